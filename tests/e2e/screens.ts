import type { Page } from '@playwright/test';
import { COMPANIONS, expect, type Theatre } from './fixtures.ts';
import { goOn } from './follow-model.ts';
import type { Question } from './game-model.ts';
import { rollUp } from './labyrinth-stops.ts';
import { Hand, link } from './user.ts';

/** Screens that a family leaves lying, and how to come to each. */
type Screen = readonly [name: string, show: (theatre: Theatre) => Promise<Page>];

/** Plays as the quick bot does until the table asks what fits, and not before so many moves. */
async function playUntil(theatre: Theatre, game: string, seats: number, moves: number, fits: (asked: Question) => boolean): Promise<Page> {
  const setup = { seats, seed: 7, options: {} };
  const twin = COMPANIONS[game]?.(setup);
  if (!twin) throw new Error(`nobody in Node plays ${game}`);
  const page = await theatre.open(link(seats, setup.seed, setup.options, game));
  const hand = new Hand(page);
  for (;;) {
    await hand.asked({ after: twin.moves - 1 });
    if (!twin.asked) throw new Error(`${game} is over, and never asked that`);
    if (twin.moves >= moves && fits(twin.asked)) return page;
    await goOn(hand, twin);
  }
}
const isChoice = ({ kind }: Question): boolean => kind === 'choose';
const isThrow = ({ kind, dice }: Question): boolean => kind === 'roll' && dice === 2;

async function veil(theatre: Theatre): Promise<Page> {
  const page = await theatre.open('play/dust-up?seats=2&seed=7');
  await expect(page.locator('[data-reveal]')).toBeVisible();
  return page;
}

export const SCREENS: readonly Screen[] = [
  [
    'the shelf',
    async (theatre) => {
      const page = await theatre.open();
      await expect(page.locator('[data-box]').first()).toBeVisible();
      return page;
    },
  ],
  ['the veil', veil],
  ['Magic and Mayhem', (theatre) => playUntil(theatre, 'magic-and-mayhem', 4, 15, isChoice)],
  [
    'Dust-Up',
    async (theatre) => {
      const page = await veil(theatre);
      const [reveal, hand] = [page.locator('[data-reveal]'), page.locator('[data-narrow]').first()];
      await reveal.tap();
      await expect(hand).toBeVisible();
      return page;
    },
  ],
  ['Traps and Treasures', (theatre) => playUntil(theatre, 'traps-and-treasures', 2, 15, isChoice)],
  ['Traps and Treasures, two dice', (theatre) => playUntil(theatre, 'traps-and-treasures', 2, 1, isThrow)],
  [
    'Labyrinth',
    async (theatre) => {
      const page = await theatre.open('play/labyrinth?seats=3&seed=7');
      await rollUp(page, async () => undefined);
      return page;
    },
  ],
];

/** What all of them are held against. */
export const BLANK: Screen = [
  'an empty page',
  async (theatre) => {
    theatre.host.pages.set('/empty', '<!doctype html><title>empty</title><link rel="icon" href="data:,">');
    const page = await theatre.context.newPage();
    await page.goto(`${theatre.host.origin}/empty`);
    return page;
  },
];
