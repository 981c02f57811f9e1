import { expect } from '@playwright/test';
import type { Companion, Deed, Twin } from './game-model.ts';
import { movedOn, moveOf, type Scene } from './page-state.ts';
import type { Hand } from './user.ts';

/** The indexes of the answers that are on the screen by themselves. */
const lying = ({ spots }: Scene): number[] =>
  [...new Set(spots.flatMap(({ kind, index }) => (kind === 'option' ? [index] : [])))].sort((a, b) => a - b);
const hidesSome = ({ spots }: Scene): boolean => spots.some(({ kind }) => kind === 'narrow');
const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Looks on until the page has come as far as the twin: the click of the last tap comes some time after the finger has lifted. */
export const askedLike = (hand: Hand, twin: Companion): Promise<Scene> => hand.asked({ after: twin.moves - 1 });

/** The page asks what the twin asks. `thoroughly`: every answer behind every button is looked for. */
export async function expectSame(hand: Hand, twin: Twin, names: readonly string[], thoroughly = false): Promise<void> {
  const seen = await askedLike(hand, twin);
  const { asked } = twin;
  const where = `move ${twin.moves}, ${asked?.task}`;
  expect({ move: seen.move, seat: seen.seat, title: seen.title }, where).toEqual({
    move: twin.moves,
    seat: asked?.seat,
    title: twin.title(names),
  });
  if (asked?.kind === 'roll') {
    expect(seen.spots.filter(({ kind }) => kind === 'roll').length, where).toBe(1);
    return;
  }
  const count = asked?.options ?? 0;
  if (thoroughly) expect(await hand.allAnswers(), where).toEqual(upTo(count));
  else if (hidesSome(seen))
    expect(
      lying(seen).every((index) => index < count),
      where,
    ).toBe(true);
  else expect(lying(seen), where).toEqual(upTo(count));
}

/**
 * Does in the page what the twin does, and sees the same dice; without `watch` they are not shown, since this device shows everything at once.
 * The click comes some time after the finger has lifted: it is done when the count of moves has gone up.
 */
export async function follow(hand: Hand, twin: Companion, deed: Deed, { watch = true } = {}): Promise<void> {
  const move = await moveOf(hand.page);
  if ('choose' in deed) {
    await hand.answer(deed.choose);
    twin.choose(deed.choose);
  } else if (watch) {
    const dice = await hand.roll();
    expect(dice, `the dice of move ${twin.moves}`).toEqual(twin.roll());
  } else {
    await hand.tap(hand.page.locator('[data-roll]'));
    twin.roll();
  }
  await movedOn(hand.page, move, JSON.stringify(deed));
}

/** Does what the quick bot would do. */
export const goOn = (hand: Hand, twin: Companion): Promise<void> =>
  follow(hand, twin, twin.asked?.kind === 'roll' ? { dice: [] } : { choose: twin.greedy() }, { watch: false });
