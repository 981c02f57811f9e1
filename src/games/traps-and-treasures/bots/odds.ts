import type { Immutable } from '../../../engine/game.ts';
import type { Monster, RowEffect } from '../cards.ts';
import { type Content, need } from '../content.ts';
import { amountOf } from '../players.ts';
import { LEVELS, type Level } from '../words.ts';

/** What a fight is likely to come to: reckoned from what is printed, as anybody at the table could. */

type Row = readonly Immutable<RowEffect>[];
/** What a row comes to for somebody with so much health and gold: gold won, and whether it knocks out. */
type Fate = { readonly worth: number; readonly dead: boolean };

const CARD = 1.2;
const POINT = 1;
const HEART = 0.35;

export function fateOf(row: Row, health: number, gold: number): Fate {
  let worth = 0;
  let hearts = health;
  let purse = gold;
  for (const effect of row) {
    const n = 'amount' in effect ? amountOf(effect.amount, 1) : 0;
    switch (effect.do) {
      case 'gain-gold':
        worth += n;
        purse += n;
        break;
      case 'lose-gold': {
        const paid = Math.min(n, purse);
        worth -= paid;
        purse -= paid;
        hearts -= n - paid;
        worth -= (n - paid) * HEART;
        break;
      }
      case 'lose-health':
        hearts -= n;
        worth -= n * HEART;
        break;
      case 'gain-health':
        worth += n * HEART;
        break;
      case 'draw':
        worth += n * CARD;
        break;
      case 'points':
        worth += n * POINT;
        break;
      case 'die':
        hearts = 0;
    }
    if (hearts <= 0) return { worth, dead: true };
  }
  return { worth, dead: false };
}

export type Odds = { readonly worth: number; readonly death: number };

/** The six rows of one monster. */
export function oddsOf({ rows }: Immutable<Monster>, health: number, gold: number): Odds {
  const fates = rows.map((row: Row) => fateOf(row, health, gold));
  return {
    worth: fates.reduce((sum, { worth }) => sum + worth, 0) / fates.length,
    death: fates.filter(({ dead }) => dead).length / fates.length,
  };
}

const known = new WeakMap<Content, Map<number, Odds>>();
const MOST = 9;

/** A monster of that level that nobody has seen yet. Gold counts up to nine. */
export function strangerOdds(content: Content, level: Level, health: number, gold: number): Odds {
  const [hearts, purse] = [Math.min(MOST, health), Math.min(MOST, gold)];
  const key = (level * 10 + hearts) * 10 + purse;
  const tables = known.get(content) ?? new Map<number, Odds>();
  known.set(content, tables);
  const ready = tables.get(key);
  if (ready) return ready;
  const all = Object.keys(content.monsters).map((id) => oddsOf(monsterAt(content, id, level), hearts, purse));
  const mean = (of: (odds: Odds) => number) => all.reduce((sum, odds) => sum + of(odds), 0) / Math.max(1, all.length);
  const odds = { worth: mean(({ worth }) => worth), death: mean(({ death }) => death) };
  tables.set(key, odds);
  return odds;
}

export function monsterAt(content: Content, card: string, level: Level): Immutable<Monster> {
  const monster = need(content.monsters, card).monsters[LEVELS.indexOf(level)];
  if (!monster) throw new Error(`${card} has no monster for level ${level}`);
  return monster;
}
