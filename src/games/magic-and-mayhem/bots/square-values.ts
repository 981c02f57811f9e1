import { EAST, Grid, NORTH, SOUTH, type Walls, WEST } from '../../../engine/shared/grid.ts';
import { cardOf } from '../content/content.ts';
import { type BoardGeometry, slotOf, tileUnder } from '../rules/board.ts';
import { bonuses, canCarry, damageAfterResistance, ignoredHitReason, mostHp, openers, roomForGold, sideOf } from '../rules/figures.ts';
import { mostHearts, sheetOf } from '../rules/monster-phases.ts';
import { questGoals } from '../rules/quest-scenes.ts';
import { distance, reaches } from '../rules/range-and-sight.ts';
import { E_MARK } from '../rules/tiles.ts';
import { isLaden, targetsOf } from './enemies.ts';
import { friends, type Situation } from './situation.ts';
import { BAND, CHASE, WEIGHTS } from './weights.ts';

/** The value of squares: the distance to the hero's goals, and what may happen there. */

const FAR = 10_000;

/** The walls as if all known doors were open that this hero can open. */
function wallsWithOpenDoors({ here, hero, content, state }: Situation): Walls {
  const walk = here.walk.slice();
  const able = {
    plain: true,
    locked: !state.byTheBook || openers(hero, 'locked', content).length > 0,
    secret: openers(hero, 'secret', content).length > 0,
  };
  for (const { a, b, kind, open } of here.doors) {
    if (open || !able[kind]) continue;
    const south = b === a + here.width;
    walk[a] = (walk[a] ?? 15) & ~(south ? SOUTH : EAST);
    walk[b] = (walk[b] ?? 15) & ~(south ? NORTH : WEST);
  }
  return walk;
}

const scratch = new Map<number, Grid>();
function gridOf({ width, height }: BoardGeometry): Grid {
  const key = width * 1000 + height;
  const ready = scratch.get(key);
  if (ready) return ready;
  const grid = new Grid(width, height);
  scratch.set(key, grid);
  return grid;
}

/** The squares of loot and things that this hero can take. */
function lootSquares({ state, seat, hero, at, here, content }: Situation): Set<number> {
  const room = roomForGold(state, seat, content);
  const squares = new Set<number>();
  for (const marker of state.loot) {
    const light = marker.cards.some((card) => canCarry(hero, cardOf(content.treasures, card), content));
    if (light || (marker.gold > 1 && room > 1)) squares.add(marker.at);
  }
  for (const thief of state.monsters) if (isLaden(thief) && distance(here, at, thief.at) <= CHASE) squares.add(thief.at);
  return squares;
}

/** The goals of this hero, in order of priority. If no goal of a list can be reached, the next list counts. */
function goals(sight: Situation): readonly number[][] {
  const { state, seat, hero, here, content, arms, boss, aim, browsing, shopping } = sight;
  const all = (test: (square: number) => boolean): number[] => {
    const squares: number[] = [];
    here.marks.forEach((mark, square) => {
      if (mark !== 0 && test(square)) squares.push(square);
    });
    return squares;
  };
  const dark = () => all((square) => here.stops[square] !== 0);
  if (aim === 'home') return [all((square) => slotOf(state.board.wide, square) === sideOf(state, sight.seat).home), dark()];
  if (boss && aim === 'hunt') {
    const foes = targetsOf(state, boss, content);
    const range = Math.max(...arms.map((arm) => arm.range));
    return [
      all((square) => foes.some((foe) => reaches(here, square, foe.at, range) && ignoredHitReason(state, foe, square, content) === null)),
      dark(),
    ];
  }
  const lead = state.quest ? all(questGoals(state, seat, content)) : [];
  if (!browsing) return [lead, dark()];
  const hearty = hero.hp * 2 >= mostHp(hero, content);
  const loot = lootSquares(sight);
  const sells = (square: number) => tileUnder(state.board, content, square)?.kind === 'store';
  const treasure = all(
    (square) =>
      here.stops[square] !== 0 ||
      loot.has(square) ||
      // Marks that stay fresh would hold it for ever.
      (hearty && state.spentMarks && here.marks[square] === E_MARK && !state.spent.includes(square) && !sells(square)) ||
      (shopping && sells(square)),
  );
  return [lead, treasure, boss ? all((square) => distance(here, square, boss.at) <= 1) : []];
}

/** The damage that monsters may do to the hero on a square in their next turn. `likely` is shared with other heroes in range. */
export function expectedDamage(sight: Situation): (at: number) => { readonly likely: number; readonly most: number } {
  const { state, hero, here, content } = sight;
  const mine = bonuses(hero, content);
  const others = friends(sight);
  const threats = state.monsters.flatMap((monster) => {
    if (monster.asleep) return [];
    const foe = sight.foes.find((one) => one.monster === monster);
    if (!foe) return [];
    const { mov, cone, attack } = foe.sheet;
    const damage = damageAfterResistance(attack.damage, attack.type, mine);
    const reach = mov + (cone?.reach ?? attack.range);
    const sharing = others.filter((other) => distance(here, monster.at, other.at) <= reach).length;
    return damage > 0 ? [{ at: monster.at, reach, damage, share: cone ? 1 : 1 / (1 + sharing) }] : [];
  });
  return (at) => {
    let likely = 0;
    let most = 0;
    for (const threat of threats) {
      if (distance(here, threat.at, at) > threat.reach) continue;
      likely += threat.damage * threat.share;
      most += threat.damage;
    }
    return { likely, most };
  };
}

/** Squares where the boss would attack this hero before the rest of the party is near. */
function tooEarly(sight: Situation): (square: number) => boolean {
  const { here, boss, aim, late, content } = sight;
  if (!boss || aim !== 'hunt' || late || boss.hp < mostHearts(sight.state, sheetOf(sight.state, boss, content))) return () => false;
  const { mov, cone, attack } = sheetOf(sight.state, boss, content);
  const reach = mov + (cone?.reach ?? attack.range);
  const behind = friends(sight).some((friend) => distance(here, friend.at, boss.at) > reach + BAND);
  return (square) => behind && distance(here, square, boss.at) <= reach;
}

/** The value of ending a turn on each square, without the action there. */
export function squareValue(sight: Situation): (square: number) => number {
  const grid = gridOf(sight.here);
  const walls = wallsWithOpenDoors(sight);
  for (const squares of goals(sight)) {
    grid.flood(walls, squares, FAR);
    if ((grid.far[sight.at] ?? -1) >= 0) break;
  }
  const far = grid.far.slice();
  const harmAt = expectedDamage(sight);
  const early = tooEarly(sight);
  const { hp } = sight.hero;
  // When the torch never burns out, only this ends the game.
  const reckless = sight.late && sight.state.torch === null;
  const fear = sight.aim === 'explore' && !reckless ? WEIGHTS.fear : WEIGHTS.fearInHaste;
  return (square) => {
    const steps = far[square] ?? -1;
    const { likely, most } = harmAt(square);
    const worth = steps < 0 ? WEIGHTS.nowhere : -WEIGHTS.step * steps;
    return worth - fear * likely - (most >= hp && !reckless ? WEIGHTS.dread : 0) - (early(square) ? WEIGHTS.alone : 0);
  };
}

/** Whether a door shortens the way to the goals. */
export function opensUp({ here, at }: Situation, a: number, b: number): boolean {
  const grid = here.grid;
  grid.flood(here.walk, [at], FAR);
  return Math.min(grid.far[a] ?? 0, grid.far[b] ?? 0) < 0;
}
