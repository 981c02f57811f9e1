// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { moduleOf } from '../../src/app/build/content.ts';
import { labyrinthModule } from '../../src/games/labyrinth/index.ts';

/** What the built app makes of packed decks. */
async function unpacked(decks: Parameters<typeof moduleOf>[0]): Promise<unknown> {
  const code = Buffer.from(moduleOf(decks)).toString('base64');
  const built: { readonly decks: unknown } = await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`);
  return built.decks;
}

describe('content in the built app', () => {
  it('is what it was, with its fields in their order', async () => {
    const card = { name: 'A name that is long enough', effects: [{ do: 'heal', amount: 3 }], numbers: [1, 2], none: null, yes: true };
    const decks = { cards: [card, card, { ...card, effects: [] }, 'A name that is long enough'], empty: [], nested: [[[7]], [['x']]] };
    expect(JSON.stringify(await unpacked(decks))).toBe(JSON.stringify(decks));
  });
  it('is so for a whole game, and shorter than its JSON', async () => {
    const decks = JSON.parse(JSON.stringify(labyrinthModule.content.encounters)) as Parameters<typeof moduleOf>[0];
    expect(JSON.stringify(await unpacked(decks))).toBe(JSON.stringify(decks));
    expect(moduleOf(decks).length).toBeLessThan(JSON.stringify(decks).length);
  });
  it('shares nothing: what stands there twice is two things', async () => {
    const effect = { do: 'a rather long word', amount: 'and a second one' };
    const [one, two] = (await unpacked([effect, effect])) as object[];
    expect(one).toEqual(two);
    expect(one).not.toBe(two);
  });
  it('keeps each list of texts as it is, also one with the sign that stands between two', async () => {
    const long = 'a text that stands here twice';
    const decks = {
      texts: ['one', 'two', ''],
      single: ['one'],
      odd: ['a|b', 'c'],
      often: [
        [long, long, 'x'],
        [long, 'y'],
      ],
      mixed: ['one', 2],
    };
    expect(await unpacked(decks)).toEqual(decks);
  });
  it.each(['~1', '^one'])('refuses %s, which would be mistaken for something else', (text) => {
    expect(() => moduleOf([text])).toThrow('no text may begin with ~ or ^');
  });
});
