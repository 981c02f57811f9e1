import type { Game } from '../../../engine/game.ts';
import { behaviourOf } from '../content/behaviour-schema.ts';
import { cardOf } from '../content/content.ts';
import type { Monster, State } from '../state/state.ts';
import type { Mayhem } from '../state/tasks.ts';
import { comesOff, upOn } from './difficulty.ts';
import { checkGameEnd } from './endings.ts';
import { attacks, bonuses, damageAfterResistance, damageOf, dodgesOn, exposed, ignoredHitReason, immune } from './figures.ts';
import { phaseOf, sheetOf } from './monster-phases.ts';
import { type Context, drawFrom, dropLoot, figureOf, gainGold, heroDraft, monsterDraft, trigger, wakeMonster } from './mutations.ts';
import { dropThings } from './quest-scenes.ts';
import { spawn } from './spawning.ts';
import { wakeDungeon } from './way-home.ts';

/** Hits, knocked-out heroes and slain monsters (MM-28, MM-29, MM-32, MM-38, MM-40). */

/** A hero's attack: it hits without a roll unless the target dodges (MM-28). */
export function attack(context: Context, seat: number, source: string, number: number): void {
  const { content } = context;
  const hero = heroDraft(context, seat);
  const monster = monsterDraft(context, number);
  const found = attacks(hero, content).find((one) => one.source === source);
  if (!monster || !found || hero.at === null) return;
  context.emit?.({ do: 'attacked', by: { hero: seat }, source, on: figureOf(monster) });
  const amount = damageOf(hero, found.attack, content);
  context.next({ do: 'hurt-monster', number, amount, type: found.attack.type, by: seat, sure: false });
}

/** MM-40: the drop of a slain monster goes to the hero who slew it, or becomes a loot marker. */
export function slayMonster(context: Context, monster: Monster, by: number | null, happy = false): void {
  const { state, content } = context;
  const sheet = sheetOf(state, monster, content);
  const { card, at: here, gold, cards: stolen } = monster;
  state.monsters.splice(state.monsters.indexOf(monster), 1);
  context.emit?.({ do: 'slain', number: monster.number, monster: monster.monster, by, at: here, ...(happy && { happy }) });
  if (gold > 0 || stolen.length > 0) context.emit?.({ do: 'let-go', monster: monster.monster, gold, cards: stolen });
  dropLoot(context, here, gold, stolen);
  const splits = behaviourOf(sheet, 'splits');
  if (splits) spawn(context, splits.monster, splits.count, here, card);
  if (card !== null && !state.monsters.some((other) => other.card === card)) {
    state.out.splice(state.out.indexOf(card), 1);
    state.dangers.discard.push(card);
  }
  const slayer = by === null ? null : heroDraft(context, by);
  if (by !== null && slayer && slayer.at !== null) {
    gainGold(context, by, sheet.drops.gold);
    const { at } = slayer;
    context.next(...Array.from({ length: sheet.drops.treasures }, () => ({ do: 'draw-treasure' as const, seat: by, at })));
    trigger(context, by, 'monster-slain');
  } else {
    const cards: string[] = [];
    for (let i = 0; i < sheet.drops.treasures; i++) {
      const found = drawFrom(context, 'treasures');
      if (found === null) break;
      context.reveal('draw');
      if (cardOf(content.treasures, found).kind === 'scenario') state.treasures.discard.push(found);
      else cards.push(found);
    }
    dropLoot(context, here, sheet.drops.gold, cards);
  }
  if (!sheet.boss) return;
  const side = creditedWith(state, by ?? state.turn.seat);
  const winner = state.sides[side];
  if (winner) winner.bosses++;
  context.emit?.({ do: 'boss-beaten', monster: monster.monster, ...(state.mode === 'competitive' ? { side } : {}) });
  wakeDungeon(context);
  checkGameEnd(context);
}

/**
 * MM-37: a boss counts for the side of the last hit, or for the other side if that one already has a boss. Without a hero's hit, the side
 * in turn.
 */
function creditedWith({ heroes, sides }: State, seat: number): number {
  const side = heroes[seat]?.side ?? 0;
  const other = 1 - side;
  return (sides[side]?.bosses ?? 0) > 0 && sides[other]?.bosses === 0 ? other : side;
}

function hurtMonster(
  context: Context,
  monster: Monster,
  amount: number,
  type: Parameters<typeof damageAfterResistance>[1],
  by: number | null,
): void {
  const lost = damageAfterResistance(amount, type, sheetOf(context.state, monster, context.content).bonuses);
  const who = figureOf(monster);
  if (lost === 0) {
    context.emit?.({ do: 'unhurt', who, type });
    return;
  }
  const was = phaseOf(context.state, monster, context.content);
  monster.hp = Math.max(0, monster.hp - lost);
  context.emit?.({ do: 'hurt', who, amount: lost, type, left: monster.hp });
  if (monster.hp === 0) {
    slayMonster(context, monster, by);
    return;
  }
  wakeMonster(context, monster);
  const phase = phaseOf(context.state, monster, context.content);
  if (phase > was) context.emit?.({ do: 'changed', number: monster.number, monster: monster.monster, phase: phase - 1 });
}

/** MM-38: a shield marks the square, with the hero's gold and cards. Time tokens are removed. */
function knockOut(context: Context, seat: number): void {
  const hero = heroDraft(context, seat);
  const { at } = hero;
  if (at === null) return;
  hero.at = null;
  hero.fallen = 0;
  hero.lies = context.state.byTheBook ? null : at;
  hero.lasting = [];
  dropLoot(context, at, hero.gold, hero.cards, true);
  hero.gold = 0;
  hero.cards = [];
  dropThings(context, seat, at);
  context.emit?.({ do: 'fell', seat, at });
  checkGameEnd(context);
}

export const combatSteps: Pick<Game<Mayhem>['steps'], 'hurt-hero' | 'hurt-monster'> = {
  'hurt-hero': (context, { seat, amount, type, list, monster, sure }) => {
    const hero = heroDraft(context, seat);
    if (hero.at === null) return;
    const theirs = bonuses(hero, context.content);
    const on = sure ? null : dodgesOn(theirs);
    if (on !== null) return context.next({ do: 'dodge-roll', seat, amount, type, list, monster, on, count: 1, faces: 6 });
    const lost = damageAfterResistance(amount, type, theirs);
    if (lost === 0) context.emit?.({ do: 'unhurt', who: { hero: seat }, type });
    else {
      hero.hp = Math.max(0, hero.hp - lost);
      context.emit?.({ do: 'hurt', who: { hero: seat }, amount: lost, type, left: hero.hp });
    }
    if (list !== null && !immune(type, theirs)) context.next({ do: 'run', list, next: 0, seat, hero: seat, monster, at: hero.at });
    if (hero.hp === 0) context.next({ do: 'revive-roll', seat, count: 1, faces: 6 });
  },

  'hurt-monster': (context, { number, amount, type, by, sure }) => {
    const monster = monsterDraft(context, number);
    if (!monster) return;
    if (sure) return hurtMonster(context, monster, amount, type, by);
    const { state, content } = context;
    const from = by === null ? null : heroDraft(context, by).at;
    const how = ignoredHitReason(state, monster, from, content);
    if (how !== null) return context.emit?.({ do: 'shrugged', number, monster: monster.monster, how });
    const hit = { number, amount: amount + exposed(state, monster, from, content), type, by };
    const on = dodgesOn(sheetOf(state, monster, content).bonuses);
    if (on === null) return hurtMonster(context, monster, hit.amount, type, by);
    context.next({ do: 'monster-dodge-roll', seat: state.turn.seat, ...hit, on, count: 1, faces: 6 });
  },
};

export const combatRolls: Pick<Game<Mayhem>['rolls'], 'dodge-roll' | 'monster-dodge-roll' | 'revive-roll'> = {
  'dodge-roll': (context, [die = 1], { seat, amount, type, list, monster, on }) => {
    const good = comesOff(die, on, context.state);
    context.emit?.({ do: 'rolled', seat, roll: 'dodge-roll', die, good });
    if (good) context.emit?.({ do: 'dodged', who: { hero: seat } });
    else context.next({ do: 'hurt-hero', seat, amount, type, list, monster, sure: true });
  },
  'monster-dodge-roll': (context, [die = 1], { seat, number, amount, type, by, on }) => {
    const monster = monsterDraft(context, number);
    const good = die >= on;
    context.emit?.({ do: 'rolled', seat, roll: 'monster-dodge-roll', die, good });
    if (good && monster) context.emit?.({ do: 'dodged', who: figureOf(monster) });
    else context.next({ do: 'hurt-monster', number, amount, type, by, sure: true });
  },
  'revive-roll': (context, [die = 1], { seat }) => {
    const good = comesOff(die, upOn(context.state), context.state);
    context.emit?.({ do: 'rolled', seat, roll: 'revive-roll', die, good });
    if (!good) return knockOut(context, seat);
    heroDraft(context, seat).hp = 1;
    context.emit?.({ do: 'got-up', seat });
  },
};
