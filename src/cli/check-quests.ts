import type { Immutable } from '../engine/game.ts';
import { Random } from '../engine/random.ts';
import { duplicates } from '../engine/shared/cards.ts';
import { contentOf, type Decks } from '../games/magic-and-mayhem/content/content.ts';
import type { Quest } from '../games/magic-and-mayhem/content/quest-schema.ts';
import { dealQuestBoard } from '../games/magic-and-mayhem/rules/setup.ts';
import { effectsIn, explore } from './explore-quest.ts';
import { hardProblems } from './reading-level.ts';

/** Checks quests (MM-43): all names exist, and all scenes, endings and tiles can be reached. */

type Story = Immutable<Quest>;

/** MM-48 */
const MIN_QUESTS = 6;
/** How many random deals of a quest are tested. */
const DEALS = 5;
/** The endings that the rules cause. */
const RULE_ENDINGS = ['torch', 'all-down'] as const;

function mapProblems({ map, places, set }: Story, decks: Decks): string[] {
  const signs = map.flatMap((row) => [...row]);
  const letters = signs.filter((sign) => sign !== ' ' && sign !== '?');
  const laid = [...Object.values(places).map(({ tile }) => tile), ...set];
  const open = signs.filter((sign) => sign === '?').length;
  const kind = (tile: string) => decks.tiles.find(({ id }) => id === tile)?.kind;
  const doors = Object.values(places).filter(({ tile }) => kind(tile) === 'entrance').length;
  return [
    ...letters.flatMap((sign) => (places[sign] ? [] : [`map: there is no place "${sign}"`])),
    ...Object.keys(places).flatMap((sign) => (letters.includes(sign) ? [] : [`places: "${sign}" is not on the map`])),
    ...duplicates(letters).map((sign) => `map: the place "${sign}" is there twice`),
    ...laid.flatMap((tile) => (kind(tile) ? [] : [`there is no tile "${tile}"`])),
    ...duplicates(laid).map((tile) => `the tile "${tile}" is there twice`),
    ...set.flatMap((tile) => (kind(tile) === 'ordinary' || kind(tile) === undefined ? [] : [`set: "${tile}" is no ordinary tile`])),
    ...(set.length < open ? [`set: ${set.length} tiles for ${open} places`] : []),
    ...(doors === 1 ? [] : [`places: ${doors} Entrances; a quest has one`]),
  ];
}

function dealProblems(quest: Story, decks: Decks): string[] {
  const content = contentOf(decks);
  try {
    for (let seed = 1; seed <= DEALS; seed++) dealQuestBoard(quest, Random.seed(seed), content);
    return [];
  } catch {
    return ['map: some tile cannot be reached from the Entrance without a locked or secret door'];
  }
}

function wordProblems({ scenes, goals, endings, things, places, torch }: Story, decks: Decks): string[] {
  const effects = scenes.flatMap((scene) => effectsIn(scene.effects));
  const set = new Set(effects.flatMap((effect) => (effect.do === 'set-flag' ? [effect.flag] : [])));
  const asked = new Set([
    ...scenes.flatMap(({ needs, unless, when }) => [...needs, ...unless, ...(when.do === 'flag-set' ? [when.flag] : [])]),
    ...goals.flatMap(({ needs }) => needs),
  ]);
  const placed = new Set(effects.flatMap((effect) => (effect.do === 'place-thing' ? [effect.thing] : [])));
  const known = things.map(({ id }) => id);
  const ended = new Set(effects.flatMap((effect) => (effect.do === 'end' ? [effect.ending] : [])));
  return [
    ...duplicates([...scenes.map(({ id }) => id)]).map((id) => `the scene "${id}" is there twice`),
    ...duplicates([...endings.map(({ id }) => id)]).map((id) => `the ending "${id}" is there twice`),
    ...[...asked].flatMap((flag) => (set.has(flag) ? [] : [`nothing ever sets the flag "${flag}"`])),
    ...[...set].flatMap((flag) => (asked.has(flag) ? [] : [`nothing ever asks for the flag "${flag}"`])),
    ...[...placed].flatMap((thing) => (known.includes(thing) ? [] : [`there is no thing "${thing}"`])),
    ...known.flatMap((thing) => (placed.has(thing) ? [] : [`the thing "${thing}" never lies anywhere`])),
    ...[...ended].flatMap((id) => (endings.some((one) => one.id === id) ? [] : [`there is no ending "${id}"`])),
    ...RULE_ENDINGS.flatMap((id) =>
      endings.some((one) => one.id === id && one.mood === 'lost') ? [] : [`there is no lost ending "${id}"`],
    ),
    ...scenes.flatMap(({ id, when, needs }) => {
      if ('place' in when && !places[when.place]) return [`${id}: there is no place "${when.place}"`];
      if (when.do === 'hero-on' && when.with !== null && !known.includes(when.with)) return [`${id}: there is no thing "${when.with}"`];
      if (when.do === 'thing-taken' && !known.includes(when.thing)) return [`${id}: there is no thing "${when.thing}"`];
      if (when.do === 'round-reached' && when.round > torch) return [`${id}: round ${when.round} comes after the torch is out`];
      if (when.do !== 'monster-slain') return [];
      if (!decks.monsters.some((sheet) => sheet.id === when.monster)) return [`${id}: there is no monster "${when.monster}"`];
      return needs.length > 0 ? [] : [`${id}: it must need a flag that is set when the monster comes`];
    }),
    ...(goals[0]?.needs.length === 0 ? [] : ['goals: the first one needs no flags']),
  ];
}

/** What could bring a fight into a story in which nobody fights. */
function peaceProblems({ peaceful, scenes, places, set }: Story, decks: Decks): string[] {
  if (!peaceful) return [];
  const spawns = (effects: Parameters<typeof effectsIn>[0]): boolean => effectsIn(effects).some((effect) => effect.do === 'spawn');
  const laid = [...Object.values(places).map(({ tile }) => tile), ...set];
  return [
    ...scenes.flatMap(({ id, effects }) => (spawns(effects) ? [`${id}: nobody fights, but a monster comes`] : [])),
    ...decks.tiles.flatMap(({ id, feature }) =>
      laid.includes(id) && feature && spawns(feature.effects) ? [`the tile "${id}": nobody fights, but a monster comes`] : [],
    ),
  ];
}

function storyProblems(quest: Story): string[] {
  const { played, ended, stuck } = explore(quest);
  return [
    ...quest.scenes.flatMap(({ id }) => (played.has(id) ? [] : [`the scene "${id}" can never be played`])),
    ...quest.endings.flatMap(({ id }) =>
      ended.has(id) || RULE_ENDINGS.some((one) => one === id) ? [] : [`the ending "${id}" can never come`],
    ),
    ...(ended.size < 2 ? [`${ended.size} endings for different deeds; there should be two`] : []),
    ...(stuck ? [`the story is stuck once these have been played: ${stuck.join(', ')}`] : []),
  ];
}

/** All texts of a quest that are read aloud. */
const linesOf = ({ teaser, goals, scenes, endings }: Story): readonly string[] => [
  teaser,
  ...goals.map(({ text }) => text),
  ...scenes.flatMap(({ effects }) =>
    effectsIn(effects).flatMap((effect) =>
      effect.do === 'say' ? [effect.text] : effect.do === 'choose' ? [effect.text, ...effect.of.map(({ label }) => label)] : [],
    ),
  ),
  ...endings.map(({ words }) => words),
];

/** All problems of the quests. */
export function questProblems(decks: Decks): readonly string[] {
  const { quests } = decks;
  return [
    ...(quests.length < MIN_QUESTS ? [`quests: ${quests.length} of ${MIN_QUESTS}`] : []),
    ...quests.flatMap((quest) => {
      const words = [...mapProblems(quest, decks), ...wordProblems(quest, decks), ...peaceProblems(quest, decks)];
      // a wrong name would be reported a second time
      const found = words.length > 0 ? words : [...dealProblems(quest, decks), ...storyProblems(quest)];
      const file = `quests/${quest.id}.json`;
      return [...found.map((problem) => `${file}: ${problem}`), ...hardProblems(file, linesOf(quest))];
    }),
  ];
}
