import type { Immutable, Refusal, Rules } from '../../engine/game.ts';
import { no, trying } from '../../engine/kit/trying.ts';
import { callDm, here, mayCall, type Play, passTorch, shuffleIn } from './changes.ts';
import { isAlive, living } from './characters.ts';
import { askCheck } from './checks.ts';
import type { ExploreCommand } from './commands.ts';
import type { Content } from './content.ts';
import { addRoom, isGuarded, newFloor, shutDoors, stairsKnown, waysFrom } from './map.ts';
import { chestIn, openChest } from './rooms.ts';
import type { Delve, State } from './state.ts';
import { layMarket } from './town.ts';
import type { Labyrinth } from './vocabulary.ts';
import { FLOORS, type Side } from './words.ts';

/** In the dungeon between encounters, and the way home (LA-15, LA-16, LA-22 to LA-24). */

type At = Immutable<State>;

/** LA-15: encounters that lie in rooms are discarded, as the party leaves the floor. */
function leaveFloor({ state }: Play): void {
  for (const { card } of state.delve?.rooms ?? []) if (card !== null) state.encounters.discard.push(card);
  state.delve = null;
}

export const delveSteps: Pick<Rules<Labyrinth>['steps'], 'enter-floor' | 'come-home'> = {
  'enter-floor': (turn, { floor }) => {
    const { state, random } = turn;
    leaveFloor(turn);
    const fresh = floor > state.unlocked;
    if (fresh) state.unlocked = floor;
    state.floor = floor;
    for (const deck of ['encounters', 'items'] as const) {
      const { draw, discard, aside } = state[deck];
      state[deck] = { draw: [], discard: [], aside: [] };
      shuffleIn(turn, deck, [...draw, ...discard, ...aside]);
    }
    state.delve = newFloor(random);
    turn.reveal('map');
    turn.begin(state.torch);
    turn.emit?.({ do: 'floor-entered', floor, fresh });
  },

  // LA-25: rest, new characters, and the market
  'come-home': (turn) => {
    const { state } = turn;
    leaveFloor(turn);
    state.fight = null;
    for (const hero of state.heroes) {
      if (!hero) continue;
      hero.gambled = false;
      if (isAlive(hero)) hero.hp = hero.most;
    }
    turn.emit?.({ do: 'came-home', delves: state.delves });
    layMarket(turn);
    const all = state.heroes.map((_, seat) => seat);
    const dead = all.filter((seat) => !isAlive(state.heroes[seat]));
    turn.next({ do: 'create', seats: dead }, { do: 'visit', seats: all });
    if (!state.slain) return;
    state.slain = false;
    state.won = true;
    turn.emit?.({ do: 'campaign-won' });
    turn.next({ do: 'victory', seat: state.torch });
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
    ...heroes('open-pack'),
    ...mayCall(state),
  ];
}
function refuse(state: At, _choice: unknown, command: ExploreCommand): Refusal | null {
  const { delve } = state;
  switch (command.do) {
    case 'door':
      return state.encounters.draw.length > 0 ? null : no('LA-23', 'It is only painted on. You have seen all the rooms.');
    case 'search':
      return delve?.rooms[delve.at]?.search === 'none' ? null : no('LA-31', 'Somebody has had a good look already.');
    case 'stairs':
      return command.way === 'down' && state.floor === FLOORS.length ? no('LA-24', 'This is as deep as it gets.') : null;
    default:
      return null;
  }
}

/** LA-16: through a door, and a card is drawn. */
function openDoor(turn: Play, from: number, side: Side): void {
  const { state, content, random } = turn;
  const { delve } = state;
  if (!delve) return;
  const to = addRoom(delve.rooms, from, side, Object.keys(content.rooms), random);
  move(delve, from, to);
  passTorch(turn);
  turn.begin(state.torch);
  turn.reveal('draw');
  const card = state.encounters.draw.pop() ?? null;
  const room = here(turn);
  turn.emit?.({ do: 'room-entered', seat: state.torch, room: to, from, side, card });
  if (card !== null) {
    room.card = card;
    room.frames.push({ list: card, next: 0, seat: state.torch });
  }
  // LA-24: the last room is a stairwell where there is no other
  if (state.encounters.draw.length === 0 && !stairsKnown(delve.rooms, content)) {
    room.stairs = true;
    turn.emit?.({ do: 'stairs-found', room: to });
  }
  callDm(turn);
}
function move(delve: Delve, from: number, to: number): void {
  delve.from = from;
  delve.at = to;
}

export const delveChoices: Pick<Rules<Labyrinth>['choices'], 'explore'> = {
  explore: {
    ...trying({ candidates, refuse }),
    answer: (turn, command, { seat }) => {
      const { state } = turn;
      const { delve } = state;
      if (!delve) return;
      if (command.do === 'stairs') return leave(turn, command.way);
      turn.next({ do: 'in-room' });
      switch (command.do) {
        case 'door':
          return openDoor(turn, command.room, command.side);
        case 'go': {
          move(delve, waysFrom(delve)[command.room] ?? delve.at, command.room);
          return turn.emit?.({ do: 'went-back', seat, room: command.room });
        }
        case 'search': {
          const statistic = 'intelligence';
          return askCheck(turn, [command.hero], { why: 'search', statistic, against: 10, about: 0, address: '' });
        }
        case 'open':
          return openChest(turn, command.hero);
        case 'open-pack':
          return turn.next({ do: 'in-pack', seat: command.hero });
        case 'call-dm':
          return callDm(turn);
      }
    },
  },
};
/** LA-24: home, or one floor down. */
function leave(turn: Play, way: 'up' | 'down'): void {
  const { state } = turn;
  const floor = FLOORS.find((next) => next === state.floor + 1);
  if (way === 'up' || floor === undefined) turn.next({ do: 'come-home' });
  else turn.next({ do: 'enter-floor', floor }, { do: 'in-room' });
}
