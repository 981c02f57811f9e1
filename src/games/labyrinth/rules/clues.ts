import type { Immutable, RuleContext } from '../../../engine/game.ts';
import { type Content, cardOf } from '../content/content.ts';
import { allEffects } from '../content/cross-references.ts';
import type { AnyEffect } from '../content/errand-schemas.ts';
import { CLUE_MODIFIER, type Clue, DRAUGHT_ROOMS, type Side } from '../state/constants.ts';
import type { State } from '../state/state.ts';
import type { Labyrinth } from '../state/tasks.ts';
import { heroAt, living, modifierOf } from './characters.ts';
import { meanOf } from './dice.ts';
import { roomsLeft } from './difficulty.ts';
import { isErrand } from './errands.ts';
import { beside, shutDoors } from './map.ts';

/** What a door shows of what lies behind it (LA-43). The card behind each shut door is drawn beforehand. */

type At = Immutable<State>;

/** From this product of hit points and damage on, all monsters together count as big. */
const BIG = 250;
/** These clues show only to a hero with enough of a statistic; all others to everybody. */
const NEEDS: { readonly [K in Clue]?: 'luck' | 'intelligence' } = {
  coins: 'luck',
  glow: 'luck',
  web: 'intelligence',
  warning: 'intelligence',
};

type Band = Extract<Immutable<AnyEffect>, { readonly do: 'monsters' }>;
function monsterClue(bands: readonly Band[], content: Content): Clue {
  const kinds = bands.map(({ monster, count }) => ({ printed: cardOf(content.monsters, monster), many: meanOf(count) }));
  if (kinds.some(({ printed }) => printed.fire)) return 'smoke';
  if (kinds.reduce((sum, { printed: { hp, die }, many }) => sum + many * hp * meanOf(die), 0) >= BIG) return 'claws';
  return kinds.reduce((sum, { many }) => sum + many, 0) >= 2 ? 'eyes' : 'peek';
}
/** Something true about an encounter, by its kind and its danger. It depends on the card alone. */
export function clueOf(card: string, content: Content): Clue {
  if (isErrand(card, content)) return 'errand';
  const all = allEffects(cardOf(content.encounters, card).effects);
  const bands = all.filter((effect) => effect.do === 'monsters');
  if (bands.length > 0) return monsterClue(bands, content);
  const has = (...words: readonly AnyEffect['do'][]): boolean => all.some(({ do: word }) => words.includes(word));
  if (has('stairs')) return 'draught';
  if (has('pay')) return 'ribbon';
  if (has('chest', 'gold')) return 'coins';
  if (has('draw', 'raise', 'more-health', 'more-armour')) return 'glow';
  if (has('heal')) return 'soup';
  if (has('hurt', 'die')) return 'warning';
  return all.length === 0 ? 'web' : 'voices';
}
/** Whether somebody in the party has enough of a statistic to read clues by it. */
const canRead = (state: At, statistic: 'luck' | 'intelligence', content: Content): boolean =>
  living(state).some((seat) => modifierOf(heroAt(state, seat), statistic, content) >= CLUE_MODIFIER);
/** Whether somebody in the party can read such a clue. */
const isRead = (state: At, clue: Clue, content: Content): boolean => {
  const statistic = NEEDS[clue];
  return statistic === undefined || canRead(state, statistic, content);
};
/** Makes a change. If the party can read more clues after it, this ends undo: even a door that then shows nothing has told something. */
export function revealIfDoorsTellMore(context: RuleContext<Labyrinth>, change: () => void): void {
  const { state, content } = context;
  const unread = (['luck', 'intelligence'] as const).filter((statistic) => !canRead(state, statistic, content));
  change();
  if (state.delve?.ahead.length && unread.some((statistic) => canRead(state, statistic, content))) context.reveal('doors');
}

type Spot = { readonly x: number; readonly y: number };
const cardAt = ({ delve }: At, { x, y }: Spot): string | null => delve?.ahead.find((one) => one.x === x && one.y === y)?.card ?? null;
/** What a card ahead shows to this party; null if nobody can read it. */
export function readClue(state: At, card: string, content: Content): Clue | null {
  const clue = clueOf(card, content);
  return isRead(state, clue, content) ? clue : null;
}
/** What a shut door shows to this party; null if nobody can read it, nothing has been drawn, or the door is only painted on (LA-23). */
export function clueAt(state: At, room: number, side: Side, content: Content): Clue | null {
  const from = roomsLeft(state) > 0 ? state.delve?.rooms[room] : undefined;
  const card = from ? cardAt(state, beside(from, side)) : null;
  return card === null ? null : readClue(state, card, content);
}
/** Whether a card may bring stairs. */
export const leadsOut = (card: string, content: Content): boolean =>
  allEffects(cardOf(content.encounters, card).effects).some(({ do: word }) => word === 'stairs');
/** Whether the party feels a draught: stairs not found yet are at most two rooms away. */
export function feelsDraught(state: At, content: Content): boolean {
  const { delve } = state;
  const here = delve?.rooms[delve.at];
  if (!delve || !here || roomsLeft(state) === 0) return false;
  return delve.ahead.some(({ x, y, card }) => Math.abs(x - here.x) + Math.abs(y - here.y) <= DRAUGHT_ROOMS && leadsOut(card, content));
}

/** Draws the cards behind all shut doors that have none. By the old book a card is drawn when a door opens. */
export function drawAhead({ delve, encounters, byTheBook }: State): void {
  if (!delve || byTheBook) return;
  for (const { room, side } of shutDoors(delve.rooms)) {
    const from = delve.rooms[room];
    if (!from) continue;
    const { x, y } = beside(from, side);
    if (delve.ahead.some((one) => one.x === x && one.y === y)) continue;
    const card = encounters.draw.pop();
    if (card !== undefined) delve.ahead.push({ x, y, card });
  }
}
/** Takes the card of the room at a spot, or draws one. */
export function takeAhead({ delve, encounters }: State, { x, y }: Spot): string | null {
  const at = delve?.ahead.findIndex((one) => one.x === x && one.y === y) ?? -1;
  const [known] = at < 0 ? [] : (delve?.ahead.splice(at, 1) ?? []);
  return known?.card ?? encounters.draw.pop() ?? null;
}
