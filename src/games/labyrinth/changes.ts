import type { Immutable, Turn } from '../../engine/game.ts';
import { fireHurts, heroAt, isAlive, living, modifierOf } from './characters.ts';
import { foundAddress, isOn, need } from './content.ts';
import type { Hero, Room, State } from './state.ts';
import type { Labyrinth } from './vocabulary.ts';
import { SLOTS, type Statistic } from './words.ts';

/** Small changes that many rules make. Each tells what it did. */

export type Play = Turn<Labyrinth>;

/** LA-1: a human dungeon master can be called at any hero's turn. */
export const mayCall = ({ dm }: Immutable<State>): { do: 'call-dm' }[] => (dm === null ? [] : [{ do: 'call-dm' }]);
export function callDm(turn: Play): void {
  const { dm } = turn.state;
  if (dm !== null) turn.next({ do: 'dm', seat: dm });
}
/** The room where the party stands. */
export function here({ state }: Play): Room {
  const room = state.delve?.rooms[state.delve.at];
  if (!room) throw new Error('the party is not in the dungeon');
  return room;
}

/** LA-15: cards come back to their deck, or wait beside it while they belong to other floors; it is shuffled. */
export function shuffleIn(turn: Play, deck: 'items' | 'encounters', cards: readonly string[]): void {
  const { state, content, random } = turn;
  const pile = state[deck];
  for (const card of cards) (isOn(need<Parameters<typeof isOn>[0]>(content[deck], card), state.floor) ? pile.draw : pile.aside).push(card);
  random.shuffle(pile.draw);
}
/** LA-15: a spent item card waits for the next shuffle, or beside the deck when it belongs to other floors. */
export function discardItem({ state, content }: Play, card: string): void {
  state.items[isOn(need(content.items, card), state.floor) ? 'discard' : 'aside'].push(card);
}
/** The top item card, the discards shuffled in when there is none; null when there is nothing at all. */
function drawItem(turn: Play): string | null {
  const { items } = turn.state;
  if (items.draw.length === 0) {
    items.draw = items.discard;
    items.discard = [];
    turn.random.shuffle(items.draw);
  }
  const card = items.draw.pop() ?? null;
  if (card !== null) turn.reveal('draw');
  return card;
}
/** A hero draws an item card. */
export function findItem(turn: Play, seat: number) {
  const card = drawItem(turn);
  if (card === null) return turn.emit?.({ do: 'no-item', seat });
  getItem(turn, seat, card);
}
/** A hero gets an item card: it is kept, or it is a curse (LA-19), or it does at once what it does. */
export function getItem(turn: Play, seat: number, card: string): void {
  const hero = heroAt(turn.state, seat);
  turn.emit?.({ do: 'item-found', seat, card });
  const { kind } = need(turn.content.items, card);
  if (kind === 'find') {
    discardItem(turn, card);
    turn.next({ do: 'run', list: foundAddress(card), next: 0, seat });
  } else if (kind === 'cursed') {
    hero.curses.push(card);
    turn.emit?.({ do: 'cursed', seat, card });
    turn.next({ do: 'fit', seat, card });
  } else hero.pack.push(card);
}
/** Whether a hero wears more than there are slots for, with something to put away. */
export const isFull = ({ equipped, curses }: Immutable<Hero>): boolean => equipped.length > 0 && equipped.length + curses.length > SLOTS;
export const hasSlot = ({ equipped, curses }: Immutable<Hero>): boolean => equipped.length + curses.length < SLOTS;

/** Takes one card out of a list, if it is there. */
export function take(cards: string[], card: string): boolean {
  const i = cards.indexOf(card);
  if (i >= 0) cards.splice(i, 1);
  return i >= 0;
}

export function gainCoins(turn: Play, seat: number, coins: number): void {
  if (coins <= 0) return;
  heroAt(turn.state, seat).coins += coins;
  turn.emit?.({ do: 'coins-gained', seat, coins });
}
export function loseCoins(turn: Play, seat: number, coins: number): void {
  const hero = heroAt(turn.state, seat);
  const lost = Math.min(coins, hero.coins);
  if (lost <= 0) return;
  hero.coins -= lost;
  turn.emit?.({ do: 'coins-lost', seat, coins: lost });
}
/** LA-32: as evenly as possible; the odd pieces go to the first of `seats`. */
export function shareCoins(turn: Play, coins: number, seats: readonly number[]): void {
  seats.forEach((seat, i) => {
    gainCoins(turn, seat, Math.floor(coins / seats.length) + (i < coins % seats.length ? 1 : 0));
  });
}

export function heal(turn: Play, seat: number, amount: number): void {
  const hero = heroAt(turn.state, seat);
  const healed = Math.min(amount, hero.most - hero.hp);
  if (!isAlive(hero) || healed <= 0) return;
  hero.hp += healed;
  turn.emit?.({ do: 'healed', seat, amount: healed, now: hero.hp });
}
/** LA-29: at 0 a hero is dead. */
export function hurt(turn: Play, seat: number, amount: number, fire = false): void {
  const hero = heroAt(turn.state, seat);
  if (!isAlive(hero) || amount <= 0) return;
  const lost = Math.min(hero.hp, amount * (fire ? fireHurts(hero) : 1));
  hero.hp -= lost;
  turn.emit?.({ do: 'hurt', seat, amount: lost, left: hero.hp });
  if (hero.hp === 0) die(turn, seat);
}
/** LA-33: items go back into the deck, and the money is gone. */
export function die(turn: Play, seat: number): void {
  const { state } = turn;
  const hero = heroAt(turn.state, seat);
  const items = [...hero.pack, ...hero.equipped, ...hero.curses];
  turn.emit?.({ do: 'died', seat, items, coins: hero.coins });
  Object.assign(hero, { hp: 0, coins: 0, pack: [], equipped: [], curses: [], owes: false });
  shuffleIn(turn, 'items', items);
  if (state.torch === seat) passTorch(turn);
}
/** LA-16: left, to the next living hero. */
export function passTorch(turn: Play): void {
  const { state } = turn;
  const [next] = living(state, state.torch + 1);
  if (next === undefined || next === state.torch) return;
  state.torch = next;
  turn.emit?.({ do: 'torch-passed', seat: next });
}

/** A base statistic, never below 0. */
export function changeStatistic(turn: Play, seat: number, statistic: Statistic, by: number): void {
  const { base } = heroAt(turn.state, seat);
  const now = Math.max(0, base[statistic] + by);
  const changed = now - base[statistic];
  base[statistic] = now;
  turn.emit?.({ do: 'statistic-changed', seat, statistic, by: changed, now });
}
/** LA-21: so much and the Luck modifier, at least 0. */
export function grow(turn: Play, seat: number, what: 'more-health' | 'more-armour', amount: number) {
  const hero = heroAt(turn.state, seat);
  const by = Math.max(0, amount + modifierOf(hero, 'luck', turn.content));
  if (what === 'more-armour') {
    hero.armour += by;
    return turn.emit?.({ do: 'more-armour', seat, by });
  }
  hero.most += by;
  hero.hp += by;
  turn.emit?.({ do: 'more-health', seat, by, now: hero.most });
}

/** Whether everybody is dead. */
export const isLost = (state: Immutable<State>): boolean => !state.heroes.some(isAlive);
