import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import type { Session } from '../../src/engine/session.ts';
import type { Mayhem } from '../../src/games/magic-and-mayhem/state/tasks.ts';
import { inShop, ShopTable } from './gallery-board/ShopTable.tsx';

/** The shop, by role and name. Hurry has STR 5 and Heavy Weapons, Crumb STR 1. */
function visit(hero = 'hurry', gold = 8, held: readonly string[] = []) {
  const left = vi.fn((_session: Session<Mayhem>) => undefined);
  render(<ShopTable session={inShop(hero, gold, held)} onLeave={left} />);
  return left;
}
const good = (name: RegExp) => screen.getByRole('button', { name });
const shelf = (name: string) => within(screen.getByRole('region', { name }));
const names = (title: string) =>
  shelf(title)
    .getAllByRole('button')
    .map((one) => one.getAttribute('aria-label')?.split(',')[0] ?? '');

afterEach(cleanup);

test('the shop is a stall with a keeper who says one thing, and a purse', () => {
  visit();
  expect(screen.getByRole('dialog', { name: 'The shop is open' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'The keeper of the shop' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Your purse: 8 of 20 gold' })).toBeTruthy();
});

test('[MM-36d] the eight cards stand with their prices; spells and magic items by name', () => {
  visit();
  expect(names('Always handy')).toEqual([
    'Water Flask',
    'Apple',
    'Small Crossbow',
    'Broad Sword',
    'Skeleton Key',
    'Health Potion',
    'Giant Axe',
    'Big Crossbow',
  ]);
  for (const title of ['Any one spell', 'Any one magic item']) {
    expect(names(title).length).toBeGreaterThan(3);
    expect(names(title)).toEqual([...names(title)].sort());
  }
  expect(names('Any one magic item')).not.toContain('Skeleton Key');
});

test('a card that can be bought glows, opens in the hand, and has a button that buys it', async () => {
  const left = visit();
  const apple = good(/^Apple, 2 gold$/);
  expect(apple.dataset.narrow).toBeDefined();
  fireEvent.click(apple);
  expect(screen.getByRole('article', { name: 'Apple' })).toBeTruthy();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Apple');
  const buy = good(/^Buy Apple for 2 gold$/);
  expect(buy.dataset.option).toMatch(/^\d+$/);
  fireEvent.click(buy);
  expect(screen.getByRole('img', { name: 'Your purse: 6 of 20 gold' })).toBeTruthy();
  expect(good(/^Apple, 2 gold\. Sold out/)).toBe(document.activeElement);
  fireEvent.click(good(/^Leave the shop$/));
  const [state] = left.mock.calls.map(([session]) => session.now.state);
  expect(state?.heroes[0]).toMatchObject({ gold: 6, cards: ['apple'] });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the coins of the purse count down to what is left', async () => {
  visit();
  const shown = () => screen.getByRole('img', { name: /^Your purse/ }).textContent;
  expect(shown()).toBe('8');
  fireEvent.click(good(/^Health Potion/));
  fireEvent.click(good(/^Buy Health Potion/));
  await waitFor(() => expect(shown()).toBe('7'));
  await waitFor(() => expect(shown()).toBe('5'));
});

test('[MM-36e] what cannot be bought says why, on the shelf and in the hand, and has no button', () => {
  visit('crumb', 2, ['apple']);
  for (const [name, why] of [
    [/^Apple, 2 gold\. Sold out/, /Sold out: it is out in the dungeon already\. ?MM-36/],
    [/^Giant Axe, 4 gold\. Too heavy/, /Too heavy: it takes a strength of 4\. ?MM-18/],
    [/^Health Potion, 3 gold\. Save up/, /Save up: it costs 3 gold, and you have 2\. ?MM-36/],
  ] as const) {
    expect(good(name).dataset.narrow).toBeUndefined();
    fireEvent.click(good(name));
    expect(document.activeElement?.textContent).toMatch(why);
    expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull();
    fireEvent.click(good(/^Back$/));
  }
});

test('every answer has a button with its index', () => {
  visit('hurry', 20);
  const found = new Set([good(/^Leave the shop$/).dataset.option]);
  const many = document.querySelectorAll('[data-narrow]').length;
  for (let i = 0; i < many; i++) {
    fireEvent.click(document.querySelectorAll('[data-narrow]')[i] as Element);
    found.add(good(/^Buy /).dataset.option);
    fireEvent.click(good(/^Back$/));
  }
  expect(many).toBeGreaterThan(15);
  expect(found.size).toBe(many + 1);
  expect(found).not.toContain(undefined);
});

test('Escape puts a card down first, and leaves the shop then', () => {
  const left = visit();
  fireEvent.click(good(/^Apple/));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(left).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(good(/^Apple/));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(left).toHaveBeenCalledOnce();
});
