// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { act, type Session } from '../../../src/engine/session.ts';
import { MonsterCard, TreasureCard } from '../../../src/games/traps-and-treasures/content/card-schemas.ts';
import { contentOf } from '../../../src/games/traps-and-treasures/content/content.ts';
import { decks } from '../../../src/games/traps-and-treasures/content/load.ts';
import { traps } from '../../../src/games/traps-and-treasures/index.ts';
import type { Traps } from '../../../src/games/traps-and-treasures/state/tasks.ts';
import { monsterRows, treasureText } from '../../../src/games/traps-and-treasures/text/cards.ts';
import { block, withCard } from '../../repository/how-to.ts';
import { textOf } from '../../repository/source.ts';
import { written } from '../written.ts';
import { Dungeon, ROAD } from './helpers.ts';

/** docs/how-to/add-to-traps.md, followed to the letter. */

const PAGE = 'add-to-traps';
const CONTENT = '+content/traps-and-treasures';
const treasure = v.parse(TreasureCard, JSON.parse(block(PAGE, `${CONTENT}/treasures.json`)));
const monster = v.parse(MonsterCard, JSON.parse(block(PAGE, `${CONTENT}/monsters.json`)));
const content = contentOf({ ...decks, treasures: withCard(decks.treasures, treasure), monsters: withCard(decks.monsters, monster) });

/** Somebody on level 2 with the new card, about to meet the new monster. */
function begun(): Session<Traps> {
  const { now } = new Dungeon({ players: [{ at: '0,-2', health: 3 }, {}], laid: ROAD }).session;
  const state = structuredClone(now.state);
  state.monsters = { draw: [monster.id], discard: [] };
  Object.assign(state.players[0] ?? {}, { cards: [{ card: treasure.id, level: 2 }] });
  const at = { ...now, state };
  return { checkpoint: at, sealed: 'start', commands: [], undone: [], now: at };
}

describe('the treasure card', () => {
  it('says what the page says', () => {
    const [line = []] = treasureText(treasure.id, null, content);
    expect(written(line)).toBe(block(PAGE, 'says'));
  });
  it('does it', () => {
    const { now } = act(traps, content, begun(), { do: 'use', card: treasure.id }).session;
    expect(now.state.turn.walls).toBe(2);
    expect(now.state.players[0]).toMatchObject({ health: 4, cards: [] });
  });
});

describe('the monster card', () => {
  it('comes, and its rows do what they say', () => {
    const met = act(traps, content, begun(), { do: 'fight' }).session;
    expect(met.now.state.fight).toMatchObject({ cards: [monster.id], level: 2 });
    const { now } = act(traps, content, met, { do: 'rolled', dice: [6] }).session;
    expect(now.state.players[0]?.gold).toBe(3);
    expect(now.state.turn.points).toBe(3);
    expect(monsterRows(monster.id, 2, content)).toHaveLength(6);
  });
});

it('the page lists every word that a card may use', () => {
  const page = textOf(`docs/how-to/${PAGE}.md`);
  const listed = new Set([...page.slice(page.indexOf('## The words')).matchAll(/`([a-z-]+)`/g)].map(([, word]) => word));
  const known = [...textOf('src/games/traps-and-treasures/content/card-schemas.ts').matchAll(/doing\('([a-z-]+)'/g)].map(
    ([, word]) => word,
  );
  expect([...listed].sort()).toEqual([...new Set(known)].sort());
});
