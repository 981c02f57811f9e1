import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { canonical, checksum } from '../app/carry/checksum.ts';
import { exportFile } from '../app/carry/save-file.ts';
import { accept } from '../engine/accept.ts';
import type { Mind } from '../engine/bots/wits.ts';
import type { AnyBox } from '../engine/box.ts';
import type { Json, Vocabulary } from '../engine/game.ts';
import { FORMAT, type Save } from '../engine/save.ts';
import { EVENING, Scribe } from './scribe.ts';
import { opened, withUsage } from './shelf.ts';

const FOLDER = 'tests/saves';
/** So many games are played to find the moments in. */
const GAMES = 10;
const MOST_COMMANDS = 3000;

/**
 * Writes golden saves of every game in its format and version of today, by real play, and the prints of its cards. Run it at a release.
 * What is there is never written again: saves of this format and version stay, and a card that is known must be as it was.
 */
export const main = (args: readonly string[]): Promise<number> =>
  withUsage('npm run golden', async () => {
    parseArgs({ args: [...args], options: {} });
    let changed = 0;
    for (const box of await opened(undefined)) {
      const { greedy } = await box.wits();
      changed += writeSaves(box, greedy) + writeCards(box);
    }
    return changed > 0 ? 1 : 0;
  });

function writeSaves(box: AnyBox, greedy: Mind<Vocabulary>): number {
  const { id, migrations } = box.game;
  for (const [moment, save] of Object.entries(moments(box, greedy))) {
    const path = join(FOLDER, id, `v${FORMAT}-${migrations.length}-${moment}.json`);
    if (existsSync(path)) console.log(`${path} is there, and stays as it is`);
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, exportFile(save, EVENING).text);
      console.log(`wrote ${path}`);
    }
  }
  return 0;
}

type Found = { readonly worth: number; readonly save: Save<Vocabulary> };

/** The most interesting moments of a few games: deep inside a choice, before a roll with as much as possible still to come, with undo and redo, at the end. */
function moments(box: AnyBox, greedy: Mind<Vocabulary>): { readonly [moment: string]: Save<Vocabulary> } {
  const best = new Map<string, Found>();
  const note = (moment: string, worth: number, save: Save<Vocabulary>): void => {
    if (worth > (best.get(moment)?.worth ?? 0)) best.set(moment, { worth, save: { ...save, id: `golden-${moment}` } });
  };
  for (let seed = 1; seed <= GAMES; seed++) {
    const setup = [{}, ...(box.setups ?? [])][seed % (1 + (box.setups?.length ?? 0))];
    const seats = Math.min(box.game.seats.max, Math.max(box.game.seats.min, 2 + (seed % 3)));
    const options = accept(box.game.schemas.options, setup, 'the setup');
    const scribe = new Scribe(box, greedy, { id: 'golden', seats, options, seed });
    for (let i = 0; i < MOST_COMMANDS && scribe.play(seed % 2 === 0); i++) {
      const { save } = scribe;
      const waiting = save.session.now.agenda.length;
      if (scribe.prompt) note(scribe.prompt.kind === 'roll' ? 'roll' : 'choice', waiting, save);
      // typed dice can be taken back, so they belong on the line
      const typed = save.session.commands.filter((command) => command.do === 'rolled').length;
      if (save.session.commands.length >= 4) note('undo', Math.min(20, save.session.commands.length) + 20 * typed, takenBack(scribe));
    }
    if (!scribe.prompt) note('ended', scribe.save.revision, scribe.save);
  }
  return Object.fromEntries([...best].map(([moment, { save }]) => [moment, save]));
}

/** With two commands taken back; the scribe goes on as if nothing had been. */
function takenBack(scribe: Scribe): Save<Vocabulary> {
  const before = scribe.save;
  scribe.undo();
  scribe.undo();
  const { save } = scribe;
  scribe.save = before;
  return save;
}

/** Words and pictures for people may change for ever; a card's effects may not. */
const WORDS: ReadonlySet<string> = new Set(['name', 'title', 'called', 'flavour', 'art', 'icon']);
/** A quest is words all over; its scenes, and the way through them, must stay. */
const TOLD: ReadonlySet<string> = new Set([
  ...WORDS,
  'teaser',
  'tone',
  'decisions',
  'goals',
  'text',
  'label',
  'headline',
  'words',
  'guest',
]);
const isNothing = (value: unknown): boolean => value === null || value === false || (Array.isArray(value) && value.length === 0);

/** What of a card must never change; what a card does not have goes, so that a new kind of thing to have changes no old card. */
function bare(value: unknown, words = WORDS): Json {
  if (Array.isArray(value)) return value.map((one) => bare(one, words));
  if (typeof value !== 'object' || value === null) return value as Json;
  const kept = Object.entries(value).filter(([key, inner]) => !words.has(key) && !isNothing(inner));
  return Object.fromEntries(kept.map(([key, inner]) => [key, bare(inner, words)]));
}

/** A print of each card of a box, by deck and id. */
export function prints(content: object): { readonly [card: string]: string } {
  const decks = Object.entries(content).filter(([, deck]) => typeof deck === 'object' && deck !== null && !(deck instanceof Map));
  return Object.fromEntries(
    decks.flatMap(([deck, cards]) =>
      Object.entries(cards as { readonly [id: string]: unknown }).map(([id, card]) => [
        `${deck}/${id}`,
        checksum(canonical(bare(card, deck === 'quests' ? TOLD : WORDS))),
      ]),
    ),
  );
}

/** Cards that are gone or not what they were. */
export const unfaithful = (released: { readonly [card: string]: string }, now: { readonly [card: string]: string }): readonly string[] =>
  Object.keys(released).filter((card) => released[card] !== now[card]);

export const cardsPath = (game: string): string => join(FOLDER, game, 'cards.json');

function writeCards({ game, content }: AnyBox): number {
  const path = cardsPath(game.id);
  const released = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as { [card: string]: string }) : {};
  const now = prints(content);
  const changed = unfaithful(released, now);
  for (const card of changed)
    console.error(`${path}: ${card} is not what it was: give the new card a new id, and leave the old one in the box`);
  const added = Object.keys(now).filter((card) => !(card in released));
  if (added.length > 0) {
    mkdirSync(dirname(path), { recursive: true });
    const all = Object.entries({ ...now, ...released }).sort(([a], [b]) => (a < b ? -1 : 1));
    writeFileSync(path, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
  }
  console.log(
    `${path}: ${added.length} cards added, ${Object.keys(released).length - changed.length} as they were, ${changed.length} changed`,
  );
  return changed.length;
}
