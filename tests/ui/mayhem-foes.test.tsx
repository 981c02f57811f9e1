import { signal } from '@preact/signals';
import { cleanup, createEvent, fireEvent, render, screen, act as settle, within } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newSave } from '../../src/engine/records.ts';
import { start } from '../../src/engine/session.ts';
import { mayhemBox } from '../../src/games/magic-and-mayhem/box.ts';
import { narrator } from '../../src/games/magic-and-mayhem/describe/narrator.ts';
import { teller } from '../../src/games/magic-and-mayhem/describe/teller.ts';
import type { Mayhem } from '../../src/games/magic-and-mayhem/vocabulary.ts';
import { Stage } from '../../src/ui/games/magic-and-mayhem/Stage.tsx';
import { sheets } from '../../src/ui/games/magic-and-mayhem/sheets.ts';
import { PortsProvider } from '../../src/ui/ports.ts';
import { DEFAULT_SETTINGS } from '../../src/ui/settings.ts';
import { firstSeats } from '../../src/ui/shell/SeatList.ts';
import { Play } from '../../src/ui/table/play.ts';
import { direct } from './direct.ts';
import { quietPorts } from './quiet-ports.ts';

/** Whoever taps a monster learns who it is. Bramble throws acorns four squares far, Hurry has to be near. */

const { game, content } = mayhemBox;
const plays: { close(): void }[] = [];
afterEach(() => {
  cleanup();
  for (const play of plays.splice(0)) play.close();
});

/** A hero on the stairs, with goblins so many columns beside it. */
function table(hero: string, away: readonly number[], { acted = false, steps = 3 } = {}) {
  const dealt = start(game, content, 2, { tiles: 9, heroes: [hero, 'wick'] } as never, 3);
  const { now } = dealt.session;
  const goblin = { monster: 'sock-goblin', card: null, hp: 1, facing: 2 as const, lasting: [], asleep: false, gold: 0, cards: [] };
  const stairs = now.state.heroes[0]?.at ?? 0;
  const state = {
    ...now.state,
    heroes: now.state.heroes.map((one, seat) => ({ ...one, at: seat === 0 ? stairs : one.at })),
    monsters: away.map((columns, i) => ({ ...goblin, number: i + 1, at: stairs + columns })),
    number: away.length + 1,
    turn: { ...now.state.turn, seat: 0, steps: acted ? 0 : steps, actions: acted ? 0 : 1, acted },
  };
  const at = { ...now, state, agenda: [{ do: 'turn' as const, seat: 0 }] };
  const facts = { id: 'foes', seats: firstSeats(2), options: {}, build: 'test', now: 0 };
  const save = newSave(mayhemBox as never, { ...dealt, session: { ...dealt.session, checkpoint: at, now: at } } as never, facts);
  const settings = signal({ ...DEFAULT_SETTINGS, speed: 'off' as const });
  const play = new Play<Mayhem>(mayhemBox, direct(teller(content), narrator(content)), save as never, quietPorts, settings, true);
  plays.push(play);
  render(
    <PortsProvider value={quietPorts}>
      <Stage play={play} />
    </PortsProvider>,
  );
  return play;
}
const tap = (element: HTMLElement) => settle(async () => void fireEvent.click(element));
const goblin = () => screen.getByRole('gridcell', { name: /Sock Goblin 1/ });
const card = () => screen.getByRole('article', { name: 'Sock Goblin' });

test('a monster that is tapped before its card is fetched: the card comes, has the focus, and gives it back', async () => {
  table('hurry', [2], { acted: true });
  goblin().focus();
  await tap(goblin());
  expect(screen.queryByRole('article')).toBeNull();
  await settle(async () => void (await sheets.load()));
  expect(document.activeElement).toBe(card().closest('[tabindex]'));
  await tap(screen.getByRole('button', { name: 'Back' }));
  expect(document.activeElement).toBe(goblin());
});

describe('with all cards at hand:', () => {
  beforeAll(async () => void (await sheets.load()));

  test('[MM-22] a tap on a monster out of reach shows its card, its hearts, and why it cannot be fought', async () => {
    table('hurry', [2], { acted: true });
    await tap(goblin());
    expect(within(card()).getByText(/Takes double from/)).toBeTruthy();
    expect(screen.getByRole('img', { name: '1 of 2 hearts' })).toBeTruthy();
    expect(screen.getByText(/You have had your Action/)).toBeTruthy();
    await tap(screen.getByRole('button', { name: 'Back' }));
    expect(screen.queryByRole('article', { name: 'Sock Goblin' })).toBeNull();
  });

  test('[MM-9] a tap on a monster nobody can hit from here asks before the hero walks there, and shows its card', async () => {
    const play = table('hurry', [2]);
    const { revision } = play;
    await tap(goblin());
    expect(play.revision).toBe(revision);
    const sheet = within(screen.getByRole('dialog', { name: 'What here?' }));
    await tap(sheet.getByRole('button', { name: 'Sock Goblin 1: look at its card' }));
    expect(card()).toBeTruthy();
    await tap(screen.getByRole('button', { name: 'Back' }));
    await tap(sheet.getByRole('button', { name: 'Walk here' }));
    expect(play.save.value.session.now.state.heroes[0]?.at).toBe(play.save.value.session.now.state.monsters[0]?.at);
  });

  test('[MM-28] where one can fight or walk, the fight comes first', async () => {
    table('bramble', [2]);
    await tap(goblin());
    const sheet = within(screen.getByRole('dialog', { name: 'What here?' }));
    const answers = sheet.getAllByRole('button').filter((one) => one.dataset.option !== undefined);
    expect(answers.map((one) => one.textContent)).toEqual(['Attack the sock goblin (1): Acorn Toss', 'Walk here']);
  });

  test('a tap on one that can only be fought is still the blow', async () => {
    const play = table('bramble', [2], { steps: 0 });
    await tap(goblin());
    expect(play.save.value.session.now.state.monsters).toEqual([]);
  });

  test('of two on a square each has its card', async () => {
    table('hurry', [2, 2], { acted: true });
    await tap(goblin());
    const sheet = within(screen.getByRole('dialog', { name: 'Who is here?' }));
    const cards = sheet.getAllByRole('button', { name: /Sock Goblin \d: look at its card/ });
    expect(cards.map((one) => one.querySelector('.foe-number')?.textContent)).toEqual(['1', '2']);
  });

  test('[MM-10] a tap on a tile that lies face down says how it is lit, and by which rule', async () => {
    const play = table('hurry', []);
    // the squares of the dark are not drawn: where the finger came down counts
    const grid = screen.getByRole('grid', { name: 'The dungeon' });
    const finger = createEvent.click(grid, { detail: 1 });
    const side = Number.parseFloat(grid.closest<HTMLElement>('.board-inner')?.style.getPropertyValue('--s') ?? '');
    Object.defineProperties(finger, { offsetX: { value: 9.5 * side }, offsetY: { value: 1.5 * side } });
    await settle(async () => void fireEvent(grid, finger));
    expect(play.refusal.value).toEqual({ rule: 'MM-10', words: expect.stringContaining('lights up') });
  });
});
