import type { Page } from '@playwright/test';
import { idOf, spoil, stored } from '../storage/read-records.ts';
import { expect, Twin, test } from './fixtures.ts';
import { goOn } from './follow-model.ts';
import { scene } from './page-state.ts';
import { Hand, link } from './user.ts';

test.use({ stage: { settings: { speed: 'off', sound: false }, still: true } });

const SETUP = { seats: 2, seed: 5, options: { tiles: 9 } };
const REFUSED = 'That turn was damaged, so the table cannot go back to it.';
type Loose = { readonly [key: string]: Loose };
const DAMAGES: { readonly [what: string]: (start: Loose) => unknown } = {
  'is torn': ({ line, turn, seat }) => ({ line, turn, seat }),
  'has a hero that is gone': (start) => JSON.parse(JSON.stringify(start).replace(/"hero":"[^"]+"/g, '"hero":"somebody-gone"')),
  'holds more gold than there is': (start) => JSON.parse(JSON.stringify(start).replace(/"gold":\d+/g, '"gold":-5')),
  'is no object at all': () => 'the dog ate it',
};
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const turns = (page: Page) => page.getByRole('dialog', { name: 'Time machine' }).getByRole('button', { name: /Turn \d+:/ });
const openTime = async (page: Page): Promise<void> => {
  await button(page, 'Menu').tap();
  await button(page, 'Time machine').tap();
};

test('a kept turn that was damaged is refused with a sentence, and nothing changes; the others can be gone back to', {
  tag: '@long',
}, async ({ theatre }) => {
  const twin = new Twin(SETUP);
  const page = await theatre.open(link(SETUP.seats, SETUP.seed, SETUP.options));
  const hand = new Hand(page);
  let seen = await hand.asked();
  while ((await stored(page).then((records) => Object.keys(records).filter((key) => key.startsWith('start/')).length)) < 3) {
    await goOn(hand, twin);
    seen = await hand.asked({ after: seen.move });
  }
  const key = `start/${idOf(page)}/000/00001`;
  const whole = (await stored(page))[key] as Loose;
  for (const [what, damage] of Object.entries(DAMAGES)) {
    const bad = damage(whole);
    expect(JSON.stringify(bad), what).not.toBe(JSON.stringify(whole));
    await spoil(page, { [key]: bad });
    const before = JSON.stringify(await stored(page));
    await openTime(page);
    await turns(page).last().tap();
    await expect(page.locator('.why-not'), what).toHaveText(REFUSED);
    await expect(page.getByText('You are only looking.')).toHaveCount(0);
    expect((await scene(page)).move, what).toBe(seen.move);
    expect(JSON.stringify(await stored(page)), what).toBe(before);
  }
  await openTime(page);
  await turns(page).nth(1).tap();
  await button(page, 'Play on from here').tap();
  await button(page, 'Yes, all agree').tap();
  expect((await hand.asked({ after: seen.move })).move).toBe(seen.move + 1);
});
