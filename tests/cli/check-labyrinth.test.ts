// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { amountProblems, labyrinthProblems } from '../../src/cli/check-labyrinth.ts';
import type { Decks } from '../../src/games/labyrinth/content/content.ts';
import { decks } from '../../src/games/labyrinth/content/load.ts';

describe('what the box of Labyrinth promises', () => {
  it('it holds: enough of everything, and a child can read it', () => expect(labyrinthProblems()).toEqual([]));

  const few = <T>(cards: readonly T[]) => cards.slice(0, 9);
  const without = (id: string): Decks => ({ ...decks, encounters: decks.encounters.filter((card) => card.id !== id) });
  it.each<[string, Decks, string]>([
    ['too few items', { ...decks, items: few(decks.items) }, 'of 40 cards'],
    ['a monster that nobody meets', without('dragon-den'), 'monsters.json: dragon: no encounter brings it'],
    [
      'a monster too high up',
      { ...decks, encounters: decks.encounters.map((card) => (card.id === 'dragon-den' ? { ...card, levels: [4, 5] } : card)) },
      'encounters.json: dragon-den: levels: a dragon lives on floors 5 to 5',
    ],
    [
      'a floor without a way out',
      {
        ...decks,
        encounters: decks.encounters.map((card) => ({ ...card, effects: card.effects.filter(({ do: word }) => word === 'monsters') })),
      },
      'encounters.json: floor 1: a stairwell in less than one card of 7',
    ],
  ])('%s is named', (_, broken, problem) => expect(amountProblems(broken).join('\n')).toContain(problem));
});
