import type { Immutable } from '../../../engine/game.ts';
import { type Content, isOn } from '../content/content.ts';
import { ERRAND_ROOMS, ERRANDS_OFFERED, FLOORS, type Floor, THANKS } from '../state/constants.ts';
import type { State } from '../state/state.ts';
import type { ErrandView } from '../state/view-types.ts';
import { heroAt, living } from './characters.ts';
import { roomsLeft } from './difficulty.ts';
import { doorForNews } from './map.ts';
import { type Context, gainCoins } from './mutations.ts';

/** Errands: what the town asks for, where it lies, and what comes of it (LA-44, LA-45). */

type At = Immutable<State>;

/** Whether a card of a room is an errand, which is in no deck. */
export const isErrand = (card: string, content: Content): boolean => content.errands[card] !== undefined;

/** LA-44: the town offers two errands: one on the floor of the last delve, and one on any open floor. By the old book it has none. */
export function offerErrands({ state, content, random, emit }: Context): void {
  const { errands, unlocked } = state;
  const before = errands.offered.map(({ errand }) => errand);
  errands.offered = [];
  if (state.byTheBook) return;
  const open = FLOORS.filter((floor) => floor <= unlocked);
  for (let i = 0; i < ERRANDS_OFFERED; i++) {
    const floor = i === 0 ? (open.find((one) => one === state.floor) ?? 1) : random.pick(open);
    const fit = Object.values(content.errands).filter(
      (card) => isOn(card, floor) && !errands.offered.some(({ errand }) => errand === card.id),
    );
    const fresh = fit.filter(({ id }) => !errands.done.includes(id) && !before.includes(id));
    const from = fresh.length > 0 ? fresh : fit;
    if (from.length > 0) errands.offered.push({ errand: random.pick(from).id, floor });
  }
  if (errands.offered.length > 0) emit?.({ do: 'errands-offered', errands: errands.offered.map(({ errand }) => errand) });
}

/** Takes one of the errands on offer, or leaves the one that was taken. */
export function takeErrand({ state, emit }: Context, errand: string | null): void {
  const { errands, torch: seat } = state;
  const offered = errands.offered.find((one) => one.errand === errand);
  errands.taken = offered ? { ...offered, stage: 'sought' } : null;
  emit?.({ do: 'errand-taken', seat, errand });
}

/** Whether what the party is after lies on the map. */
const isLaid = ({ delve, errands: { taken } }: At): boolean =>
  [...(delve?.rooms ?? []), ...(delve?.ahead ?? [])].some(({ card }) => card !== null && card === taken?.errand);

/** LA-51: the errands that a dungeon master may lay behind a door: what the party is after, or else one that has not been done. */
export function errandsToLay(state: At, content: Content): string[] {
  const { taken, done } = state.errands;
  if (state.byTheBook || taken?.stage === 'done' || isLaid(state)) return [];
  if (taken?.stage === 'sought') return taken.floor === state.floor ? [taken.errand] : [];
  return Object.values(content.errands).flatMap((card) => (isOn(card, state.floor) && !done.includes(card.id) ? [card.id] : []));
}
/** The deepest open floor on which an errand may be; undefined if there is none. */
const deepest = (errand: Immutable<Content['errands'][string]>, unlocked: Floor): Floor | undefined =>
  FLOORS.filter((floor) => floor <= unlocked && isOn(errand, floor)).at(-1);
/** LA-51: the errands that a dungeon master may hang up at the gate, while the party has none. */
export function errandsToHangUp({ delve, byTheBook, unlocked, errands: { offered, taken, done } }: At, content: Content): string[] {
  if (delve || byTheBook || taken) return [];
  return Object.values(content.errands).flatMap((card) =>
    deepest(card, unlocked) === undefined || done.includes(card.id) || offered.some(({ errand }) => errand === card.id) ? [] : [card.id],
  );
}
/** LA-51: the town asks for it. If it asks for two already, it is in place of the second. */
export function hangUp({ state, content, emit }: Context, errand: string): void {
  const { errands, unlocked } = state;
  const card = content.errands[errand];
  const floor = card && deepest(card, unlocked);
  if (floor === undefined) return;
  errands.offered = [...errands.offered.slice(0, ERRANDS_OFFERED - 1), { errand, floor }];
  emit?.({ do: 'dm-errand', errand, floor, where: 'gate' });
}
/** LA-51: an errand is behind a door, and the party is after it. */
export function sendAfter({ state, emit }: Context, errand: string): void {
  const { errands, floor } = state;
  if (errands.taken?.errand !== errand || errands.taken.stage !== 'sought') {
    errands.taken = { errand, floor, stage: 'sought' };
    emit?.({ do: 'dm-errand', errand, floor, where: 'delve' });
  }
  emit?.({ do: 'errand-near', errand });
}

/** LA-44: in the second room that the party finds on its floor, the errand is behind one of the doors. */
export function layErrand({ state, random, emit }: Context): void {
  const { delve, floor, errands } = state;
  const { taken } = errands;
  if (!delve || taken?.stage !== 'sought' || taken.floor !== floor) return;
  if (delve.rooms.length !== ERRAND_ROOMS + 1 || isLaid(state)) return;
  const spot = doorForNews(delve, random);
  if (!spot) return;
  delve.ahead.push({ ...spot, card: taken.errand });
  emit?.({ do: 'errand-near', errand: taken.errand });
}

/** The errand of this room is done by that hero, or it can be done no more. */
export function endErrand({ state, emit }: Context, seat: number, done: boolean): void {
  const { taken } = state.errands;
  if (taken?.stage !== 'sought') return;
  taken.stage = done ? 'done' : 'failed';
  if (done) heroAt(state, seat).title = taken.errand;
  emit?.({ do: done ? 'errand-done' : 'errand-failed', seat, errand: taken.errand });
}

/** LA-44: what the party is after is out of reach: all rooms of its floor are seen, or the party has gone lower down. */
export function loseErrand(context: Context): void {
  const { state } = context;
  const { delve, floor, errands } = state;
  const { taken } = errands;
  if (!taken || !delve || floor < taken.floor) return;
  const reached = delve.rooms.some(({ card }) => card === taken.errand);
  if (floor > taken.floor || (roomsLeft(state) === 0 && !reached)) endErrand(context, state.torch, false);
}

/** LA-45: at home the town gives thanks for what was done, and changes. Whoever comes home gets some silver. */
export function settleErrand(context: Context): void {
  const { state, emit } = context;
  const { errands } = state;
  const { taken } = errands;
  errands.taken = null;
  if (!taken) return;
  if (taken.stage !== 'done') return void emit?.({ do: 'errand-failed', seat: state.torch, errand: taken.errand });
  if (!errands.done.includes(taken.errand)) errands.done.push(taken.errand);
  emit?.({ do: 'errand-thanked', errand: taken.errand });
  for (const seat of living(state)) gainCoins(context, seat, THANKS * taken.floor);
}

/** What the party is after, and how near it is. */
export function errandView({ delve, floor, errands: { taken } }: At): ErrandView | null {
  if (!taken) return null;
  const { errand, stage } = taken;
  const where = (): ErrandView['where'] => {
    if (stage !== 'sought') return stage;
    if (!delve || floor < taken.floor) return 'below';
    if (floor > taken.floor) return 'failed';
    if (delve.ahead.some(({ card }) => card === errand)) return 'door';
    return delve.rooms.some(({ card }) => card === errand) ? 'room' : 'floor';
  };
  return { errand, floor: taken.floor, where: where() };
}
