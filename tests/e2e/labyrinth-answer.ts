import type { Locator } from '@playwright/test';
import type { delver } from './fixtures.ts';
import { movedOn, moveOf, nextFrame } from './page-state.ts';
import type { Hand } from './user.ts';

type Asked = Pick<ReturnType<typeof delver>, 'asked' | 'commands'>;

/** In which house of the town one does it. */
const HOUSES: { readonly [what: string]: RegExp } = { buy: /^Market/, sell: /^Market/, lift: /^Wizard/ };

/** Taps this answer of Labyrinth, wherever it lies. */
export async function tapAnswer(hand: Hand, twin: Asked, index: number): Promise<void> {
  const { page } = hand;
  const command = twin.commands[index];
  if (!command) throw new Error(`there is no answer ${index}`);
  const lies = async () => (await page.locator(`[data-option="${index}"]`).count()) > 0;
  const narrow = (name: RegExp) => page.getByRole('button', { name }).and(page.locator('[data-narrow]'));
  const press = async (what: Locator) => {
    await hand.tap(what);
    await nextFrame(page);
  };
  const house = HOUSES[command.do];
  if (house && twin.asked?.task === 'town') await press(narrow(house));
  if (command.do === 'sell') {
    const slips = page.locator('.sheet [data-narrow]');
    for (let i = 0; !(await lies()); i++) await press(slips.nth(i));
  }
  if (command.do === 'elements') for (const element of command.elements) await press(narrow(new RegExp(element, 'i')));
  // what is folded up is unfolded, and stays so
  for (const fold of await page.locator(`details:not([open]):has([data-option="${index}"]) > summary`).all()) await press(fold);
  if (command.do === 'against') {
    const marked = page.locator('.stepper [data-narrow]').filter({ hasText: `(${command.number})` });
    if ((await marked.count()) > 0) await press(marked);
    while (!(await lies())) await press(narrow(/^One less/));
  }
  // five silver are laid down already
  if (command.do === 'stake') while (!(await lies())) await press(narrow(command.coins > 5 ? /^One more/ : /^One less/));
  const move = await moveOf(page);
  await hand.answer(index);
  if (!house && twin.asked?.task !== 'try-on') return;
  // a house stays open after a deal, also where nothing more can be done in it
  await movedOn(page, move, command.do);
  await nextFrame(page);
  if ((await page.locator('.sheet').count()) > 0) await hand.putBack();
}
