// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { act, type Session } from '../../../src/engine/session.ts';
import { EncounterCard, ItemCard } from '../../../src/games/labyrinth/content/card-schemas.ts';
import { contentOf } from '../../../src/games/labyrinth/content/content.ts';
import { crossReferences } from '../../../src/games/labyrinth/content/cross-references.ts';
import { decks } from '../../../src/games/labyrinth/content/load.ts';
import { labyrinth } from '../../../src/games/labyrinth/index.ts';
import type { AnyCommand } from '../../../src/games/labyrinth/state/commands.ts';
import type { Labyrinth } from '../../../src/games/labyrinth/state/tasks.ts';
import { encounterText, itemText } from '../../../src/games/labyrinth/text/cards.ts';
import { block, withCard } from '../../repository/how-to.ts';
import { textOf } from '../../repository/source.ts';
import { written } from '../written.ts';
import { Party } from './helpers.ts';

/** docs/how-to/add-a-labyrinth-card.md, followed to the letter. */

const PAGE = 'add-a-labyrinth-card';
const encounter = v.parse(EncounterCard, JSON.parse(block(PAGE, '+content/labyrinth/encounters.json')));
const item = v.parse(ItemCard, JSON.parse(block(PAGE, '+content/labyrinth/items.json')));
const withBoth = { ...decks, encounters: withCard(decks.encounters, encounter), items: withCard(decks.items, item) };
const content = contentOf(withBoth);

describe('both cards', () => {
  it('say what the page says', () => {
    expect(encounterText(encounter.id, content).map(written).join('\n')).toBe(block(PAGE, 'encounter'));
    expect(itemText(item.id, content).map(written).join('\n')).toBe(block(PAGE, 'item'));
  });

  it('are well, and in their decks on their floors', () => {
    expect(crossReferences(withBoth)).toEqual([]);
    const floors = [1, 2, 3, 4, 5] as const;
    expect(floors.filter((floor) => content.floors[floor].encounters.includes(encounter.id))).toEqual([2, 3, 4]);
    expect(floors.filter((floor) => content.floors[floor].items.includes(item.id))).toEqual([2, 3, 4, 5]);
  });
});

/** A room with the new encounter, and the new item on top of its deck. */
function begun(): Session<Labyrinth> {
  const { session } = new Party({ rooms: [{}] });
  const state = structuredClone(session.now.state);
  state.encounters = { draw: [encounter.id], discard: [], aside: [] };
  state.items = { draw: [item.id], discard: [], aside: [] };
  const now = { ...session.now, state };
  return { ...session, checkpoint: now, now };
}
function played(...commands: readonly (AnyCommand | { do: 'rolled'; dice: readonly number[] })[]) {
  return commands.reduce((session, command) => act(labyrinth, content, session, command).session, begun()).now.state;
}
const ENTER: readonly AnyCommand[] = [
  { do: 'door', room: 0, side: 'east' },
  { do: 'hero', hero: 0 },
];

describe('played', () => {
  it('the encounter pays whoever is clever, and the stairs are behind it', () => {
    const { heroes, delve } = played(...ENTER, { do: 'rolled', dice: [10] }, { do: 'rolled', dice: [4] });
    expect(heroes.map((hero) => hero?.coins)).toEqual([12, 12, 12]);
    expect(delve?.rooms[1]).toMatchObject({ stairs: true, card: null });
  });

  it('or else two kobolds come first', () => {
    const { delve, fight } = played(...ENTER, { do: 'rolled', dice: [9] });
    expect(delve?.rooms[1]?.foes.map(({ kind, reward }) => [kind, reward])).toEqual([
      ['kobold', 2],
      ['kobold', 2],
    ]);
    expect(delve?.rooms[1]?.stairs).toBe(false);
    expect(fight).not.toBeNull();
  });

  it('the item is worn, and works', () => {
    const { session } = new Party({ rooms: [{}], heroes: [{}, {}, {}] });
    const state = structuredClone(session.now.state);
    state.heroes[0]?.pack.push(item.id);
    const now = { ...session.now, state };
    const opened = act(labyrinth, content, { ...session, checkpoint: now, now }, { do: 'open-pack', hero: 0 }).session;
    const worn = act(labyrinth, content, opened, { do: 'equip', card: item.id }).session.now;
    const [hero] = labyrinth.view(worn, 'table', content).heroes;
    expect(hero?.attacks).toMatchObject([{ weapon: item.id, attack: 2, die: '1d8', damage: 0 }]);
    expect(hero?.statistics.luck).toBe(9);
  });
});

it('the page lists every word that a card may use', () => {
  const page = textOf(`docs/how-to/${PAGE}.md`);
  const listed = [...page.slice(page.indexOf('## The words')).matchAll(/`([a-z-]+)`/g)].map(([, word]) => word);
  const known = [...textOf('src/games/labyrinth/content/card-schemas.ts').matchAll(/doing\('([a-z-]+)'/g)].map(([, word]) => word);
  expect(listed.sort()).toEqual([...known, 'won', 'lost', 'paid', 'kept'].sort());
});
