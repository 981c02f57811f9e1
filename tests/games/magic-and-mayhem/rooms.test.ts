import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cardOf, contentOf } from '../../../src/games/magic-and-mayhem/content/content.ts';
import { decks } from '../../../src/games/magic-and-mayhem/content/load.ts';
import { FLOOR_PRINTS, type Room, THINGS, WALLPAPERS } from '../../../src/games/magic-and-mayhem/content/room-schema.ts';
import { placedThings, roomProblems } from '../../../src/games/magic-and-mayhem/content/room-things.ts';
import type { Rotation } from '../../../src/games/magic-and-mayhem/rules/tiles.ts';
import { turnedThing } from '../../../src/ui/games/magic-and-mayhem/rooms/room-svg.ts';

const content = contentOf(decks);
const rooms = decks.tiles.map(({ id, map, room, sentence }) => ({ id, map, room, sentence }));
const drawings = (folder: string) =>
  readdirSync(join(process.cwd(), 'src/ui/games/magic-and-mayhem/rooms', folder)).map((file) => file.replace('.svg', ''));

describe('the rooms', () => {
  it.each(rooms)('$id has a face of its own, a sentence, and nothing in the way', ({ id, map, room, sentence }) => {
    expect(sentence?.length ?? 0).toBeGreaterThanOrEqual(8);
    if (!room) throw new Error(`${id} has no room`);
    expect(roomProblems(room, map)).toEqual([]);
    expect(placedThings(room.where).length).toBeGreaterThan(2);
    const same = rooms.filter(
      (other) => other.room?.wall === room.wall && other.room.paper === room.paper && other.room.floor === room.floor,
    );
    expect(same.map((other) => other.id)).toEqual([id]);
    expect(rooms.filter((other) => other.sentence === sentence)).toHaveLength(1);
  });

  it('every drawing has a name that a room may use, and every name a drawing that some room uses', () => {
    expect(drawings('things').sort()).toEqual([...THINGS].sort());
    expect(drawings('prints').sort()).toEqual([...FLOOR_PRINTS].sort());
    expect(drawings('papers').sort()).toEqual([...WALLPAPERS.filter((name) => name !== 'plain'), 'drips'].sort());
    const used = new Set(rooms.flatMap(({ room }) => Object.values(room?.things ?? {}).map((thing) => [thing].flat()[0])));
    expect(THINGS.filter((name) => !used.has(name))).toEqual([]);
  });

  it('[MM-52] most plain rooms have something to do, at least 20 of them different, and its thing glints', () => {
    const plain = decks.tiles.filter(({ kind }) => kind === 'ordinary');
    const features = plain.flatMap(({ feature }) => feature ?? []);
    expect(features.length).toBeGreaterThan(plain.length * 0.8);
    expect(new Set(features.map(({ name }) => name)).size).toBe(features.length);
    expect(new Set(features.map(({ effects }) => JSON.stringify(effects))).size).toBeGreaterThanOrEqual(20);
    for (const { id, feature, room } of decks.tiles) expect(room?.glint === undefined, id).toBe(feature === undefined);
    expect(features.filter(({ effects }) => effects.some(({ do: word }) => word === 'trial')).length).toBeGreaterThanOrEqual(8);
    expect(decks.tiles.filter(({ kind, feature }) => kind === 'boss' && feature)).toEqual([]);
  });

  it('[MM-52] at each Entrance a riddle waits for the first who opens the letter, and a wrong answer is no harm', () => {
    const letters = decks.tiles.filter(({ kind }) => kind === 'entrance').map(({ feature }) => feature);
    expect(letters).toHaveLength(2);
    for (const letter of letters)
      expect(letter).toMatchObject({
        how: 'action',
        who: 'first',
        effects: [{ do: 'trial', kind: 'riddle', won: [{ do: 'draw', cards: 1 }], lost: [{ do: 'gold', amount: 1 }] }],
      });
  });

  it('things are found where they are drawn: two by two squares with one letter are one large thing', () => {
    expect(placedThings(['aa....', 'aab...', '......', '.bb...', '......', '.....c'])).toEqual([
      { letter: 'a', x: 0, y: 0, size: 2 },
      { letter: 'b', x: 2, y: 1, size: 1 },
      { letter: 'b', x: 1, y: 3, size: 1 },
      { letter: 'b', x: 2, y: 3, size: 1 },
      { letter: 'c', x: 5, y: 5, size: 1 },
    ]);
  });

  it('what stands where one walks, is no thing or stands nowhere is told', () => {
    const { map } = cardOf(Object.fromEntries(decks.tiles.map((tile) => [tile.id, tile])), 'jam-vault');
    const room: Room = {
      wall: '#7a1f33',
      paper: 'plain',
      floor: 'rose',
      drips: false,
      things: { J: 'giant-jar', b: 'bell' },
      where: ['......', 'q.....', '..J...', '......', '......', '......'],
    };
    expect(roomProblems(room, map)).toEqual(['"J" in row 3, column 3 stands where one walks', '"q" is no thing', '"b" stands nowhere']);
    const bare = { ...room, things: {}, where: Array.from({ length: 6 }, () => '......'), glint: 'J' };
    expect(roomProblems(bare, map)).toEqual(['"J" glints and stands nowhere']);
  });

  it('things go round with their tile, and still stand on rock', () => {
    for (const { id, room } of rooms)
      for (const turn of [0, 1, 2, 3] as const satisfies readonly Rotation[])
        for (const thing of placedThings(room?.where ?? [])) {
          const { x, y, size } = turnedThing(thing, turn);
          const { marks } = cardOf(content.tiles, id).laid[turn];
          for (let dy = 0; dy < size; dy++)
            for (let dx = 0; dx < size; dx++) expect(marks[(y + dy) * 6 + x + dx], `${id}, ${turn} turns`).toBe(0);
        }
  });
});
