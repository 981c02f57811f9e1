import type { Immutable, RuleContext } from '../../../engine/game.ts';
import { atSeat } from '../../../engine/shared/cards.ts';
import { listAddress } from '../content/content.ts';
import type { Deck, EndReason } from '../state/events.ts';
import type { Held, Player, State } from '../state/state.ts';
import type { Traps } from '../state/tasks.ts';
import { HOME } from './board.ts';
import { addedAtHome } from './gold-at-home.ts';
import { cardsFor, mostHealth, ownHealth, roomFor } from './players.ts';

/** State changes that several rules share. Each one emits its events. */

export type Context = RuleContext<Traps>;

/** The mutable player of a seat. @throws if the seat has no player. */
export const playerDraft = (context: Context, seat: number): Player => atSeat(context.state.players, seat);

/** TT-3: draws the top card. An empty pile is refilled with the discards. Returns null if both are empty. */
export function drawFrom(context: Context, deck: Deck): string | null {
  const pile = context.state[deck];
  if (pile.draw.length === 0 && pile.discard.length > 0) {
    pile.draw = pile.discard;
    pile.discard = [];
    context.random.shuffle(pile.draw);
    context.emit?.({ do: 'refilled', deck });
  }
  const card = pile.draw.pop() ?? null;
  if (card !== null) context.reveal('draw');
  return card;
}

/** TT-18, TT-28: a gain is at most what a limited gold pile has left, and what fits into the sack. */
export function gainGold(context: Context, seat: number, amount: number): void {
  const { state } = context;
  const there = state.pile === null ? amount : Math.min(amount, state.pile);
  if (there < amount) context.emit?.({ do: 'pile-empty' });
  const player = playerDraft(context, seat);
  const gained = Math.min(there, roomFor(state, player));
  if (state.pile !== null) state.pile -= gained;
  player.gold += gained;
  if (gained > 0) context.emit?.({ do: 'gold-gained', seat, amount: gained });
  if (gained < there) context.emit?.({ do: 'sack-full', seat, amount: there - gained });
}

/** TT-28: gold that another player hands over. What does not fit in goes back to the pile. */
export function receiveGold(context: Context, seat: number, amount: number): void {
  const player = playerDraft(context, seat);
  const fits = Math.min(amount, roomFor(context.state, player));
  player.gold += fits;
  if (fits === amount) return;
  giveBack(context, amount - fits);
  context.emit?.({ do: 'sack-full', seat, amount: amount - fits });
}

function giveBack({ state }: Context, amount: number): void {
  if (state.pile !== null) state.pile += amount;
}

/** TT-14: gold that the player does not have is paid with health. */
export function loseGold(context: Context, seat: number, amount: number): void {
  const player = playerDraft(context, seat);
  const lost = Math.min(amount, player.gold);
  player.gold -= lost;
  giveBack(context, lost);
  if (lost > 0) context.emit?.({ do: 'gold-lost', seat, amount: lost });
  payWithHealth(context, seat, amount - lost);
}
/** TT-14: missing gold, paid with health. */
export function payWithHealth(context: Context, seat: number, missing: number): void {
  if (missing <= 0) return;
  context.emit?.({ do: 'gold-missing', seat, amount: missing });
  loseHealth(context, seat, missing);
}

/** TT-15: a player with 0 health dies, unless a card prevents it. */
export function loseHealth(context: Context, seat: number, amount: number): void {
  const player = playerDraft(context, seat);
  const lost = Math.min(amount, player.health);
  if (lost <= 0) return;
  player.health -= lost;
  context.emit?.({ do: 'health-lost', seat, amount: lost, left: player.health });
  if (player.health === 0) context.next({ do: 'perish', seat });
}
/** Kills a player at any health. A card may still prevent it (TT-15). */
export function dieOutright(context: Context, seat: number): void {
  playerDraft(context, seat).health = 0;
  context.next({ do: 'perish', seat });
}
/** Adds health, up to the player's maximum. */
export function gainHealth(context: Context, seat: number, amount: number): void {
  const player = playerDraft(context, seat);
  const gained = Math.max(0, Math.min(amount, mostHealth(player, context.content) - player.health));
  player.health += gained;
  if (gained > 0) context.emit?.({ do: 'health-gained', seat, amount: gained, now: player.health });
}

/** TT-15: all gold on hand returns to the pile, the token to Home Base, and the player's own turn ends. */
export function die(context: Context, seat: number): void {
  const player = playerDraft(context, seat);
  context.emit?.({ do: 'died', seat, gold: player.gold });
  giveBack(context, player.gold);
  player.gold = 0;
  player.at = HOME;
  player.health = ownHealth(player);
  if (context.state.turn.seat === seat) context.state.turn.over = true;
}

/** Gold on hand becomes stored gold. Starts the last turns (TT-19) or ends the game (TT-18) if that is due. */
export function store(context: Context, seat: number, amount: number): void {
  const { state } = context;
  const player = playerDraft(context, seat);
  const stored = Math.min(amount, player.gold);
  if (stored === 0) return;
  const before = fullest(state);
  player.gold -= stored;
  player.stored += stored;
  context.emit?.({ do: 'stored', seat, amount: stored });
  const added = storeMore(context, seat, addedAtHome(player.help, stored, state.players.length));
  if (added > 0) context.emit?.({ do: 'helped', seat, amount: added });
  storeAgain(context, seat, stored);
  const times = wakeUps(fullest(state), state.target);
  if (times > wakeUps(before, state.target) && !state.oldBook) wake(context, seat, times);
  const dry = state.pile === 0 && state.players.every(({ gold }) => gold === 0);
  if (state.last === null && player.stored >= state.target) {
    state.last = seat;
    if (!dry) context.emit?.({ do: 'last-turns', seat });
  }
  if (dry) finish(context, 'pile');
}

/** TT-19: in a last turn, what is brought home counts twice. By the old book it does not. */
function storeAgain(context: Context, seat: number, amount: number): void {
  const { state } = context;
  if (state.oldBook || state.last === null || state.last === seat) return;
  const more = storeMore(context, seat, amount);
  if (more > 0) context.emit?.({ do: 'doubled', seat, amount: more });
}

/** Puts gold of the pile into a chest, at most what a limited pile has left. Returns how much. */
function storeMore(context: Context, seat: number, amount: number): number {
  const { state } = context;
  const more = state.pile === null ? amount : Math.min(amount, state.pile);
  if (state.pile !== null) state.pile -= more;
  playerDraft(context, seat).stored += more;
  return more;
}

const fullest = ({ players }: Immutable<State>): number => Math.max(...players.map(({ stored }) => stored));
/** TT-23: how often the dungeon has woken: when the fullest chest held a third of what ends the game, and two thirds. */
const wakeUps = (stored: number, target: number): number => Math.min(2, Math.floor((3 * stored) / target));
/** The second time something falls down. */
function wake(context: Context, seat: number, times: number): void {
  const quiet = context.state.places.filter((place) => place.quiet);
  for (const place of quiet) place.quiet = false;
  if (times > 1) for (const { id, falls } of Object.values(context.content.things)) if (falls) context.state.fallen.push(id);
  context.emit?.({ do: 'woke', seat, places: quiet.length });
}

/** TT-20: most stored gold, then most treasure cards, then most health; else a shared win. */
export function winnersOf(state: Immutable<State>): number[] {
  const rank = ({ stored, cards, health }: Immutable<Player>): number => (stored * 100 + cards.length) * 100 + health;
  const best = Math.max(...state.players.map(rank));
  return state.players.flatMap((player, seat) => (rank(player) === best ? [seat] : []));
}
/** Ends the game for this reason. The winners are computed (TT-20). */
export function finish(context: Context, why: EndReason): void {
  context.emit?.({ do: 'ended', why });
  context.finish({ winners: winnersOf(context.state), reason: why });
}

/** Discards a treasure card from a hand and applies its effects. */
export function useCard(context: Context, seat: number, card: string): void {
  const player = playerDraft(context, seat);
  const held = player.cards.find((one) => one.card === card);
  if (!held) return;
  player.cards.splice(player.cards.indexOf(held), 1);
  context.state.treasures.discard.push(card);
  context.emit?.({ do: 'used', seat, card, level: held.level });
  context.next({ do: 'run', list: listAddress(card, 'use'), next: 0, seat, level: held.level, by: null });
}
/** The options when cards name this moment: use one, or none. */
export const momentOptions = (cards: readonly Immutable<Held>[]): ({ do: 'use'; card: string } | { do: 'leave' })[] => [
  ...cards.map(({ card }) => ({ do: 'use' as const, card })),
  { do: 'leave' },
];

/** A theft. Cards of the victim may change it (TT-13). */
export function theft(context: Context, by: number, from: number, amount: number): void {
  if (cardsFor(playerDraft(context, from), 'theft', context.content).length > 0) context.next({ do: 'robbed', seat: from, by, amount });
  else context.next({ do: 'rob', seat: from, by, amount });
}
