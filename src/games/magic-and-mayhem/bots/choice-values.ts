import type { VariantOf } from '../../../engine/game.ts';
import { isStory } from '../content/content.ts';
import { heroAt } from '../rules/figures.ts';
import type { AnyCommand, Choice, Mayhem } from '../state/tasks.ts';
import { cardValue, wareValue } from './card-values.ts';
import { effectsValue } from './effect-values.ts';
import { type Situation, situationOf } from './situation.ts';

/** How the quick bot answers all choices except the turn command. */

type Asked = Exclude<Choice['do'], 'turn'>;
type Rows = { readonly [K in Asked]: (command: Mayhem['commands'][K], choice: VariantOf<Choice, K>, sight: Situation) => number };
const ROWS: Rows = {
  // A bot cannot know how a riddle went, so it rolls (MM-45).
  trial: ({ do: answer }) => (answer === 'luck' ? 1 : 0),
  'pick-mark': () => 0,
  'hand-over': (command, { card }, { state, hero, content }) =>
    command.do === 'hand' && heroAt(state, command.to).side === hero.side
      ? 1 + cardValue(state, heroAt(state, command.to), card, content)
      : 0,
  'gold-amount': ({ do: answer }) => (answer === 'back' ? 1 : 0),
  offer: ({ do: answer }) => (answer === 'back' ? 1 : 0),
  // Another hero asks for a swap: the bot accepts what helps both.
  agree: (command, { from, give, take }, { state, hero, content }) => {
    if (heroAt(state, from).side !== hero.side) return command.do === 'no' ? 1 : 0;
    const worth = (seat: number, id: string) => cardValue(state, heroAt(state, seat), id, content);
    const mine = cardValue(state, hero, give, content) - cardValue(state, hero, take, content);
    const theirs = worth(from, take) - worth(from, give);
    return (command.do === 'yes' ? 1 : -1) * (mine + theirs + 0.5);
  },
  'choose-one': ({ of }, { list, hero, monster }, sight) => {
    // In a quest all branches have the same value.
    if (isStory(list, sight.content)) return 0;
    const foe = sight.foes.find((one) => one.monster.number === monster) ?? null;
    const aimedAt = hero === null ? null : heroAt(sight.state, hero);
    return effectsValue(sight.content.lists.get(`${list}/${of}`) ?? [], { sight, from: sight.at, hero: aimedAt, foe });
  },
  'choose-tile': () => 0,
  'drop-which': ({ card }, _, { state, hero, content }) => -cardValue(state, hero, card, content),
  // The other side is kept in there.
  shout: (command, _, { state }) => (command.do === 'peel' ? 1 + heroAt(state, command.hero).gold : 0),
  shop: (command, _, { state, seat, content }) => (command.do === 'buy' ? wareValue(state, seat, command.card, content) : 0),
};

/** The value of an answer. Answers without a value are equal. */
export function choiceValue(choice: Choice, state: Situation['state'], content: Situation['content']): (command: AnyCommand) => number {
  if (choice.do === 'turn') throw new Error('a turn is more than an answer');
  const sight = situationOf(state, choice.seat, content);
  const row = ROWS[choice.do] as (command: AnyCommand, choice: Choice, sight: Situation) => number;
  return (command) => row(command, choice, sight);
}
