import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { canonical, checksum } from '../app/import-export/checksum.ts';
import { exportFile } from '../app/import-export/exported-save-file.ts';
import type { PolicyFactory } from '../engine/bots/policies.ts';
import type { GameTypes, Json } from '../engine/game.ts';
import type { AnyGameModule } from '../engine/game-module.ts';
import { FORMAT, type Save } from '../engine/save.ts';
import { validate } from '../engine/validate.ts';
import { loadGameModules, withUsage } from './arguments.ts';
import { EVENING, Scribe } from './game-recorder.ts';

const FOLDER = 'tests/saves';
/** How many games are searched for good positions. */
const GAMES_TO_SEARCH = 10;
const MAX_COMMANDS = 3000;

/**
 * Writes golden saves of the current format and version, and the checksums of all cards. Run it for each release. Existing files are
 * never overwritten, and a released card must not change.
 */
export const main = (args: readonly string[]): Promise<number> =>
  withUsage('npm run golden -- [--game <id>]', async () => {
    const { values } = parseArgs({ args: [...args], options: { game: { type: 'string' } } });
    let changed = 0;
    for (const gameModule of await loadGameModules(values.game)) {
      const { greedy } = gameModule.bots;
      changed += writeSaves(gameModule, greedy) + writeCards(gameModule);
    }
    return changed > 0 ? 1 : 0;
  });

function writeSaves(gameModule: AnyGameModule, greedy: PolicyFactory<GameTypes>): number {
  const { id, migrations } = gameModule.game;
  for (const [moment, save] of Object.entries(goldenMoments(gameModule, greedy))) {
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

type Found = { readonly worth: number; readonly save: Save<GameTypes> };

/** The best positions of some games: a choice and a roll with a long agenda, one with undo and redo, and the end of a game. */
function goldenMoments(gameModule: AnyGameModule, greedy: PolicyFactory<GameTypes>): { readonly [moment: string]: Save<GameTypes> } {
  const best = new Map<string, Found>();
  const note = (moment: string, worth: number, save: Save<GameTypes>): void => {
    if (worth > (best.get(moment)?.worth ?? 0)) best.set(moment, { worth, save: { ...save, id: `golden-${moment}` } });
  };
  for (let seed = 1; seed <= GAMES_TO_SEARCH; seed++) {
    const setup = [{}, ...(gameModule.setups ?? [])][seed % (1 + (gameModule.setups?.length ?? 0))];
    const seats = Math.min(gameModule.game.seats.max, Math.max(gameModule.game.seats.min, 2 + (seed % 3)));
    const options = validate(gameModule.game.schemas.options, setup, 'the setup');
    const scribe = new Scribe(gameModule, greedy, { id: 'golden', seats, options, seed });
    for (let i = 0; i < MAX_COMMANDS && scribe.play(seed % 2 === 0); i++) {
      const { save } = scribe;
      const waiting = save.session.now.agenda.length;
      if (scribe.prompt) note(scribe.prompt.kind === 'roll' ? 'roll' : 'choice', waiting, save);
      // typed dice can be undone, so the save should have some
      const typed = save.session.commands.filter((command) => command.do === 'rolled').length;
      if (save.session.commands.length >= 4)
        note('undo', Math.min(20, save.session.commands.length) + 20 * typed, withUndoneCommands(scribe));
    }
    if (!scribe.prompt) note('ended', scribe.save.revision, scribe.save);
  }
  return Object.fromEntries([...best].map(([moment, { save }]) => [moment, save]));
}

/** The save after two undos. The scribe itself does not change. */
function withUndoneCommands(scribe: Scribe): Save<GameTypes> {
  const before = scribe.save;
  scribe.undo();
  scribe.undo();
  const { save } = scribe;
  scribe.save = before;
  return save;
}

/** Fields with texts and pictures, which may change after a release. */
const TEXT_FIELDS: ReadonlySet<string> = new Set([
  'name',
  'title',
  'called',
  'flavour',
  'look',
  'art',
  'icon',
  'enters',
  'room',
  'sentence',
  'label',
  'does',
]);
/** What later versions added to released cards. Each has a checksum of its own, so the card's stays as it was. */
const ADDED = ['feature', 'asks'] as const;
/** The same for quests. */
const QUEST_TEXT_FIELDS: ReadonlySet<string> = new Set([
  ...TEXT_FIELDS,
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
const isEmpty = (value: unknown): boolean => value === null || value === false || (Array.isArray(value) && value.length === 0);

/** The part of a card that must not change. Empty fields are dropped, so that a new optional field changes no old card. */
function rulesPartOf(value: unknown, words = TEXT_FIELDS): Json {
  if (Array.isArray(value)) return value.map((one) => rulesPartOf(one, words));
  if (typeof value !== 'object' || value === null) return value as Json;
  const kept = Object.entries(value).filter(([key, inner]) => !words.has(key) && !isEmpty(inner));
  return Object.fromEntries(kept.map(([key, inner]) => [key, rulesPartOf(inner, words)]));
}

/** Decks without effects: what is asked of people may be mended after a release, as long as its id stays (decision 241). */
const ASKED: ReadonlySet<string> = new Set(['riddles', 'twisters', 'challenges']);
/** Content that is computed from the cards and changes with each new card. */
const DERIVED: ReadonlySet<string> = new Set(['floors']);

/** A card without what was added to it later, and each of these parts. */
function partsOf(card: unknown): { readonly printed: unknown; readonly added: readonly (readonly [name: string, part: unknown])[] } {
  if (typeof card !== 'object' || card === null) return { printed: card, added: [] };
  const isAdded = (key: string): boolean => ADDED.some((name) => name === key);
  const all = Object.entries(card);
  return { printed: Object.fromEntries(all.filter(([key]) => !isAdded(key))), added: all.filter(([key]) => isAdded(key)) };
}

/** The checksum of each card, by deck and id. */
export function prints(content: object): { readonly [card: string]: string } {
  const decks = Object.entries(content).filter(
    ([name, deck]) => typeof deck === 'object' && deck !== null && !(deck instanceof Map) && !DERIVED.has(name),
  );
  return Object.fromEntries(
    decks.flatMap(([deck, cards]) =>
      Object.entries(cards as { readonly [id: string]: unknown }).flatMap(([id, card]) => {
        const { printed, added } = partsOf(card);
        const words = deck === 'quests' ? QUEST_TEXT_FIELDS : TEXT_FIELDS;
        return [
          [`${deck}/${id}`, checksum(canonical(ASKED.has(deck) ? id : rulesPartOf(printed, words)))],
          ...added.map(([name, part]) => [`${name}/${deck}/${id}`, checksum(canonical(rulesPartOf(part, words)))]),
        ];
      }),
    ),
  );
}

/** The released cards that are missing or changed. */
export const unfaithful = (released: { readonly [card: string]: string }, now: { readonly [card: string]: string }): readonly string[] =>
  Object.keys(released).filter((card) => released[card] !== now[card]);

export const cardsPath = (game: string): string => join(FOLDER, game, 'cards.json');

function writeCards({ game, content }: AnyGameModule): number {
  const path = cardsPath(game.id);
  const released = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as { [card: string]: string }) : {};
  const now = prints(content);
  const changed = unfaithful(released, now);
  for (const card of changed) console.error(`${path}: ${card} has changed: give the new card a new id and keep the old card`);
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
