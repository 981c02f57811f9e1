import type { Answer, Immutable, Of } from '../../../engine/game.ts';
import type { Call, RollSide, RollWords } from '../../../engine/kit/telling.ts';
import { count, type Sentence } from '../../../engine/kit/words.ts';
import type { Prompt } from '../../../engine/session.ts';
import type { Effect } from '../cards.ts';
import { type Content, effectAt, need } from '../content.ts';
import { treasureOn, upOn } from '../levels.ts';
import { priceOf } from '../store.ts';
import type { AnyCommand, Choice, Mayhem, Roll, View } from '../vocabulary.ts';
import type { TrialKind } from '../words.ts';
import { orMore, sentences } from './effects.ts';
import { called, capital, nameOf, sourceName, useName } from './events.ts';
import { keeperSays } from './keeper.ts';
import { sideName } from './sides.ts';

/** What is asked, what each answer does, what a die decides. */

type Names = readonly string[];

const monster = (view: View, number: number, content: Content): string => {
  const found = view.monsters.find((one) => one.number === number);
  return found ? `${called(content, found.monster)} (${number})` : 'nobody';
};
const cardName = (id: string, content: Content): string => need(content.treasures, id).name;

function turnCall(view: View, seat: number, names: Names, options: readonly Answer<Mayhem>[]): Call {
  const { steps, acted, moved, actions } = view.turn;
  const fights = options.some((option) => option.do === 'attack');
  const title = `${nameOf(names, seat)}, you hold the torch`;
  // MM-42b: how long the others have, once a side is out
  const hero = view.heroes[seat];
  const hasBeaten = (view.sides[hero?.side ?? 0]?.bosses ?? 0) > 0;
  if (view.torch !== null && view.sides.some(({ escaped }) => escaped !== null))
    return {
      title,
      words: [`Last call, ${count(view.torch, 'round')} left! ${hasBeaten ? 'Grab your gold and get home.' : 'Beat a boss and get home.'}`],
    };
  if (acted) return { title, words: [actions > 0 ? 'You have a Bonus Action.' : 'Your turn is over.'] };
  if (steps > 0)
    return {
      title,
      words: [
        moved
          ? 'Walk on, do something, or end your turn.'
          : fights
            ? 'Tap a glowing square to walk, or a monster in reach to fight.'
            : 'Tap a glowing square to walk.',
      ],
    };
  const stuck = hero?.lasting.some(({ state }) => state === 'immobilized');
  return {
    title,
    words: [`${stuck ? 'You are stuck fast' : 'No steps left'}. ${options.length > 1 ? 'Do something, or end' : 'End'} your turn.`],
  };
}

const ALL = 'everybody';
/** `who` takes part: null for somebody alone. */
const TRIAL_CALLS: { readonly [K in TrialKind]: (name: string, id: string, content: Content, who: string | null) => Call } = {
  riddle: (name, _id, _content, who) => ({
    title: `${name}, a riddle!`,
    words: [`Read it out loud. ${who === null ? 'What can it be?' : who === ALL ? 'You may all think about it.' : `${who} may guess.`}`],
  }),
  twister: (name) => ({ title: `${name}, a tongue twister!`, words: ['Say it five times in a row. Mind your teeth.'] }),
  challenge: (_name, id, content, who) => ({
    title: `${need(content.challenges, id).title}!`,
    words: [who === null ? 'Show what you can do.' : who === ALL ? 'Everybody joins in.' : `${who} join in.`],
  }),
};
const CALLS: {
  readonly [K in Choice['do']]: (
    view: View,
    choice: Of<Choice, K>,
    names: Names,
    content: Content,
    options: readonly Answer<Mayhem>[],
  ) => Call;
} = {
  turn: (view, { seat }, names, _content, options) => turnCall(view, seat, names, options),
  'pick-mark': (_view, { seat }, names) => ({
    title: `${nameOf(names, seat)}, which corner?`,
    words: ['It rustles in more than one place. Tap the one you look into.'],
  }),
  'hand-over': (_view, { seat, card }, names, content) => ({
    title: `${cardName(card, content)} is too heavy`,
    words: [`${nameOf(names, seat)} may hand it to somebody on this tile, free.`],
  }),
  'gold-amount': (_view, { seat, to }, names) => ({
    title: `${nameOf(names, seat)}, how much gold?`,
    words: [`For ${nameOf(names, to)}.`],
  }),
  offer: (_view, { seat, to }, names) => ({
    title: `${nameOf(names, seat)}, what for what?`,
    words: [`A swap with ${nameOf(names, to)}.`],
  }),
  agree: (_view, { seat, from, give, take }, names, content) => ({
    title: `${nameOf(names, seat)}, do you agree?`,
    words: [`${nameOf(names, from)} offers ${cardName(give, content)} for your ${cardName(take, content)}.`],
  }),
  'choose-one': (_view, { seat, list }, names, content) => {
    const page = effectAt(list, content);
    if (page?.do === 'say') return { title: `${nameOf(names, seat)}, read to us!`, words: ['Out loud, and then turn the page.'] };
    if (page?.do === 'choose') return { title: `${nameOf(names, seat)}, you speak for all`, words: ['Talk it over, then choose.'] };
    return { title: `${nameOf(names, seat)}, you choose`, words: ['One of these will happen.'] };
  },
  trial: ({ heroes, sides }, { seat, kind, id }, names, content) =>
    TRIAL_CALLS[kind](
      nameOf(names, seat),
      id,
      content,
      sides.length > 1 ? `Only ${sideName(heroes[seat]?.side ?? 0)}` : heroes.length > 1 ? ALL : null,
    ),
  'choose-tile': (_view, { seat }, names) => ({
    title: `${nameOf(names, seat)}, light up a tile`,
    words: ['Tap the dark tile that you want to see.'],
  }),
  'drop-which': (_view, { seat }, names) => ({
    title: `${nameOf(names, seat)}, drop one card`,
    words: ['It stays on the floor. You may come back for it.'],
  }),
  shop: (view, { seat }, names) => ({ title: `${nameOf(names, seat)}, the shop is open`, words: [keeperSays(view, seat)] }),
};

export function call(view: View, prompt: Prompt<Mayhem>, names: Names, content: Content): Call {
  if (prompt.kind === 'roll') {
    const { title, call: words } = roll(view, prompt.roll, names, content);
    return { title, words };
  }
  const row = CALLS[prompt.choice.do] as (...asked: [View, Choice, Names, Content, readonly Answer<Mayhem>[]]) => Call;
  return row(view, prompt.choice, names, content, prompt.options);
}

const OPTIONS: {
  readonly [K in AnyCommand['do']]: (view: View, command: Of<AnyCommand, K>, names: Names, content: Content, choice: Choice) => string;
} = {
  walk: () => 'Walk here',
  attack: (view, { source, number }, _names, content) => `Attack ${monster(view, number, content)}: ${sourceName(source, content)}`,
  use: (_view, { source }, _names, content) => `Use ${useName(source, content)}`,
  'use-on-hero': (_view, { source, hero }, names, content) => `${useName(source, content)} for ${nameOf(names, hero)}`,
  'use-on-monster': (view, { source, number }, _names, content) => `${useName(source, content)} at ${monster(view, number, content)}`,
  open: () => 'Open the door',
  unlock: (_view, { source }, _names, content) => `Try the door: ${useName(source, content)}`,
  give: (_view, { card, to }, names, content) => `Give ${cardName(card, content)} to ${nameOf(names, to)}`,
  'give-gold': (_view, { to }, names) => `Give gold to ${nameOf(names, to)}`,
  trade: (_view, { to }, names) => `Swap with ${nameOf(names, to)}`,
  loot: () => 'Pick up what lies here',
  shop: () => 'Go into the shop',
  peer: () => 'Look for what nobody sees',
  end: () => 'End turn',
  mark: () => 'Look in here',
  hand: (_view, { to }, names) => `Hand it to ${nameOf(names, to)}`,
  leave: (_view, _command, _names, _content, choice) => (choice.do === 'shop' ? 'Leave the shop' : 'Leave it on the floor'),
  buy: (_view, { card }, _names, content) => `Buy ${cardName(card, content)} for ${priceOf(card, content)} gold`,
  amount: (_view, { gold }) => `${gold} gold`,
  back: () => 'Never mind',
  offer: (_view, { give, take }, _names, content) => `${cardName(give, content)} for ${cardName(take, content)}`,
  yes: () => 'Yes, swap',
  no: () => 'No, thank you',
  one: (_view, { of }, _names, content, choice) => {
    if (choice.do !== 'choose-one') return '';
    const page = effectAt(choice.list, content);
    if (page?.do === 'say') return 'Turn the page';
    return page?.do === 'choose' ? (page.of[of]?.label ?? '') : plain(sentences(content.lists.get(`${choice.list}/${of}`) ?? [], content));
  },
  solved: (_view, _command, _names, _content, choice) => (isRiddle(choice) ? 'Right!' : 'It worked!'),
  missed: () => 'Not this time',
  luck: () => 'Roll the die instead',
  again: () => 'We are too few: throw again',
  tile: () => 'Light up this tile',
  drop: (_view, { card }, _names, content) => `Drop ${cardName(card, content)}`,
};
const isRiddle = (choice: Choice): boolean => choice.do === 'trial' && choice.kind === 'riddle';
const plain = (sentence: Sentence): string =>
  sentence.map((word) => (typeof word === 'string' ? word : 'symbol' in word ? word.symbol : word.words)).join('');

export function option(view: View, choice: Choice, command: Answer<Mayhem>, names: Names, content: Content): string {
  const row = OPTIONS[command.do] as (view: View, command: AnyCommand, names: Names, content: Content, choice: Choice) => string;
  return row(view, command, names, content, choice);
}

const FACES = [1, 2, 3, 4, 5, 6] as const;
const from = (on: number): number[] => FACES.filter((face) => face >= on);
const below = (on: number): number[] => FACES.filter((face) => face < on);

const fourUp = (
  good: readonly [title: string, words: string, icon: string],
  bad: readonly [title: string, words: string, icon: string],
  on = 4,
): RollWords['sides'] => [
  { faces: below(on), title: bad[0], words: [bad[1]], mood: 'bad', icon: bad[2] },
  { faces: from(on), title: good[0], words: [good[1]], mood: 'good', icon: good[2] },
];

const ROLLS: { readonly [K in Roll['do']]: (view: View, roll: Of<Roll, K>, names: Names, content: Content) => RollWords } = {
  'encounter-roll': (view, { seat }, names) => ({
    title: `${nameOf(names, seat)} looks into the corner`,
    call: [orMore(treasureOn(view)), ' finds a treasure. Anything less finds you.'],
    sides: fourUp(
      ['Treasure!', 'Draw a treasure card.', 'open-treasure-chest'],
      ['Uh-oh!', 'Draw a monster card.', 'imp-laugh'],
      treasureOn(view),
    ),
  }),
  'tie-roll': (view, { number, heroes, seat }, names, content) => ({
    title: `Whom does ${monster(view, number, content)} go for?`,
    call: [`${nameOf(names, seat)} rolls. The die picks one of ${heroes.length}.`],
    sides: heroes.map((hero, i) => ({
      faces: shared(i, heroes.length),
      title: nameOf(names, hero),
      words: [],
      mood: 'neutral' as const,
      icon: 'fist',
    })),
  }),
  'dodge-roll': (_view, { seat, on, amount }, names) => ({
    title: `${nameOf(names, seat)}, duck!`,
    call: [orMore(on), ' is a dodge.'],
    sides: fourUp(['Missed!', 'You lose nothing.', 'dodging'], ['Ouch!', `A hit for ${amount}.`, 'fist'], on),
  }),
  'monster-dodge-roll': (view, { number, on, amount }, _names, content) => ({
    title: `${capital(monster(view, number, content))} tries to duck`,
    call: ['On ', orMore(on), ' it gets away.'],
    sides: [
      { faces: below(on), title: 'Bonk!', words: [`A hit for ${amount}.`], mood: 'good', icon: 'fist' },
      { faces: from(on), title: 'It ducks!', words: ['It sticks out its tongue.'], mood: 'bad', icon: 'imp-laugh' },
    ],
  }),
  'revive-roll': (view, { seat }, names) => ({
    title: `${nameOf(names, seat)} wobbles …`,
    call: [orMore(upOn(view)), ' and you stay up with one heart.'],
    sides: fourUp(['Still up!', 'You keep one heart.', 'hearts'], ['Down you go', 'Have a little rest.', 'shield'], upOn(view)),
  }),
  'door-roll': (_view, { seat }, names) => ({
    title: `${nameOf(names, seat)} tries the door`,
    call: [orMore(4), ' opens it.'],
    sides: fourUp(['Click!', 'The door opens.', 'key'], ['Stuck', 'Try again next turn.', 'padlock']),
  }),
  'peer-roll': (_view, { seat }, names) => ({
    title: `${nameOf(names, seat)} squints into the dark`,
    call: [orMore(4), ' and you see it.'],
    sides: fourUp(['There it is!', 'You see it this turn.', 'eyeball'], ['Nothing', 'Only dust and shadows.', 'ghost']),
  }),
  'challenge-roll': (_view, { seat }, names, content) => ({
    title: `${nameOf(names, seat)}, what shall we do?`,
    call: ['The die picks one of six.'],
    sides: FACES.map((face) => ({
      faces: [face],
      title: Object.values(content.challenges).find(({ die }) => die === face)?.title ?? 'Roll again',
      words: [],
      mood: 'neutral' as const,
      icon: 'fist',
    })),
  }),
  'luck-roll': (_view, { seat, list }, names, content) => ({
    title: `${nameOf(names, seat)}, try your luck`,
    call: [orMore(4), ' is as good as right.'],
    sides: [
      {
        faces: below(4),
        title: 'No luck',
        words: orNothing(content.lists.get(`${list}/lost`) ?? [], content),
        mood: 'bad',
        icon: 'imp-laugh',
      },
      { faces: from(4), title: 'Lucky!', words: orNothing(content.lists.get(`${list}/won`) ?? [], content), mood: 'good', icon: 'hearts' },
    ],
  }),
  'card-roll': (view, { seat, on, list, hero, monster: number }, names, content) => {
    const about = number === null ? 'That one' : capital(monster(view, number, content));
    const who = hero === seat ? null : hero === null ? about : nameOf(names, hero);
    const part = (name: 'then' | 'else') => told(content.lists.get(`${list}/${name}`) ?? [], who, content);
    return {
      title: `${nameOf(names, seat)}, roll for it`,
      call: [cardOf(list, content)],
      sides: [
        { faces: below(on), title: 'Less than that', words: part('else'), mood: 'bad', icon: 'imp-laugh' },
        { faces: from(on), title: `${on} or more`, words: part('then'), mood: 'good', icon: 'hearts' },
      ],
    };
  },
};
/** What comes of a roll, for whom the card was aimed at by name; null is whoever rolls. */
const told = (effects: readonly Immutable<Effect>[], who: string | null, content: Content): Sentence =>
  who === null
    ? orNothing(
        effects.map((one) => ('at' in one && one.at === 'target' ? { ...one, at: 'self' } : one)),
        content,
      )
    : orNothing(effects, content).map((word) => (typeof word === 'string' ? word.replace('That one', who) : word));
const orNothing = (effects: readonly Immutable<Effect>[], content: Content): Sentence => {
  if (effects.length === 0) return ['Nothing happens.'];
  // a page of a story has no sentence of its own
  const said = effects.map((effect) => sentences([effect], content)).filter((words) => words.length > 0);
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
    ''
  );
};
/** The i-th of n has the faces i + 1, i + 1 + n and so on (MM-26). */
const shared = (i: number, n: number): number[] => FACES.filter((face) => (face - 1) % n === i);

export function roll(view: View, rolled: Roll, names: Names, content: Content): RollWords {
  const row = ROLLS[rolled.do] as (view: View, roll: Roll, names: Names, content: Content) => RollWords;
  const words = row(view, rolled, names, content);
  if (!view.house.includes('lucky-ones') || !words.sides.some(({ mood, faces }) => mood === 'good' && faces.includes(6))) return words;
  const faces = (side: RollSide) => (side.mood === 'good' ? [1, ...side.faces] : side.faces.filter((face) => face !== 1));
  return {
    ...words,
    call: [...words.call, ' A 1 is as good as a 6.'],
    sides: words.sides.map((side) => ({ ...side, faces: faces(side) })),
  };
}
