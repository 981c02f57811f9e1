// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { think } from '../../src/engine/bots/think.ts';
import type { Box } from '../../src/engine/box.ts';
import type { Position } from '../../src/engine/game.ts';
import { type Brawl, brawl, content, type Player } from './brawl.ts';

/** What a bot answers, quick or thinking ahead, at a pillow fight. Its quick bot plays the first card of its hand. */

const quick: Box<Brawl> = {
  game: brawl,
  content,
  wits: async () => ({ greedy: () => () => 0 }),
  heroes: () => [],
  verdict: () => null,
  problems: () => [],
};
const player = (hearts: number, hand: readonly string[]): Player => ({ hearts, hand: [...hand], pile: [...content.deck], done: [] });
const at: Position<Brawl> = {
  state: { players: [player(1, ['cocoa', 'poke', 'whack']), player(3, ['whack', 'whack', 'whack'])], most: 8, owed: 0 },
  agenda: [{ do: 'play', seat: 0 }],
  random: [1, 2, 3, 4],
  outcome: null,
};
const asked = (strength: 'gentle' | 'clever', seed = 1) => ({ at, strength, seed });

describe('a bot', () => {
  it('is quick, where its box does not say that it thinks ahead', async () => {
    expect(await think(quick, asked('clever'))).toBe(0);
  });

  it('thinks as far ahead as its strength', async () => {
    const box = { ...quick, ahead: { gentle: 0, clever: 300 } };
    expect(await think(box, asked('gentle'))).toBe(0);
    expect(await think(box, asked('clever'))).not.toBe(0);
  });

  it('answers the same question the same, and leaves it as it was', async () => {
    const box = { ...quick, ahead: { gentle: 20, clever: 40 } };
    const before = JSON.stringify(at);
    for (const seed of [1, 2, 3]) expect(await think(box, asked('gentle', seed))).toBe(await think(box, asked('gentle', seed)));
    expect(JSON.stringify(at)).toBe(before);
  });

  it('has nothing to say where dice are to fall, or nothing is left to do', async () => {
    const roll = { do: 'tumble', seat: 1, count: 1, faces: 6 } as never;
    await expect(think(quick, { ...asked('gentle'), at: { ...at, agenda: [] } })).rejects.toThrow('nothing to choose');
    await expect(think(quick, { ...asked('gentle'), at: { ...at, agenda: [roll] } })).rejects.toThrow();
  });
});
