/** A game that does next to nothing. It compiles; types.test.ts spoils it in one way after the other, and that must not. */
import type { Game, Schema, Turn, Vocabulary } from '../../../src/engine/game.ts';

export type State = { heroes: { hearts: number; hand: string[] }[]; deck: string[] };
export type Effect = { readonly do: 'hit'; readonly amount: number } | { readonly do: 'heal'; readonly amount: number };
export type Content = { readonly cards: { readonly [id: string]: { readonly effects: readonly Effect[] } } };
export type Tiny = {
  state: State;
  step: { do: 'turn'; seat: number } | { do: 'hit'; seat: number; amount: number };
  choice: { do: 'play'; seat: number } | { do: 'aim'; seat: number };
  roll: { do: 'attack'; seat: number; count: number; faces: number };
  commands: {
    play: { do: 'play'; card: string } | { do: 'pass' };
    aim: { do: 'hit'; seat: number };
  };
  event: { do: 'ouch'; seat: number };
  view: { hearts: number[] };
  content: Content;
};

const known = <V extends Vocabulary>(game: Game<V>): Game<V> => game;
const any = <T>(): Schema<T> => ({ '~standard': { version: 1, vendor: 'types', validate: (value) => ({ value: value as T }) } });

export const tiny = known<Tiny>({
  id: 'tiny',
  seats: { min: 1, max: 2 },
  setup: (seats) => ({
    state: { heroes: Array.from({ length: seats }, () => ({ hearts: 3, hand: [] })), deck: [] },
    first: { do: 'turn', seat: 0 },
  }),
  steps: {
    turn: (turn, { seat }) => {
      turn.next({ do: 'play', seat });
    },
    hit: (turn, { seat, amount }) => {
      const hero = turn.state.heroes[seat];
      if (hero) hero.hearts -= amount;
      turn.emit?.({ do: 'ouch', seat });
    },
  },
  choices: {
    play: {
      options: (state, { seat }) => {
        const hand = state.heroes[seat]?.hand ?? [];
        return [...hand.map((card) => ({ do: 'play' as const, card })), { do: 'pass' }];
      },
      answer: (turn, command, { seat }) => {
        if (command.do === 'play') turn.next({ do: 'aim', seat });
      },
    },
    aim: {
      options: (state) => state.heroes.map((_, seat) => ({ do: 'hit', seat })),
      answer: (turn, { seat }) => turn.next({ do: 'attack', seat, count: 1, faces: 6 }),
    },
  },
  rolls: {
    attack: (turn, [die], { seat }) => turn.next({ do: 'hit', seat, amount: die ?? 0 }),
  },
  view: ({ state }): Tiny['view'] => ({ hearts: state.heroes.map(({ hearts }) => hearts) }),
  imagine: (state, _agenda, _viewer, random) => random.shuffle(state.deck),
  invariants: [{ name: 'nobody has too many hearts', holds: ({ state }) => state.heroes.every(({ hearts }) => hearts <= 3) }],
  schemas: { state: any(), task: any(), command: any(), options: any() },
  migrations: [],
});

/** What an effect of a card does: forgetting one does not compile. */
export const effects: { readonly [K in Effect['do']]: (turn: Turn<Tiny>, effect: Extract<Effect, { do: K }>) => void } = {
  hit: (turn, { amount }) => turn.next({ do: 'hit', seat: 0, amount }),
  heal: (turn, { amount }) => {
    for (const hero of turn.state.heroes) hero.hearts += amount;
  },
};

export const cards = { spark: { effects: [{ do: 'hit', amount: 2 }] } } satisfies Content['cards'];
