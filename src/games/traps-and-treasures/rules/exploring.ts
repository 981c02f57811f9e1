import type { Immutable } from '../../../engine/game.ts';
import type { Thing } from '../content/card-schemas.ts';
import { type Content, cardOf, listAddress } from '../content/content.ts';
import { CROWN_LEVEL, LOOP_GOLD, LUCK, SIDES } from '../state/constants.ts';
import type { State } from '../state/state.ts';
import { HOME, isWalled, levelOf, neighbour } from './board.ts';
import { type Context, gainGold, payWithHealth, playerDraft, receiveGold } from './mutations.ts';
import { amountOf, playerAt, worth } from './players.ts';

/** What makes exploring pay: things on tiles, loops, luck, and traps (TT-22 to TT-26). */

type At = Immutable<State>;
export type Offer = NonNullable<Immutable<Thing>['visit']>;

/** TT-24: whether the place joins at least two others, so that its tile has closed a loop. */
const closesLoop = (places: At['places'], content: Content, place: number): boolean =>
  SIDES.filter((side) => neighbour(places, content, place, side) !== undefined && !isWalled(places, content, place, side)).length > 1;

/** TT-26: whether somebody has more gold, on hand and stored, so that a player finds more on a new tile. */
const isBehind = (state: At, seat: number): boolean =>
  !state.oldBook && state.players.some((other) => worth(other) > worth(playerAt(state, seat)));

/** TT-22 to TT-26: what happens to whoever has just laid a tile. */
export function explore(context: Context, seat: number): void {
  const { state, content } = context;
  if (state.oldBook) return;
  const { at } = playerDraft(context, seat);
  const place = state.places[at];
  if (!place) return;
  if (closesLoop(state.places, content, at)) {
    context.emit?.({ do: 'looped', seat, at });
    gainGold(context, seat, LOOP_GOLD);
  }
  if (isBehind(state, seat)) {
    context.emit?.({ do: 'lucky', seat });
    gainGold(context, seat, LUCK);
  }
  const level = levelOf(state, at);
  const fallen = level >= CROWN_LEVEL ? state.fallen.pop() : undefined;
  const thing = fallen ?? state.finds.pop() ?? null;
  if (fallen === undefined) context.reveal('draw');
  if (thing === null) return;
  const { comes, visit } = cardOf(content.things, thing);
  // What only its finder has is taken away.
  if (comes.length > 0 || visit !== null) place.thing = thing;
  context.emit?.({ do: 'found', seat, at, thing, level });
  runIfAny(context, listAddress(thing, 'found'), seat);
  runIfAny(context, listAddress(thing, 'comes'), seat);
}

/** TT-22, TT-25: what happens to whoever comes to a place that is there already. */
export function arrive(context: Context, seat: number): void {
  const { at } = playerDraft(context, seat);
  const place = context.state.places[at];
  if (!place || at === HOME) return;
  const { thing } = place;
  if (thing !== null && context.content.lists.has(listAddress(thing, 'comes'))) {
    runIfAny(context, listAddress(thing, 'comes'), seat);
    context.emit?.({ do: 'entered', seat, at, thing });
  }
  springTrap(context, seat);
}

/** TT-25: whoever comes walks into what another player has left there. */
export function springTrap(context: Context, seat: number): void {
  const { at } = playerDraft(context, seat);
  const place = context.state.places[at];
  const trap = place?.trap ?? null;
  if (!place || trap === null || trap.by === seat) return;
  place.trap = null;
  context.state.treasures.discard.push(trap.card);
  context.emit?.({ do: 'trap-sprung', seat, by: trap.by, at, card: trap.card });
  context.next({ do: 'run', list: listAddress(trap.card, 'trap'), next: 0, seat, level: trap.level, by: trap.by });
}

function runIfAny(context: Context, list: string, seat: number): void {
  if (!context.content.lists.has(list)) return;
  const { at } = playerDraft(context, seat);
  context.next({ do: 'run', list, next: 0, seat, level: levelOf(context.state, at), by: null });
}

/** TT-22: the action points that an offer takes. */
export const pointsFor = ({ points = 1 }: Offer): number => points;

/** TT-22: does what the thing on the player's tile offers, for its price. What can be done once is taken from the map. */
export function visit(context: Context, seat: number): void {
  const player = playerDraft(context, seat);
  const place = context.state.places[player.at];
  const thing = place?.thing ?? null;
  const offer = thing === null ? null : cardOf(context.content.things, thing).visit;
  if (!place || thing === null || !offer) return;
  context.state.turn.points -= pointsFor(offer);
  player.gold -= offer.pays;
  if (context.state.pile !== null) context.state.pile += offer.pays;
  if (offer.once) place.thing = null;
  context.emit?.({ do: 'visited', seat, at: player.at, thing, pays: offer.pays });
  runIfAny(context, listAddress(thing, 'visit'), seat);
}

/** Where somebody comes to stand who goes to a place: a trapdoor leads on to the next one. */
export function landsAt(places: At['places'], content: Content, place: number): number {
  const thing = places[place]?.thing ?? null;
  const falls = thing !== null && cardOf(content.things, thing).comes.some(({ do: word }) => word === 'fall');
  return falls ? nextLike(places, place) : place;
}

/** What somebody who comes would rather have read about before. */
const UNWELCOME: ReadonlySet<string> = new Set(['prick', 'fall', 'lose-health']);

/** TT-22, TT-25: whether what lies on a tile hurts a player who comes, or does not let them stay: spikes, a trapdoor, the trap of another. */
export function isUnwelcome({ thing, trap }: Pick<At['places'][number], 'thing' | 'trap'>, content: Content, seat: number): boolean {
  const comes = thing === null ? [] : cardOf(content.things, thing).comes;
  return (trap !== null && trap.by !== seat) || comes.some(({ do: word }) => UNWELCOME.has(word));
}

/** The next place with the same thing, in the order of laying; the place itself when there is no other. */
export function nextLike(places: At['places'], place: number): number {
  const { thing = null } = places[place] ?? {};
  if (thing === null) return place;
  for (let i = 1; i < places.length; i++) {
    const other = (place + i) % places.length;
    if (places[other]?.thing === thing) return other;
  }
  return place;
}

/** TT-25: whoever comes gives gold to the one who set the trap, and pays with health what is missing. */
export function payTrapper(context: Context, seat: number, by: number, amount: number): void {
  const player = playerDraft(context, seat);
  const paid = Math.min(amount, player.gold);
  player.gold -= paid;
  if (paid > 0) context.emit?.({ do: 'paid', seat, to: by, amount: paid });
  receiveGold(context, by, paid);
  payWithHealth(context, seat, amount - paid);
}

/** TT-23: what the next thing that has fallen is worth to its finder; 0 for none. */
export const fallenGold = ({ fallen: [thing] }: Pick<At, 'fallen'>, content: Content): number =>
  (thing === undefined ? [] : cardOf(content.things, thing).found).reduce(
    (sum, effect) => (effect.do === 'gain-gold' ? sum + amountOf(effect.amount, CROWN_LEVEL) : sum),
    0,
  );
