import type { Immutable } from '../../../engine/game.ts';
import type { Monster, RowEffect } from '../content/card-schemas.ts';
import { type Content, cardOf } from '../content/content.ts';
import { amountOf } from '../rules/players.ts';
import { LEVELS, type Level } from '../state/constants.ts';

/** The expected result of a fight, from the printed monsters only. */

type Row = readonly Immutable<RowEffect>[];
/** The result of a monster's row for a player with this health and gold: the gold value, and whether the player dies. */
type ExpectedResult = { readonly worth: number; readonly dead: boolean };

const CARD = 1.2;
const POINT = 1;
const HEART = 0.35;

export function expectedResult(row: Row, health: number, gold: number): ExpectedResult {
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

/** The results of a monster's six rows. */
export function oddsOf({ rows }: Immutable<Monster>, health: number, gold: number): Odds {
  const fates = rows.map((row: Row) => expectedResult(row, health, gold));
  return {
    worth: fates.reduce((sum, { worth }) => sum + worth, 0) / fates.length,
    death: fates.filter(({ dead }) => dead).length / fates.length,
  };
}

const known = new WeakMap<Content, Map<number, Odds>>();
const MOST = 9;

/** The expected result against an unknown monster of that level. Gold counts up to nine. */
export function unknownMonsterOdds(content: Content, level: Level, health: number, gold: number): Odds {
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
  const monster = cardOf(content.monsters, card).monsters[LEVELS.indexOf(level)];
  if (!monster) throw new Error(`${card} has no monster for level ${level}`);
  return monster;
}
