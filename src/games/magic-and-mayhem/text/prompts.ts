import type { Answer } from '../../../engine/game.ts';
import type { Prompt } from '../../../engine/session.ts';
import type { PromptWords } from '../../../engine/shared/game-text.ts';
import { dispatch, type HandlerTable } from '../../../engine/shared/handlers.ts';
import { playerName, type Sentence } from '../../../engine/shared/sentences.ts';
import { type Content, cardOf, effectAt } from '../content/content.ts';
import { isLeftToDie } from '../rules/asked-trials.ts';
import { priceOf } from '../rules/store.ts';
import type { TrialKind } from '../state/constants.ts';
import type { AnyCommand, Choice, Mayhem, View } from '../state/tasks.ts';
import { sentences } from './effects.ts';
import { isOut } from './goal.ts';
import { askName } from './monster-trials.ts';
import { cardName, monster, type Names, sourceName, useName } from './names.ts';
import { roll } from './rolls.ts';
import { featureAt } from './rooms.ts';
import { keeperSays, shopCosts, shopping } from './shopkeeper.ts';
import { moreRounds, sideName } from './sides.ts';

/** The text of each prompt and of each legal answer. */

/** What takes no Action: whoever has done nothing else may still walk (MM-8). */
const NO_ACTION = new Set<AnyCommand['do']>(['walk', 'peer', 'end']);
/** What doing something comes to: it ends the turn, or the walk where a Bonus Action is left. */
const afterDeed = (actions: number): string => (actions > 1 ? ': then you stay here.' : ': then your turn ends.');

function turnCall(view: View, seat: number, names: Names, options: readonly Answer<Mayhem>[]): PromptWords {
  const { steps, acted, moved, actions } = view.turn;
  const fights = options.some((option) => option.do === 'attack');
  const acts = options.some(({ do: deed }) => !NO_ACTION.has(deed));
  const title = `${playerName(names, seat)}, you hold the torch`;
  // MM-42b: the rounds left after a side has escaped
  const hero = view.heroes[seat];
  const hasBeaten = (view.sides[hero?.side ?? 0]?.bosses ?? 0) > 0;
  if (view.torch !== null && view.sides.some(({ escaped }) => escaped !== null))
    return {
      title,
      words: [`Last call, ${moreRounds(view.torch - 1)}! ${hasBeaten ? 'Grab your gold and get home.' : 'Beat a boss and get home.'}`],
    };
  if (isOut(view, seat))
    return { title: `${playerName(names, seat)}, you are out!`, words: ['Hooray! End your turn, or run back to help.'] };
  if (acted) return { title, words: [actions > 0 ? 'You have a Bonus Action.' : 'Your turn is over.'] };
  const then = afterDeed(actions);
  if (steps > 0)
    return {
      title,
      words: [
        moved
          ? `Walk on, or ${acts ? `do something${then}` : 'end your turn.'}`
          : fights
            ? {
                words: `Walk to a glowing square, or fight a monster in reach${then}`,
                spoken: `Walk, or fight a monster in reach${then}`,
              }
            : acts
              ? { words: `Tap a glowing square to walk, or do something${then}`, spoken: `Walk somewhere, or do something${then}` }
              : { words: 'Tap a glowing square to walk.', spoken: 'Walk somewhere.' },
      ],
    };
  const stuck = hero?.lasting.some(({ state }) => state === 'immobilized');
  return {
    title,
    words: [`${stuck ? 'You are stuck fast' : 'No steps left'}. ${options.length > 1 ? 'Do something, or end' : 'End'} your turn.`],
  };
}

const ALL = 'everybody';
/** `who` takes part; null if the player is alone. */
const TRIAL_CALLS: { readonly [K in TrialKind]: (name: string, id: string, content: Content, who: string | null) => PromptWords } = {
  riddle: (name, _id, _content, who) => ({
    title: `${name}, a riddle!`,
    words: [`Read it out loud. ${who === null ? 'What can it be?' : who === ALL ? 'You may all think about it.' : `${who} may guess.`}`],
  }),
  twister: (name) => ({ title: `${name}, a tongue twister!`, words: ['Say it five times in a row. Mind your teeth.'] }),
  challenge: (_name, id, content, who) => ({
    title: `${cardOf(content.challenges, id).title}!`,
    words: [who === null ? 'Show what you can do.' : who === ALL ? 'Everybody joins in.' : `${who} join in.`],
  }),
};
const CALLS: HandlerTable<Choice, [View, Names, Content, readonly Answer<Mayhem>[]], PromptWords> = {
  turn: ({ seat }, view, names, _content, options) => turnCall(view, seat, names, options),
  'pick-mark': ({ seat }, _view, names) => ({
    title: `${playerName(names, seat)}, which corner?`,
    words: ['It rustles in more than one place. ', { words: 'Tap the one you look into.', spoken: 'Where do you look?' }],
  }),
  'hand-over': ({ seat, card }, _view, names, content) => ({
    title: `${cardName(card, content)} is too heavy`,
    words: [`${playerName(names, seat)} may hand it to somebody on this tile, free.`],
  }),
  'gold-amount': ({ seat, to }, _view, names) => ({
    title: `${playerName(names, seat)}, how much gold?`,
    words: [`For ${playerName(names, to)}.`],
  }),
  offer: ({ seat, to }, _view, names) => ({
    title: `${playerName(names, seat)}, what for what?`,
    words: [`A swap with ${playerName(names, to)}.`],
  }),
  agree: ({ seat, from, give, take }, _view, names, content) => ({
    title: `${playerName(names, seat)}, do you agree?`,
    words: [`${playerName(names, from)} offers ${cardName(give, content)} for your ${cardName(take, content)}.`],
  }),
  'choose-one': ({ seat, list }, _view, names, content, options) => {
    const page = effectAt(list, content);
    if (page?.do === 'say') return { title: `Story time!`, words: [`Somebody reads it out. ${playerName(names, seat)} turns the page.`] };
    if (page?.do === 'choose') return { title: `${playerName(names, seat)}, you speak for all`, words: ['Talk it over, then choose.'] };
    // A hero without cards has fewer options.
    const free = page?.do !== 'choose-one' || options.length === page.of.length;
    return { title: `${playerName(names, seat)}, you choose`, words: [free ? 'One of these will happen.' : 'You have no card to drop.'] };
  },
  trial: ({ seat, kind, id }, { heroes, sides }, names, content) =>
    TRIAL_CALLS[kind](
      playerName(names, seat),
      id,
      content,
      sides.length > 1 ? `Only ${sideName(heroes[seat]?.side ?? 0)}` : heroes.length > 1 ? ALL : null,
    ),
  'choose-tile': ({ seat }, _view, names) => ({
    title: `${playerName(names, seat)}, light up a tile`,
    words: [{ words: 'Tap the dark tile that you want to see.', spoken: 'Which dark tile do you want to see?' }],
  }),
  'drop-which': ({ seat }, _view, names) => ({
    title: `${playerName(names, seat)}, drop one card`,
    words: ['It stays on the floor. You may come back for it.'],
  }),
  shout: ({ seat }, _view, names) => ({ title: `${playerName(names, seat)}, you are out!`, words: ['The others can still hear you.'] }),
  shop: ({ seat, paid }, view, names, content) => ({
    title: `${playerName(names, seat)}, the shop is open`,
    words: [`${keeperSays(view, seat)} `, shopCosts(view, seat, paid, content)],
  }),
};

const callOf = dispatch(CALLS);

/** The title and the words of a prompt. */
export function call(view: View, prompt: Prompt<Mayhem>, names: Names, content: Content): PromptWords {
  if (prompt.kind === 'roll') {
    const { title, call: words } = roll(view, prompt.roll, names, content);
    return { title, words };
  }
  return callOf(prompt.choice, view, names, content, prompt.options);
}

const OPTIONS: HandlerTable<AnyCommand, [View, Names, Content, Choice], string> = {
  walk: () => 'Walk here',
  attack: ({ source, number }, view, _names, content) => `Attack ${monster(view, number, content)}: ${sourceName(source, content)}`,
  use: ({ source }, _view, _names, content) => `Use ${useName(source, content)}`,
  'use-on-hero': ({ source, hero }, _view, names, content) => `${useName(source, content)} for ${playerName(names, hero)}`,
  'use-on-monster': ({ source, number }, view, _names, content) => `${useName(source, content)} at ${monster(view, number, content)}`,
  open: () => 'Open the door',
  unlock: ({ source }, _view, _names, content) => `Try the door: ${useName(source, content)}`,
  give: ({ card, to }, _view, names, content) => `Give ${cardName(card, content)} to ${playerName(names, to)}`,
  'give-gold': ({ to }, _view, names) => `Give gold to ${playerName(names, to)}`,
  trade: ({ to }, _view, names) => `Swap with ${playerName(names, to)}`,
  loot: () => 'Pick up what lies here',
  shop: (_command, view, _names, content, { seat }) => shopping(view, seat, content),
  peer: () => 'Look for what nobody sees',
  answer: ({ number }, view, _names, content, { seat }) => {
    const kind = view.monsters.find((one) => one.number === number)?.monster ?? '';
    const asks = content.monsters[kind]?.asks;
    return `${asks ? askName(view, seat, asks) : 'Answer'}: ${monster(view, number, content)}`;
  },
  say: (_command, view, _names, _content, { seat }) =>
    isLeftToDie(view, seat, 'twister') ? 'Try your luck with the locked door' : 'Say the door’s tongue twister',
  'help-up': ({ hero }, _view, names) => `Help ${playerName(names, hero)} up`,
  'use-feature': (_command, view, _names, content, { seat }) => featureAt(view, view.heroes[seat]?.at ?? null, content)?.label ?? '',
  end: () => 'End turn',
  mark: () => 'Look in here',
  hand: ({ to }, _view, names) => `Hand it to ${playerName(names, to)}`,
  leave: (_command, _view, _names, _content, choice) => (choice.do === 'shop' ? 'Leave the shop' : 'Leave it on the floor'),
  buy: ({ card }, _view, _names, content) => `Buy ${cardName(card, content)} for ${priceOf(card, content)} gold`,
  amount: ({ gold }) => `${gold} gold`,
  back: () => 'Never mind',
  offer: ({ give, take }, _view, _names, content) => `${cardName(give, content)} for ${cardName(take, content)}`,
  cheer: ({ hero }, _view, names) => `Shout the way to ${playerName(names, hero)}: 2 steps more`,
  peel: ({ hero }, _view, names) => `A banana peel for ${playerName(names, hero)}: 2 steps fewer`,
  watch: () => 'Just watch',
  yes: () => 'Yes, swap',
  no: () => 'No, thank you',
  one: ({ of }, { heroes }, _names, content, choice) => {
    if (choice.do !== 'choose-one') return '';
    const page = effectAt(choice.list, content);
    if (page?.do === 'say') return 'Turn the page';
    if (page?.do === 'choose') return page.of[of]?.label ?? '';
    const effects = content.lists.get(`${choice.list}/${of}`) ?? [];
    const hero = heroes[choice.seat];
    const idle = hero?.hp === hero?.most && effects.every((effect) => effect.do === 'heal' && effect.at === 'self');
    return `${plain(sentences(effects, content))}${idle ? ' But none are missing.' : ''}`;
  },
  solved: (_command, _view, _names, _content, choice) => (isRiddle(choice) ? 'Right!' : 'It worked!'),
  missed: () => 'Not this time',
  luck: () => 'Roll the die instead',
  again: () => 'We are too few: another one',
  tile: () => 'Light up this tile',
  drop: ({ card }, _view, _names, content) => `Drop ${cardName(card, content)}`,
};
const optionOf = dispatch(OPTIONS);

const isRiddle = (choice: Choice): boolean => choice.do === 'trial' && choice.kind === 'riddle';
const plain = (sentence: Sentence): string =>
  sentence.map((word) => (typeof word === 'string' ? word : 'symbol' in word ? word.symbol : word.words)).join('');

/** The text of an answer: the accessible name of its control. */
export function option(view: View, choice: Choice, command: Answer<Mayhem>, names: Names, content: Content): string {
  return optionOf(command, view, names, content, choice);
}
