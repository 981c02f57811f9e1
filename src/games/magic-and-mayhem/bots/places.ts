import { EAST, Grid, NORTH, SOUTH, type Walls, WEST } from '../../../engine/kit/grid.ts';
import { type Ground, slotOf, tileUnder } from '../board.ts';
import { need } from '../content.ts';
import { roomForGold } from '../deeds.ts';
import { bonuses, canCarry, lands, mostHp, openers, shrugs, sideOf } from '../figures.ts';
import { mostHearts, sheetOf } from '../phases.ts';
import { distance, reaches } from '../reach.ts';
import { leads } from '../scenes.ts';
import { E_MARK } from '../tiles.ts';
import { isLaden, targetsOf } from './foes.ts';
import { friends, type Sight } from './sight.ts';
import { BAND, CHASE, WORTH } from './values.ts';

/** What squares are worth: how near they are to where a hero would like to be, and what may happen there. */

const FAR = 10_000;

/** The walls as they would be with every door standing open that is known and that this hero can open. */
function hopeful({ here, hero, content }: Sight): Walls {
  const walk = here.walk.slice();
  const able = { plain: true, locked: openers(hero, 'locked', content).length > 0, secret: openers(hero, 'secret', content).length > 0 };
  for (const { a, b, kind, open } of here.doors) {
    if (open || !able[kind]) continue;
    const south = b === a + here.width;
    walk[a] = (walk[a] ?? 15) & ~(south ? SOUTH : EAST);
    walk[b] = (walk[b] ?? 15) & ~(south ? NORTH : WEST);
  }
  return walk;
}

const scratch = new Map<number, Grid>();
function gridOf({ width, height }: Ground): Grid {
  const key = width * 1000 + height;
  const ready = scratch.get(key);
  if (ready) return ready;
  const grid = new Grid(width, height);
  scratch.set(key, grid);
  return grid;
}

/** What lies about that this hero can take. */
function booty({ state, seat, hero, at, here, content }: Sight): Set<number> {
  const room = roomForGold(state, seat, content);
  const squares = new Set<number>();
  for (const marker of state.loot) {
    const light = marker.cards.some((card) => canCarry(hero, need(content.treasures, card), content));
    if (light || (marker.gold > 1 && room > 1)) squares.add(marker.at);
  }
  for (const thief of state.monsters) if (isLaden(thief) && distance(here, at, thief.at) <= CHASE) squares.add(thief.at);
  return squares;
}

/** What this hero would like to come to, first of all; when there is no way to any of it, the next list counts. */
function goals(sight: Sight): readonly number[][] {
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
      all((square) => foes.some((foe) => reaches(here, square, foe.at, range) && shrugs(state, foe, square, content) === null)),
      dark(),
    ];
  }
  const lead = state.quest ? all(leads(state, seat, content)) : [];
  if (!browsing) return [lead, dark()];
  const hearty = hero.hp * 2 >= mostHp(hero, content);
  const loot = booty(sight);
  const sells = (square: number) => tileUnder(state.board, content, square)?.kind === 'store';
  const treasure = all(
    (square) =>
      here.stops[square] !== 0 ||
      loot.has(square) ||
      (hearty && here.marks[square] === E_MARK && !state.spent.includes(square) && !sells(square)) ||
      (shopping && sells(square)),
  );
  return [lead, treasure, boss ? all((square) => distance(here, square, boss.at) <= 1) : []];
}

/** What the monsters could do to the hero at a square in their next turn: `likely` is shared with the others in reach. */
function harm(sight: Sight): (at: number) => { readonly likely: number; readonly most: number } {
  const { state, hero, here, content } = sight;
  const mine = bonuses(hero, content);
  const others = friends(sight);
  const threats = state.monsters.flatMap((monster) => {
    if (monster.asleep) return [];
    const foe = sight.foes.find((one) => one.monster === monster);
    if (!foe) return [];
    const { mov, cone, attack } = foe.sheet;
    const damage = lands(attack.damage, attack.type, mine);
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

/** Where the boss would find this hero before its friends are there: the party goes together. */
function tooEarly(sight: Sight): (square: number) => boolean {
  const { here, boss, aim, late, content } = sight;
  if (!boss || aim !== 'hunt' || late || boss.hp < mostHearts(sight.state, sheetOf(sight.state, boss, content))) return () => false;
  const { mov, cone, attack } = sheetOf(sight.state, boss, content);
  const reach = mov + (cone?.reach ?? attack.range);
  const behind = friends(sight).some((friend) => distance(here, friend.at, boss.at) > reach + BAND);
  return (square) => behind && distance(here, square, boss.at) <= reach;
}

/** The worth of ending a turn on each square, whatever one does there. */
export function placeWorth(sight: Sight): (square: number) => number {
  const grid = gridOf(sight.here);
  const walls = hopeful(sight);
  for (const squares of goals(sight)) {
    grid.flood(walls, squares, FAR);
    if ((grid.far[sight.at] ?? -1) >= 0) break;
  }
  const far = grid.far.slice();
  const harmAt = harm(sight);
  const early = tooEarly(sight);
  const { hp } = sight.hero;
  // where the torch burns for ever only this brings a game to its end
  const reckless = sight.late && sight.state.torch === null;
  const fear = sight.aim === 'explore' && !reckless ? WORTH.fear : WORTH.fearInHaste;
  return (square) => {
    const steps = far[square] ?? -1;
    const { likely, most } = harmAt(square);
    const worth = steps < 0 ? WORTH.nowhere : -WORTH.step * steps;
    return worth - fear * likely - (most >= hp && !reckless ? WORTH.dread : 0) - (early(square) ? WORTH.alone : 0);
  };
}

/** Whether a door leads nearer to the goals than any way that is open already. */
export function opensUp({ here, at }: Sight, a: number, b: number): boolean {
  const grid = here.grid;
  grid.flood(here.walk, [at], FAR);
  return Math.min(grid.far[a] ?? 0, grid.far[b] ?? 0) < 0;
}
