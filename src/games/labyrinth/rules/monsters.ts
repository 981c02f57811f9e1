import { ownOf } from '../content/own-monster.ts';
import { DRAGON, FLOORS, SNACK } from '../state/constants.ts';
import type { Fighter, Foe, Room } from '../state/state.ts';
import { noteBeaten } from './campaign-book.ts';
import { heroAt, isAlive, living } from './characters.ts';
import type { Late } from './danger.ts';
import { comesWith, openFirstStairs, runsFromDragon } from './dragon.ts';
import { isErrand } from './errands.ts';
import { retreat } from './map.ts';
import { type Context, currentRoom, findItem, heal, shareCoins } from './mutations.ts';

/** Monsters: how they appear and leave, and how a fight starts and ends. */

/** The most monsters in a room. */
export const MAX_MONSTERS = 12;

/** LA-21: the number of one more monster of a kind. One that was alone so far becomes the first. */
function nextNumber(foes: readonly Foe[], kind: string): number {
  const alike = foes.filter((foe) => foe.kind === kind);
  for (const foe of alike) foe.number ||= 1;
  return Math.max(0, ...alike.map(({ number }) => number)) + (alike.length > 0 ? 1 : 0);
}

/** Adds monsters to the party's room. Returns their ids. */
export function addMonsters(context: Context, kind: string, count: number, reward: number): number[] {
  const { delve } = context.state;
  const { foes } = currentRoom(context);
  const hp = comesWith(context.state, kind, context.content);
  const came: number[] = [];
  while (delve && came.length < count && foes.length < MAX_MONSTERS) {
    const foe: Foe = { id: delve.foes++, kind, number: nextNumber(foes, kind), hp, reward };
    foes.push(foe);
    came.push(foe.id);
  }
  return came;
}
export const monsterHere = (context: Context, id: number): Foe | undefined => currentRoom(context).foes.find((foe) => foe.id === id);

/** Removes a monster from the fight. Defeated monsters pay a reward (LA-32). */
export function defeat(context: Context, seat: number, id: number, how: 'slain' | 'bluffed'): void {
  const { state } = context;
  const room = currentRoom(context);
  const foe = monsterHere(context, id);
  if (!foe) return;
  room.foes.splice(room.foes.indexOf(foe), 1);
  room.purse += foe.reward;
  noteBeaten(state, foe.kind);
  context.emit?.({ do: 'foe-beaten', seat, foe: id, kind: foe.kind, how });
  // LA-53
  if (ownOf(foe.kind, context.content)?.loot === 'snack') heal(context, seat, SNACK);
  // LA-26: a monster that was bluffed is not slain.
  if (how !== 'slain' || foe.kind !== DRAGON || state.floor !== FLOORS.length) return;
  state.slain = true;
  state.dragon = null;
  context.emit?.({ do: 'dragon-slain' });
}

/** LA-27: rolls a d20 for each hero and each kind of monster, all at once. `late`: who misses the first round (LA-41). */
export function beginFight(context: Context, late: Late = null): void {
  const { state } = context;
  const { foes } = currentRoom(context);
  const heroes = living(state, state.torch);
  const kinds = [...new Set(foes.map(({ kind }) => kind))];
  const who: Fighter[] = [...heroes, ...kinds];
  const acted: Fighter[] = late === 'heroes' ? heroes : late === 'foes' ? kinds : [];
  state.fight = { round: 1, order: [], now: null, acted, attacks: 0, fled: false, last: state.torch, volley: [], ducked: [] };
  context.emit?.({ do: 'fight-began', room: state.delve?.at ?? 0 });
  if (late !== null) context.emit?.({ do: 'surprised', late });
  context.next({ do: 'initiative-roll', seat: state.torch, who, count: who.length, faces: 20 }, { do: 'settle-order' });
}

/** LA-1: one monster more. A new kind of monster in a fight rolls for initiative (LA-27). */
export function addOne(context: Context, kind: string): void {
  const { fight, torch } = context.state;
  const [foe] = addMonsters(context, kind, 1, 0);
  if (foe === undefined) return;
  context.emit?.({ do: 'dm-added', foe, kind });
  if (!fight || fight.order.some(({ who }) => who === kind)) return;
  context.next({ do: 'initiative-roll', seat: torch, who: [kind], count: 1, faces: 20 }, { do: 'settle-order' });
}

function leaveFight({ state }: Context): void {
  state.fight = null;
  // LA-9: an owed attack ends with the fight.
  for (const hero of state.heroes) if (hero) hero.owes = false;
}
/** LA-32: the heroes share the coins in turn order. The hero with the last blow draws an item card, if there is silver or a card (LA-53). */
export function winFight(context: Context): void {
  const { state } = context;
  const { fight } = state;
  const room = currentRoom(context);
  if (!fight) return;
  const heroes = fight.order.flatMap(({ who }) => (typeof who === 'number' && isAlive(state.heroes[who]) ? [who] : []));
  const { last } = fight;
  // LA-53: of a kind that ran away nobody is in the order
  const leavesCard = fight.order.some(({ who }) => typeof who === 'string' && ownOf(who, context.content)?.loot === 'card');
  leaveFight(context);
  context.emit?.({ do: 'fight-won', room: state.delve?.at ?? 0 });
  if (room.purse === 0 && !leavesCard) return;
  shareCoins(context, room.purse, heroes);
  room.purse = 0;
  if (isAlive(heroAt(context.state, last))) findItem(context, last);
}
/** LA-31c, LA-41: all heroes go back one room; the monsters stay. LA-48: from the Dragon they run to the first room, and can get out. */
export function goBack(context: Context, seat: number, how: 'fled' | 'slipped'): void {
  const { delve } = context.state;
  const far = runsFromDragon(context);
  const to = far ? 0 : retreat(context.state);
  if (!delve || to === null) return;
  leaveFight(context);
  delve.at = to;
  delve.from = null;
  context.emit?.({ do: how, seat, room: to });
  if (far) openFirstStairs(context);
}
/** All heroes are dead: the fight ends. */
export const loseFight = leaveFight;

/** LA-16: discards a finished encounter and empties the room. */
export function finishRoom(context: Context, room: Room): void {
  const { state } = context;
  const { card } = room;
  if (card === null) return;
  room.card = null;
  if (!isErrand(card, context.content)) state.encounters.discard.push(card);
  context.emit?.({ do: 'room-done', room: state.delve?.rooms.indexOf(room) ?? 0, card });
}
