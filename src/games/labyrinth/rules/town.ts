import type { Game, Immutable, Refusal } from '../../../engine/game.ts';
import { refusal, withRefusals } from '../../../engine/shared/refusals.ts';
import { type Content, cardOf } from '../content/content.ts';
import type { GateCommand, TownCommand } from '../state/commands.ts';
import { DIFFICULTIES, FLOORS, SELLS_FOR, STAKE, STALLS } from '../state/constants.ts';
import type { State } from '../state/state.ts';
import type { Asked, Labyrinth } from '../state/tasks.ts';
import { askCheck, canPass } from './ability-checks.ts';
import { heroAt, isAlive, living } from './characters.ts';
import { equipmentMoves } from './equipment.ts';
import { takeErrand } from './errands.ts';
import {
  type Context,
  callDungeonMaster,
  callDungeonMasterOptions,
  hasSlot,
  passOrCall,
  shuffleIn,
  take,
  torchOptions,
} from './mutations.ts';

/** The town (LA-20, LA-25): market, wizard, back alley and gate. */

type At = Immutable<State>;

/** The price of a card; null if it is never sold (LA-20). */
export function priceOf(card: string, content: Content): number | null {
  const item = cardOf(content.items, card);
  return 'price' in item ? item.price : null;
}
/** LA-20: half the price, rounded down. */
const sellPrice = (card: string, content: Content): number | null => {
  const price = priceOf(card, content);
  return price === null ? null : Math.floor(price / SELLS_FOR);
};
const liftPrice = (card: string, content: Content): number => {
  const item = cardOf(content.items, card);
  return item.kind === 'cursed' ? item.lifted : 0;
};

/** Puts the top card with a price on a stall, or leaves it empty. Cards above it return to the deck. */
function fillStall(context: Context, stall: number): void {
  const { state, content } = context;
  const passed: string[] = [];
  let found: string | null = null;
  while (found === null) {
    const card = state.items.draw.pop();
    if (card === undefined) break;
    if (priceOf(card, content) === null) passed.push(card);
    else found = card;
  }
  state.market[stall] = found;
  if (found !== null || passed.length > 0) context.reveal('draw');
  if (passed.length > 0) shuffleIn(context, 'items', passed);
}
/** LA-20: the old market cards return to the deck, and three new cards are drawn. */
export function layMarket(context: Context): void {
  const { state } = context;
  const old = state.market.flatMap((card) => card ?? []);
  state.market = [];
  shuffleIn(context, 'items', old);
  for (let stall = 0; stall < STALLS; stall++) fillStall(context, stall);
  context.emit?.({ do: 'market-laid', cards: state.market.flatMap((card) => card ?? []) });
}

export const townSteps: Pick<Game<Labyrinth>['steps'], 'visit' | 'in-town'> = {
  // LA-16: in seat order. A dead hero's player first makes a new character (LA-25d).
  visit: (context, { seats }) => {
    const { state } = context;
    const [seat, ...rest] = seats;
    if (seat !== undefined) {
      context.next({ do: 'in-town', seat }, { do: 'visit', seats: rest });
      if (!isAlive(state.heroes[seat])) return;
      context.beginTurn(seat);
      return context.emit?.({ do: 'town-turn', seat });
    }
    const dead = state.heroes.flatMap((hero, at) => (isAlive(hero) ? [] : [at]));
    if (dead.length > 0) return context.next({ do: 'create', seats: dead }, { do: 'visit', seats: dead });
    context.next({ do: 'gate', seat: state.torch });
  },
  'in-town': (context, { seat }) => {
    if (isAlive(context.state.heroes[seat])) context.next({ do: 'town', seat });
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
    ...callDungeonMasterOptions(state),
    { do: 'pass' },
  ];
}
function whyNotInTown(state: At, { seat }: Asked, command: TownCommand, content: Content): Refusal | null {
  const hero = heroAt(state, seat);
  switch (command.do) {
    case 'buy':
      return hero.coins >= (priceOf(command.card, content) ?? 0) ? null : refusal('LA-20', 'That costs more than you have.');
    case 'sell':
      return priceOf(command.card, content) === null ? refusal('LA-20', 'Nobody here will buy that.') : null;
    case 'lift':
      return hero.coins >= liftPrice(command.card, content) ? null : refusal('LA-25', 'The wizard asks for more than you have.');
    case 'gamble':
      if (hero.gambled) return refusal('LA-25', 'Once a visit is enough. Your gran would say so, too.');
      return hero.coins > 0 ? null : refusal('LA-25', 'No coins, no game.');
    default:
      return null;
  }
}

function atGate(state: At): GateCommand[] {
  const { offered, taken } = state.errands;
  return [
    ...offered.flatMap(({ errand }): GateCommand[] => (taken?.errand === errand ? [] : [{ do: 'errand', errand }])),
    ...(taken ? [{ do: 'errand' as const, errand: null }] : []),
    ...FLOORS.map((floor): GateCommand => ({ do: 'delve', floor })),
    ...living(state).map((hero): GateCommand => ({ do: 'shop', hero })),
    ...torchOptions(state),
    { do: 'retire' },
  ];
}
function whyNotAtGate(state: At, _choice: unknown, command: GateCommand): Refusal | null {
  if (command.do === 'delve' && command.floor > state.unlocked) return refusal('LA-22', 'Nobody has been down there yet.');
  const { taken } = state.errands;
  if (command.do === 'delve' && taken && command.floor > taken.floor)
    return refusal('LA-44', `What you are after is on floor ${taken.floor}.`);
  return command.do === 'retire' && state.delves === 0 ? refusal('LA-26', 'Go and have a look first.') : null;
}

function buy(context: Context, seat: number, card: string): void {
  const { state, content } = context;
  const hero = heroAt(context.state, seat);
  const coins = priceOf(card, content) ?? 0;
  hero.coins -= coins;
  hero.pack.push(card);
  context.emit?.({ do: 'bought', seat, card, coins });
  // LA-20: the next card comes once they are done, so that this can be taken back
  state.market[state.market.indexOf(card)] = null;
  if (cardOf(content.items, card).kind === 'gear') context.next({ do: 'try-on', seat, card });
}

export const townChoices: Pick<Game<Labyrinth>['choices'], 'town' | 'try-on' | 'stake' | 'gate'> = {
  town: {
    ...withRefusals({ candidates: inTown, refuse: whyNotInTown }),
    answer: (context, command, { seat }) => {
      const { state, content } = context;
      const hero = heroAt(state, seat);
      if (command.do === 'pass') {
        for (const [stall, card] of state.market.entries()) if (card === null) fillStall(context, stall);
        return;
      }
      context.next({ do: 'in-town', seat });
      switch (command.do) {
        case 'buy':
          return buy(context, seat, command.card);
        case 'sell': {
          const { card } = command;
          const coins = sellPrice(card, content) ?? 0;
          if (!take(hero.pack, card)) return;
          hero.coins += coins;
          shuffleIn(context, 'items', [card]);
          return context.emit?.({ do: 'sold', seat, card, coins });
        }
        case 'lift': {
          const { card } = command;
          const coins = liftPrice(card, content);
          if (!take(hero.curses, card)) return;
          hero.coins -= coins;
          shuffleIn(context, 'items', [card]);
          return context.emit?.({ do: 'curse-lifted', seat, card, coins });
        }
        case 'gamble':
          return context.next({ do: 'stake', seat });
        case 'open-pack':
          return context.next({ do: 'in-pack', seat });
        case 'call-dm':
          return callDungeonMaster(context);
      }
    },
  },
  'try-on': {
    options: (state, { seat }) => {
      const hero = heroAt(state, seat);
      return [
        ...(hasSlot(hero)
          ? [{ do: 'wear' as const, instead: null }]
          : [...new Set(hero.equipped)].map((instead) => ({ do: 'wear' as const, instead }))),
        { do: 'keep' },
      ];
    },
    answer: (context, command, { seat, card }) => {
      if (command.do === 'keep') return;
      if (command.instead !== null) equipmentMoves.answer(context, seat, { do: 'put-away', card: command.instead });
      equipmentMoves.answer(context, seat, { do: 'equip', card });
    },
  },
  stake: {
    options: (state, { seat }, content) => [
      ...Array.from({ length: Math.min(STAKE, heroAt(state, seat).coins) }, (_, i) => i + 1).flatMap((coins) =>
        DIFFICULTIES.filter((against) => canPass(heroAt(state, seat), { statistic: 'luck', against }, content)).map((against) => ({
          do: 'stake' as const,
          coins,
          against,
        })),
      ),
      { do: 'keep' },
    ],
    answer: (context, command, { seat }) => {
      if (command.do === 'keep') return;
      const { coins, against } = command;
      const hero = heroAt(context.state, seat);
      hero.gambled = true;
      hero.coins -= coins;
      context.emit?.({ do: 'staked', seat, coins, against });
      askCheck(context, [seat], { why: 'gamble', statistic: 'luck', against, about: coins, address: '' });
    },
  },
  gate: {
    ...withRefusals({ candidates: atGate, refuse: whyNotAtGate }),
    answer: (context, command) => {
      const { state } = context;
      switch (command.do) {
        case 'delve':
          state.delves++;
          return context.next({ do: 'enter-floor', floor: command.floor }, { do: 'in-room' });
        case 'errand':
          context.next({ do: 'gate', seat: state.torch });
          return takeErrand(context, command.errand);
        case 'shop':
          return context.next({ do: 'visit', seats: [command.hero] });
        case 'pass-torch':
        case 'call-dm':
          context.next({ do: 'visit', seats: [] });
          return passOrCall(context, command);
        case 'retire':
          return retire(context);
      }
    },
  },
};

/** LA-26: ends the campaign. All players have won, or none. */
export function retire(context: Context): void {
  const { won, heroes } = context.state;
  const why = won ? 'won' : 'retired';
  context.emit?.({ do: 'ended', why });
  context.finish({ winners: won ? heroes.map((_, seat) => seat) : [], reason: why });
}
