// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importFile } from '../../src/app/import-export/exported-save-file.ts';
import { cardsPath, prints, unfaithful } from '../../src/cli/golden.ts';
import { Random } from '../../src/engine/random.ts';
import { act, prompt, redo, undo } from '../../src/engine/session.ts';
import { gameModules } from '../../src/games/game-modules.ts';
import { finding } from './pretend.ts';

/** Saves made by real play of each format and version so far (npm run golden). They must open for ever. */

const golden = import.meta.glob<string>('/tests/saves/*/v*.json', { eager: true, query: '?raw', import: 'default' });
const games = await Promise.all(Object.values(gameModules).map((open) => open()));
const gameOf = (path: string): string => path.split('/').at(-2) ?? '';
const boxAt = (path: string) => {
  const box = games.find(({ game }) => game.id === gameOf(path));
  if (!box) throw new Error(`no box for ${path}`);
  return box;
};

test('every game has a save of each kind of moment', () => {
  for (const { game } of games) {
    const moments = Object.keys(golden)
      .filter((path) => gameOf(path) === game.id)
      .map((path) => basename(path).replace(/^v\d+-\d+-|\.json$/g, ''));
    const rolls = Object.keys(game.rolls).length > 0 ? ['roll'] : [];
    // where every command teaches somebody something, nothing can be taken back
    expect(new Set([...moments, 'undo'])).toEqual(new Set(['choice', ...rolls, 'undo', 'ended']));
  }
});

describe.each(Object.entries(golden))('%s', (path, text) => {
  const box = boxAt(path);
  const { game, content } = box;
  const [, version = ''] = /v\d+-(\d+)-/.exec(basename(path)) ?? [];

  test('opens, and plays on to an end', async () => {
    const read = await importFile(text, finding(box));
    if (read.kind === 'refused') throw new Error(`${read.words} (${read.where})`);
    expect(read.migrated).toBe(Number(version) < game.migrations.length);
    const random = Random.seed(11);
    let { session } = read.save;
    for (let i = 0; i < 20_000; i++) {
      const asked = prompt(game, content, session.now);
      if (!asked) break;
      session = act(game, content, session, asked.kind === 'roll' ? { do: 'roll' } : random.pick(asked.options)).session;
    }
    expect(session.now.outcome).not.toBeNull();
  });

  test('says so when a letter is changed on its way', async () => {
    const hurt = text.replace('"revision":', '"revision":1');
    expect(await importFile(hurt, finding(box))).toMatchObject({ kind: 'refused', where: 'checksum' });
  });
});

test.each(Object.entries(golden).filter(([path]) => path.endsWith('-undo.json')))(
  '%s keeps its line of undo and redo as long as its rules are the same, and else has none',
  async (path, text) => {
    const { game, content } = boxAt(path);
    const read = await importFile(text, finding(boxAt(path)));
    if (read.kind === 'refused') throw new Error(`${read.words} (${read.where})`);
    const { session } = read.save;
    const forth = redo(game, content, session);
    // where the rules have changed since, the position stays and the line goes
    expect(session.undone).toHaveLength(session.sealed === 'loaded' ? 0 : 2);
    if (session.sealed === 'loaded') expect([undo(game, content, session), forth]).toEqual([null, null]);
    else expect(forth && undo(game, content, forth)?.now).toEqual(session.now);
  },
);

describe.each(games.map((box) => [box.game.id, box] as const))('the cards of %s', (id, box) => {
  const path = cardsPath(id);
  const released = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as { readonly [card: string]: string }) : {};
  const now = prints(box.content);

  test('are all released or new, and what was released is as it was', () => {
    expect(Object.keys(released).length).toBeGreaterThan(0);
    expect(unfaithful(released, now)).toEqual([]);
  });
  const isCard = (name: string): boolean => {
    const [deck = '', card = ''] = name.split('/');
    return typeof (box.content as { readonly [deck: string]: { readonly [card: string]: unknown } })[deck]?.[card] === 'object';
  };
  const first = Object.keys(now).find(isCard) ?? '';
  // a deck may hold plain numbers, which have no words
  test.runIf(first)('a changed effect, a lost card: both are seen; new words are not', () => {
    type Cards = { [deck: string]: { [id: string]: { name?: string } } };
    const [deck = '', card = ''] = first.split('/');
    const change = (edit: (cards: Cards) => void): readonly string[] => {
      const { lists: _, ...cards } = structuredClone({ ...box.content, lists: null }) as unknown as Cards;
      edit(cards);
      return unfaithful(now, prints(cards));
    };
    expect(change((cards) => Object.assign(cards[deck]?.[card] ?? {}, { name: 'Anew', flavour: 'Quite another.' }))).toEqual([]);
    expect(change((cards) => Object.assign(cards[deck]?.[card] ?? {}, { hp: 77 }))).toEqual([first]);
    expect(change((cards) => Object.assign(cards[deck]?.[card] ?? {}, { newThing: [] }))).toEqual([]);
    expect(change((cards) => void Reflect.deleteProperty(cards[deck] ?? {}, card))).toEqual([first]);
  });
});
