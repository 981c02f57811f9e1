import type { Game, Immutable } from '../../../engine/game.ts';
import { behaviourOf } from '../content/behaviour-schema.ts';
import { AWAKE } from '../state/constants.ts';
import type { Monster } from '../state/state.ts';
import type { Mayhem } from '../state/tasks.ts';
import { boardGeometry, slotOf, tilesApart } from './board.ts';
import { lasts } from './figures.ts';
import { behaveBeforeMove, preferredTargets, wantsToFlee } from './monster-behaviour.ts';
import { phaseOf, sheetOf } from './monster-phases.ts';
import { type Context, figureOf, monsterDraft, removeTimeTokens, wakeMonster } from './mutations.ts';
import { inCone, near, reaches, turnTo } from './range-and-sight.ts';

/** The monsters' turn (MM-24 to MM-27, MM-32). */

const NO_WAY = 1_000_000;

/** Heroes that monsters can see, clockwise from the last hero in turn: the order for ties (MM-26). */
function visibleHeroes(context: Context): { readonly seat: number; readonly at: number }[] {
  const { heroes, turn: going } = context.state;
  const found: { seat: number; at: number }[] = [];
  for (let i = 0; i < heroes.length; i++) {
    const seat = (going.seat + i) % heroes.length;
    const hero = heroes[seat];
    if (hero && hero.at !== null && !lasts(hero, 'invisible')) found.push({ seat, at: hero.at });
  }
  return found;
}

/** Whether `monster` at `from` could hit a hero at `at`: adjacent, in range, or in its cone. */
function couldHit(context: Context, monster: Immutable<Monster>, from: number, at: number): boolean {
  const here = boardGeometry(context.state.board, context.content);
  const { attack, cone } = sheetOf(context.state, monster, context.content);
  if (cone) return inCone(here, from, turnTo(here, from, at, monster.facing), cone.reach, at);
  return reaches(here, from, at, attack.range);
}

/**
 * The square from which `monster` hits a hero at `at`: fewest steps to a close attack, else to a ranged one; null if none. Call `reachable`
 * first.
 */
function attackSquare(context: Context, monster: Immutable<Monster>, squares: readonly number[], at: number): number | null {
  const here = boardGeometry(context.state.board, context.content);
  return (
    squares.find((from) => near(here, from, at) && couldHit(context, monster, from, at)) ??
    squares.find((from) => couldHit(context, monster, from, at)) ??
    null
  );
}

/** The squares within a monster's MOV: fewest steps first, then reading order (MM-25). A guard stays on its own tile. */
function reachable(context: Context, monster: Immutable<Monster>): number[] {
  const here = boardGeometry(context.state.board, context.content);
  const sheet = sheetOf(context.state, monster, context.content);
  const mov = lasts(monster, 'immobilized') ? 0 : sheet.mov;
  const { wide } = context.state.board;
  const stays = behaviourOf(sheet, 'guards') !== undefined;
  const end = here.grid.flood(here.walk, [monster.at], mov);
  const all = Array.from({ length: end }, (_, i) => here.grid.reached(i));
  const squares = stays ? all.filter((square) => slotOf(wide, square) === slotOf(wide, monster.at)) : all;
  const { far } = here.grid;
  return squares.sort((a, b) => (far[a] ?? 0) - (far[b] ?? 0) || a - b);
}

/** The walking distance from the monster to each hero. */
function steps(context: Context, monster: Immutable<Monster>, heroes: readonly { readonly at: number }[]): number[] {
  const here = boardGeometry(context.state.board, context.content);
  here.grid.flood(here.walk, [monster.at], here.marks.length);
  return heroes.map(({ at }) => {
    const far = here.grid.far[at] ?? -1;
    return far < 0 ? NO_WAY : far;
  });
}

function walkTo(context: Context, monster: Monster, to: number, how: 'monster-walked' | 'ran' = 'monster-walked'): void {
  if (to === monster.at) return;
  const here = boardGeometry(context.state.board, context.content);
  here.grid.flood(here.walk, [monster.at], here.marks.length);
  const path = here.grid.path(here.walk, to);
  monster.at = to;
  context.emit?.({ do: how, number: monster.number, monster: monster.monster, path });
}

/** MM-25: without a target, MOV steps towards the closest hero: to the first nearest square in reading order. */
function chase(context: Context, monster: Monster, squares: readonly number[], to: number): void {
  const here = boardGeometry(context.state.board, context.content);
  here.grid.flood(here.walk, [to], here.marks.length);
  const { far } = here.grid;
  const least = Math.min(...squares.map((square) => far[square] ?? NO_WAY));
  const stop = squares.find((square) => far[square] === least);
  if (stop !== undefined) walkTo(context, monster, stop);
}

/** Flees to the square farthest from every hero; of equal squares, to the nearest. */
function flee(context: Context, monster: Monster, heroes: readonly { readonly at: number }[]): void {
  const squares = reachable(context, monster);
  const { grid, walk, marks } = boardGeometry(context.state.board, context.content);
  const from = heroes.map(({ at }) => at);
  grid.flood(walk, from, marks.length);
  const safe = (square: number): number => ((grid.far[square] ?? -1) < 0 ? NO_WAY : (grid.far[square] ?? 0));
  const best = Math.max(...squares.map(safe));
  const to = squares.find((square) => safe(square) === best);
  if (to !== undefined) walkTo(context, monster, to, 'ran');
}

export const monsterSteps: Pick<
  Game<Mayhem>['steps'],
  'monsters' | 'monster-turn' | 'monster-acts' | 'monster-goes' | 'monster-strikes' | 'monster-rests'
> = {
  // MM-24: in number order
  monsters: (context) => {
    const numbers = context.state.monsters.map((monster) => monster.number).sort((a, b) => a - b);
    context.next(...numbers.map((number) => ({ do: 'monster-turn' as const, number })));
  },

  'monster-turn': (context, { number }) => {
    const monster = monsterDraft(context, number);
    if (!monster) return;
    const hurts = monster.lasting.filter((spell) => spell.harm > 0);
    context.next(
      ...hurts.map((spell) => ({
        do: 'hurt-monster' as const,
        number,
        amount: spell.harm,
        type: 'poison' as const,
        by: spell.by,
        sure: true,
      })),
      { do: 'monster-acts', number },
    );
  },

  'monster-acts': (context, { number }) => {
    const monster = monsterDraft(context, number);
    if (!monster) return;
    const heroes = visibleHeroes(context);
    context.next({ do: 'monster-rests', number });
    if (heroes.length === 0 || lasts(monster, 'incapacitated')) return;
    const far = steps(context, monster, heroes);
    const least = Math.min(...far);
    const closest = heroes.find((_, i) => far[i] === least);
    const { board } = context.state;
    if (!closest || heroes.every(({ at }) => tilesApart(board, monster.at, at) > AWAKE)) return; // MM-27
    const here = boardGeometry(board, context.content);
    if (monster.asleep && !heroes.some(({ at }) => near(here, monster.at, at))) return;
    wakeMonster(context, monster);
    behaveBeforeMove(context, monster, sheetOf(context.state, monster, context.content));
    const sheet = sheetOf(context.state, monster, context.content);
    if (wantsToFlee(monster, sheet)) return flee(context, monster, heroes);
    const squares = reachable(context, monster);
    const open = preferredTargets(
      context,
      sheet,
      heroes.filter(({ at }) => attackSquare(context, monster, squares, at) !== null).map(({ seat }) => seat),
    );
    const nearest = Math.min(...far.filter((_, i) => open.includes(heroes[i]?.seat ?? -1)));
    const tied = heroes.filter(({ seat }, i) => open.includes(seat) && far[i] === nearest);
    const [first] = tied;
    if (!first) {
      if (least < NO_WAY) chase(context, monster, squares, closest.at);
      return;
    }
    if (tied.length === 1) return context.next({ do: 'monster-goes', number, hero: first.seat });
    context.next({ do: 'tie-roll', seat: context.state.turn.seat, number, heroes: tied.map(({ seat }) => seat), count: 1, faces: 6 });
  },

  'monster-goes': (context, { number, hero }) => {
    const monster = monsterDraft(context, number);
    const target = context.state.heroes[hero];
    if (!monster || !target || target.at === null) return;
    const to = attackSquare(context, monster, reachable(context, monster), target.at);
    if (to === null) return;
    walkTo(context, monster, to);
    context.next({ do: 'monster-strikes', number, hero });
  },

  'monster-strikes': (context, { number, hero }) => {
    const { state, content } = context;
    const monster = monsterDraft(context, number);
    const target = state.heroes[hero];
    if (!monster || !target || target.at === null) return;
    const sheet = sheetOf(state, monster, content);
    const here = boardGeometry(state.board, content);
    const list = sheet.effects.length > 0 ? `${sheet.id}/effects` : null;
    const { damage: amount, type } = sheet.attack;
    let hit = [hero];
    if (sheet.cone) {
      const { reach } = sheet.cone;
      const facing = turnTo(here, monster.at, target.at, monster.facing);
      if (facing !== monster.facing) {
        monster.facing = facing;
        context.emit?.({ do: 'turned', number, facing });
      }
      hit = visibleHeroes(context)
        .filter(({ at }) => inCone(here, monster.at, facing, reach, at))
        .map(({ seat }) => seat);
    }
    const phase = phaseOf(state, monster, content);
    const on = hit.length === 1 ? { hero } : null;
    context.emit?.({ do: 'attacked', by: figureOf(monster), source: sheet.id, on, ...(phase > 0 ? { phase: phase - 1 } : {}) });
    context.next(...hit.map((seat) => ({ do: 'hurt-hero' as const, seat, amount, type, list, monster: number, sure: false })));
  },

  'monster-rests': (context, { number }) => {
    const monster = monsterDraft(context, number);
    if (monster) removeTimeTokens(context, monster, figureOf(monster));
  },
};

export const monsterRolls: Pick<Game<Mayhem>['rolls'], 'tie-roll'> = {
  // MM-26: the roll counts round the tied heroes only
  'tie-roll': (context, [die = 1], { seat, number, heroes }) => {
    const hero = heroes[(die - 1) % heroes.length];
    context.emit?.({ do: 'rolled', seat, roll: 'tie-roll', die, good: hero !== seat });
    if (hero !== undefined) context.next({ do: 'monster-goes', number, hero });
  },
};
