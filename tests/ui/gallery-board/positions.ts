import { observe, startSession } from '../../../src/engine/session.ts';
import { mayhemModule } from '../../../src/games/magic-and-mayhem/index.ts';
import type { View } from '../../../src/games/magic-and-mayhem/state/tasks.ts';
import type { MonsterView } from '../../../src/games/magic-and-mayhem/state/view-types.ts';

const { game, content } = mayhemModule;

/** A dealt game as the table sees it, with hand-made changes: `up` tiles turned up, figures put here and there. */
export function position(tiles: number, up: number, seed = 7): View {
  const { session } = startSession(game, content, 4, { tiles: Math.min(tiles, 14) }, seed);
  const { view } = observe(game, content, session.now, 'table');
  return people(spread(view, session.now.state.board.slots, tiles, up));
}

type Slots = readonly (null | { readonly tile: string; readonly turn: 0 | 1 | 2 | 3 })[];

/** Lays so many tiles, those that were dealt again and again, and turns the first `up` of them. */
function spread(view: View, dealt: Slots, tiles: number, up: number): View {
  const known = dealt.flatMap((slot) => slot ?? []);
  const others = known.filter(({ tile }) => tile !== 'front-steps');
  const columns = Math.ceil(Math.sqrt(tiles));
  const high = Math.ceil(tiles / columns);
  const wide = columns + 1;
  const door = Math.floor((high - 1) / 2) * wide;
  let laid = 0;
  const slots = Array.from({ length: wide * high }, (_, place) => {
    if (place === door) return { tile: 'front-steps', turn: 0 as const };
    if (place % wide === 0 || laid >= tiles) return null;
    const slot = others[laid % others.length];
    laid++;
    // turned up in the order of nearness to the entrance
    const far = (place % wide) + Math.abs(Math.floor(place / wide) - Math.floor(door / wide));
    return slot && far * 2 <= up ? { tile: slot.tile, turn: slot.turn } : ('down' as const);
  });
  return { ...view, board: { ...view.board, wide, high, slots } };
}

/** The squares one can stand on, nearest to the entrance first. */
export function floors(view: View): number[] {
  const width = view.board.wide * 6;
  const squares: number[] = [];
  view.board.slots.forEach((slot, place) => {
    if (slot === null || slot === 'down') return;
    content.tiles[slot.tile]?.laid[slot.turn].marks.forEach((mark, at) => {
      const x = (place % view.board.wide) * 6 + (at % 6);
      const y = Math.floor(place / view.board.wide) * 6 + Math.floor(at / 6);
      if (mark !== 0) squares.push(y * width + x);
    });
  });
  return squares;
}

const MONSTERS = [
  'sock-goblin',
  'dust-bunny',
  'custard-blob',
  'shy-ghost',
  'tooting-elephant',
  'hungry-chest',
  'toast-imp',
  'cuddly-snowman',
];

function people(view: View): View {
  const free = floors(view);
  const at = (share: number): number => free[Math.floor(share * (free.length - 1))] ?? 0;
  const spell = (state: 'incapacitated' | 'immobilized' | 'invisible' | 'poisoned') => ({ state, rounds: 2, harm: 0 });
  const heroes = view.heroes.map((hero, i) => ({
    ...hero,
    at: [at(0.36), at(0.12), at(0.12), at(0.6)][i] ?? at(0.3),
    hp: i === 3 ? 1 : hero.hp,
    lasting: i === 2 ? [spell('poisoned')] : i === 3 ? [spell('immobilized'), spell('invisible')] : [],
  }));
  const monsters = MONSTERS.map((monster, i): MonsterView => {
    const sheet = content.monsters[monster];
    const most = sheet?.hp ?? 1;
    return {
      number: i + 1,
      monster,
      at: at(0.375 + i * 0.065),
      hp: i % 3 === 2 ? Math.max(1, most - 1) : most,
      most,
      boss: false,
      facing: 2,
      lasting: i === 1 ? [spell('incapacitated')] : [],
      asleep: false,
      gold: 0,
      cards: [],
      unseen: monster === 'shy-ghost',
    };
  });
  const boss: MonsterView = {
    number: 99,
    monster: 'big-achoo',
    at: at(0.93),
    hp: 8,
    most: 12,
    boss: true,
    facing: 3,
    lasting: [],
    asleep: false,
    gold: 0,
    cards: [],
    unseen: false,
  };
  return {
    ...view,
    heroes,
    monsters: [...monsters, boss],
    board: { ...view.board, blocked: [at(0.22)] },
    loot: [
      { at: at(0.28), gold: 4, cards: ['pea-slinger'], shield: false },
      { at: at(0.5), gold: 3, cards: [], shield: false },
      { at: at(0.66), gold: 2, cards: ['pea-slinger'], shield: true },
    ],
  };
}
