import type { Random } from '../../engine/random.ts';
import { MOST_HP } from './changes.ts';
import { type Content, need } from './content.ts';
import type { Options } from './options.ts';
import type { Player, State } from './vocabulary.ts';

/** Cards that everyone begins with (DU-3). */
const HAND = 3;

/** One hero a seat, all different (DU-1): those wished for, as far as they can be had, and the others by chance. */
function cast(seats: number, wished: readonly string[], random: Random, content: Content): string[] {
  const heroes: (string | null)[] = Array.from({ length: seats }, (_, seat) => {
    const wish = wished[seat];
    return wish !== undefined && content.heroes[wish] && wished.indexOf(wish) === seat ? wish : null;
  });
  const left = Object.keys(content.heroes).filter((id) => !heroes.includes(id));
  random.shuffle(left);
  return heroes.map((hero) => hero ?? left.pop() ?? '');
}

/** The smallest shield card of a pile, to begin behind; none where there is none. */
function shieldFrom(pile: string[], content: Content): Player['shields'] {
  const soaks = (card: string): number => need(content.cards, card).shield;
  const [smallest] = pile.filter((card) => soaks(card) > 0).sort((a, b) => soaks(a) - soaks(b) || (a < b ? -1 : 1));
  if (smallest === undefined) return [];
  pile.splice(pile.indexOf(smallest), 1);
  return [{ card: smallest, tokens: 0 }];
}

/** The table before the first turn (DU-1 to DU-3). With two players the second one begins behind a shield, to make up for going second. */
export function deal(seats: number, options: Options, random: Random, content: Content): State {
  const first = options.first % seats;
  const players = cast(seats, options.heroes, random, content).map((hero, seat): Player => {
    const pile = [...(content.decks.get(hero) ?? [])];
    random.shuffle(pile);
    const hand = pile.splice(-HAND);
    const shields = options.level && seats === 2 && seat !== first ? shieldFrom(pile, content) : [];
    return { hero, hp: MOST_HP, hand, pile, discard: [], shields, untouchable: false, out: false, played: [] };
  });
  return { ghosts: options.ghosts, first, round: 1, turn: { seat: first, owed: 0 }, players };
}
