/** A minimal game that compiles. types.test.ts changes it in many ways that must not compile. */
import type { Game, GameTypes, RuleContext, Schema } from '../../../src/engine/game.ts';

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

const known = <V extends GameTypes>(game: Game<V>): Game<V> => game;
const any = <T>(): Schema<T> => ({ '~standard': { version: 1, vendor: 'types', validate: (value) => ({ value: value as T }) } });

export const tiny = known<Tiny>({
  id: 'tiny',
  seats: { min: 1, max: 2 },
  setup: (seats) => ({
    state: { heroes: Array.from({ length: seats }, () => ({ hearts: 3, hand: [] })), deck: [] },
    first: { do: 'turn', seat: 0 },
  }),
  steps: {
    turn: (context, { seat }) => {
      context.next({ do: 'play', seat });
    },
    hit: (context, { seat, amount }) => {
      const hero = context.state.heroes[seat];
      if (hero) hero.hearts -= amount;
      context.emit?.({ do: 'ouch', seat });
    },
  },
  choices: {
    play: {
      options: (state, { seat }) => {
        const hand = state.heroes[seat]?.hand ?? [];
        return [...hand.map((card) => ({ do: 'play' as const, card })), { do: 'pass' }];
      },
      answer: (context, command, { seat }) => {
        if (command.do === 'play') context.next({ do: 'aim', seat });
      },
    },
    aim: {
      options: (state) => state.heroes.map((_, seat) => ({ do: 'hit', seat })),
      answer: (context, { seat }) => context.next({ do: 'attack', seat, count: 1, faces: 6 }),
    },
  },
  rolls: {
    attack: (context, [die], { seat }) => context.next({ do: 'hit', seat, amount: die ?? 0 }),
  },
  view: ({ state }): Tiny['view'] => ({ hearts: state.heroes.map(({ hearts }) => hearts) }),
  imagine: (state, _agenda, _viewer, random) => random.shuffle(state.deck),
  invariants: [{ name: 'nobody has too many hearts', holds: ({ state }) => state.heroes.every(({ hearts }) => hearts <= 3) }],
  schemas: { state: any(), task: any(), command: any(), options: any() },
  migrations: [],
});

/** What an effect of a card does: forgetting one does not compile. */
export const effects: { readonly [K in Effect['do']]: (context: RuleContext<Tiny>, effect: Extract<Effect, { do: K }>) => void } = {
  hit: (context, { amount }) => context.next({ do: 'hit', seat: 0, amount }),
  heal: (context, { amount }) => {
    for (const hero of context.state.heroes) hero.hearts += amount;
  },
};

export const cards = { spark: { effects: [{ do: 'hit', amount: 2 }] } } satisfies Content['cards'];
