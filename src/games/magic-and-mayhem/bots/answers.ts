import type { Of } from '../../../engine/game.ts';
import { isStory } from '../content.ts';
import { heroAt } from '../figures.ts';
import type { AnyCommand, Choice, Mayhem } from '../vocabulary.ts';
import { effectsWorth } from './effects.ts';
import { cardWorth, wareWorth } from './goods.ts';
import { type Sight, sightOf } from './sight.ts';

/** How the quick bot answers everything but "what do you do in your turn?". */

type Asked = Exclude<Choice['do'], 'turn'>;
type Rows = { readonly [K in Asked]: (command: Mayhem['commands'][K], choice: Of<Choice, K>, sight: Sight) => number };
const ROWS: Rows = {
  // a bot cannot know how a riddle went: it rolls (MM-45)
  trial: ({ do: answer }) => (answer === 'luck' ? 1 : 0),
  'pick-mark': () => 0,
  'hand-over': (command, { card }, { state, hero, content }) =>
    command.do === 'hand' && heroAt(state, command.to).side === hero.side
      ? 1 + cardWorth(state, heroAt(state, command.to), card, content)
      : 0,
  'gold-amount': ({ do: answer }) => (answer === 'back' ? 1 : 0),
  offer: ({ do: answer }) => (answer === 'back' ? 1 : 0),
  // a friend asks: whatever helps the two of them
  agree: (command, { from, give, take }, { state, hero, content }) => {
    if (heroAt(state, from).side !== hero.side) return command.do === 'no' ? 1 : 0;
    const worth = (seat: number, id: string) => cardWorth(state, heroAt(state, seat), id, content);
    const mine = cardWorth(state, hero, give, content) - cardWorth(state, hero, take, content);
    const theirs = worth(from, take) - worth(from, give);
    return (command.do === 'yes' ? 1 : -1) * (mine + theirs + 0.5);
  },
  'choose-one': ({ of }, { list, hero, monster }, sight) => {
    // in a story every way is as good as another
    if (isStory(list, sight.content)) return 0;
    const foe = sight.foes.find((one) => one.monster.number === monster) ?? null;
    const aimedAt = hero === null ? null : heroAt(sight.state, hero);
    return effectsWorth(sight.content.lists.get(`${list}/${of}`) ?? [], { sight, from: sight.at, hero: aimedAt, foe });
  },
  'choose-tile': () => 0,
  'drop-which': ({ card }, _, { state, hero, content }) => -cardWorth(state, hero, card, content),
  shop: (command, _, { state, seat, content }) => (command.do === 'buy' ? wareWorth(state, seat, command.card, content) : 0),
};

/** What an answer is worth; equal ones are as good as each other. */
export function answerWorth(choice: Choice, state: Sight['state'], content: Sight['content']): (command: AnyCommand) => number {
  if (choice.do === 'turn') throw new Error('a turn is more than an answer');
  const sight = sightOf(state, choice.seat, content);
  const row = ROWS[choice.do] as (command: AnyCommand, choice: Choice, sight: Sight) => number;
  return (command) => row(command, choice, sight);
}
