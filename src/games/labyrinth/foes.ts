import { findItem, here, type Play, shareCoins } from './changes.ts';
import { heroAt, isAlive, living } from './characters.ts';
import { need } from './content.ts';
import { retreat } from './map.ts';
import type { Fighter, Foe, Room } from './state.ts';
import { DRAGON, FLOORS } from './words.ts';

/** Monsters: how they come, how they go, and how a fight begins and ends. */

/** More than so many do not fit into a room. */
export const MOST_FOES = 12;

/** Monsters come into the room where the party is. Returns their ids. */
export function bring(turn: Play, kind: string, count: number, reward: number): number[] {
  const { delve } = turn.state;
  const { foes } = here(turn);
  const { hp } = need(turn.content.monsters, kind);
  const came: number[] = [];
  while (delve && came.length < count && foes.length < MOST_FOES) {
    const foe: Foe = { id: delve.foes++, kind, hp, reward };
    foes.push(foe);
    came.push(foe.id);
  }
  return came;
}
export const foeHere = (turn: Play, id: number): Foe | undefined => here(turn).foes.find((foe) => foe.id === id);

/** Puts a monster out of the fight; beaten ones pay (LA-32). */
export function defeat(turn: Play, seat: number, id: number, how: 'slain' | 'bluffed'): void {
  const { state } = turn;
  const room = here(turn);
  const foe = foeHere(turn, id);
  if (!foe) return;
  room.foes.splice(room.foes.indexOf(foe), 1);
  room.purse += foe.reward;
  turn.emit?.({ do: 'foe-beaten', seat, foe: id, kind: foe.kind, how });
  // LA-26: one that was talked into a nap is not slain
  if (how !== 'slain' || foe.kind !== DRAGON || state.floor !== FLOORS.length) return;
  state.slain = true;
  turn.emit?.({ do: 'dragon-slain' });
}

/** LA-27: a d20 for each hero and each kind, thrown together. */
export function beginFight(turn: Play): void {
  const { state } = turn;
  const { foes } = here(turn);
  const who: Fighter[] = [...living(state, state.torch), ...new Set(foes.map(({ kind }) => kind))];
  state.fight = { round: 1, order: [], now: null, acted: [], attacks: 0, fled: false, last: state.torch, volley: [] };
  turn.emit?.({ do: 'fight-began', room: state.delve?.at ?? 0 });
  turn.next({ do: 'initiative-roll', seat: state.torch, who, count: who.length, faces: 20 }, { do: 'settle-order' });
}

function leaveFight({ state }: Play): void {
  state.fight = null;
  // LA-9: the debt ends with the fight
  for (const hero of state.heroes) if (hero) hero.owes = false;
}
/** LA-32: coins are shared by turn order, and whoever struck the last blow finds a card. */
export function winFight(turn: Play): void {
  const { state } = turn;
  const { fight } = state;
  const room = here(turn);
  if (!fight) return;
  const heroes = fight.order.flatMap(({ who }) => (typeof who === 'number' && isAlive(state.heroes[who]) ? [who] : []));
  const { last } = fight;
  leaveFight(turn);
  turn.emit?.({ do: 'fight-won', room: state.delve?.at ?? 0 });
  if (room.purse === 0) return;
  shareCoins(turn, room.purse, heroes);
  room.purse = 0;
  if (isAlive(heroAt(turn.state, last))) findItem(turn, last);
}
/** LA-31c: all go back a room; the monsters stay where they are. */
export function flee(turn: Play, seat: number): void {
  const { delve } = turn.state;
  const to = retreat(turn.state);
  if (!delve || to === null) return;
  leaveFight(turn);
  delve.at = to;
  delve.from = null;
  turn.emit?.({ do: 'fled', seat, room: to });
}
/** Everybody is dead: the fight is over, too. */
export const loseFight = leaveFight;

/** LA-16: a finished encounter is discarded, and the room is empty. */
export function finishRoom(turn: Play, room: Room): void {
  const { state } = turn;
  const { card } = room;
  if (card === null) return;
  room.card = null;
  state.encounters.discard.push(card);
  turn.emit?.({ do: 'room-done', room: state.delve?.rooms.indexOf(room) ?? 0, card });
}
