import type { Immutable } from '../../../engine/game.ts';
import { type Content, cardOf } from '../content/content.ts';
import type { AnyEffect } from '../content/errand-schemas.ts';
import { DRAGON, type Floor } from '../state/constants.ts';
import type { State } from '../state/state.ts';
import { foeNumbers } from './difficulty.ts';
import { doorForNews, isGuarded } from './map.ts';
import { type Context, currentRoom, isLost, take } from './mutations.ts';

/** The Dragon of floor five remembers the party, and whoever ran from it knows the way (LA-48). Not by the old book. */

type At = Immutable<Pick<State, 'byTheBook' | 'floor'>>;
/** The party whose Dragon it is. */
type Party = Parameters<typeof foeNumbers>[0] & Immutable<Pick<State, 'dragon'>>;

/** The floor that the Dragon lives on. */
export const LAIR: Floor = 5;

/** Whether the party is on the Dragon's floor, and not by the old book. */
export const isAtDragons = ({ byTheBook, floor }: At): boolean => !byTheBook && floor === LAIR;

/** Whether these effects of a card bring the Dragon. */
const bringDragon = (effects: readonly Immutable<AnyEffect>[]): boolean =>
  effects.some((effect) => effect.do === 'monsters' && effect.monster === DRAGON);
/** Whether a card brings the Dragon. */
export const isDen = (card: string, content: Content): boolean => bringDragon(cardOf(content.encounters, card).effects);
/** Whether the party has been told that the Dragon is behind a door with this card. */
export const isKnownDen = (state: Immutable<State>, card: string, content: Content): boolean =>
  state.dragon !== null && isAtDragons(state) && isDen(card, content);

/** How many hit points a monster comes with: the Dragon of floor five keeps its scratches. */
export function comesWith(state: Party, kind: string, content: Content): number {
  const { hp } = foeNumbers(state, kind, content);
  return kind === DRAGON && state.floor === LAIR ? Math.min(hp, state.dragon ?? hp) : hp;
}
/** Whether these monsters of a card do not come, since they fetch plasters for the Dragon that they live with. */
export const staysAway = (state: Party, kind: string, effects: readonly Immutable<AnyEffect>[], content: Content): boolean =>
  state.dragon !== null &&
  kind !== DRAGON &&
  bringDragon(effects) &&
  comesWith(state, DRAGON, content) < foeNumbers(state, DRAGON, content).hp;

/** The Dragon keeps its scratches when the party leaves, unless nobody is left. */
export function leaveDragon({ state, emit }: Context): void {
  const { delve, dragon } = state;
  if (!isAtDragons(state)) return;
  if (isLost(state)) {
    state.dragon = null;
    return;
  }
  const left = (delve?.rooms ?? []).flatMap(({ foes }) => foes.flatMap(({ kind, hp }) => (kind === DRAGON ? [hp] : [])));
  if (left.length === 0) return;
  state.dragon = Math.min(...left);
  if (state.dragon !== dragon) emit?.({ do: 'dragon-waits', left: state.dragon });
}

/** The party has come to the Dragon's floor. If it knows the way, the Dragon is behind a door of the first room. */
export function layDragon({ state, content, random, emit }: Context): void {
  const { delve, encounters } = state;
  if (!delve) return;
  const den = encounters.draw.find((card) => isKnownDen(state, card, content));
  const spot = den !== undefined && doorForNews(delve, random);
  if (den === undefined || !spot) return;
  take(encounters.draw, den);
  delve.ahead.push({ ...spot, card: den });
  emit?.({ do: 'dragon-near' });
}

/** Whether the party would run from the Dragon, to the first room. */
export const runsFromDragon = (context: Context): boolean => {
  const first = context.state.delve?.rooms[0];
  return (
    isAtDragons(context.state) && first !== undefined && !isGuarded(first) && currentRoom(context).foes.some(({ kind }) => kind === DRAGON)
  );
};
/** Its roar has shaken the stairs of the first room loose. */
export function openFirstStairs({ state, emit }: Context): void {
  const first = state.delve?.rooms[0];
  if (!first || first.stairs) return;
  first.stairs = true;
  emit?.({ do: 'stairs-found', room: 0 });
}
