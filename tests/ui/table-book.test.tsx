import { cleanup, screen, act as settle } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { layTable, tap } from './pillow-table.tsx';

let controller: Awaited<ReturnType<typeof layTable>> | undefined;
afterEach(() => {
  cleanup();
  controller?.close();
});
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('the menu opens the rule book at its contents', async () => {
  controller = await layTable();
  await tap(button('Menu'));
  await tap(button('Rule book'));
  expect(await screen.findByRole('dialog', { name: 'Rule book' })).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
  await tap(button('Close'));
  expect(screen.getByRole('dialog', { name: 'Time for a break?' })).toBeTruthy();
});

test('the menu changes how hard it is for a person, from now on: undo ends there, and the game is saved', async () => {
  controller = await layTable();
  await settle(async () => controller?.choose(0, controller.revision));
  const hurt = () => controller?.save.value.session.now.state.players[0];
  const before = hurt()?.hearts ?? 0;
  expect(controller.save.value.session.commands.length).toBeGreaterThan(0);
  await tap(button('Menu'));
  expect(screen.queryByRole('button', { name: /^Bot.*no extra help/ })).toBeNull();
  await tap(button('Mira: no extra help'));
  await tap(button(/^A lot of help/));
  await tap(button('Done'));
  expect(button('Mira: a lot of help')).toBeTruthy();
  expect(controller.save.value.seats[0]?.help).toBe('lot');
  expect(hurt()?.hearts).toBeGreaterThanOrEqual(before);
});

test('a refusal opens it at its rule, and goes; the game stays where it was', async () => {
  controller = await layTable();
  const poke =
    controller.prompt?.kind === 'choose'
      ? controller.prompt.options.findIndex((option) => option.do === 'play' && /poke|whack/.test(option.card))
      : -1;
  expect(poke, 'a card to bonk with').toBeGreaterThanOrEqual(0);
  await settle(async () => controller?.choose(poke, controller.revision));
  const before = controller.revision;
  await settle(async () => controller?.whyNot((command) => command.do === 'aim' && command.at === 0));
  await tap(button(/read the rule/));
  expect(await screen.findByRole('article', { name: 'Cards' })).toBeTruthy();
  expect(controller.refusal.value).toBeNull();
  expect(controller.revision).toBe(before);
});
