// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Plain, packed } from '../../src/app/build/packed.ts';
import { unpack } from '../../src/engine/shared/unpack.ts';
import { labyrinthModule } from '../../src/games/labyrinth/index.ts';

/** What the built app makes of packed data. */
const unpacked = (decks: Plain): unknown => unpack(packed(decks));

describe('content in the built app', () => {
  it('is what it was, with its fields in their order', () => {
    const card = { name: 'A name that is long enough', effects: [{ do: 'heal', amount: 3 }], numbers: [1, 2], none: null, yes: true };
    const decks = { cards: [card, card, { ...card, effects: [] }, 'A name that is long enough'], empty: [], nested: [[[7]], [['x']]] };
    expect(JSON.stringify(unpacked(decks))).toBe(JSON.stringify(decks));
  });
  it('is so for a whole game, and shorter than its JSON', () => {
    const decks = JSON.parse(JSON.stringify(labyrinthModule.content.encounters)) as Plain;
    expect(JSON.stringify(unpacked(decks))).toBe(JSON.stringify(decks));
    expect(packed(decks).length).toBeLessThan(JSON.stringify(decks).length);
  });
  it('shares nothing: what stands there twice is two things', () => {
    const effect = { do: 'a rather long word', amount: 'and a second one' };
    const [one, two] = unpacked([effect, effect]) as object[];
    expect(one).toEqual(two);
    expect(one).not.toBe(two);
  });
  it('tells texts from what looks like them, whatever stands in them', () => {
    const long = 'a text that stands here twice';
    const texts = ['', '1', '-2.5', '...', 'true', 'null', '"', '"quoted"', 'a\\b', 'a^b', 'a|b', ';', 'a\nb'];
    const decks = {
      texts,
      single: ['one'],
      often: [[long, long], [long]],
      with: ['a|b', 'c'],
      mixed: ['one', 2, [], '2', [[]], 1e21, 1e-9],
    };
    expect(unpacked(decks)).toEqual(decks);
  });
  it('is what it was, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const plain = JSON.parse(JSON.stringify(value).replace(/[~^]|__proto__/g, '')) as Plain;
        expect(unpacked(plain)).toEqual(plain);
      }),
    );
  });
  it('refuses a text that would be mistaken for a name', () => {
    expect(() => packed(['~1'])).toThrow('no text may begin with ~');
    expect(() => packed(['^1'])).toThrow('no text may begin with ~ or ^');
  });
});
