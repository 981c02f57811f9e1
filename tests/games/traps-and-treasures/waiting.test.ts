// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { traps } from '../../../src/games/traps-and-treasures/rules.ts';
import type { State } from '../../../src/games/traps-and-treasures/state.ts';
import { content, Dungeon, ROAD } from './kit.ts';

/** What may wait on the agenda of a save: a task that fits, and what would be wrong about it. */

const law = traps.invariants.find(({ name }) => name === 'what waits can be done');
const FIGHT = { cards: ['wasp'], level: 1, die: 3 } as const;
const DUEL = { by: 0, on: 1, attack: 4, defend: null } as const;

/** Mira in turn and Ole on the road, each with a card for every moment; Per at home. */
const play = () =>
  new Dungeon({
    players: [{ at: '0,-1', gold: 2, cards: ['again', 'pie'] }, { at: '0,-2', gold: 2, cards: ['decoy', 'nudge', 'plaster'] }, {}],
    laid: ROAD,
  });

/** Whether `task` may wait above a turn of Mira's, once the table is changed. */
function mayWait(task: object, change: object = {}, spoil: (state: State) => void = () => undefined): boolean | undefined {
  const { state, outcome } = structuredClone(play().session.now);
  const spoilt = { ...(state as State), ...change };
  spoil(spoilt);
  return law?.holds({ state: spoilt, agenda: [{ do: 'go-on', seat: 0 }, task] as never, outcome }, content);
}

const die = { count: 1, faces: 6 };

describe.each<[object, readonly object[], change?: object]>([
  [{ do: 'turn', seat: 0 }, [{ seat: 1 }, { seat: 3 }, { seat: -1 }]],
  [{ do: 'ready', seat: 0 }, [{ seat: 1 }]],
  [{ do: 'end-turn', seat: 0 }, [{ seat: 1 }]],
  [{ do: 'ask-first', seats: [0, 2] }, [{ seats: [] }, { seats: [1, 1] }, { seats: [0, 3] }, { seats: 2 }]],
  [{ do: 'first-roll', seat: 1, count: 2, faces: 6 }, [{ count: 1 }, { faces: 7 }]],
  [{ do: 'face', seat: 0 }, [{ seat: 1 }], { fight: FIGHT }],
  [{ do: 'fought', seat: 0 }, [{ seat: 1 }], { fight: FIGHT }],
  [{ do: 'close-fight', seat: 0 }, [{ seat: 1 }], { fight: FIGHT }],
  [{ do: 'fight-roll', seat: 0, add: 1, ...die }, [{ seat: 1 }, { add: 100 }, { add: -1 }, { count: 2 }, { faces: 8 }], { fight: FIGHT }],
  [{ do: 'after-roll', seat: 0 }, [{ seat: 2 }], { fight: FIGHT }],
  [{ do: 'after-roll', seat: 1 }, [{ seat: 2 }], { duel: DUEL }],
  [{ do: 'attack-roll', seat: 0, add: 0, ...die }, [{ seat: 1 }], { duel: DUEL }],
  [{ do: 'defend-roll', seat: 1, add: 0, ...die }, [{ seat: 0 }, { seat: 2 }], { duel: DUEL }],
  [{ do: 'attacked', seat: 0 }, [{ seat: 1 }], { duel: DUEL }],
  [{ do: 'close-duel', seat: 0 }, [{ seat: 1 }], { duel: DUEL }],
  [{ do: 'robbed', seat: 1, by: 0, amount: 2 }, [{ seat: 0 }, { seat: 2 }, { by: 2 }, { by: 3 }, { amount: 100 }]],
  [{ do: 'rob', seat: 2, by: 0, amount: 2 }, [{ seat: 0 }, { by: 1 }]],
  [{ do: 'pick-player', seat: 0, why: 'steal', amount: 2 }, [{ seat: 1 }]],
  [{ do: 'pick-place', seat: 0, level: 2 }, [{ seat: 1 }, { level: 1 }]],
  [{ do: 'pick-tile', seat: 0, tiles: ['ns-3'] }, [{ seat: 1 }, { tiles: [] }]],
  [{ do: 'run', list: 'pie/use', next: 0, seat: 0, level: 1 }, [{ list: 'soup/use' }, { next: 1 }, { seat: 3 }]],
])('%j may wait', (task, faults, change) => {
  it('as it is', () => expect(mayWait(task, change)).toBe(true));
  it.each(faults)('but not with %j', (fault) => expect(mayWait({ ...task, ...fault }, change)).toBe(false));
});

describe('and as things stand', () => {
  const player = (seat: number, change: object) => (state: State) => void Object.assign(state.players[seat] ?? {}, change);
  const turn = { do: 'turn', seat: 0 };

  it.each<[string, object, boolean, (state: State) => void]>([
    ['a turn that is over', turn, false, (state) => void Object.assign(state.turn, { over: true })],
    ['a turn without a point', turn, false, (state) => void Object.assign(state.turn, { points: 0 })],
    ['a monster to face where nobody fights', { do: 'face', seat: 0 }, false, () => undefined],
    ['a roll of no duel', { do: 'attack-roll', seat: 0, add: 0, ...die }, false, () => undefined],
    ['a card for no roll', { do: 'after-roll', seat: 0 }, false, () => undefined],
    [
      'a card for a six that cannot become more',
      { do: 'after-roll', seat: 1 },
      false,
      (state) => void Object.assign(state, { fight: { ...FIGHT, die: 6 } }),
    ],
    ['a last card of somebody who dies', { do: 'dying', seat: 1 }, true, player(1, { health: 0 })],
    ['a last card of somebody well', { do: 'dying', seat: 1 }, false, player(1, { health: 1 })],
    ['a last card that they do not have', { do: 'dying', seat: 0 }, false, player(0, { health: 0 })],
    ['a theft from nobody with gold', { do: 'pick-player', seat: 0, why: 'steal', amount: 2 }, false, player(1, { gold: 0 })],
  ])('%s', (_, task, may, spoil) => expect(mayWait(task, {}, spoil)).toBe(may));
});
