import type { Immutable, Turn } from '../../engine/game.ts';
import { atSeat } from '../../engine/kit/cards.ts';
import { HOME } from './board.ts';
import type { Deck, EndReason } from './happenings.ts';
import { cardsFor, mostHealth } from './players.ts';
import type { Held, Player, State } from './state.ts';
import type { Traps } from './vocabulary.ts';
import { MOST_HEALTH } from './words.ts';

/** Small changes that many rules make. Each tells what it did. */

export type Play = Turn<Traps>;

/** The player of a seat, to be changed. @throws where nobody sits there. */
export const draft = (turn: Play, seat: number): Player => atSeat(turn.state.players, seat);

/** TT-3: the top card, the discards shuffled in when the pile is empty; null when there is nothing at all. */
export function drawFrom(turn: Play, deck: Deck): string | null {
  const pile = turn.state[deck];
  if (pile.draw.length === 0 && pile.discard.length > 0) {
    pile.draw = pile.discard;
    pile.discard = [];
    turn.random.shuffle(pile.draw);
    turn.emit?.({ do: 'refilled', deck });
  }
  const card = pile.draw.pop() ?? null;
  if (card !== null) turn.reveal('draw');
  return card;
}

/** TT-18: with a strict pile gains stop at what is left. */
export function gainGold(turn: Play, seat: number, amount: number): void {
  const { state } = turn;
  const gained = state.pile === null ? amount : Math.min(amount, state.pile);
  if (gained < amount) turn.emit?.({ do: 'pile-empty' });
  if (gained === 0) return;
  if (state.pile !== null) state.pile -= gained;
  draft(turn, seat).gold += gained;
  turn.emit?.({ do: 'gold-gained', seat, amount: gained });
}

function giveBack({ state }: Play, amount: number): void {
  if (state.pile !== null) state.pile += amount;
}

/** TT-14: what is missing is lost as health. */
export function loseGold(turn: Play, seat: number, amount: number): void {
  const player = draft(turn, seat);
  const lost = Math.min(amount, player.gold);
  player.gold -= lost;
  giveBack(turn, lost);
  if (lost > 0) turn.emit?.({ do: 'gold-lost', seat, amount: lost });
  payWithHealth(turn, seat, amount - lost);
}
/** TT-14: what is missing in gold, in hearts. */
export function payWithHealth(turn: Play, seat: number, missing: number): void {
  if (missing <= 0) return;
  turn.emit?.({ do: 'gold-missing', seat, amount: missing });
  loseHealth(turn, seat, missing);
}

/** TT-15: at 0 health one dies, unless a card can help. */
export function loseHealth(turn: Play, seat: number, amount: number): void {
  const player = draft(turn, seat);
  const lost = Math.min(amount, player.health);
  if (lost <= 0) return;
  player.health -= lost;
  turn.emit?.({ do: 'health-lost', seat, amount: lost, left: player.health });
  if (player.health === 0) turn.next({ do: 'perish', seat });
}
/** At once, however much health is left; a card may still help (TT-15). */
export function dieOutright(turn: Play, seat: number): void {
  draft(turn, seat).health = 0;
  turn.next({ do: 'perish', seat });
}
/** Up to the most that somebody may have. */
export function gainHealth(turn: Play, seat: number, amount: number): void {
  const player = draft(turn, seat);
  const gained = Math.max(0, Math.min(amount, mostHealth(player, turn.content) - player.health));
  player.health += gained;
  if (gained > 0) turn.emit?.({ do: 'health-gained', seat, amount: gained, now: player.health });
}

/** TT-15: all gold on hand goes back to the pile, the token to Home Base; the own turn is over. */
export function die(turn: Play, seat: number): void {
  const player = draft(turn, seat);
  turn.emit?.({ do: 'died', seat, gold: player.gold });
  giveBack(turn, player.gold);
  player.gold = 0;
  player.at = HOME;
  player.health = MOST_HEALTH;
  if (turn.state.turn.seat === seat) turn.state.turn.over = true;
}

/** Gold on hand becomes gold stored. Looks whether these are the last turns now (TT-19), or the end (TT-18). */
export function store(turn: Play, seat: number, amount: number): void {
  const { state } = turn;
  const player = draft(turn, seat);
  const stored = Math.min(amount, player.gold);
  if (stored === 0) return;
  player.gold -= stored;
  player.stored += stored;
  turn.emit?.({ do: 'stored', seat, amount: stored });
  const dry = state.pile === 0 && state.players.every(({ gold }) => gold === 0);
  if (state.last === null && player.stored >= state.target) {
    state.last = seat;
    if (!dry) turn.emit?.({ do: 'last-turns', seat });
  }
  if (dry) finish(turn, 'pile');
}

/** TT-20: most gold stored, then most treasure cards, then most health, then shared. */
export function winnersOf(state: Immutable<State>): number[] {
  const rank = ({ stored, cards, health }: Immutable<Player>): number => (stored * 100 + cards.length) * 100 + health;
  const best = Math.max(...state.players.map(rank));
  return state.players.flatMap((player, seat) => (rank(player) === best ? [seat] : []));
}
/** The game is over, for this reason; who has won is counted (TT-20). */
export function finish(turn: Play, why: EndReason): void {
  turn.emit?.({ do: 'ended', why });
  turn.finish({ winners: winnersOf(turn.state), reason: why });
}

/** Takes a treasure card out of a hand and carries it out; the card goes to the discards. */
export function useCard(turn: Play, seat: number, card: string): void {
  const player = draft(turn, seat);
  const held = player.cards.find((one) => one.card === card);
  if (!held) return;
  player.cards.splice(player.cards.indexOf(held), 1);
  turn.state.treasures.discard.push(card);
  turn.emit?.({ do: 'used', seat, card, level: held.level });
  turn.next({ do: 'run', list: `${card}/use`, next: 0, seat, level: held.level });
}
/** The options at a moment that cards name. */
export const momentOptions = (cards: readonly Immutable<Held>[]): ({ do: 'use'; card: string } | { do: 'leave' })[] => [
  ...cards.map(({ card }) => ({ do: 'use' as const, card })),
  { do: 'leave' },
];

/** A theft: cards of the robbed may have a word in it (TT-13). */
export function theft(turn: Play, by: number, from: number, amount: number): void {
  if (cardsFor(draft(turn, from), 'theft', turn.content).length > 0) turn.next({ do: 'robbed', seat: from, by, amount });
  else turn.next({ do: 'rob', seat: from, by, amount });
}
