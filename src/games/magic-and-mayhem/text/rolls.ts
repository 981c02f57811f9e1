import type { Immutable, VariantOf } from '../../../engine/game.ts';
import type { RollSide, RollWords } from '../../../engine/shared/game-text.ts';
import { dispatch, type HandlerTable } from '../../../engine/shared/handlers.ts';
import { capitalize, playerName, type Sentence } from '../../../engine/shared/sentences.ts';
import type { Effect } from '../content/card-schemas.ts';
import { type Content, effectAt, isStory } from '../content/content.ts';
import { challengeOfDie, challengesLeft } from '../rules/asked-trials.ts';
import { treasureOn, upOn } from '../rules/difficulty.ts';
import { COMES_OFF, type TrialKind } from '../state/constants.ts';
import type { Roll, View } from '../state/tasks.ts';
import { about, orMore, sentences, toYou } from './effects.ts';
import { key, STAT_NAMES } from './keywords.ts';
import { monster, type Names } from './names.ts';

/** The text of each roll. */

const TRIAL_NAMES: { readonly [K in TrialKind]: string } = { riddle: 'riddle', twister: 'tongue twister', challenge: 'challenge' };
const FACES = [1, 2, 3, 4, 5, 6] as const;
const from = (on: number): number[] => FACES.filter((face) => face >= on);
const below = (on: number): number[] => FACES.filter((face) => face < on);

const fourUp = (
  good: readonly [title: string, words: string, icon: string],
  bad: readonly [title: string, words: string, icon: string],
  on: number = COMES_OFF,
): RollWords['sides'] => [
  { faces: below(on), title: bad[0], words: [bad[1]], mood: 'bad', icon: bad[2] },
  { faces: from(on), title: good[0], words: [good[1]], mood: 'good', icon: good[2] },
];

const ROLLS: HandlerTable<Roll, [View, Names, Content], RollWords> = {
  'encounter-roll': ({ seat }, view, names) => ({
    title: `${playerName(names, seat)} looks into the corner`,
    call: [orMore(treasureOn(view)), ' finds a treasure. Less, and a monster finds you.'],
    sides: fourUp(
      ['Treasure!', 'Draw a treasure card.', 'open-treasure-chest'],
      ['Uh-oh!', 'Draw a monster card.', 'imp-laugh'],
      treasureOn(view),
    ),
  }),
  'tie-roll': ({ number, heroes, seat }, view, names, content) => ({
    title: `Whom does ${monster(view, number, content)} go for?`,
    call: [`${playerName(names, seat)} rolls. The die picks one of ${heroes.length}.`],
    sides: heroes.map((hero, i) => ({
      faces: shared(i, heroes.length),
      title: playerName(names, hero),
      words: [],
      mood: 'neutral' as const,
      icon: content.heroes[view.heroes[hero]?.hero ?? '']?.art.icon ?? 'fist',
    })),
  }),
  'dodge-roll': ({ seat, on, amount }, _view, names) => ({
    title: `${playerName(names, seat)}, duck!`,
    call: [orMore(on), ' is a dodge.'],
    sides: fourUp(['Missed!', 'You lose nothing.', 'dodging'], ['Ouch!', `A hit for ${amount}.`, 'fist'], on),
  }),
  'monster-dodge-roll': ({ number, on, amount }, view, _names, content) => ({
    title: `${capitalize(monster(view, number, content))} tries to duck`,
    call: ['On ', orMore(on), ' it gets away.'],
    sides: [
      { faces: below(on), title: 'Bonk!', words: [`A hit for ${amount}.`], mood: 'good', icon: 'fist' },
      { faces: from(on), title: 'It ducks!', words: ['It sticks out its tongue.'], mood: 'bad', icon: 'imp-laugh' },
    ],
  }),
  'revive-roll': ({ seat }, view, names) => ({
    title: `${playerName(names, seat)} wobbles …`,
    call: [orMore(upOn(view)), ' and you stay up with one heart.'],
    sides: fourUp(['Still up!', 'You keep one heart.', 'hearts'], ['Down you go', 'Have a little rest.', 'shield'], upOn(view)),
  }),
  'door-roll': ({ seat }, _view, names) => ({
    title: `${playerName(names, seat)} tries the door`,
    call: [orMore(COMES_OFF), ' opens it.'],
    sides: fourUp(['Click!', 'The door opens.', 'key'], ['Stuck', 'Try again next turn.', 'padlock']),
  }),
  'peer-roll': ({ seat }, _view, names) => ({
    title: `${playerName(names, seat)} squints into the dark`,
    call: [orMore(COMES_OFF), ' and you see it.'],
    sides: fourUp(['There it is!', 'You see it this turn.', 'eyeball'], ['Nothing', 'Only dust and shadows.', 'ghost']),
  }),
  'run-roll': ({ seat }, { turn: { steps } }, names) => ({
    title: `${playerName(names, seat)}, run!`,
    call: [`Three times your Steps is ${steps}. The die comes on top.`],
    sides: FACES.map((face) => ({ faces: [face], title: `${steps + face} steps`, words: [], mood: 'good' as const, icon: 'boot-prints' })),
  }),
  'challenge-roll': ({ seat }, { heroes, challengesAsked }, names, content) => {
    const { level = 'middle', side } = heroes[seat] ?? {};
    const left = challengesLeft(content, { level, people: heroes.filter((hero) => hero.side === side).length, asked: challengesAsked });
    return {
      title: `${playerName(names, seat)}, what shall we do?`,
      call: ['The die picks.'],
      sides: FACES.map((face) => ({
        faces: [face],
        title: content.challenges[challengeOfDie(content, left, face) ?? '']?.title ?? 'Something new',
        words: [],
        mood: 'neutral' as const,
        icon: 'fist',
      })),
    };
  },
  'luck-roll': ({ seat, list, kind, id }, _view, names, content) => ({
    title: `${playerName(names, seat)}, try your luck`,
    call: [...(id === null ? [`No ${TRIAL_NAMES[kind]} this time: the die answers. `] : []), orMore(COMES_OFF), ' is as good as right.'],
    sides: [
      { faces: below(COMES_OFF), title: 'No luck', words: byLuck(kind, 'lost', list, content), mood: 'bad', icon: 'imp-laugh' },
      { faces: from(COMES_OFF), title: 'Lucky!', words: byLuck(kind, 'won', list, content), mood: 'good', icon: 'hearts' },
    ],
  }),
  'card-roll': ({ seat, on, list, hero, monster: number }, view, names, content) => {
    const about = number === null ? 'That one' : capitalize(monster(view, number, content));
    const who = hero === seat ? null : hero === null ? about : playerName(names, hero);
    const test = effectAt(list, content);
    const part = (name: 'then' | 'else') =>
      test?.do === 'test'
        ? [name === 'then' ? 'It works!' : 'It goes wrong.']
        : told(content.lists.get(`${list}/${name}`) ?? [], who, content);
    return {
      title: `${playerName(names, seat)}, roll for it`,
      call:
        test?.do === 'test'
          ? testOf(test, view.heroes[seat]?.[test.stat] ?? 0, on)
          : [`${cardOf(list, content)}: the die says what happens.`],
      sides: [
        { faces: below(on), title: on > 2 ? `${on - 1} or less` : 'A 1', words: part('else'), mood: 'bad', icon: 'imp-laugh' },
        { faces: from(on), title: on < 6 ? `${on} or more` : 'A 6', words: part('then'), mood: 'good', icon: 'hearts' },
      ],
    };
  },
};
const rollOf = dispatch(ROLLS);

/** The result of a roll that replaces an answer. Quest pages have no effect text, so the text says whether the answer counts as right. */
function byLuck(kind: TrialKind, way: 'won' | 'lost', list: string, content: Content): Sentence {
  const effects = content.lists.get(`${list}/${way}`) ?? [];
  if (!isStory(list, content)) return orNothing(effects, content);
  const counts =
    kind === 'challenge'
      ? { won: 'As if it had worked.', lost: 'As if it had not worked.' }
      : { won: 'As good as right.', lost: 'As good as wrong.' };
  return [counts[way], ...spoken(effects, content).flatMap((words) => [' ', ...words])];
}

/** The hero's statistic for a test in a quest, and the roll that is needed (MM-43). */
const testOf = ({ stat }: Immutable<VariantOf<Effect, 'test'>>, has: number, on: number): Sentence => [
  'With ',
  key(stat, STAT_NAMES[stat]),
  ` ${has}, `,
  orMore(on),
  ' will do.',
];

/** The effects of a roll in words. `who` is the target's name; null is the player who rolls. */
const told = (effects: readonly Immutable<Effect>[], who: string | null, content: Content): Sentence =>
  who === null ? orNothing(toYou(effects), content) : about(who, orNothing(effects, content));
/** A sentence for each effect that has one. Quest pages have none. */
const spoken = (effects: readonly Immutable<Effect>[], content: Content): Sentence[] =>
  effects.map((effect) => sentences([effect], content)).filter((words) => words.length > 0);
const orNothing = (effects: readonly Immutable<Effect>[], content: Content): Sentence => {
  if (effects.length === 0) return ['Nothing happens.'];
  const said = spoken(effects, content);
  return said.length > 0 ? said.flatMap((words, i) => (i > 0 ? [' ', ...words] : words)) : ['The story goes on.'];
};
const cardOf = (list: string, content: Content): string => {
  const id = list.slice(0, list.indexOf('/'));
  return (
    content.quests[id]?.title ??
    content.dangers[id]?.name ??
    content.treasures[id]?.name ??
    content.heroes[id]?.power.name ??
    content.monsters[id]?.name ??
    content.tiles[id]?.feature?.name ??
    ''
  );
};
/** The i-th of n has the faces i + 1, i + 1 + n and so on (MM-26). */
const shared = (i: number, n: number): number[] => FACES.filter((face) => (face - 1) % n === i);

/** The text of a roll and of each of its faces. With the house rule *lucky ones* a 1 is good, too (MM-50). */
export function roll(view: View, rolled: Roll, names: Names, content: Content): RollWords {
  const words = rollOf(rolled, view, names, content);
  if (!view.house.includes('lucky-ones') || !words.sides.some(({ mood, faces }) => mood === 'good' && faces.includes(6))) return words;
  const faces = (side: RollSide) => (side.mood === 'good' ? [1, ...side.faces] : side.faces.filter((face) => face !== 1));
  return {
    ...words,
    call: [...words.call, ' A 1 is as good as a 6.'],
    sides: words.sides.map((side) => ({ ...side, faces: faces(side) })),
  };
}
