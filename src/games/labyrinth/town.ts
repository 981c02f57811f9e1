import type { Immutable, Refusal, Rules } from '../../engine/game.ts';
import { no, trying } from '../../engine/kit/trying.ts';
import { callDm, mayCall, type Play, shuffleIn, take } from './changes.ts';
import { heroAt, isAlive, living } from './characters.ts';
import { askCheck } from './checks.ts';
import type { GateCommand, TownCommand } from './commands.ts';
import { type Content, need } from './content.ts';
import type { State } from './state.ts';
import type { Asked, Labyrinth } from './vocabulary.ts';
import { DIFFICULTIES, FLOORS, STAKE, STALLS } from './words.ts';

/** The town (LA-20, LA-25): market, wizard, back alley, and the gate. */

type At = Immutable<State>;

/** What a card costs; null for what is never sold (LA-20). */
export function priceOf(card: string, content: Content): number | null {
  const item = need(content.items, card);
  return 'price' in item ? item.price : null;
}
/** LA-20: half, rounded down. */
export const worthOf = (card: string, content: Content): number | null => {
  const price = priceOf(card, content);
  return price === null ? null : Math.floor(price / 2);
};
const liftPrice = (card: string, content: Content): number => {
  const item = need(content.items, card);
  return item.kind === 'cursed' ? item.lifted : 0;
};

/** The top card that may be sold, or a gap; those above it go back. */
function fillStall(turn: Play, stall: number): void {
  const { state, content } = turn;
  const passed: string[] = [];
  let found: string | null = null;
  while (found === null) {
    const card = state.items.draw.pop();
    if (card === undefined) break;
    if (priceOf(card, content) === null) passed.push(card);
    else found = card;
  }
  state.market[stall] = found;
  turn.reveal('draw');
  if (passed.length > 0) shuffleIn(turn, 'items', passed);
}
/** LA-20: what lay there goes back, and three new cards come. */
export function layMarket(turn: Play): void {
  const { state } = turn;
  const old = state.market.flatMap((card) => card ?? []);
  state.market = [];
  shuffleIn(turn, 'items', old);
  for (let stall = 0; stall < STALLS; stall++) fillStall(turn, stall);
  turn.emit?.({ do: 'market-laid', cards: state.market.flatMap((card) => card ?? []) });
}

export const townSteps: Pick<Rules<Labyrinth>['steps'], 'visit' | 'in-town'> = {
  // LA-16: in seat order; who has died meanwhile has a new character first (LA-25d)
  visit: (turn, { seats }) => {
    const { state } = turn;
    const [seat, ...rest] = seats;
    if (seat !== undefined) {
      turn.next({ do: 'in-town', seat }, { do: 'visit', seats: rest });
      if (!isAlive(state.heroes[seat])) return;
      turn.begin(seat);
      return turn.emit?.({ do: 'town-turn', seat });
    }
    const dead = state.heroes.flatMap((hero, at) => (isAlive(hero) ? [] : [at]));
    if (dead.length > 0) return turn.next({ do: 'create', seats: dead }, { do: 'visit', seats: dead });
    turn.next({ do: 'gate', seat: state.torch });
  },
  'in-town': (turn, { seat }) => {
    if (isAlive(turn.state.heroes[seat])) turn.next({ do: 'town', seat });
  },
};

function inTown(state: At, { seat }: Asked): TownCommand[] {
  const hero = heroAt(state, seat);
  const each = (cards: readonly (string | null)[]) => [...new Set(cards.flatMap((card) => card ?? []))];
  return [
    ...each(state.market).map((card): TownCommand => ({ do: 'buy', card })),
    ...each(hero.pack).map((card): TownCommand => ({ do: 'sell', card })),
    ...each(hero.curses).map((card): TownCommand => ({ do: 'lift', card })),
    { do: 'gamble' },
    { do: 'open-pack', hero: seat },
    ...mayCall(state),
    { do: 'pass' },
  ];
}
function whyNotInTown(state: At, { seat }: Asked, command: TownCommand, content: Content): Refusal | null {
  const hero = heroAt(state, seat);
  switch (command.do) {
    case 'buy':
      return hero.coins >= (priceOf(command.card, content) ?? 0) ? null : no('LA-20', 'That costs more than you have.');
    case 'sell':
      return priceOf(command.card, content) === null ? no('LA-20', 'Nobody here will buy that.') : null;
    case 'lift':
      return hero.coins >= liftPrice(command.card, content) ? null : no('LA-25', 'The wizard asks for more than you have.');
    case 'gamble':
      if (hero.gambled) return no('LA-25', 'Once a visit is enough. Your gran would say so, too.');
      return hero.coins > 0 ? null : no('LA-25', 'No coins, no game.');
    default:
      return null;
  }
}

function atGate(state: At): GateCommand[] {
  return [
    ...FLOORS.map((floor): GateCommand => ({ do: 'delve', floor })),
    ...living(state).map((hero): GateCommand => ({ do: 'shop', hero })),
    ...mayCall(state),
    { do: 'retire' },
  ];
}
function whyNotAtGate(state: At, _choice: unknown, command: GateCommand): Refusal | null {
  if (command.do === 'delve' && command.floor > state.unlocked) return no('LA-22', 'Nobody has been down there yet.');
  return command.do === 'retire' && state.delves === 0 ? no('LA-26', 'Go and have a look first.') : null;
}

function buy(turn: Play, seat: number, card: string): void {
  const { state, content } = turn;
  const hero = heroAt(turn.state, seat);
  const coins = priceOf(card, content) ?? 0;
  hero.coins -= coins;
  hero.pack.push(card);
  turn.emit?.({ do: 'bought', seat, card, coins });
  fillStall(turn, state.market.indexOf(card));
}

export const townChoices: Pick<Rules<Labyrinth>['choices'], 'town' | 'stake' | 'gate'> = {
  town: {
    ...trying({ candidates: inTown, refuse: whyNotInTown }),
    answer: (turn, command, { seat }) => {
      const { state, content } = turn;
      const hero = heroAt(state, seat);
      if (command.do === 'pass') return;
      turn.next({ do: 'in-town', seat });
      switch (command.do) {
        case 'buy':
          return buy(turn, seat, command.card);
        case 'sell': {
          const { card } = command;
          const coins = worthOf(card, content) ?? 0;
          if (!take(hero.pack, card)) return;
          hero.coins += coins;
          shuffleIn(turn, 'items', [card]);
          return turn.emit?.({ do: 'sold', seat, card, coins });
        }
        case 'lift': {
          const { card } = command;
          const coins = liftPrice(card, content);
          if (!take(hero.curses, card)) return;
          hero.coins -= coins;
          shuffleIn(turn, 'items', [card]);
          return turn.emit?.({ do: 'curse-lifted', seat, card, coins });
        }
        case 'gamble':
          return turn.next({ do: 'stake', seat });
        case 'open-pack':
          return turn.next({ do: 'in-pack', seat });
        case 'call-dm':
          return callDm(turn);
      }
    },
  },
  stake: {
    options: (state, { seat }) => [
      ...Array.from({ length: Math.min(STAKE, heroAt(state, seat).coins) }, (_, i) => i + 1).flatMap((coins) =>
        DIFFICULTIES.map((against) => ({ do: 'stake' as const, coins, against })),
      ),
      { do: 'keep' },
    ],
    answer: (turn, command, { seat }) => {
      if (command.do === 'keep') return;
      const { coins, against } = command;
      const hero = heroAt(turn.state, seat);
      hero.gambled = true;
      hero.coins -= coins;
      turn.emit?.({ do: 'staked', seat, coins, against });
      askCheck(turn, [seat], { why: 'gamble', statistic: 'luck', against, about: coins, address: '' });
    },
  },
  gate: {
    ...trying({ candidates: atGate, refuse: whyNotAtGate }),
    answer: (turn, command) => {
      const { state } = turn;
      switch (command.do) {
        case 'delve':
          state.delves++;
          return turn.next({ do: 'enter-floor', floor: command.floor }, { do: 'in-room' });
        case 'shop':
          return turn.next({ do: 'visit', seats: [command.hero] });
        case 'call-dm':
          turn.next({ do: 'visit', seats: [] });
          return callDm(turn);
        case 'retire':
          return retire(turn);
      }
    },
  },
};

/** LA-26: the campaign ends; all who play have won it, or none. */
export function retire(turn: Play): void {
  const { won, heroes } = turn.state;
  const why = won ? 'won' : 'retired';
  turn.emit?.({ do: 'ended', why });
  turn.finish({ winners: won ? heroes.map((_, seat) => seat) : [], reason: why });
}
