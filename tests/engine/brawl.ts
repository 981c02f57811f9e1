/**
 * Pillow fight: a tiny game with hidden hands, to test the engine. Players draw a card and play a card; the last one awake wins.
 * It has a secret choice, an open choice with refusals, a roll, an extra play and a pile that is shuffled again.
 */
import * as v from 'valibot';
import type { Game, Immutable, RuleContext } from '../../src/engine/game.ts';

export type Effect =
  | { readonly do: 'swing'; readonly amount: number }
  | { readonly do: 'tumble'; readonly faces: number }
  | { readonly do: 'cocoa'; readonly amount: number }
  | { readonly do: 'grab'; readonly cards: number }
  | { readonly do: 'again' };
export type Content = {
  readonly cards: { readonly [id: string]: readonly Effect[] };
  readonly deck: readonly string[];
};
export type Player = { hearts: number; hand: string[]; pile: string[]; done: string[] };
export type State = { players: Player[]; most: number; owed: number };
export type Brawl = {
  state: State;
  step: { do: 'turn'; seat: number } | { do: 'ask'; seat: number } | { do: 'carry'; seat: number; card: string; at: number };
  choice: { do: 'play'; seat: number } | { do: 'aim'; seat: number; amount: number };
  roll: { do: 'tumble'; seat: number; count: number; faces: number };
  commands: { play: { do: 'play'; card: string }; aim: { do: 'aim'; at: number } };
  event:
    | { do: 'drew'; seat: number; cards: string[] }
    | { do: 'played'; seat: number; card: string }
    | { do: 'hit'; seat: number; amount: number }
    | { do: 'asleep'; seat: number };
  view: { hearts: number[]; hands: number[]; piles: number[]; done: string[][]; hand: string[] | null; owed: number };
  content: Content;
};

export const content: Content = {
  cards: {
    poke: [{ do: 'swing', amount: 1 }],
    whack: [{ do: 'swing', amount: 3 }],
    flurry: [
      { do: 'swing', amount: 1 },
      { do: 'swing', amount: 1 },
    ],
    cartwheel: [{ do: 'tumble', faces: 6 }],
    cocoa: [{ do: 'cocoa', amount: 1 }],
    giggle: [{ do: 'again' }, { do: 'again' }],
    rummage: [{ do: 'grab', cards: 2 }],
  },
  deck: ['poke', 'poke', 'whack', 'whack', 'flurry', 'cartwheel', 'cocoa', 'giggle', 'giggle', 'rummage'],
};

/** Draws from the top. The shuffled discards replace an empty pile. */
function draw(context: RuleContext<Brawl>, seat: number, count: number): void {
  const player = context.state.players[seat];
  if (!player) return;
  const drawn: string[] = [];
  for (let i = 0; i < count; i++) {
    if (player.pile.length === 0) {
      player.pile = player.done;
      player.done = [];
      context.random.shuffle(player.pile);
    }
    const card = player.pile.pop();
    if (card === undefined) break;
    player.hand.push(card);
    drawn.push(card);
  }
  if (drawn.length > 0) context.reveal('cards were drawn');
  context.emit?.({ do: 'drew', seat, cards: drawn }, seat);
}

function hit(context: RuleContext<Brawl>, seat: number, amount: number): void {
  const player = context.state.players[seat];
  if (!player || player.hearts === 0) return;
  player.hearts = Math.max(0, player.hearts - amount);
  context.emit?.({ do: 'hit', seat, amount });
  if (player.hearts > 0) return;
  context.emit?.({ do: 'asleep', seat });
  const awake = awakeSeats(context.state);
  if (awake.length === 1) context.finish({ winners: awake, reason: 'last one awake' });
}

function awakeSeats(state: Immutable<State>): number[] {
  const awake: number[] = [];
  for (let seat = 0; seat < state.players.length; seat++) if ((state.players[seat]?.hearts ?? 0) > 0) awake.push(seat);
  return awake;
}

function nextSeat(state: State, seat: number): number {
  const { players } = state;
  let next = seat;
  do next = (next + 1) % players.length;
  while (players[next]?.hearts === 0 && next !== seat);
  return next;
}

/** Runs the effects of a card from `from` on. An effect that needs a choice or a roll puts the rest on the agenda. */
function carry(context: RuleContext<Brawl>, seat: number, card: string, from: number): void {
  const effects = context.content.cards[card] ?? [];
  const player = context.state.players[seat];
  if (!player) return;
  for (let at = from; at < effects.length; at++) {
    const effect = effects[at];
    if (effect?.do === 'again') context.state.owed++;
    else if (effect?.do === 'cocoa') player.hearts = Math.min(context.state.most, player.hearts + effect.amount);
    else if (effect?.do === 'grab') draw(context, seat, effect.cards);
    else if (effect) {
      const rest = { do: 'carry', seat, card, at: at + 1 } as const;
      if (effect.do === 'swing') context.next({ do: 'aim', seat, amount: effect.amount }, rest);
      else context.next({ do: 'tumble', seat, count: 1, faces: effect.faces }, rest);
      return;
    }
  }
  player.done.push(card);
  context.next({ do: 'ask', seat });
}

const seat = v.pipe(v.number(), v.integer(), v.minValue(0));
const whole = seat;
const cards = v.array(v.string());
const playSchema = v.strictObject({ do: v.literal('play'), card: v.string() });
const aimSchema = v.strictObject({ do: v.literal('aim'), at: seat });

export const brawl: Game<Brawl> = {
  id: 'pillow-fight',
  seats: { min: 2, max: 4 },
  setup: (seats, options, random, { deck }) => {
    const most = (options as { hearts: number }).hearts;
    const players = Array.from({ length: seats }, (): Player => {
      const pile = [...deck];
      random.shuffle(pile);
      return { hearts: most, hand: pile.splice(-3), pile, done: [] };
    });
    return { state: { players, most, owed: 0 }, first: { do: 'turn', seat: 0 } };
  },
  steps: {
    turn: (context, { seat }) => {
      context.beginTurn(seat);
      context.state.owed = 1;
      draw(context, seat, 1);
      context.next({ do: 'ask', seat });
    },
    ask: (context, { seat }) => {
      const { state } = context;
      if (state.owed > 0 && state.players[seat]?.hand.length === 0) draw(context, seat, 2);
      if (state.owed > 0 && state.players[seat]?.hand.length) context.next({ do: 'play', seat });
      else context.next({ do: 'turn', seat: nextSeat(state, seat) });
    },
    carry: (context, { seat, card, at }) => carry(context, seat, card, at),
  },
  choices: {
    play: {
      secret: true,
      options: ({ players }, { seat }) => {
        const hand = players[seat]?.hand ?? [];
        const options: { do: 'play'; card: string }[] = [];
        for (let i = 0; i < hand.length; i++) {
          const card = hand[i];
          if (card !== undefined && hand.indexOf(card) === i) options.push({ do: 'play', card });
        }
        return options;
      },
      answer: (context, { card }, { seat }) => {
        const hand = context.state.players[seat]?.hand ?? [];
        hand.splice(hand.indexOf(card), 1);
        context.state.owed--;
        context.emit?.({ do: 'played', seat, card });
        context.next({ do: 'carry', seat, card, at: 0 });
      },
    },
    aim: {
      options: ({ players }, { seat }) => {
        const options: { do: 'aim'; at: number }[] = [];
        for (let at = 0; at < players.length; at++) if (at !== seat && players[at]?.hearts) options.push({ do: 'aim', at });
        return options;
      },
      answer: (context, { at }, { amount }) => hit(context, at, amount),
      candidates: ({ players }) => players.map((_, at) => ({ do: 'aim', at })),
      refuse: ({ players }, { seat }, { at }) => {
        if (at === seat) return { rule: 'PF-1', words: 'That is you!' };
        return players[at]?.hearts ? null : { rule: 'PF-2', words: 'Already asleep.' };
      },
    },
  },
  rolls: { tumble: (context, dice, { seat }) => context.next({ do: 'aim', seat, amount: dice[0] ?? 1 }) },
  view: ({ state }, viewer): Brawl['view'] => ({
    hearts: state.players.map(({ hearts }) => hearts),
    hands: state.players.map(({ hand }) => hand.length),
    piles: state.players.map(({ pile }) => pile.length),
    done: state.players.map(({ done }) => [...done]),
    hand: viewer === 'table' ? null : [...(state.players[viewer]?.hand ?? [])],
    owed: state.owed,
  }),
  imagine: ({ players }, _agenda, viewer, random) => {
    for (let seat = 0; seat < players.length; seat++) {
      const player = players[seat];
      if (!player) continue;
      if (seat === viewer) random.shuffle(player.pile);
      else {
        const unseen = [...player.hand, ...player.pile];
        random.shuffle(unseen);
        player.hand = unseen.splice(0, player.hand.length);
        player.pile = unseen;
      }
    }
  },
  invariants: [
    {
      name: 'every card is in exactly one place',
      holds: ({ state, agenda }, { deck }) =>
        state.players.every(({ hand, pile, done }, seat) => {
          const carried = agenda.flatMap((task) => (task.do === 'carry' && task.seat === seat ? [task.card] : []));
          return `${[...hand, ...pile, ...done, ...carried].sort()}` === `${[...deck].sort()}`;
        }),
    },
    {
      name: 'hearts are between none and all',
      holds: ({ state }) => state.players.every(({ hearts }) => hearts >= 0 && hearts <= state.most),
    },
  ],
  schemas: {
    state: v.strictObject({
      players: v.array(v.strictObject({ hearts: whole, hand: cards, pile: cards, done: cards })),
      most: whole,
      owed: whole,
    }),
    task: v.variant('do', [
      v.strictObject({ do: v.literal('turn'), seat }),
      v.strictObject({ do: v.literal('ask'), seat }),
      v.strictObject({ do: v.literal('carry'), seat, card: v.string(), at: whole }),
      v.strictObject({ do: v.literal('play'), seat }),
      v.strictObject({ do: v.literal('aim'), seat, amount: whole }),
      v.strictObject({ do: v.literal('tumble'), seat, count: whole, faces: whole }),
    ]),
    command: v.variant('do', [playSchema, aimSchema]),
    options: v.strictObject({ hearts: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 8) }),
  },
  migrations: [],
  // a lot of help fluffs the pillow up once
  help: (state, seat, level) => {
    const player = state.players[seat];
    if (player && player.hearts > 0 && level === 'lot') player.hearts = state.most;
  },
};
