import type { Game, Immutable, Refusal } from '../../../engine/game.ts';
import { refusal, withRefusals } from '../../../engine/shared/refusals.ts';
import { type Content, cardOf } from '../content/content.ts';
import type { ExploreCommand } from '../state/commands.ts';
import { FLOORS, SEARCH, type Side } from '../state/constants.ts';
import type { Delve, State } from '../state/state.ts';
import type { Labyrinth } from '../state/tasks.ts';
import { askCheck } from './ability-checks.ts';
import { healOptions, useHealing } from './backpack.ts';
import { noteEvening, noteFloor } from './campaign-book.ts';
import { isAlive, living } from './characters.ts';
import { drawAhead, takeAhead } from './clues.ts';
import { needsStairs, roomsLeft } from './difficulty.ts';
import { layDragon, leaveDragon } from './dragon.ts';
import { isErrand, layErrand, loseErrand, offerErrands, settleErrand } from './errands.ts';
import { growths } from './feats.ts';
import { addRoom, isGuarded, newFloor, shutDoors, waysFrom } from './map.ts';
import { type Context, callDungeonMaster, currentRoom, passOrCall, passTorch, shuffleIn, torchOptions } from './mutations.ts';
import { chestIn, openChest } from './rooms.ts';
import { layMarket } from './town.ts';

/** Moves in the dungeon between encounters, and the way home (LA-15, LA-16, LA-22 to LA-24). */

type At = Immutable<State>;

/** LA-15: when the party leaves the floor, encounters in rooms are discarded. */
function leaveFloor(context: Context): void {
  const { state, content } = context;
  leaveDragon(context);
  const { encounters, delve } = state;
  for (const { card } of delve?.rooms ?? []) if (card !== null && !isErrand(card, content)) encounters.discard.push(card);
  for (const { card } of delve?.ahead ?? []) if (!isErrand(card, content)) encounters.draw.push(card);
  state.delve = null;
}

export const delveSteps: Pick<Game<Labyrinth>['steps'], 'enter-floor' | 'come-home'> = {
  'enter-floor': (context, { floor }) => {
    const { state, random } = context;
    leaveFloor(context);
    const fresh = floor > state.unlocked;
    if (fresh) state.unlocked = floor;
    state.floor = floor;
    for (const deck of ['encounters', 'items'] as const) {
      const { draw, discard, aside } = state[deck];
      state[deck] = { draw: [], discard: [], aside: [] };
      shuffleIn(context, deck, [...draw, ...discard, ...aside]);
    }
    noteFloor(state, floor);
    state.delve = newFloor(random);
    context.reveal('map');
    context.beginTurn(state.torch);
    context.emit?.({ do: 'floor-entered', floor, fresh });
    layDragon(context);
    drawAhead(state);
    loseErrand(context);
  },

  // LA-25, LA-44 to LA-47: rest, what heroes grow by, new characters, and a new market
  'come-home': (context) => {
    const { state } = context;
    leaveFloor(context);
    state.fight = null;
    for (const hero of state.heroes) {
      if (!hero) continue;
      hero.gambled = false;
      if (isAlive(hero)) hero.hp = hero.most;
    }
    noteEvening(state);
    context.emit?.({ do: 'came-home', delves: state.delves });
    settleErrand(context);
    offerErrands(context);
    layMarket(context);
    const all = state.heroes.map((_, seat) => seat);
    const dead = all.filter((seat) => !isAlive(state.heroes[seat]));
    context.next(...growths(context), { do: 'create', seats: dead }, { do: 'visit', seats: all });
    if (!state.slain) return;
    state.slain = false;
    state.won = true;
    context.emit?.({ do: 'campaign-won' });
    context.next({ do: 'victory', seat: state.torch });
  },
};

function candidates(state: At, _choice: unknown, content: Content): ExploreCommand[] {
  const { delve } = state;
  const room = delve?.rooms[delve.at];
  if (!delve || !room) return [];
  const { rooms, at } = delve;
  const ways = waysFrom(delve);
  const alive = living(state, state.torch);
  const chest = chestIn(room, content) !== null;
  const heroes = (word: 'search' | 'open' | 'open-pack') => alive.map((hero): ExploreCommand => ({ do: word, hero }));
  return [
    ...shutDoors(rooms).flatMap(({ room: from, side }): ExploreCommand[] =>
      from === at || (ways[from] !== null && !isGuarded(rooms[from] ?? room)) ? [{ do: 'door', room: from, side }] : [],
    ),
    ...rooms.flatMap((other, i): ExploreCommand[] =>
      ways[i] !== null && (other.card !== null || other.stairs || isGuarded(other)) ? [{ do: 'go', room: i }] : [],
    ),
    ...(chest ? [...heroes('search'), ...heroes('open')] : []),
    ...(room.stairs ? (['up', 'down'] as const).map((way): ExploreCommand => ({ do: 'stairs', way })) : []),
    ...healOptions(state, content),
    ...heroes('open-pack'),
    ...torchOptions(state),
  ];
}
function refuse(state: At, _choice: unknown, command: ExploreCommand): Refusal | null {
  const { delve } = state;
  switch (command.do) {
    case 'door':
      return roomsLeft(state) > 0 ? null : refusal('LA-23', 'It is only painted on. You have seen all the rooms.');
    case 'search':
      return delve?.rooms[delve.at]?.search === 'none' ? null : refusal('LA-31', 'Somebody has had a good look already.');
    case 'stairs':
      return command.way === 'down' && state.floor === FLOORS.length ? refusal('LA-24', 'This is as deep as it gets.') : null;
    default:
      return null;
  }
}

/** LA-16: goes through a door and draws an encounter card. */
function openDoor(context: Context, from: number, side: Side): void {
  const { state, content, random } = context;
  const { delve } = state;
  if (!delve) return;
  const opener = state.torch;
  const to = addRoom(delve.rooms, from, side, Object.keys(content.rooms), random);
  move(delve, from, to);
  passTorch(context);
  context.beginTurn(state.torch);
  context.reveal('draw');
  const room = currentRoom(context);
  const card = takeAhead(state, room);
  context.emit?.({ do: 'room-entered', seat: opener, room: to, from, side, card });
  if (card !== null) {
    room.card = card;
    room.frames.push({ list: card, next: 0, seat: state.torch });
  }
  layErrand(context);
  drawAhead(state);
  loseErrand(context);
  // LA-24, LA-36
  if (needsStairs(state, delve, content)) {
    room.stairs = true;
    context.emit?.({ do: 'stairs-found', room: to });
  }
  // LA-1: where nobody lives there is nothing to decide before the heroes do
  const meets = room.card !== null && cardOf(content.encounters, room.card).effects.some((effect) => effect.do === 'monsters');
  if (meets) callDungeonMaster(context);
}
function move(delve: Delve, from: number, to: number): void {
  delve.from = from;
  delve.at = to;
}

export const delveChoices: Pick<Game<Labyrinth>['choices'], 'explore'> = {
  explore: {
    ...withRefusals({ candidates, refuse }),
    answer: (context, command, { seat }) => {
      const { state } = context;
      const { delve } = state;
      if (!delve) return;
      if (command.do === 'stairs') return leave(context, command.way);
      context.next({ do: 'in-room' });
      switch (command.do) {
        case 'door':
          return openDoor(context, command.room, command.side);
        case 'go': {
          move(delve, waysFrom(delve)[command.room] ?? delve.at, command.room);
          return context.emit?.({ do: 'went-back', seat, room: command.room });
        }
        case 'search': {
          const statistic = 'intelligence';
          return askCheck(context, [command.hero], { why: 'search', statistic, against: SEARCH, about: 0, address: '' });
        }
        case 'open':
          return openChest(context, command.hero);
        case 'heal':
          return useHealing(context, seat, command);
        case 'open-pack':
          return context.next({ do: 'in-pack', seat: command.hero });
        case 'pass-torch':
        case 'call-dm':
          return passOrCall(context, command);
      }
    },
  },
};
/** LA-24: goes home, or one floor down. */
function leave(context: Context, way: 'up' | 'down'): void {
  const { state } = context;
  const floor = FLOORS.find((next) => next === state.floor + 1);
  if (way === 'up' || floor === undefined) context.next({ do: 'come-home' });
  else context.next({ do: 'enter-floor', floor }, { do: 'in-room' });
}
