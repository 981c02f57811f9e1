// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { packFile, packText, readPackFile } from '../../../src/app/import-export/card-pack-file.ts';
import { copyCardPack, countCards, joinCardPacks } from '../../../src/engine/pack.ts';
import { cardPackSupport } from '../../../src/games/labyrinth/content/card-packs.ts';
import type { EncounterCard } from '../../../src/games/labyrinth/content/card-schemas.ts';
import { decks } from '../../../src/games/labyrinth/content/load.ts';
import { PICTURE_GROUPS, PICTURES } from '../../../src/games/labyrinth/content/pictures.ts';
import { band, ours, snorbo, snorbos, sword, trap } from './own.ts';

/** Own cards, in and out (LA-34). */

const find = async (game: string) => (game === 'labyrinth' ? cardPackSupport : null);
const text = (pack: unknown) => packText(JSON.parse(JSON.stringify(pack)));
const said = async (file: string) => {
  const read = await readPackFile(file, find);
  return read.kind === 'pack' ? 'taken in' : `${read.words} (${read.where})`;
};
const withBand = (change: Partial<EncounterCard>) => ({ ...ours, cards: { ...ours.cards, encounters: [{ ...band, ...change }, trap] } });

describe('[LA-34] own cards in the decks', () => {
  const content = cardPackSupport.content([ours]);
  test('as often as there are copies, on the floors of their range', () => {
    const copies = (floor: 1 | 3) => content.floors[floor].encounters.filter((id) => id === band.id).length;
    expect([copies(1), copies(3)]).toEqual([2, 0]);
    expect(content.floors[5].items).toContain(sword.id);
  });
  test('the cards of the box are all there, too', () => {
    const rooms = decks.errands.map(({ id }) => id);
    expect(Object.keys(content.encounters)).toEqual([...decks.encounters.map(({ id }) => id), band.id, trap.id, ...rooms]);
    expect(Object.keys(content.items)).toEqual([...decks.items.map(({ id }) => id), sword.id]);
  });
  test('their effects stand in the lists that the rules run', () => {
    expect(content.lists.get(`${trap.id}/0/lost`)).toEqual([{ do: 'hurt', amount: '1d4', whom: 'one' }]);
  });
  test('no card of the box is called as an own card is', () => {
    const ids = [...decks.encounters, ...decks.items, ...decks.monsters].map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith('own-'))).toEqual([]);
  });
});

describe('[LA-53] a monster of one’s own in a pack', () => {
  const pack = { ...ours, cards: { encounters: [snorbos], items: [] } };
  test('is a kind like others, with the name of its card, and waits there', () => {
    const content = cardPackSupport.content([pack]);
    expect(content.monsters[snorbos.id]).toMatchObject({ name: 'Snorbo', plural: 'Snorbos', enters: snorbo.cry, fire: false, own: snorbo });
    expect(content.encounters[snorbos.id]?.effects).toMatchObject([{ do: 'monsters', monster: snorbos.id }]);
    expect(Object.keys(cardPackSupport.content([ours]).monsters)).toEqual(decks.monsters.map(({ id }) => id));
  });
  test('comes back from a file as it went, and has the new id of a copy', async () => {
    expect(await readPackFile(text(pack), find)).toEqual({ kind: 'pack', pack });
    const copy = copyCardPack(pack, 'z9z9', 'Ours 2');
    expect(cardPackSupport.problems(copy)).toEqual([]);
    expect(cardPackSupport.content([copy]).monsters[copy.cards.encounters?.[0] ? Object(copy.cards.encounters[0]).id : '']?.name).toBe(
      'Snorbo',
    );
  });
  test('one of fire hits with fire', () => {
    const fiery = { ...snorbos, monster: { ...snorbo, element: 'fire' as const } };
    expect(cardPackSupport.content([{ ...pack, cards: { encounters: [fiery], items: [] } }]).monsters[snorbos.id]?.fire).toBe(true);
  });
});

describe('[LA-34] a pack as a file', () => {
  const file = packFile(ours, new Date(2026, 10, 21, 20).getTime());
  test('is named after the pack and the day', () => expect(file.name).toBe('pass-the-torch-cards-ours-2026-11-21.torch.json'));
  test('comes back as it went', async () => expect(await readPackFile(file.text, find)).toEqual({ kind: 'pack', pack: ours }));
  test('is written as the cards of the box are', () => {
    expect(JSON.parse(file.text).cards.encounters[0]).toEqual(band);
  });
  test('a file written by hand has no checksum, names its schema, and leaves out what may be left out', async () => {
    const { holes, ...rest } = { ...band, holes: 0 };
    expect(holes).toBe(0);
    const byHand = {
      $schema: '../pack.json',
      file: 'pass-the-torch-cards',
      format: 1,
      game: 'labyrinth',
      id: 'k1t3',
      name: 'Ours',
      cards: { encounters: [rest] },
    };
    const read = await readPackFile(JSON.stringify(byHand), find);
    expect(read).toMatchObject({ kind: 'pack', pack: { cards: { encounters: [band], items: [] } } });
  });
  test('so is the one in the how-to', async () => {
    const page = readFileSync('docs/how-to/share-own-cards.md', 'utf8');
    const [, file = ''] = /^```json the-pack\n([\s\S]*?)^```$/m.exec(page) ?? [];
    expect(await readPackFile(file, find)).toMatchObject({ kind: 'pack', pack: { id: 'gran7', cards: { encounters: [{}], items: [] } } });
  });
  test('the schema of such a file is published', () => {
    const schema: { readonly properties: object } = JSON.parse(readFileSync('content/schema/labyrinth/pack.json', 'utf8'));
    expect(Object.keys(schema.properties)).toEqual(['$schema', 'file', 'checksum', 'format', 'game', 'id', 'name', 'cards']);
  });
  test('taken in beside another of the same id, its cards have new ids, and fit', () => {
    const copy = copyCardPack(ours, 'z9z9', 'Ours 2');
    expect(copy.cards.encounters).toMatchObject([{ id: 'own-z9z9-1', name: 'Goblin Choir' }, { id: 'own-z9z9-2' }]);
    expect(cardPackSupport.problems(copy)).toEqual([]);
  });
});

describe('[LA-34] an invalid file is refused, with the card, the place and the reason', () => {
  test.each<[string, unknown, string]>([
    [
      'dice that nobody has',
      withBand({ effects: [{ do: 'monsters', monster: 'goblin', count: '1d7', reward: 2, looks: null }] }),
      'effects/0/count: dice are written as 2d6 or 1d4+1',
    ],
    [
      'a monster that there is not',
      withBand({ effects: [{ do: 'monsters', monster: 'gran', count: 2, reward: 2, looks: null }] }),
      'effects: there is no monster "gran"',
    ],
    [
      'too many monsters',
      withBand({ effects: [{ do: 'monsters', monster: 'goblin', count: '2d12', reward: 2, looks: null }] }),
      'effects: no more than 12 monsters fit into a room',
    ],
    ['floors the wrong way round', withBand({ levels: [4, 2] }), 'levels: the first level comes first'],
    ['a picture that there is not', withBand({ art: { ...band.art, icon: 'gran' } }), 'art/icon: there is no picture "gran"'],
    ['an id of the box', withBand({ id: 'goblin-band' }), 'id: the id of a card in this pack is own-k1t3- and a number'],
    ['a text that runs backwards', withBand({ flavour: 'abc\u202Edef' }), 'flavour: it must be words that one can read'],
    ['dice by the handful', withBand({ effects: [{ do: 'hurt', amount: '9d6', whom: 'each' }] }), 'effects: 3 dice at most'],
  ])('%s', async (_, pack, why) => {
    expect(await said(text(pack))).toMatch(/^Something is wrong with the card “Goblin Choir”, so nothing was changed\. /);
    expect(await said(text(pack))).toContain(`(cards/encounters/0/${why})`);
  });
  test.each<[string, object, string]>([
    ['a monster of one’s own with a die that there is not', { monster: { ...snorbo, die: '1d7' } }, 'monster/die: '],
    ['too many hit points', { monster: { ...snorbo, hp: 61 } }, 'monster/hp: '],
    ['a power that there is not', { monster: { ...snorbo, power: 'flies' } }, 'monster/power: '],
    ['a shout that nobody can read', { monster: { ...snorbo, cry: '\u202Eboo' } }, 'monster/cry: it must be words that one can read'],
    ['a monster that waits nowhere', { effects: band.effects }, 'effects: the card brings a monster, but no "own" waits here'],
    ['a monster that the card does not bring', { monster: undefined }, 'effects: there is no monster "own"'],
  ])('%s', async (_, change, why) => {
    const file = text({ ...ours, cards: { encounters: [{ ...snorbos, ...change }], items: [] } });
    expect(await said(file)).toMatch(/^Something is wrong with the card “Snorbo”, so nothing was changed\. /);
    expect(await said(file)).toContain(`(cards/encounters/0/${why}`);
  });
  test('an id that stands twice', async () => {
    expect(await said(text({ ...ours, cards: { encounters: [band, { ...trap, id: band.id }], items: [] } }))).toContain(
      '“Soap Floor”, so nothing was changed. (cards/encounters/1/id: "own-k1t3-1" stands twice)',
    );
  });
  test.each<[string, string, RegExp]>([
    ['nothing', '', /no cards of Pass the Torch/],
    ['a recipe', '{"soup":1}', /no cards of Pass the Torch/],
    ['half of it', text(ours).slice(0, 700), /damaged on their way/],
    ['another letter', text(ours).replace('Goblin Choir', 'Goblin Chair'), /damaged on their way.*checksum/],
    ['a saved game', '{"file":"pass-the-torch","version":1,"checksum":"0","save":{}}', /This is a saved game/],
    ['a newer one', text({ ...ours, format: 2 }), /newer version/],
    ['of another game', text({ ...ours, game: 'ludo' }), /for a game that this app does not have/],
    ['far too much', ' '.repeat(1_000_000), /far too big/],
    ['too deep', `{"file":"pass-the-torch-cards","x":${'['.repeat(5000)}${']'.repeat(5000)}}`, /damaged on their way/],
    ['a magic key', text(ours).replace('"name": "Ours"', '"__proto__": {"on": true}'), /damaged on their way/],
    ['a number that cannot be', text(ours).replace('"copies": 2', '"copies": 1e999'), /damaged on their way/],
    [
      'too many cards',
      text({ ...ours, cards: { encounters: Array.from({ length: 31 }, (_, i) => ({ ...band, id: `own-k1t3-${i + 1}` })), items: [] } }),
      /wrong with these cards.*encounters/,
    ],
  ])('%s', async (_, file, words) => expect(await said(file)).toMatch(words));
});

describe('[LA-34] the pictures of own cards', () => {
  const glyphs: object = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json').icons;
  const inBox = JSON.stringify(decks);
  const asked = readFileSync('src/ui/icons.json', 'utf8');
  test.each(Object.entries(PICTURES))('%s is drawn: %o', (icon, { name, drawer }) => {
    expect(Object.hasOwn(glyphs, icon)).toBe(true);
    expect(inBox.includes(`"icon":"${icon}"`) || asked.includes(`"${icon}"`), 'it is in a sprite').toBe(true);
    expect(name.length).toBeGreaterThan(2);
    expect(PICTURE_GROUPS).toContain(drawer);
  });
});

test('[LA-34] a campaign that has begun gets what is new, and keeps what it has as it was', () => {
  const changed = { ...band, name: 'Another Choir' };
  const newer = { ...band, id: 'own-k1t3-9' };
  const joined = joinCardPacks(
    [ours],
    [{ ...ours, name: 'Renamed', cards: { encounters: [changed, newer], items: [] } }, copyCardPack(ours, 'z9z9', 'More')],
  );
  expect(joined.map(({ id, name }) => [id, name])).toEqual([
    ['k1t3', 'Ours'],
    ['z9z9', 'More'],
  ]);
  expect(joined[0]?.cards).toEqual({ encounters: [...ours.cards.encounters, newer], items: ours.cards.items });
  // each as often as it is in its deck
  expect(countCards(joined) - countCards([ours])).toBe(7);
  expect(joinCardPacks(joined, [ours])).toEqual(joined);
});
