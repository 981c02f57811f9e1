import type { Turn } from '../../engine/game.ts';
import { need } from './content.ts';
import { ownerOf, playerAt, standing } from './seats.ts';
import type { DustUp } from './vocabulary.ts';

/** The few ways in which cards and hearts move. All rules go through these. */

export type Brawl = Turn<DustUp>;
/** The hit points that everyone starts on, and the most that anyone can have (DU-2). */
export const MOST_HP = 10;

/** Draws one by one; an empty pile is filled from the own discard pile first (DU-4). Returns how many there were. */
export function draw(turn: Brawl, seat: number, count: number): number {
  const player = playerAt(turn.state, seat);
  let drawn = 0;
  for (; drawn < count; drawn++) {
    refill(turn, seat);
    const card = player.pile.pop();
    if (card === undefined) break;
    player.hand.push(card);
  }
  if (drawn > 0) {
    turn.reveal('draw');
    turn.emit?.({ do: 'drew', seat, cards: drawn });
  }
  return drawn;
}

/** When a card is needed and the pile is empty, the own discard pile is shuffled into a new one (DU-4). */
export function refill(turn: Brawl, seat: number): void {
  const player = playerAt(turn.state, seat);
  if (player.pile.length > 0 || player.discard.length === 0) return;
  player.pile = player.discard;
  player.discard = [];
  turn.random.shuffle(player.pile);
  turn.emit?.({ do: 'shuffled', seat, cards: player.pile.length });
}

/** To the discard pile of the player whose deck the card is from, also when they are out (DU-10, DU-15). */
export function discard(turn: Brawl, card: string): void {
  const seat = ownerOf(turn.state, card, turn.content);
  playerAt(turn.state, seat).discard.push(card);
  turn.emit?.({ do: 'discarded', seat, card });
}

/** Puts tokens on a shield card; returns what it does not soak. At its number it is destroyed (DU-10). */
export function soak(turn: Brawl, seat: number, place: number, amount: number): number {
  const { shields } = playerAt(turn.state, seat);
  const shield = shields[place];
  if (!shield) return amount;
  const left = need(turn.content.cards, shield.card).shield - shield.tokens;
  const taken = Math.min(left, amount);
  shield.tokens += taken;
  turn.emit?.({ do: 'soaked', seat, shield: place, card: shield.card, amount: taken, left: left - taken });
  if (taken === left) breakShield(turn, seat, place);
  return amount - taken;
}

/** A full shield goes to the discard pile of its owner (DU-10). */
export function breakShield(turn: Brawl, seat: number, place: number): void {
  const [shield] = playerAt(turn.state, seat).shields.splice(place, 1);
  if (!shield) return;
  turn.emit?.({ do: 'shield-broke', seat, shield: place, card: shield.card });
  discard(turn, shield.card);
}

/**
 * Damage lands on the shield card that was chosen, then on the others in the order in which they were played, then on hit points (DU-9).
 * Nobody goes out yet: `fall` does that, once all have been dealt theirs.
 */
export function hit(turn: Brawl, seat: number, amount: number, first: number | null): void {
  const player = playerAt(turn.state, seat);
  let left = soak(turn, seat, first ?? 0, amount);
  while (left > 0 && player.shields.length > 0) left = soak(turn, seat, 0, left);
  if (left === 0) return;
  const lost = Math.min(left, player.hp);
  player.hp -= lost;
  turn.emit?.({ do: 'hurt', seat, amount: lost, left: player.hp });
}

/** Everybody at 0 goes out, together; the game may be over (DU-17, DU-18). */
export function fall(turn: Brawl): void {
  const { players } = turn.state;
  const fallen: number[] = [];
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat];
    if (player && player.hp === 0 && !player.out) fallen.push(seat);
  }
  if (fallen.length === 0) return;
  for (const seat of fallen) {
    playerAt(turn.state, seat).out = true;
    turn.emit?.({ do: 'fell', seat });
  }
  for (const seat of fallen) leave(turn, seat);
  const left = standing(turn.state);
  if (left > 1) return;
  const winners = players.flatMap(({ out }, seat) => (out ? [] : [seat]));
  const [winner] = winners;
  turn.emit?.(winner === undefined ? { do: 'tied', seats: fallen } : { do: 'won', seat: winner });
  turn.finish({ winners, reason: winner === undefined ? 'tie' : 'last' });
}

/** Hand and deck are put away face-down; shields go to the discard piles of those whose decks they are from (DU-17). */
function leave(turn: Brawl, seat: number): void {
  const player = playerAt(turn.state, seat);
  player.pile.push(...player.hand);
  player.hand = [];
  player.untouchable = false;
  const { shields } = player;
  player.shields = [];
  for (const { card } of shields) discard(turn, card);
}
