// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { countProblems } from '../../src/cli/check-card-counts.ts';
import { decks } from '../../src/games/magic-and-mayhem/content/load.ts';

/** Without the first card that fits. */
function less<T>(cards: readonly T[], fits: (card: T) => boolean): readonly T[] {
  const at = cards.findIndex(fits);
  return cards.filter((_, i) => i !== at);
}

describe('[MM-48] what ships', () => {
  it('is all there', () => {
    expect(countProblems(decks)).toEqual([]);
  });

  it('is missed when it is not: tiles of each kind, heroes with each ability, lines of the Store', () => {
    for (const [kind, said] of [
      ['store', 'Store tiles: 0 of 1'],
      ['boss', 'Boss tiles: 1 of 2'],
      ['entrance', 'Entrances: 1 of 2'],
    ] as const) {
      expect(countProblems({ ...decks, tiles: less(decks.tiles, (tile) => tile.kind === kind) })).toEqual([said]);
    }
    const twelve = decks.heroes.map((hero) => ({ ...hero, abilities: hero.abilities.filter((ability) => ability !== 'epic-skills') }));
    expect(countProblems({ ...decks, heroes: twelve })).toEqual(['heroes with epic-skills: 0 of 3']);
    expect(countProblems({ ...decks, store: decks.store.slice(1) })).toEqual(['lines of the Store: 9 of 10']);
  });

  it('counts monsters, traps and situations each', () => {
    const without = (kind: string) => decks.dangers.filter((card) => card.kind !== kind);
    expect(countProblems({ ...decks, dangers: without('trap') })).toContain('traps: 0 of 6');
    expect(countProblems({ ...decks, dangers: without('situation') })).toContain('situations: 0 of 6');
    const fewer = without('monster');
    expect(countProblems({ ...decks, dangers: fewer })).toEqual([
      `danger cards: ${fewer.length} of 30`,
      'danger cards with monsters: 0 of 18',
    ]);
  });

  it('can be read by a child', () => {
    const flavour = 'Notwithstanding considerable administrative difficulties, everybody eventually acknowledged responsibility.';
    const [problem] = countProblems({ ...decks, monsters: decks.monsters.map((sheet) => ({ ...sheet, flavour })) });
    expect(problem).toMatch(/^monsters: reads like grade \d+\.\d; 5 is the most$/);
  });
});
