import type { Immutable, RuleContext } from '../../../engine/game.ts';
import { cardOf, foundAddress, isOn } from '../content/content.ts';
import { SLOTS, type Statistic } from '../state/constants.ts';
import type { Hero, Room, State } from '../state/state.ts';
import type { Labyrinth } from '../state/tasks.ts';
import { noteFound, noteGrave } from './campaign-book.ts';
import { fireHurts, heroAt, isAlive, living, modifierOf } from './characters.ts';

/** State changes that several rules share. Each one emits its events. */

export type Context = RuleContext<Labyrinth>;

/** LA-1: any hero in turn can call a human dungeon master. */
export const callDungeonMasterOptions = ({ dm }: Immutable<State>): { do: 'call-dm' }[] => (dm === null ? [] : [{ do: 'call-dm' }]);
export function callDungeonMaster(context: Context): void {
  const { dm } = context.state;
  if (dm !== null) context.next({ do: 'dm', seat: dm });
}
/** LA-16: whoever holds the torch and is asked for all may pass it to another hero first. */
export const passTorchOptions = (state: Immutable<State>): { do: 'pass-torch'; to: number }[] =>
  living(state, state.torch + 1).flatMap((to) => (to === state.torch ? [] : [{ do: 'pass-torch' as const, to }]));
export const torchOptions = (state: Immutable<State>) => [...passTorchOptions(state), ...callDungeonMasterOptions(state)];
/** What is asked comes again after it: of whoever has the torch then. */
export function passOrCall(context: Context, command: ReturnType<typeof torchOptions>[number]): void {
  if (command.do === 'call-dm') callDungeonMaster(context);
  else {
    giveTorch(context, command.to, context.state.torch);
    context.beginTurn(command.to);
  }
}
/** The room of the party. */
export function currentRoom({ state }: Context): Room {
  const room = state.delve?.rooms[state.delve.at];
  if (!room) throw new Error('the party is not in the dungeon');
  return room;
}

/** LA-15: shuffles cards into their deck. Cards of other floors are set aside. */
export function shuffleIn(context: Context, deck: 'items' | 'encounters', cards: readonly string[]): void {
  const { state, content, random } = context;
  const pile = state[deck];
  for (const card of cards)
    (isOn(cardOf<Parameters<typeof isOn>[0]>(content[deck], card), state.floor) ? pile.draw : pile.aside).push(card);
  random.shuffle(pile.draw);
}
/** LA-15: discards an item card, or sets it aside if it belongs to other floors. */
export function discardItem({ state, content }: Context, card: string): void {
  state.items[isOn(cardOf(content.items, card), state.floor) ? 'discard' : 'aside'].push(card);
}
/** Draws the top item card. An empty deck is refilled with the discards. Returns null if both are empty. */
function drawItem(context: Context): string | null {
  const { items } = context.state;
  if (items.draw.length === 0) {
    items.draw = items.discard;
    items.discard = [];
    context.random.shuffle(items.draw);
  }
  const card = items.draw.pop() ?? null;
  if (card !== null) context.reveal('draw');
  return card;
}
/** A hero draws an item card. */
export function findItem(context: Context, seat: number) {
  const card = drawItem(context);
  if (card === null) return context.emit?.({ do: 'no-item', seat });
  getItem(context, seat, card);
}
/** A hero gets an item card: it goes into the backpack, is a curse (LA-19), or has its effect at once. */
export function getItem(context: Context, seat: number, card: string): void {
  const hero = heroAt(context.state, seat);
  noteFound(context.state, seat, card);
  context.emit?.({ do: 'item-found', seat, card });
  const { kind } = cardOf(context.content.items, card);
  if (kind === 'find') {
    discardItem(context, card);
    context.next({ do: 'run', list: foundAddress(card), next: 0, seat });
  } else if (kind === 'cursed') {
    hero.curses.push(card);
    context.emit?.({ do: 'cursed', seat, card });
    context.next({ do: 'fit', seat, card });
  } else hero.pack.push(card);
}
/** Whether a hero has more equipped items than slots, and can put one away. */
export const isFull = ({ equipped, curses }: Immutable<Hero>): boolean => equipped.length > 0 && equipped.length + curses.length > SLOTS;
export const hasSlot = ({ equipped, curses }: Immutable<Hero>): boolean => equipped.length + curses.length < SLOTS;

/** Removes one copy of a card from a list. Returns whether it was there. */
export function take(cards: string[], card: string): boolean {
  const i = cards.indexOf(card);
  if (i >= 0) cards.splice(i, 1);
  return i >= 0;
}

/** A hero gets coins, perhaps as a share of so many. */
export function gainCoins(context: Context, seat: number, coins: number, of = coins): void {
  if (coins <= 0) return;
  heroAt(context.state, seat).coins += coins;
  context.emit?.({ do: 'coins-gained', seat, coins, ...(of > coins ? { of } : {}) });
}
export function loseCoins(context: Context, seat: number, coins: number): void {
  const hero = heroAt(context.state, seat);
  const lost = Math.min(coins, hero.coins);
  if (lost <= 0) return;
  hero.coins -= lost;
  context.emit?.({ do: 'coins-lost', seat, coins: lost });
}
/** LA-32: divides coins as evenly as possible. The first of `seats` get the remainder. */
export function shareCoins(context: Context, coins: number, seats: readonly number[]): void {
  seats.forEach((seat, i) => {
    gainCoins(context, seat, Math.floor(coins / seats.length) + (i < coins % seats.length ? 1 : 0), coins);
  });
  if (coins > 0 && coins < seats.length) context.emit?.({ do: 'share-ran-out', of: coins, seats: seats.slice(coins) });
}

export function heal(context: Context, seat: number, amount: number): void {
  const hero = heroAt(context.state, seat);
  const healed = Math.min(amount, hero.most - hero.hp);
  if (!isAlive(hero) || healed <= 0) return;
  hero.hp += healed;
  context.emit?.({ do: 'healed', seat, amount: healed, now: hero.hp });
}
/** LA-29: a hero with 0 hit points is dead. */
export function hurt(context: Context, seat: number, amount: number, fire = false): void {
  const hero = heroAt(context.state, seat);
  if (!isAlive(hero) || amount <= 0) return;
  const lost = Math.min(hero.hp, amount * (fire ? fireHurts(hero) : 1));
  hero.hp -= lost;
  context.emit?.({ do: 'hurt', seat, amount: lost, left: hero.hp });
  if (hero.hp === 0) die(context, seat);
}
/** LA-33: the hero's items return to the deck, and the coins are lost. */
export function die(context: Context, seat: number): void {
  const { state } = context;
  const hero = heroAt(context.state, seat);
  const items = [...hero.pack, ...hero.equipped, ...hero.curses];
  noteGrave(state, seat);
  context.emit?.({ do: 'died', seat, items, coins: hero.coins });
  Object.assign(hero, { hp: 0, coins: 0, pack: [], equipped: [], curses: [], owes: false });
  shuffleIn(context, 'items', items);
  if (state.torch === seat) passTorch(context);
}
/** LA-16: passes the torch to the next living hero on the left. */
export function passTorch(context: Context): void {
  const { state } = context;
  const [next] = living(state, state.torch + 1);
  if (next !== undefined && next !== state.torch) giveTorch(context, next);
}
function giveTorch({ state, emit }: Context, seat: number, by?: number): void {
  state.torch = seat;
  emit?.({ do: 'torch-passed', seat, ...(by === undefined ? {} : { by }) });
}

/** Changes a base statistic, down to 0 at the least. */
export function changeStatistic(context: Context, seat: number, statistic: Statistic, by: number): void {
  const { base } = heroAt(context.state, seat);
  const now = Math.max(0, base[statistic] + by);
  const changed = now - base[statistic];
  base[statistic] = now;
  context.emit?.({ do: 'statistic-changed', seat, statistic, by: changed, now });
}
/** LA-21: adds the amount and the Luck modifier, at least 0. */
export function grow(context: Context, seat: number, what: 'more-health' | 'more-armour', amount: number) {
  const hero = heroAt(context.state, seat);
  const by = Math.max(0, amount + modifierOf(hero, 'luck', context.content));
  if (what === 'more-armour') {
    hero.armour += by;
    return context.emit?.({ do: 'more-armour', seat, by });
  }
  hero.most += by;
  hero.hp += by;
  context.emit?.({ do: 'more-health', seat, by, now: hero.most });
}

/** Whether all heroes are dead. */
export const isLost = (state: Immutable<State>): boolean => !state.heroes.some(isAlive);
