// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Scene, Task } from '../../../src/engine/game.ts';
import { mayhem } from '../../../src/games/magic-and-mayhem/game.ts';
import type { State } from '../../../src/games/magic-and-mayhem/state.ts';
import type { Mayhem } from '../../../src/games/magic-and-mayhem/vocabulary.ts';
import { table } from './kit.ts';
import { danger, room, tile, treasure } from './kit-box.ts';

/** What may wait on the agenda of a save: a task that fits, and what would be wrong about it. */

const vault = tile(
  'vault',
  'ordinary',
  room('vault').map.map((line, i) => (i === 3 ? '|.L. . . . .|' : i === 2 || i === 4 ? '+-+-+-+-+-+-+' : line)),
);
const cake = treasure('cake', 'item', {
  use: {
    aim: 'nobody',
    effects: [
      { do: 'roll', on: 4, then: [{ do: 'gold', amount: 1 }], else: [] },
      { do: 'choose-one', of: [[{ do: 'gold', amount: 1 }], []] },
    ],
    spent: true,
  },
});
const quiz = danger('quiz', 'situation', { do: 'trial', kind: 'riddle', won: [], lost: [] });
const PLAY = table({
  board: ['start vault', 'glade shop', '?den .'],
  heroes: [
    { hero: 'cy', at: 'shop 3,3', gold: 2, cards: ['pie', 'key', 'club'] },
    { hero: 'bo', at: 'shop 3,4', cards: ['eye'] },
    { hero: 'dot', at: 'start 2,2' },
    { hero: 'eve', at: null },
  ],
  monsters: [{ monster: 'goblin', at: 'glade 1,1' }],
  treasures: ['cake'],
  dangers: ['quiz'],
  box: { tiles: [vault], treasures: [cake], dangers: [quiz] },
});
const law = mayhem.invariants.find(({ name }) => name === 'what waits can be done');

/** Whether `task` may wait above a turn of Mira's, once `spoil` has changed the table. */
function mayWait(task: object, spoil: (state: State) => void = () => undefined): boolean | undefined {
  const { state, outcome } = structuredClone(PLAY.session.now) as Scene<Mayhem>;
  spoil(state as State);
  const agenda = [{ do: 'turn', seat: 0 }, task] as Task<Mayhem>[];
  return law?.holds({ state, agenda, outcome } as Scene<Mayhem>, PLAY.content);
}

const mark = PLAY.at('glade 2,2');
const plain = PLAY.at('glade 0,0');
const dark = PLAY.at('den 2,2');
const die = { count: 1, faces: 6 };
const place = { next: 0, seat: 0, hero: 0, monster: null, at: plain };
const blow = { amount: 2, type: 'fire' };
const door = PLAY.door('locked');

describe.each<[Task<Mayhem> | object, readonly object[]]>([
  [{ do: 'suffer', seat: 0 }, [{ seat: 1 }, { seat: 4 }, { seat: -1 }]],
  [{ do: 'peer-roll', seat: 0, ...die }, [{ seat: 1 }, { count: 0 }, { count: 2 }, { faces: 7 }, { faces: 5 }]],
  [{ do: 'gold-amount', seat: 0, to: 1 }, [{ to: 0 }, { to: 3 }, { to: 4 }, { seat: 1, to: 0 }]],
  [{ do: 'offer', seat: 0, to: 1 }, [{ to: 0 }, { to: 3 }, { to: 4 }, { seat: 1, to: 0 }]],
  [
    { do: 'agree', seat: 1, from: 0, give: 'pie', take: 'eye' },
    // of somebody else, to oneself, by nobody, down, of what neither has, and of what is too heavy
    [{ from: 2 }, { seat: 0 }, { from: 4 }, { seat: 3 }, { give: 'eye' }, { take: 'pie' }, { seat: 2, take: 'pie' }],
  ],
  [{ do: 'drop-which', seat: 1 }, [{ seat: 2 }, { seat: 3 }]],
  [{ do: 'shop', seat: 0, paid: false }, [{ seat: 1 }]],
  [
    { do: 'pick-mark', seat: 0, marks: [mark] },
    [{ marks: [] }, { marks: [mark, mark] }, { marks: [plain] }, { marks: [dark] }, { marks: 3 }],
  ],
  [{ do: 'encounter-roll', seat: 0, at: mark, ...die }, [{ at: plain }, { at: dark }, { at: 99_999 }, { seat: 4 }]],
  [{ do: 'draw-danger', seat: 0, at: plain }, [{ at: dark }, { at: 99_999 }, { at: -1 }]],
  [{ do: 'choose-tile', seat: 0, slots: [4] }, [{ slots: [] }, { slots: [0] }, { slots: [4, 2] }, { slots: [5] }, { slots: [99] }]],
  [{ do: 'tie-roll', seat: 0, number: 1, heroes: [0, 2], ...die }, [{ heroes: [] }, { heroes: [1, 1] }, { heroes: [0, 4] }, { heroes: 2 }]],
  [{ do: 'run', list: 'cake/use', ...place }, [{ list: 'soup/use' }, { next: 2 }, { hero: 4 }, { at: dark }]],
  [{ do: 'choose-one', list: 'cake/use/1', ...place }, [{ list: 'cake/use' }, { list: 'cake/use/0' }]],
  [{ do: 'card-roll', list: 'cake/use/0', on: 4, ...place, ...die }, [{ list: 'cake/use/1' }, { on: 1 }, { on: 7 }, { on: '4' }]],
  [{ do: 'trial', list: 'quiz/effects/0', kind: 'riddle', id: 'moon', ...place }, [{ list: 'quiz/effects' }, { list: 'cake/use/0' }]],
  [{ do: 'luck-roll', list: 'quiz/effects/0', kind: 'riddle', ...place, ...die }, [{ list: 'cake/use/0' }, { count: 2 }]],
  [
    { do: 'hurt-hero', seat: 1, list: 'cake/use', monster: null, sure: false, ...blow },
    [{ list: 'soup/use' }, { amount: 100 }, { amount: -1 }, { seat: 4 }],
  ],
  [{ do: 'hurt-monster', number: 1, by: 0, sure: false, ...blow }, [{ by: 4 }, { amount: 100 }]],
  [
    { do: 'door-roll', seat: 0, door, source: 'key', ...die },
    [{ source: 'eye' }, { source: 'bo' }, { door: 0 }, { seat: 1, source: 'eye' }],
  ],
])('%j may wait', (task, faults) => {
  it('as it is', () => expect(mayWait(task)).toBe(true));
  it.each(faults)('but not with %j', (fault) => expect(mayWait({ ...task, ...fault })).toBe(false));
});

describe('and as things stand', () => {
  const hero = (seat: number, change: object) => (state: State) => void Object.assign(state.heroes[seat] ?? {}, change);
  const nobody = { do: 'monsters' };

  it.each<[string, object, boolean, (state: State) => void]>([
    ['a turn that is over', nobody, false, ({ turn }) => void Object.assign(turn, { over: true })],
    ['a turn of somebody down', nobody, false, hero(0, { at: null })],
    [
      'a turn of somebody knocked silly',
      nobody,
      false,
      hero(0, { lasting: [{ state: 'incapacitated', rounds: 1, harm: 0, fresh: false, by: null }] }),
    ],
    ['a revival of somebody without a heart', { do: 'revive-roll', seat: 1, ...die }, true, hero(1, { hp: 0 })],
    ['a revival of somebody well', { do: 'revive-roll', seat: 1, ...die }, false, hero(1, { hp: 1 })],
    ['a revival of somebody down', { do: 'revive-roll', seat: 1, ...die }, false, hero(1, { hp: 0, at: null })],
    ['a swap with somebody down', { do: 'agree', seat: 1, from: 0, give: 'pie', take: 'eye' }, false, hero(1, { at: null })],
    ['a swap for what is too heavy', { do: 'agree', seat: 1, from: 0, give: 'club', take: 'eye' }, false, hero(1, { hero: 'dot' })],
    ['a shop for somebody down', { do: 'shop', seat: 0, paid: false }, false, hero(0, { at: null })],
    ['a shop far from the Store', { do: 'shop', seat: 0, paid: false }, false, hero(0, { at: plain })],
    ['a lock that is open', { do: 'door-roll', seat: 0, door, source: 'key', ...die }, false, ({ board }) => void board.opened.push(door)],
    ['a key in somebody else’s pocket', { do: 'door-roll', seat: 0, door, source: 'key', ...die }, false, hero(0, { cards: [] })],
  ])('%s', (_, task, may, spoil) => expect(mayWait(task, spoil)).toBe(may));
});
