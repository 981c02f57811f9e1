// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contentOf } from '../../../src/games/labyrinth/content/content.ts';
import { crossReferences } from '../../../src/games/labyrinth/content/cross-references.ts';
import { Errand } from '../../../src/games/labyrinth/content/errand-schemas.ts';
import { decks } from '../../../src/games/labyrinth/content/load.ts';
import { clueOf } from '../../../src/games/labyrinth/rules/clues.ts';
import { encounterText } from '../../../src/games/labyrinth/text/cards.ts';
import { block, withCard } from '../../repository/how-to.ts';
import { textOf } from '../../repository/source.ts';
import { written } from '../written.ts';

/** docs/how-to/add-an-errand.md, followed to the letter. */

const PAGE = 'add-an-errand';
const errand = v.parse(Errand, JSON.parse(block(PAGE, '+content/labyrinth/errands.json')));
const withIt = { ...decks, errands: withCard(decks.errands, errand) };
const content = contentOf(withIt);

describe('the errand', () => {
  it('says what the page says', () => expect(encounterText(errand.id, content).map(written).join('\n')).toBe(block(PAGE, 'errand')));
  it('is well, in no deck, and its door has the flag', () => {
    expect(crossReferences(withIt)).toEqual([]);
    expect(Object.values(content.floors).some(({ encounters }) => encounters.includes(errand.id))).toBe(false);
    expect(clueOf(errand.id, content)).toBe('errand');
  });
  it('has a spot of its own', () => {
    for (const { brings } of decks.errands)
      if (brings.house === errand.brings.house)
        expect(Math.hypot(brings.x - errand.brings.x, brings.y - errand.brings.y)).toBeGreaterThanOrEqual(24);
  });
  it('whose end is missing is reported', () => {
    const [first] = errand.effects;
    if (first?.do !== 'choose') throw new Error('no choice');
    const endless = { ...errand, effects: [{ ...first, ways: [first.ways[0], { says: 'Go home', effects: [] }] }] } as unknown as Errand;
    expect(crossReferences({ ...decks, errands: withCard(decks.errands, endless) })).toEqual([
      `errands.json: ${errand.id}: effects: in the end it must be done, or not`,
    ]);
  });
});

it('the page names the words that only an errand may use', () => {
  const page = textOf(`docs/how-to/${PAGE}.md`);
  const known = [...textOf('src/games/labyrinth/content/errand-schemas.ts').matchAll(/doing\('([a-z-]+)'/g)].map(([, word]) => word);
  expect(known.length).toBeGreaterThan(0);
  for (const word of known) expect(page.slice(page.indexOf('## The words'))).toContain(`\`${word}\``);
});
