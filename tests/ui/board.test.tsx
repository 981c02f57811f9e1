import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { observe, startSession } from '../../src/engine/session.ts';
import { mayhemModule } from '../../src/games/magic-and-mayhem/index.ts';
import { boardGeometry } from '../../src/games/magic-and-mayhem/rules/board.ts';
import type { View } from '../../src/games/magic-and-mayhem/state/tasks.ts';
import { Board, type BoardProps, type CellAction } from '../../src/ui/games/magic-and-mayhem/board/Board.tsx';
import { readPlan } from '../../src/ui/games/magic-and-mayhem/board/board-plan.ts';
import { arrow, nearestLit } from '../../src/ui/games/magic-and-mayhem/board/nearest-square.ts';
import { heroFigure, monsterFigure } from '../../src/ui/games/magic-and-mayhem/puppet-figures.ts';
import { lookOf } from '../../src/ui/puppets/group-looks.ts';
import { face } from './faces.tsx';
import { SEATS } from './gallery-board/BoardTable.tsx';

const { game, content } = mayhemModule;
const { session } = startSession(game, content, 4, { tiles: 12 }, 7);
const { view } = observe(game, content, session.now, 'table');
const width = view.board.wide * 6;
const here = view.heroes[0]?.at ?? 0;

const walk = (index: number): CellAction => ({ kind: 'option', index, label: 'Walk here', mood: 'walk' });
const fight: CellAction = { kind: 'narrow', label: 'Fight the goblin', mood: 'target' };

function show(changes: Partial<BoardProps> = {}) {
  const onTap = vi.fn();
  const props: BoardProps = {
    view,
    content,
    seats: SEATS,
    acting: 0,
    actions: new Map(),
    cue: null,
    focus: [],
    name: (square) => ({ there: `Square ${square}`, way: '', place: '' }),
    onSay: vi.fn(),
    onTap,
    ...changes,
  };
  const shown = render(<Board {...props} />);
  return { onTap, again: (more: Partial<BoardProps>) => shown.rerender(<Board {...props} {...more} />), shown };
}
const cell = (name: string | RegExp) => screen.getByRole('gridcell', { name: typeof name === 'string' ? new RegExp(`^${name}\\.`) : name });

afterEach(cleanup);

test('the dungeon is a grid with one tab stop, at the hero who acts', () => {
  show();
  const cells = screen.getAllByRole('gridcell');
  expect(screen.getByRole('grid', { name: 'The dungeon' })).toBeTruthy();
  expect(cells.length).toBeGreaterThan(15);
  expect(cells.filter(({ tabIndex }) => tabIndex === 0).map((one) => one.getAttribute('aria-label')?.split('.')[0])).toEqual([
    `Square ${here}`,
  ]);
});

test('a lit square says what a tap does, and carries its answer', () => {
  show({
    actions: new Map([
      [here + 1, walk(3)],
      [here + width, fight],
    ]),
  });
  expect(cell(`Square ${here + 1}. Walk here`).dataset.option).toBe('3');
  const foe = cell(`Square ${here + width}. Fight the goblin`);
  expect(foe.dataset.narrow).toBe('');
  expect(foe.dataset.option).toBeUndefined();
});

test('arrow keys walk to a lit square, Enter and Space tap it', () => {
  const lit = new Map([[here + 1, walk(5)]]);
  const { onTap } = show({ actions: lit });
  const from = cell(`Square ${here}`);
  from.focus();
  fireEvent.keyDown(from, { key: 'ArrowRight' });
  const to = cell(/Walk here/);
  expect(document.activeElement).toBe(to);
  expect(to.tabIndex).toBe(0);
  expect(from.tabIndex).toBe(-1);
  fireEvent.keyDown(to, { key: 'Enter' });
  fireEvent.keyDown(to, { key: ' ' });
  expect(onTap.mock.calls).toEqual([
    [here + 1, walk(5)],
    [here + 1, walk(5)],
  ]);
});

test('[MM-13] a corner that one may look into has a pin above whoever stands there', () => {
  show({ actions: new Map([[here, { kind: 'option' as const, index: 0, label: 'Look in here', mood: 'other' as const }]]) });
  const pin = document.querySelector('.aims .aim.pin');
  const tokens = document.querySelector('.layer.tokens');
  if (!pin || !tokens) throw new Error('no pin, or nobody on the board');
  expect(tokens.compareDocumentPosition(pin) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('a tap on a lit square is its answer; on an unlit one it asks why not', () => {
  const { onTap } = show({ actions: new Map([[here + 1, walk(2)]]) });
  fireEvent.click(cell(/Walk here/));
  fireEvent.click(cell(`Square ${here}`));
  expect(onTap.mock.calls).toEqual([
    [here + 1, walk(2)],
    [here, null],
  ]);
});

test('what is lit changes with the question, and nothing else is drawn anew', () => {
  const { again } = show({ actions: new Map([[here + 1, walk(2)]]) });
  const before = cell(/Walk here/);
  again({ actions: new Map([[here + width, walk(0)]]), view: structuredClone(view) });
  expect(before.isConnected).toBe(true);
  expect(before.dataset.option).toBeUndefined();
  expect(cell(/Walk here/).dataset.square).toBe(String(here + width));
});

test('keys may come faster than the board is drawn', () => {
  const { onTap } = show({ actions: new Map([[here + 1, walk(5)]]) });
  act(() => {
    cell(`Square ${here}`).focus();
    for (const key of ['ArrowRight', 'Enter', 'ArrowLeft', 'Enter'])
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
  expect(onTap.mock.calls).toEqual([
    [here + 1, walk(5)],
    [here, null],
  ]);
});

test('the nearest lit square within 24 pixels takes the tap', () => {
  // squares of 40 on a board 10 wide: square 11 reaches from 40 to 80
  expect(nearestLit([11, 13], 10, 40, 95, 60)).toBe(11);
  expect(nearestLit([11, 13], 10, 40, 105, 60)).toBe(13);
  expect(nearestLit([11], 10, 40, 105, 60)).toBeNull();
  expect(nearestLit([11], 10, 40, 60, 60)).toBe(11);
});

test('arrow keys leap over rock to the next floor in that direction', () => {
  const plan = readPlan(view.board, content);
  plan.marks.forEach((mark, square) => {
    if (mark === 0) return;
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const next = arrow(plan, square, key);
      if (next !== null) expect(plan.marks[next]).not.toBe(0);
    }
  });
  expect(arrow(plan, here, 'Enter')).toBeNull();
});

test('the screen has the same walls as the rules', () => {
  const opened: View = { ...view, board: { ...view.board, opened: [] } };
  const plan = readPlan(opened.board, content);
  const truth = boardGeometry(session.now.state.board, content);
  expect([...plan.marks]).toEqual([...truth.marks]);
  plan.marks.forEach((mark, square) => {
    if (mark !== 0) expect([square, plan.walls[square]]).toEqual([square, truth.walls[square]]);
  });
});

test('whoever holds the torch can be found, and the zoom has names', () => {
  show();
  expect(screen.getByRole('button', { name: 'Find Mira' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Nearer' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Farther away' })).toBeTruthy();
});

test('a puppet that goes sinks on its stick where it stood last, and is then gone', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  try {
    const goblin = {
      number: 1,
      monster: 'sock-goblin',
      at: here + 1,
      hp: 2,
      most: 2,
      boss: false,
      facing: 2,
      lasting: [],
      asleep: false,
      gold: 0,
      cards: [],
      unseen: false,
    } as const;
    const { again, shown } = show({ view: { ...view, monsters: [goblin] } });
    const tokens = (mood: string) => shown.container.querySelectorAll(`.token.${mood}`);
    expect(tokens('rising')).toHaveLength(0);
    again({ view: { ...view, monsters: [{ ...goblin, at: here + 2 }] } });
    again({ view: { ...view, monsters: [] } });
    expect([...tokens('sinking')].map((token) => token.getAttribute('data-at'))).toEqual([String(here + 2)]);
    act(() => void vi.advanceTimersByTime(1000));
    expect(tokens('sinking')).toHaveLength(0);
    again({ view: { ...view, monsters: [{ ...goblin, number: 2 }] } });
    expect(tokens('rising')).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});

test('five on one square: four are drawn, the rest are counted', () => {
  const goblin = (number: number) =>
    ({
      number,
      monster: 'sock-goblin',
      at: here,
      hp: 2,
      most: 2,
      boss: false,
      facing: 2,
      lasting: [],
      asleep: false,
      gold: 0,
      cards: [],
      unseen: false,
    }) as const;
  const crowd: View = {
    ...view,
    heroes: view.heroes.map((hero, i) => ({ ...hero, at: i === 0 ? here : null })),
    monsters: [1, 2, 3, 4].map(goblin),
  };
  const { shown } = show({ view: crowd });
  expect(shown.container.querySelectorAll('.token')).toHaveLength(4);
  expect(screen.getByText('+1')).toBeTruthy();
  expect(shown.container.querySelectorAll('.token .torch')).toHaveLength(1);
});

test('in a crowd whoever acts stands nearly full size, and the others fan out, none upon another', () => {
  const together: View = { ...view, heroes: view.heroes.map((hero) => ({ ...hero, at: here })) };
  const { shown, again } = show({ view: together, acting: 2 });
  const size = (seat: number) => {
    const stand = shown.container.querySelector<HTMLElement>(`.token[data-figure="h${seat}"] .stand`);
    return Number(/scale\(([\d.]+)\)/.exec(stand?.style.transform ?? '')?.[1]);
  };
  for (const seat of [0, 1, 3]) expect(size(seat)).toBeLessThan(size(2) * 0.7);
  again({ view: together, acting: null });
  expect(new Set([0, 1, 2, 3].map(size)).size).toBe(1);
  const lean = (seat: number) =>
    /rotate\(-?[\d.]+deg\)/.exec(shown.container.querySelector<HTMLElement>(`[data-figure="h${seat}"] .stand`)?.style.transform ?? '')?.[0];
  expect(new Set([0, 1, 2, 3].map(lean)).size).toBe(4);
});

test('[MM-10] a lit square from which a dark tile lights up says so and has a flame; an unlit one has none', () => {
  const gap = boardGeometry(session.now.state.board, content).stops.findIndex((place) => place > 0);
  show({
    actions: new Map([
      [gap, walk(0)],
      [here + 1, walk(1)],
    ]),
  });
  expect(cell(`Square ${gap}. Walk here and light up the dark`).classList.contains('lights')).toBe(true);
  expect(cell(`Square ${here + 1}. Walk here`).classList.contains('lights')).toBe(false);
});

test('[MM-10] the gaps of the plan are where the rules flip', () => {
  for (const tiles of [9, 16, 36]) {
    const { session: other } = startSession(game, content, 4, { tiles }, tiles);
    const stops = boardGeometry(other.now.state.board, content).stops;
    const rules = [...stops.keys()].filter((square) => stops[square] !== 0);
    expect([...readPlan(observe(game, content, other.now, 'table').view.board, content).gaps].sort((a, b) => a - b)).toEqual(rules);
  }
});

test('[MM-52] a thing that one can use glints until it is used up, and a tap on it tells which room', () => {
  const tile = Object.values(content.tiles).find(({ feature }) => feature);
  if (!tile?.feature) throw new Error('no room has a feature');
  const { name } = tile.feature;
  const slot = view.board.slots.indexOf('down');
  const slots = view.board.slots.map((one, i) => (i === slot ? ({ tile: tile.id, turn: 1 } as const) : one));
  const lit = { ...view, board: { ...view.board, slots }, features: [{ slot, tile: tile.id, used: [], left: true }] };
  const onThing = vi.fn();
  const { onTap, again } = show({ view: lit, onThing });
  const thing = () => screen.queryByRole('button', { name });
  fireEvent.click(thing() as HTMLElement);
  expect(onThing.mock.calls).toEqual([[slot]]);
  expect(onTap).not.toHaveBeenCalled();
  expect(thing()?.classList.contains('usable')).toBe(false);
  again({ view: lit, usable: slot });
  expect(thing()?.classList.contains('usable')).toBe(true);
  again({ view: { ...lit, features: [{ slot, tile: tile.id, used: [0], left: false }] } });
  expect(thing()).toBeNull();
});

test('a dark tile that may be turned up is a button on the board, called by its place, and a tap is its answer alone', () => {
  const onDark = vi.fn();
  const { onTap, again } = show({
    dark: new Map([
      [2, { index: 1, label: 'This tile' }],
      [view.board.wide + 1, { index: 0, label: 'This tile' }],
    ]),
    onDark,
  });
  const names = screen.getAllByRole('button', { name: /^This tile/ }).map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['This tile: tile 3 of row 1', 'This tile: tile 2 of row 2']);
  const button = screen.getByRole('button', { name: 'This tile: tile 2 of row 2' });
  expect(button.dataset.option).toBe('0');
  fireEvent.click(button);
  expect(onDark.mock.calls).toEqual([[0]]);
  expect(onTap).not.toHaveBeenCalled();
  again({ dark: new Map(), onDark });
  expect(screen.queryByRole('button', { name: /^This tile/ })).toBeNull();
});

const still = { hp: 2, most: 2, boss: false, facing: 2, lasting: [], asleep: false, gold: 0, cards: [], unseen: false } as const;
const token = (key: string) => document.querySelector(`[data-figure="${key}"]`)?.innerHTML;

test('faces follow hearts and sleep', () => {
  const [hero] = view.heroes;
  if (!hero) throw new Error('no hero');
  const goblin = { ...still, number: 1, monster: 'sock-goblin', at: here + 1 };
  const { again } = show({ view: { ...view, monsters: [goblin] } });
  expect(token('h0')).toContain(face(heroFigure(hero.hero), 'well'));
  expect(token('m1')).toContain(face(monsterFigure('sock-goblin'), 'well'));
  again({ view: { ...view, heroes: [{ ...hero, hp: 1 }], monsters: [{ ...goblin, asleep: true }] } });
  expect(token('h0')).toContain(face(heroFigure(hero.hero), 'hurt'));
  expect(token('m1')).toContain(face(monsterFigure('sock-goblin'), 'asleep'));
});

test('a monster that attacks is cross, whoever is hit starts, and whoever has hit is proud', () => {
  const hero = view.heroes[0]?.hero ?? '';
  const monsters = [{ ...still, number: 1, monster: 'sock-goblin', at: here + 1 }];
  const { again } = show({ view: { ...view, monsters } });
  again({ view: { ...view, monsters }, cue: { id: 1, kind: 'deed', square: here + 1, to: here, text: 'Nip!', figure: 'm1', lasts: 600 } });
  expect(token('m1')).toContain(face(monsterFigure('sock-goblin'), 'cross'));
  expect(token('h0')).toContain(face(heroFigure(hero), 'well'));
  const hit = {
    id: 2,
    kind: 'hurt',
    square: here,
    text: '-1',
    figure: 'h0',
    lasts: 600,
    harm: { amount: 1, left: 2, most: 5 },
    by: { square: here + 1, figure: 'm1' },
  };
  again({ view: { ...view, monsters }, cue: hit });
  expect(token('m1')).toContain(face(monsterFigure('sock-goblin'), 'proud'));
  expect(token('h0')).toContain(face(heroFigure(hero), 'hurt'));
});

test('two of a kind wear the hats of their numbers, and the last one none', () => {
  const goblin = (number: number) => ({ ...still, number, monster: 'sock-goblin', at: here + number });
  const { again } = show({ view: { ...view, monsters: [goblin(1), goblin(2)] } });
  for (const number of [1, 2])
    expect(token(`m${number}`)).toContain(`rotate(${lookOf(number, monsterFigure('sock-goblin')).lean} 100 188)`);
  const before = token('m1')?.length ?? 0;
  again({ view: { ...view, monsters: [goblin(1)] } });
  expect(token('m1')).toContain('rotate(0 100 188)');
  expect(token('m1')?.length).toBeLessThan(before);
});

test('[MM-37a] a boss looks its phase', () => {
  const { hp = 1 } = content.monsters['auntie-umbrella'] ?? {};
  const boss = { ...still, number: 1, monster: 'auntie-umbrella', at: here + 1, boss: true, most: hp };
  const { again } = show({ view: { ...view, bossHearts: 0, monsters: [{ ...boss, hp }] } });
  expect(token('m1')).toContain(face(monsterFigure('auntie-umbrella'), 'well'));
  again({ view: { ...view, bossHearts: 0, monsters: [{ ...boss, hp: 1 }] } });
  expect(token('m1')).toContain(face(monsterFigure('auntie-umbrella', 1), 'hurt'));
});

test('a hero whom nobody has drawn stands there all the same', () => {
  const [hero] = view.heroes;
  if (!hero) throw new Error('no hero');
  show({ view: { ...view, heroes: [{ ...hero, hero: 'nobody' }] } });
  expect(token('h0')).toContain(face(heroFigure('nobody'), 'well'));
});
