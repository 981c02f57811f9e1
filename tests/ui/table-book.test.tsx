import { cleanup, screen, act as settle } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { layTable, tap } from './pillow-table.tsx';

let play: Awaited<ReturnType<typeof layTable>> | undefined;
afterEach(() => {
  cleanup();
  play?.close();
});
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('the menu opens the rule book at its contents', async () => {
  play = await layTable();
  await tap(button('Menu'));
  await tap(button('Rule book'));
  expect(await screen.findByRole('dialog', { name: 'Rule book' })).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
  await tap(button('Close'));
  expect(screen.getByRole('dialog', { name: 'Time for a break?' })).toBeTruthy();
});

test('a refusal opens it at its rule, and goes; the game stays where it was', async () => {
  play = await layTable();
  const poke =
    play.prompt?.kind === 'choose' ? play.prompt.options.findIndex((option) => option.do === 'play' && /poke|whack/.test(option.card)) : -1;
  expect(poke, 'a card to bonk with').toBeGreaterThanOrEqual(0);
  await settle(async () => play?.choose(poke, play.revision));
  const before = play.revision;
  await settle(async () => play?.whyNot((command) => command.do === 'aim' && command.at === 0));
  await tap(button(/read the rule/));
  expect(await screen.findByRole('article', { name: 'Cards' })).toBeTruthy();
  expect(play.refusal.value).toBeNull();
  expect(play.revision).toBe(before);
});
