import { signal } from '@preact/signals';
import { cleanup, screen, act as settle } from '@testing-library/preact';
import { afterEach, describe, expect, test } from 'vitest';
import type { Tip } from '../../src/games/tip.ts';
import { noteKeys } from '../../src/ui/parts/keys-in-use.ts';
import { dueTip, readSeen, type SeenTips } from '../../src/ui/tips.ts';
import { box } from '../hidden-cards/box.ts';
import { answers, layTable, tap } from './pillow-table.tsx';

const TIPS: readonly Tip[] = [
  { id: 'bonk', when: 'hit', sentence: 'That was a bonk.', rule: 'PF-2' },
  { id: 'first', when: 'play', sentence: 'Play a card.', byKeys: 'Pick a card.', rule: 'PF-1' },
  { id: 'second', when: 'play', sentence: 'Play one more.', rule: 'PF-1' },
  { id: 'aim', when: 'aim', sentence: 'Aim at somebody.', rule: 'PF-1' },
];
function device(seen: readonly string[] = [], on = true): SeenTips {
  const kept = signal(seen);
  return {
    on: signal(on),
    seen: kept,
    saw: (tip) => {
      kept.value = [...new Set([...kept.value, tip])];
    },
  };
}
const opened: Awaited<ReturnType<typeof layTable>>[] = [];
async function table(taught: ReturnType<typeof device>, people = 1): Promise<Awaited<ReturnType<typeof layTable>>> {
  const controller = await layTable(taught, TIPS, undefined, people);
  opened.push(controller);
  return controller;
}
afterEach(() => {
  cleanup();
  for (const controller of opened.splice(0)) controller.close();
});
const slip = () => document.querySelector('.tip')?.textContent ?? null;

describe('a tip', () => {
  test('stands in the call at its moment, in a place that a screen reader listens to, and takes no answer’s place', async () => {
    await table(device());
    expect(slip()).toBe('Play a card.Read more');
    const place = document.querySelector('.tip');
    expect(place?.getAttribute('role')).toBe('status');
    expect(place?.closest('.call')).toBeTruthy();
    expect(place?.querySelector('[data-option], [data-narrow], [data-roll], [data-die], [data-reveal]')).toBeNull();
    expect(screen.getByRole('button', { name: 'Read more: read the rule' })).toBeTruthy();
  });

  test('goes with the answer; it is seen, and the next question brings the next one', async () => {
    const taught = device();
    const controller = await table(taught);
    const before = controller.revision;
    await tap(answers()[0] as HTMLElement);
    expect(controller.revision).toBeGreaterThan(before);
    expect(taught.seen.value).toEqual([`${box.game.id}/first`]);
    expect(slip()).not.toContain('Play a card.');
  });

  test('stays through a tap that answers nothing, so that nothing moves under a finger; no other one comes until something has happened', async () => {
    const taught = device();
    await table(taught);
    await tap(document.body);
    expect(slip()).toBe('Play a card.Read more');
    expect(taught.seen.value).toEqual([]);
  });

  test('is shown once on a device', async () => {
    await table(device([`${box.game.id}/first`]));
    expect(slip()).toBe('Play one more.Read more');
  });

  test('beside a hidden hand is shown to each player, and is not seen while the veil only falls again', async () => {
    const taught = device();
    const controller = await table(taught, 2);
    const lift = () => settle(() => controller.liftVeil(controller.revision));
    await lift();
    expect(slip()).toContain('Play a card.');
    await settle(() => controller.lowerVeil());
    expect(taught.seen.value).toEqual([]);
    await lift();
    expect(slip()).toContain('Play a card.');
    while (controller.deciding.value === 0) await settle(() => controller.choose(0, controller.revision));
    expect(taught.seen.value).toContain(`${box.game.id}/first/Mira`);
    taught.saw(`${box.game.id}/bonk/${controller.seat(1)?.name}`);
    await lift();
    await settle(() => controller.endHandOver());
    expect(slip()).toContain('Play a card.');
  });

  test('leads to its rule', async () => {
    const taught = device();
    await table(taught);
    await tap(screen.getByRole('button', { name: /Read more/ }));
    expect(await screen.findByRole('article', { name: 'Cards' })).toBeTruthy();
    expect(slip()).toContain('Play a card.');
  });

  test('that was answered by keyboard counts as seen', async () => {
    const taught = device();
    const controller = await table(taught);
    await settle(() => controller.choose(0, controller.revision));
    await settle(async () => undefined);
    expect(taught.seen.value).toContain(`${box.game.id}/first`);
  });

  test('speaks of no taps to whoever has the list of answers', async () => {
    await table(device());
    await settle(async () => noteKeys());
    expect(slip()).toBe('Pick a card.Read more');
  });

  test('is not shown where nobody wants to be taught', async () => {
    const off = device([], false);
    await table(off);
    expect(slip()).toBeNull();
  });
});

test('what has happened comes before what is asked, in the order of the list', () => {
  expect(dueTip(TIPS, new Set(['hit', 'play']))?.id).toBe('bonk');
  expect(dueTip(TIPS, new Set(['play']))?.id).toBe('first');
  expect(dueTip(TIPS, new Set(['tea']))).toBeNull();
});

test('what was kept is read with care', () => {
  expect(readSeen(['a/b', 'a/b', 7, null, 'a/c'])).toEqual(['a/b', 'a/c']);
  for (const odd of [null, 'a', { 0: 'a' }, 3]) expect(readSeen(odd)).toEqual([]);
});
