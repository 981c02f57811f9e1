import { createEvent, fireEvent, screen, act as settle, within } from '@testing-library/preact';
import { describe, expect, test } from 'vitest';
import { mayhemModule } from '../../src/games/magic-and-mayhem/index.ts';
import { firstSeats } from '../../src/ui/shell/seats/seat-list.ts';
import { renderStage } from './mayhem-stage.tsx';
import { dealtGame } from './table-without-screens.ts';

/** Whoever taps a monster learns who it is. Bramble throws acorns four squares far, Hurry has to be near. */

/** A hero on the stairs, with goblins so many columns beside it. */
function table(hero: string, away: readonly number[], { acted = false, steps = 3 } = {}) {
  const goblin = {
    monster: 'sock-goblin',
    card: null,
    hp: 1,
    facing: 2 as const,
    lasting: [],
    asleep: false,
    tried: [],
    gold: 0,
    cards: [],
  };
  const save = dealtGame(mayhemModule, firstSeats(2), { tiles: 9, heroes: [hero, 'wick'] }, 3, (now) => {
    const stairs = now.state.heroes[0]?.at ?? 0;
    const state = {
      ...now.state,
      heroes: now.state.heroes.map((one, seat) => ({ ...one, at: seat === 0 ? stairs : one.at })),
      monsters: away.map((columns, i) => ({ ...goblin, number: i + 1, at: stairs + columns })),
      number: away.length + 1,
      turn: { ...now.state.turn, seat: 0, steps: acted ? 0 : steps, actions: acted ? 0 : 1, acted },
    };
    return { ...now, state, agenda: [{ do: 'turn', seat: 0 }] };
  });
  return renderStage(save);
}
const tap = (element: HTMLElement) => settle(async () => void fireEvent.click(element));
const goblin = () => screen.getByRole('gridcell', { name: /Sock Goblin 1/ });
const card = () => screen.getByRole('article', { name: 'Sock Goblin' });

test('the card of a monster that is tapped has the focus, and gives it back', async () => {
  table('hurry', [2], { acted: true });
  goblin().focus();
  await tap(goblin());
  expect(document.activeElement).toBe(card().closest('[tabindex]'));
  await tap(screen.getByRole('button', { name: 'Back' }));
  expect(document.activeElement).toBe(goblin());
});

describe('cards:', () => {
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
    const controller = table('hurry', [2]);
    const { revision } = controller;
    await tap(goblin());
    expect(controller.revision).toBe(revision);
    const sheet = within(screen.getByRole('dialog', { name: 'What here?' }));
    await tap(sheet.getByRole('button', { name: 'Sock Goblin 1: look at its card' }));
    expect(card()).toBeTruthy();
    await tap(screen.getByRole('button', { name: 'Back' }));
    await tap(sheet.getByRole('button', { name: 'Walk here' }));
    expect(controller.save.value.session.now.state.heroes[0]?.at).toBe(controller.save.value.session.now.state.monsters[0]?.at);
  });

  test('[MM-28] where one can fight or walk, the fight comes first', async () => {
    table('bramble', [2]);
    await tap(goblin());
    const sheet = within(screen.getByRole('dialog', { name: 'What here?' }));
    const answers = sheet.getAllByRole('button').filter((one) => one.dataset.option !== undefined);
    expect(answers.map((one) => one.getAttribute('aria-label') ?? one.textContent)).toEqual([
      'Attack the sock goblin (1): Acorn Toss. That beats it!',
      'Walk here',
    ]);
  });

  test('a tap on one that can only be fought is still the blow', async () => {
    const controller = table('bramble', [2], { steps: 0 });
    await tap(goblin());
    expect(controller.save.value.session.now.state.monsters).toEqual([]);
  });

  test('of two on a square each has its card', async () => {
    table('hurry', [2, 2], { acted: true });
    await tap(goblin());
    const sheet = within(screen.getByRole('dialog', { name: 'Who is here?' }));
    const cards = sheet.getAllByRole('button', { name: /Sock Goblin \d: look at its card/ });
    expect(cards.map((one) => one.querySelector('.target-number')?.textContent)).toEqual(['1', '2']);
  });

  test('[MM-10] a tap on a tile that lies face down says how it is lit, and by which rule', async () => {
    const controller = table('hurry', []);
    // the squares of the dark are not drawn: where the finger came down counts
    const grid = screen.getByRole('grid', { name: 'The dungeon' });
    const finger = createEvent.click(grid, { detail: 1 });
    const side = Number.parseFloat(grid.closest<HTMLElement>('.board-inner')?.style.getPropertyValue('--s') ?? '');
    Object.defineProperties(finger, { offsetX: { value: 9.5 * side }, offsetY: { value: 1.5 * side } });
    await settle(async () => void fireEvent(grid, finger));
    expect(controller.refusal.value).toEqual({ rule: 'MM-10', words: expect.stringContaining('lights up') });
  });
});
