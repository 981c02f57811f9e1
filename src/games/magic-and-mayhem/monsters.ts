import type { Immutable, Rules } from '../../engine/game.ts';
import { behaviour } from './behaviour.ts';
import { ground, slotOf, tilesApart } from './board.ts';
import { figureOf, monsterDraft, type Play, rouse, tick } from './changes.ts';
import { lasts } from './figures.ts';
import { liked, prepare, runs } from './habits.ts';
import { phaseOf, sheetOf } from './phases.ts';
import { inCone, near, reaches, turnTo } from './reach.ts';
import type { Monster } from './state.ts';
import type { Mayhem } from './vocabulary.ts';

/** The monsters' part of the round (MM-24 to MM-27, MM-32). */

const NO_WAY = 1_000_000;

/** Heroes that monsters can see, clockwise from the one whose turn was last: the order in which ties are counted (MM-26). */
function prey(turn: Play): { readonly seat: number; readonly at: number }[] {
  const { heroes, turn: going } = turn.state;
  const found: { seat: number; at: number }[] = [];
  for (let i = 0; i < heroes.length; i++) {
    const seat = (going.seat + i) % heroes.length;
    const hero = heroes[seat];
    if (hero && hero.at !== null && !lasts(hero, 'invisible')) found.push({ seat, at: hero.at });
  }
  return found;
}

/** Whether `monster`, standing at `from`, could hit a hero at `at`: near, or with its range or its cone. */
function couldHit(turn: Play, monster: Immutable<Monster>, from: number, at: number): boolean {
  const here = ground(turn.state.board, turn.content);
  const { attack, cone } = sheetOf(turn.state, monster, turn.content);
  if (cone) return inCone(here, from, turnTo(here, from, at, monster.facing), cone.reach, at);
  return reaches(here, from, at, attack.range);
}

/** Where `monster` walks to hit a hero at `at`: the fewest steps to a close attack, else to one from afar; null when it cannot. Needs the flood of `reachable`. */
function stand(turn: Play, monster: Immutable<Monster>, squares: readonly number[], at: number): number | null {
  const here = ground(turn.state.board, turn.content);
  return (
    squares.find((from) => near(here, from, at) && couldHit(turn, monster, from, at)) ??
    squares.find((from) => couldHit(turn, monster, from, at)) ??
    null
  );
}

/** The squares within a monster's MOV: fewest steps first, then reading order (MM-25); of its own tile only, if that is what it guards. */
function reachable(turn: Play, monster: Immutable<Monster>): number[] {
  const here = ground(turn.state.board, turn.content);
  const sheet = sheetOf(turn.state, monster, turn.content);
  const mov = lasts(monster, 'immobilized') ? 0 : sheet.mov;
  const { wide } = turn.state.board;
  const stays = behaviour(sheet, 'guards') !== undefined;
  const end = here.grid.flood(here.walk, [monster.at], mov);
  const all = Array.from({ length: end }, (_, i) => here.grid.reached(i));
  const squares = stays ? all.filter((square) => slotOf(wide, square) === slotOf(wide, monster.at)) : all;
  const { far } = here.grid;
  return squares.sort((a, b) => (far[a] ?? 0) - (far[b] ?? 0) || a - b);
}

/** Walking steps from the monster to each hero. */
function steps(turn: Play, monster: Immutable<Monster>, heroes: readonly { readonly at: number }[]): number[] {
  const here = ground(turn.state.board, turn.content);
  here.grid.flood(here.walk, [monster.at], here.marks.length);
  return heroes.map(({ at }) => {
    const far = here.grid.far[at] ?? -1;
    return far < 0 ? NO_WAY : far;
  });
}

function walkTo(turn: Play, monster: Monster, to: number, how: 'monster-walked' | 'ran' = 'monster-walked'): void {
  if (to === monster.at) return;
  const here = ground(turn.state.board, turn.content);
  here.grid.flood(here.walk, [monster.at], here.marks.length);
  const path = here.grid.path(here.walk, to);
  monster.at = to;
  turn.emit?.({ do: how, number: monster.number, monster: monster.monster, path });
}

/** MM-25: with nobody to attack, MOV steps toward the closest hero: to the first square, in reading order, of those that come nearest. */
function chase(turn: Play, monster: Monster, squares: readonly number[], to: number): void {
  const here = ground(turn.state.board, turn.content);
  here.grid.flood(here.walk, [to], here.marks.length);
  const { far } = here.grid;
  const least = Math.min(...squares.map((square) => far[square] ?? NO_WAY));
  const stop = squares.find((square) => far[square] === least);
  if (stop !== undefined) walkTo(turn, monster, stop);
}

/** Runs to the square farthest from every hero; the first of the nearest such squares. */
function flee(turn: Play, monster: Monster, heroes: readonly { readonly at: number }[]): void {
  const squares = reachable(turn, monster);
  const { grid, walk, marks } = ground(turn.state.board, turn.content);
  const from = heroes.map(({ at }) => at);
  grid.flood(walk, from, marks.length);
  const safe = (square: number): number => ((grid.far[square] ?? -1) < 0 ? NO_WAY : (grid.far[square] ?? 0));
  const best = Math.max(...squares.map(safe));
  const to = squares.find((square) => safe(square) === best);
  if (to !== undefined) walkTo(turn, monster, to, 'ran');
}

export const monsterSteps: Pick<
  Rules<Mayhem>['steps'],
  'monsters' | 'monster-turn' | 'monster-acts' | 'monster-goes' | 'monster-strikes' | 'monster-rests'
> = {
  // MM-24: in number order
  monsters: (turn) => {
    const numbers = turn.state.monsters.map((monster) => monster.number).sort((a, b) => a - b);
    turn.next(...numbers.map((number) => ({ do: 'monster-turn' as const, number })));
  },

  'monster-turn': (turn, { number }) => {
    const monster = monsterDraft(turn, number);
    if (!monster) return;
    const hurts = monster.lasting.filter((spell) => spell.harm > 0);
    turn.next(
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

  'monster-acts': (turn, { number }) => {
    const monster = monsterDraft(turn, number);
    if (!monster) return;
    const heroes = prey(turn);
    turn.next({ do: 'monster-rests', number });
    if (heroes.length === 0 || lasts(monster, 'incapacitated')) return;
    const far = steps(turn, monster, heroes);
    const least = Math.min(...far);
    const closest = heroes.find((_, i) => far[i] === least);
    const { board } = turn.state;
    if (!closest || heroes.every(({ at }) => tilesApart(board, monster.at, at) > 2)) return; // MM-27
    const here = ground(board, turn.content);
    if (monster.asleep && !heroes.some(({ at }) => near(here, monster.at, at))) return;
    rouse(turn, monster);
    prepare(turn, monster, sheetOf(turn.state, monster, turn.content));
    const sheet = sheetOf(turn.state, monster, turn.content);
    if (runs(monster, sheet)) return flee(turn, monster, heroes);
    const squares = reachable(turn, monster);
    const open = liked(
      turn,
      sheet,
      heroes.filter(({ at }) => stand(turn, monster, squares, at) !== null).map(({ seat }) => seat),
    );
    const nearest = Math.min(...far.filter((_, i) => open.includes(heroes[i]?.seat ?? -1)));
    const tied = heroes.filter(({ seat }, i) => open.includes(seat) && far[i] === nearest);
    const [first] = tied;
    if (!first) {
      if (least < NO_WAY) chase(turn, monster, squares, closest.at);
      return;
    }
    if (tied.length === 1) return turn.next({ do: 'monster-goes', number, hero: first.seat });
    turn.next({ do: 'tie-roll', seat: turn.state.turn.seat, number, heroes: tied.map(({ seat }) => seat), count: 1, faces: 6 });
  },

  'monster-goes': (turn, { number, hero }) => {
    const monster = monsterDraft(turn, number);
    const target = turn.state.heroes[hero];
    if (!monster || !target || target.at === null) return;
    const to = stand(turn, monster, reachable(turn, monster), target.at);
    if (to === null) return;
    walkTo(turn, monster, to);
    turn.next({ do: 'monster-strikes', number, hero });
  },

  'monster-strikes': (turn, { number, hero }) => {
    const { state, content } = turn;
    const monster = monsterDraft(turn, number);
    const target = state.heroes[hero];
    if (!monster || !target || target.at === null) return;
    const sheet = sheetOf(state, monster, content);
    const here = ground(state.board, content);
    const list = sheet.effects.length > 0 ? `${sheet.id}/effects` : null;
    const { damage: amount, type } = sheet.attack;
    let hit = [hero];
    if (sheet.cone) {
      const { reach } = sheet.cone;
      const facing = turnTo(here, monster.at, target.at, monster.facing);
      if (facing !== monster.facing) {
        monster.facing = facing;
        turn.emit?.({ do: 'turned', number, facing });
      }
      hit = prey(turn)
        .filter(({ at }) => inCone(here, monster.at, facing, reach, at))
        .map(({ seat }) => seat);
    }
    const phase = phaseOf(state, monster, content);
    const on = hit.length === 1 ? { hero } : null;
    turn.emit?.({ do: 'attacked', by: figureOf(monster), source: sheet.id, on, ...(phase > 0 ? { phase: phase - 1 } : {}) });
    turn.next(...hit.map((seat) => ({ do: 'hurt-hero' as const, seat, amount, type, list, monster: number, sure: false })));
  },

  'monster-rests': (turn, { number }) => {
    const monster = monsterDraft(turn, number);
    if (monster) tick(turn, monster, figureOf(monster));
  },
};

export const monsterRolls: Pick<Rules<Mayhem>['rolls'], 'tie-roll'> = {
  // MM-26: counted over the tied heroes only, going round as often as needed
  'tie-roll': (turn, [die = 1], { seat, number, heroes }) => {
    const hero = heroes[(die - 1) % heroes.length];
    turn.emit?.({ do: 'rolled', seat, roll: 'tie-roll', die, good: hero !== seat });
    if (hero !== undefined) turn.next({ do: 'monster-goes', number, hero });
  },
};
