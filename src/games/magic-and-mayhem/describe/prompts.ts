import type { Answer, Of } from '../../../engine/game.ts';
import type { Call } from '../../../engine/kit/telling.ts';
import { count, nameOf, type Sentence } from '../../../engine/kit/words.ts';
import type { Prompt } from '../../../engine/session.ts';
import { type Content, effectAt, need } from '../content.ts';
import { priceOf } from '../store.ts';
import type { AnyCommand, Choice, Mayhem, View } from '../vocabulary.ts';
import type { TrialKind } from '../words.ts';
import { sentences } from './effects.ts';
import { keeperSays } from './keeper.ts';
import { cardName, monster, type Names, sourceName, useName } from './names.ts';
import { roll } from './rolls.ts';
import { sideName } from './sides.ts';

/** What is asked, and what each answer does. */

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
  'choose-one': (_view, { seat, list }, names, content, options) => {
    const page = effectAt(list, content);
    if (page?.do === 'say') return { title: `${nameOf(names, seat)}, read to us!`, words: ['Out loud, and then turn the page.'] };
    if (page?.do === 'choose') return { title: `${nameOf(names, seat)}, you speak for all`, words: ['Talk it over, then choose.'] };
    // whoever has no card is asked only what is left
    const free = page?.do !== 'choose-one' || options.length === page.of.length;
    return { title: `${nameOf(names, seat)}, you choose`, words: [free ? 'One of these will happen.' : 'You have no card to drop.'] };
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

/** Who decides, and what. */
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

/** What an answer does: the name of what one taps. */
export function option(view: View, choice: Choice, command: Answer<Mayhem>, names: Names, content: Content): string {
  const row = OPTIONS[command.do] as (view: View, command: AnyCommand, names: Names, content: Content, choice: Choice) => string;
  return row(view, command, names, content, choice);
}
