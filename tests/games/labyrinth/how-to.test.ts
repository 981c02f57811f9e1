// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Sentence } from '../../../src/engine/kit/words.ts';
import { EncounterCard, ItemCard } from '../../../src/games/labyrinth/cards.ts';
import { boxOf } from '../../../src/games/labyrinth/content.ts';
import { decks } from '../../../src/games/labyrinth/decks.ts';
import { encounterText, itemText } from '../../../src/games/labyrinth/describe/cards.ts';
import { crossReferences } from '../../../src/games/labyrinth/references.ts';
import { block } from '../../house/how-to.ts';
import { textOf } from '../../house/source.ts';

/** docs/how-to/add-a-labyrinth-card.md, followed to the letter. */

const PAGE = 'add-a-labyrinth-card';
const encounter = v.parse(EncounterCard, JSON.parse(block(PAGE, '+content/labyrinth/encounters.json')));
const item = v.parse(ItemCard, JSON.parse(block(PAGE, '+content/labyrinth/items.json')));
const withBoth = { ...decks, encounters: [...decks.encounters, encounter], items: [...decks.items, item] };
const content = boxOf(withBoth);
const written = (lines: readonly Sentence[]) =>
  lines
    .map((line) => line.map((word) => (typeof word === 'string' ? word : 'symbol' in word ? word.symbol : word.words)).join(''))
    .join('\n');

describe('both cards', () => {
  it('say what the page says', () => {
    expect(written(encounterText(encounter.id, content))).toBe(block(PAGE, 'encounter'));
    expect(written(itemText(item.id, content))).toBe(block(PAGE, 'item'));
  });

  it('are well, and in their decks on their floors', () => {
    expect(crossReferences(withBoth)).toEqual([]);
    const floors = [1, 2, 3, 4, 5] as const;
    expect(floors.filter((floor) => content.floors[floor].encounters.includes(encounter.id))).toEqual([2, 3, 4]);
    expect(floors.filter((floor) => content.floors[floor].items.includes(item.id))).toEqual([2, 3, 4, 5]);
  });
});

it('the page lists every word that a card may use', () => {
  const page = textOf(`docs/how-to/${PAGE}.md`);
  const listed = [...page.slice(page.indexOf('## The words')).matchAll(/`([a-z-]+)`/g)].map(([, word]) => word);
  const known = [...textOf('src/games/labyrinth/cards.ts').matchAll(/word\('([a-z-]+)'/g)].map(([, word]) => word);
  expect(listed.sort()).toEqual([...known, 'won', 'lost', 'paid', 'kept'].sort());
});
