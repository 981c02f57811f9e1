import { randomPolicy } from '../../src/engine/bots/random.ts';
import type { Game } from '../../src/engine/game.ts';
import type { GameModule } from '../../src/engine/game-module.ts';
import { type Brawl, brawl, type Content, content as cards } from '../engine/brawl.ts';

/** The pillow fight with cards that can be told apart: no two have the same id or name, so that one found in a page was one seat's card. */

const MOST_SEATS = brawl.seats.max;
const copies = [...cards.deck.entries()].map(([i, kind]) => ({ kind, id: `${kind}-${i}` }));
const ofSeat = (id: string, seat: number): string => `q${seat}q-${id}`;

const FIRST = ['Zibble', 'Quorn', 'Vexel', 'Jumble', 'Wizzle', 'Yondle', 'Kraffle', 'Xantle', 'Oozle', 'Fnorp'];
const LAST = ['axo', 'ebu', 'ik', 'oth'];

export const NAMES: { readonly [id: string]: string } = Object.fromEntries(
  LAST.flatMap((last, seat) => copies.map(({ id }, i) => [ofSeat(id, seat), `${FIRST[i]}${last}`])),
);
const content: Content = {
  cards: Object.fromEntries(
    Array.from({ length: MOST_SEATS }, (_, seat) => copies.map(({ id, kind }) => [ofSeat(id, seat), cards.cards[kind] ?? []])).flat(),
  ),
  deck: copies.map(({ id }) => id),
};

const game: Game<Brawl> = {
  ...brawl,
  setup(seats, options, random, given) {
    const { state, first } = brawl.setup(seats, options, random, given);
    const players = state.players.map((player, seat) => ({
      ...player,
      hand: player.hand.map((id) => ofSeat(id, seat)),
      pile: player.pile.map((id) => ofSeat(id, seat)),
    }));
    return { state: { ...state, players }, first };
  },
  invariants: brawl.invariants.filter(({ name }) => name.startsWith('hearts')),
};

export const box: GameModule<Brawl> = {
  game,
  content,
  bots: { greedy: randomPolicy },
  heroes: ({ players }) => players.map(() => 'pillow'),
  verdict: () => null,
  problems: () => [],
};
