import type { RuleContext } from '../../../engine/game.ts';
import { cardOf } from '../content/content.ts';
import { SAFE_ROUNDS } from '../state/constants.ts';
import type { DustUp } from '../state/tasks.ts';
import { endingOf, isDecided, ownerOf, playerAt, winnersOf } from './players.ts';

/** Changes of cards and hearts. All rules use these functions. */

export type Context = RuleContext<DustUp>;

/** Draws cards one by one (DU-4). If the deck is empty, the player's own discard pile becomes the deck. Returns the number drawn. */
export function draw(context: Context, seat: number, count: number): number {
  const player = playerAt(context.state, seat);
  const empty = player.hand.length === 0;
  let drawn = 0;
  for (; drawn < count; drawn++) {
    refill(context, seat);
    const card = player.pile.pop();
    if (card === undefined) break;
    player.hand.push(card);
  }
  if (drawn > 0) {
    context.reveal('draw');
    context.emit?.({ do: 'drew', seat, cards: drawn, empty });
  }
  return drawn;
}

/** Shuffles the player's own discard pile into a new deck if the deck is empty (DU-4). */
export function refill(context: Context, seat: number): void {
  const player = playerAt(context.state, seat);
  if (player.pile.length > 0 || player.discard.length === 0) return;
  player.pile = player.discard;
  player.discard = [];
  context.random.shuffle(player.pile);
  context.emit?.({ do: 'shuffled', seat, cards: player.pile.length });
}

/** Puts a card on the discard pile of the player whose deck it is from, even if that player is out (DU-10, DU-15). */
export function discard(context: Context, card: string): void {
  const seat = ownerOf(context.state, card, context.content);
  playerAt(context.state, seat).discard.push(card);
  context.emit?.({ do: 'discarded', seat, card });
}

/** Puts damage tokens on a shield card and returns the rest of the damage. A full shield is destroyed (DU-10). */
export function soak(context: Context, seat: number, place: number, amount: number): number {
  const { shields } = playerAt(context.state, seat);
  const shield = shields[place];
  if (!shield) return amount;
  const left = cardOf(context.content.cards, shield.card).shield - shield.tokens;
  const taken = Math.min(left, amount);
  shield.tokens += taken;
  context.emit?.({ do: 'soaked', seat, shield: place, card: shield.card, amount: taken, left: left - taken });
  if (taken === left) breakShield(context, seat, place);
  return amount - taken;
}

/** Destroys a shield: it goes to the discard pile of its owner (DU-10). */
export function breakShield(context: Context, seat: number, place: number): void {
  const [shield] = playerAt(context.state, seat).shields.splice(place, 1);
  if (!shield) return;
  context.emit?.({ do: 'shield-broke', seat, shield: place, card: shield.card });
  discard(context, shield.card);
}

/**
 * Deals damage of the seat `by` to the shield card `first`, then to the other shields from the oldest on, then to the hearts (DU-9).
 * It removes no player: call `knockOutPlayers` after all damage is dealt.
 */
export function hit(context: Context, by: number, seat: number, amount: number, first: number | null): void {
  const player = playerAt(context.state, seat);
  if (by !== seat && amount > 0) player.hitBy = by;
  let left = soak(context, seat, first ?? 0, amount);
  while (left > 0 && player.shields.length > 0) left = soak(context, seat, 0, left);
  if (left > 0) loseHearts(context, seat, left);
}

/** Takes hearts from a player, whatever shields are there. The last one may hold (DU-25). It removes no player, as `hit`. */
export function loseHearts(context: Context, seat: number, amount: number): void {
  const { ghosts, round } = context.state;
  const player = playerAt(context.state, seat);
  const held = ghosts && round <= SAFE_ROUNDS && player.hp > 0 && amount >= player.hp;
  const lost = held ? player.hp - 1 : Math.min(amount, player.hp);
  player.hp -= lost;
  context.emit?.({ do: 'hurt', seat, amount: lost, left: player.hp, held });
}

/** Players at 0 hearts go out together. This may end the game (DU-17, DU-18, DU-23). */
export function knockOutPlayers(context: Context): void {
  const { players } = context.state;
  const fallen: number[] = [];
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat];
    if (player && player.hp === 0 && !player.out) fallen.push(seat);
  }
  if (fallen.length === 0) return;
  for (const seat of fallen) {
    playerAt(context.state, seat).out = true;
    context.emit?.({ do: 'fell', seat });
  }
  for (const seat of fallen) removePlayer(context, seat);
  if (!isDecided(context.state)) return;
  const winners = winnersOf(context.state);
  const [winner, partner] = winners;
  if (winner === undefined) context.emit?.({ do: 'tied', seats: fallen });
  else context.emit?.(partner === undefined ? { do: 'won', seat: winner } : { do: 'won-together', seats: winners });
  context.finish({ winners, reason: endingOf(context.state, winners) });
}

/** Puts the hand into the deck, and each shield on its owner's discard pile (DU-17). */
function removePlayer(context: Context, seat: number): void {
  const player = playerAt(context.state, seat);
  player.pile.push(...player.hand);
  player.hand = [];
  player.untouchable = false;
  const { shields } = player;
  player.shields = [];
  for (const { card } of shields) discard(context, card);
}
