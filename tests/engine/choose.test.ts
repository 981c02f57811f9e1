// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { chooseOption } from '../../src/engine/bots/choose.ts';
import type { Position } from '../../src/engine/game.ts';
import type { GameModule } from '../../src/engine/game-module.ts';
import { type Brawl, brawl, content, type Player } from './brawl.ts';

/** The answers of a bot in a pillow fight. The greedy bot plays the first card of its hand. */

const quick: GameModule<Brawl> = {
  game: brawl,
  content,
  bots: { greedy: () => () => 0 },
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
const asked = (strength: 'gentle' | 'clever', seed = 1) => ({ at, seats: 2, strength, seed });

describe('a bot', () => {
  it('uses the greedy bot when the module has no search iterations', async () => {
    expect(await chooseOption(quick, asked('clever'))).toBe(0);
  });

  it('searches with the iterations of its strength', async () => {
    const gameModule = { ...quick, searchIterations: { gentle: 0, clever: 300 } };
    expect(await chooseOption(gameModule, asked('gentle'))).toBe(0);
    expect(await chooseOption(gameModule, asked('clever'))).not.toBe(0);
  });

  it('gives the same answer to the same question and does not change it', async () => {
    const gameModule = { ...quick, searchIterations: { gentle: 20, clever: 40 } };
    const before = JSON.stringify(at);
    for (const seed of [1, 2, 3])
      expect(await chooseOption(gameModule, asked('gentle', seed))).toBe(await chooseOption(gameModule, asked('gentle', seed)));
    expect(JSON.stringify(at)).toBe(before);
  });

  it('gives a legal answer when it is stopped', async () => {
    const gameModule = { ...quick, searchIterations: { gentle: 0, clever: 1e9 } };
    let now = 0;
    expect(await chooseOption(gameModule, asked('clever'), () => now++ >= 300)).toBe(
      await chooseOption({ ...quick, searchIterations: { gentle: 0, clever: 300 } }, asked('clever')),
    );
    expect(await chooseOption(gameModule, asked('clever'), () => true)).toBe(0);
  });

  it('throws when the position waits for a roll or for nothing', async () => {
    const roll = { do: 'tumble', seat: 1, count: 1, faces: 6 } as never;
    await expect(chooseOption(quick, { ...asked('gentle'), at: { ...at, agenda: [] } })).rejects.toThrow(
      'the position does not wait for a choice',
    );
    await expect(chooseOption(quick, { ...asked('gentle'), at: { ...at, agenda: [roll] } })).rejects.toThrow();
  });
});
