import type { Rules } from '../../engine/game.ts';
import { behaviour } from './behaviour.ts';
import { draft, drawFrom, drop, figureOf, gainGold, monsterDraft, type Play, rouse, trigger } from './changes.ts';
import { need } from './content.ts';
import { settle } from './endings.ts';
import { attacks, bonuses, damageOf, dodgesOn, exposed, immune, lands, shrugs } from './figures.ts';
import { comesOff, upOn } from './levels.ts';
import { phaseOf, sheetOf } from './phases.ts';
import { spawn } from './places.ts';
import { dropThings } from './scenes.ts';
import type { Monster, State } from './state.ts';
import type { Mayhem } from './vocabulary.ts';

/** Hits, falls and deaths (MM-28, MM-29, MM-32, MM-38, MM-40). */

/** A hero's attack: it hits without a roll unless the target dodges (MM-28). */
export function attack(turn: Play, seat: number, source: string, number: number): void {
  const { content } = turn;
  const hero = draft(turn, seat);
  const monster = monsterDraft(turn, number);
  const found = attacks(hero, content).find((one) => one.source === source);
  if (!monster || !found || hero.at === null) return;
  turn.emit?.({ do: 'attacked', by: { hero: seat }, source, on: figureOf(monster) });
  const amount = damageOf(hero, found.attack, content);
  turn.next({ do: 'hurt-monster', number, amount, type: found.attack.type, by: seat, sure: false });
}

/** MM-40: a dead monster's drop goes to its slayer, or stays as a loot marker. */
function slay(turn: Play, monster: Monster, by: number | null): void {
  const { state, content } = turn;
  const sheet = sheetOf(state, monster, content);
  const { card, at: here, gold, cards: stolen } = monster;
  state.monsters.splice(state.monsters.indexOf(monster), 1);
  turn.emit?.({ do: 'slain', number: monster.number, monster: monster.monster, by, at: here });
  if (gold > 0 || stolen.length > 0) turn.emit?.({ do: 'let-go', monster: monster.monster, gold, cards: stolen });
  drop(turn, here, gold, stolen);
  const splits = behaviour(sheet, 'splits');
  if (splits) spawn(turn, splits.monster, splits.count, here, card);
  if (card !== null && !state.monsters.some((other) => other.card === card)) {
    state.out.splice(state.out.indexOf(card), 1);
    state.dangers.discard.push(card);
  }
  const slayer = by === null ? null : draft(turn, by);
  if (by !== null && slayer && slayer.at !== null) {
    gainGold(turn, by, sheet.drops.gold);
    const { at } = slayer;
    turn.next(...Array.from({ length: sheet.drops.treasures }, () => ({ do: 'draw-treasure' as const, seat: by, at })));
    trigger(turn, by, 'monster-slain');
  } else {
    const cards: string[] = [];
    for (let i = 0; i < sheet.drops.treasures; i++) {
      const found = drawFrom(turn, 'treasures');
      if (found === null) break;
      turn.reveal('draw');
      if (need(content.treasures, found).kind === 'scenario') state.treasures.discard.push(found);
      else cards.push(found);
    }
    drop(turn, here, sheet.drops.gold, cards);
  }
  if (!sheet.boss) return;
  const side = creditedWith(state, by ?? state.turn.seat);
  const winner = state.sides[side];
  if (winner) winner.bosses++;
  turn.emit?.({ do: 'boss-beaten', monster: monster.monster, ...(state.mode === 'competitive' ? { side } : {}) });
  settle(turn);
}

/** MM-37: a boss counts for the side of the last blow, or for the other if that has one already. With no hero's hand in it, whose turn it is. */
function creditedWith({ heroes, sides }: State, seat: number): number {
  const side = heroes[seat]?.side ?? 0;
  const other = 1 - side;
  return (sides[side]?.bosses ?? 0) > 0 && sides[other]?.bosses === 0 ? other : side;
}

function hurtMonster(turn: Play, monster: Monster, amount: number, type: Parameters<typeof lands>[1], by: number | null): void {
  const lost = lands(amount, type, sheetOf(turn.state, monster, turn.content).bonuses);
  const who = figureOf(monster);
  if (lost === 0) {
    turn.emit?.({ do: 'unhurt', who, type });
    return;
  }
  const was = phaseOf(turn.state, monster, turn.content);
  monster.hp = Math.max(0, monster.hp - lost);
  turn.emit?.({ do: 'hurt', who, amount: lost, type, left: monster.hp });
  if (monster.hp === 0) {
    slay(turn, monster, by);
    return;
  }
  rouse(turn, monster);
  const phase = phaseOf(turn.state, monster, turn.content);
  if (phase > was) turn.emit?.({ do: 'changed', number: monster.number, monster: monster.monster, phase: phase - 1 });
}

/** MM-38: the shield marks the spot, with gold and cards; time tokens go. */
function fall(turn: Play, seat: number): void {
  const hero = draft(turn, seat);
  const { at } = hero;
  if (at === null) return;
  hero.at = null;
  hero.fallen = 0;
  hero.lasting = [];
  drop(turn, at, hero.gold, hero.cards, true);
  hero.gold = 0;
  hero.cards = [];
  dropThings(turn, seat, at);
  turn.emit?.({ do: 'fell', seat, at });
  settle(turn);
}

export const combatSteps: Pick<Rules<Mayhem>['steps'], 'hurt-hero' | 'hurt-monster'> = {
  'hurt-hero': (turn, { seat, amount, type, list, monster, sure }) => {
    const hero = draft(turn, seat);
    if (hero.at === null) return;
    const theirs = bonuses(hero, turn.content);
    const on = sure ? null : dodgesOn(theirs);
    if (on !== null) return turn.next({ do: 'dodge-roll', seat, amount, type, list, monster, on, count: 1, faces: 6 });
    const lost = lands(amount, type, theirs);
    if (lost === 0) turn.emit?.({ do: 'unhurt', who: { hero: seat }, type });
    else {
      hero.hp = Math.max(0, hero.hp - lost);
      turn.emit?.({ do: 'hurt', who: { hero: seat }, amount: lost, type, left: hero.hp });
    }
    if (list !== null && !immune(type, theirs)) turn.next({ do: 'run', list, next: 0, seat, hero: seat, monster, at: hero.at });
    if (hero.hp === 0) turn.next({ do: 'revive-roll', seat, count: 1, faces: 6 });
  },

  'hurt-monster': (turn, { number, amount, type, by, sure }) => {
    const monster = monsterDraft(turn, number);
    if (!monster) return;
    if (sure) return hurtMonster(turn, monster, amount, type, by);
    const { state, content } = turn;
    const from = by === null ? null : draft(turn, by).at;
    const how = shrugs(state, monster, from, content);
    if (how !== null) return turn.emit?.({ do: 'shrugged', number, monster: monster.monster, how });
    const hit = { number, amount: amount + exposed(state, monster, from, content), type, by };
    const on = dodgesOn(sheetOf(state, monster, content).bonuses);
    if (on === null) return hurtMonster(turn, monster, hit.amount, type, by);
    turn.next({ do: 'monster-dodge-roll', seat: state.turn.seat, ...hit, on, count: 1, faces: 6 });
  },
};

export const combatRolls: Pick<Rules<Mayhem>['rolls'], 'dodge-roll' | 'monster-dodge-roll' | 'revive-roll'> = {
  'dodge-roll': (turn, [die = 1], { seat, amount, type, list, monster, on }) => {
    const good = comesOff(die, on, turn.state);
    turn.emit?.({ do: 'rolled', seat, roll: 'dodge-roll', die, good });
    if (good) turn.emit?.({ do: 'dodged', who: { hero: seat } });
    else turn.next({ do: 'hurt-hero', seat, amount, type, list, monster, sure: true });
  },
  'monster-dodge-roll': (turn, [die = 1], { seat, number, amount, type, by, on }) => {
    const monster = monsterDraft(turn, number);
    const good = die >= on;
    turn.emit?.({ do: 'rolled', seat, roll: 'monster-dodge-roll', die, good });
    if (good && monster) turn.emit?.({ do: 'dodged', who: figureOf(monster) });
    else turn.next({ do: 'hurt-monster', number, amount, type, by, sure: true });
  },
  'revive-roll': (turn, [die = 1], { seat }) => {
    const good = comesOff(die, upOn(turn.state), turn.state);
    turn.emit?.({ do: 'rolled', seat, roll: 'revive-roll', die, good });
    if (!good) return fall(turn, seat);
    draft(turn, seat).hp = 1;
    turn.emit?.({ do: 'got-up', seat });
  },
};
