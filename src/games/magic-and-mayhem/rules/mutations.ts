import type { RuleContext } from '../../../engine/game.ts';
import { atSeat } from '../../../engine/shared/cards.ts';
import type { Pile } from '../../state-schemas.ts';
import { behaviourOf } from '../content/behaviour-schema.ts';
import { cardOf } from '../content/content.ts';
import type { Lasting, TriggerMoment } from '../state/constants.ts';
import type { Figure } from '../state/events.ts';
import type { Hero, LastingEffect, Loot, Monster } from '../state/state.ts';
import type { Mayhem } from '../state/tasks.ts';
import { boardGeometry, marked, slotOf } from './board.ts';
import { canCarry, goldLimit, hasAbility, heroAt, mostHp, sideOf } from './figures.ts';
import { mostHearts, sheetOf } from './monster-phases.ts';
import { BOSS_MARK, STAIRS } from './tiles.ts';

/** State changes that several rules share. Each one emits its events. */

export type Context = RuleContext<Mayhem>;

/** The mutable hero of a seat. @throws if the seat has no hero. */
export const heroDraft = (context: Pick<Context, 'state'>, seat: number): Hero => atSeat(context.state.heroes, seat);
/** The mutable monster with this number token, or none if it is gone. */
export const monsterDraft = (context: Context, number: number): Monster | undefined =>
  context.state.monsters.find((monster) => monster.number === number);
/** A monster for an event. Its kind is included, because it may be gone when the text is made. */
export const figureOf = (monster: { readonly number: number; readonly monster: string }): Figure => ({
  number: monster.number,
  monster: monster.monster,
});

/** Adds a monster with the next number token and returns the number (MM-23). */
export function addMonster(context: Context, monster: string, at: number, card: string | null): number {
  const number = context.state.number++;
  const sheet = cardOf(context.content.monsters, monster);
  const asleep = behaviourOf(sheet, 'sleeps') !== undefined;
  context.state.monsters.push({
    number,
    monster,
    card,
    at,
    hp: mostHearts(context.state, sheet),
    facing: 2,
    lasting: [],
    asleep,
    tried: [],
    gold: 0,
    cards: [],
  });
  return number;
}
export function wakeMonster(context: Context, monster: Monster): void {
  if (monster.asleep) context.emit?.({ do: 'woke', number: monster.number, monster: monster.monster });
  monster.asleep = false;
}

/** Adds gold and cards to the loot of a square. */
export function dropLoot(context: Context, at: number, gold: number, cards: readonly string[], shield = false): void {
  if (gold === 0 && cards.length === 0 && !shield) return;
  const there = context.state.loot.find((loot) => loot.at === at);
  if (there) {
    there.gold += gold;
    there.cards.push(...cards);
    there.shield ||= shield;
  } else context.state.loot.push({ at, gold, cards: [...cards], shield });
}

/** Removes an empty loot marker, or an empty shield. */
export function removeIfEmpty(context: Context, loot: Loot): void {
  if (loot.gold > 0 || loot.cards.length > 0) return;
  const { loot: all } = context.state;
  all.splice(all.indexOf(loot), 1);
}

/** MM-21: a hero takes gold up to its limit; the rest stays on the square. */
export function gainGold(context: Context, seat: number, amount: number): void {
  const hero = heroDraft(context, seat);
  if (hero.at === null || amount === 0) return;
  const taken = Math.max(0, Math.min(amount, goldLimit(hero, context.content) - hero.gold));
  hero.gold += taken;
  if (taken > 0) context.emit?.({ do: 'gold-found', seat, amount: taken });
  if (taken === amount) return;
  dropLoot(context, hero.at, amount - taken, []);
  context.emit?.({ do: 'gold-spilled', at: hero.at, amount: amount - taken });
}

/** MM-14: draws the top card. An empty deck is refilled with the discards. Returns null if both are empty. */
export function drawFrom(context: Context, deck: 'dangers' | 'treasures'): string | null {
  const pile: Pile = context.state[deck];
  if (pile.draw.length === 0 && pile.discard.length > 0) {
    pile.draw = pile.discard;
    pile.discard = [];
    context.random.shuffle(pile.draw);
    context.emit?.({ do: 'refilled', deck });
  }
  return pile.draw.pop() ?? null;
}

/** Adds time tokens to a figure (MM-31a). If it already has the effect, the longer duration and the higher damage count. */
export function addLasting(
  figure: { lasting: LastingEffect[] },
  state: Lasting,
  rounds: number,
  harm: number,
  fresh: boolean,
  by: number | null,
): void {
  const there = figure.lasting.find((spell) => spell.state === state);
  if (!there) {
    figure.lasting.push({ state, rounds, harm, fresh, by });
    return;
  }
  if (rounds >= there.rounds) {
    there.by = by;
    there.fresh = fresh;
  }
  there.rounds = Math.max(there.rounds, rounds);
  there.harm = Math.max(there.harm, harm);
}

/** MM-31a: removes one time token from each lasting effect, except those placed this turn. At 0 the effect ends. */
export function removeTimeTokens(context: Context, figure: { lasting: LastingEffect[] }, who: Figure): void {
  const ended: Lasting[] = [];
  for (const spell of figure.lasting) {
    if (spell.fresh) spell.fresh = false;
    else if (--spell.rounds === 0) ended.push(spell.state);
  }
  if (ended.length === 0) return;
  figure.lasting = figure.lasting.filter((spell) => spell.rounds > 0);
  for (const state of ended) context.emit?.({ do: 'wore-off', who, state });
}

/** MM-33: heals up to the maximum. */
export function heal(context: Context, who: Figure, amount: number): void {
  const hero = 'hero' in who ? heroDraft(context, who.hero) : null;
  const monster = 'number' in who ? monsterDraft(context, who.number) : null;
  const figure = hero ?? monster;
  if (!figure || (hero && hero.at === null)) return;
  const most = hero
    ? mostHp(hero, context.content)
    : monster
      ? mostHearts(context.state, sheetOf(context.state, monster, context.content))
      : 0;
  const gained = Math.max(0, Math.min(amount, most - figure.hp));
  figure.hp += gained;
  if (gained > 0) context.emit?.({ do: 'healed', who, amount: gained, now: figure.hp });
}

/** Moves a card from a hand to the hero's square. */
export function moveCardToLoot(context: Context, seat: number, card: string): void {
  const hero = heroDraft(context, seat);
  if (hero.at === null) return;
  hero.cards.splice(hero.cards.indexOf(card), 1);
  dropLoot(context, hero.at, 0, [card]);
  context.emit?.({ do: 'dropped', seat, card });
}

/** Adds a card to a hand. A burden may leave too little room for the rest. */
export function takeLoot(context: Context, seat: number, card: string): void {
  heroDraft(context, seat).cards.push(card);
  enforceLimits(context, seat);
}

/** Enforces the limits after a hand changed: heavy cards (MM-18), gold (MM-21) and hearts (MM-33). */
export function enforceLimits(context: Context, seat: number): void {
  const hero = heroDraft(context, seat);
  const tooHeavy = () => hero.cards.find((card) => !canCarry(hero, cardOf(context.content.treasures, card), context.content));
  for (let card = tooHeavy(); card !== undefined && hero.at !== null; card = tooHeavy()) moveCardToLoot(context, seat, card);
  hero.hp = Math.min(hero.hp, mostHp(hero, context.content));
  const over = hero.gold - goldLimit(hero, context.content);
  if (over <= 0 || hero.at === null) return;
  hero.gold -= over;
  dropLoot(context, hero.at, over, []);
  context.emit?.({ do: 'gold-spilled', at: hero.at, amount: over });
}

/** Runs the triggers of a hero's power and cards for this moment. */
export function trigger(context: Context, seat: number, when: TriggerMoment): void {
  const hero = heroAt(context.state, seat);
  if (hero.at === null) return;
  const { content } = context;
  const sources = [
    { id: hero.hero, triggers: cardOf(content.heroes, hero.hero).power.triggers, ability: null },
    ...hero.cards.map((id) => cardOf(content.treasures, id)),
  ];
  const runs = sources.flatMap(({ id, triggers, ability }) =>
    hasAbility(hero, ability, content) ? triggers.flatMap((one, i) => (one.when === when ? [`${id}/triggers/${i}`] : [])) : [],
  );
  const { at } = hero;
  context.next(...runs.map((list) => ({ do: 'run' as const, list, next: 0, seat, hero: null, monster: null, at })));
}

/** MM-10: flips a tile face-up. Everybody sees it, so undo ends here. A Boss tile adds its boss (MM-37). */
export function flipTile(context: Context, seat: number, place: number): void {
  const { state } = context;
  const slot = state.board.slots[place];
  if (!slot || slot.up) return;
  slot.up = true;
  state.board = { ...state.board };
  context.reveal('flip');
  context.emit?.({ do: 'flipped', seat, slot: place, tile: slot.tile });
  trigger(context, seat, 'tile-flipped');
  if (cardOf(context.content.tiles, slot.tile).kind === 'boss') bringBoss(context, place);
}

function bringBoss(context: Context, place: number): void {
  const { state } = context;
  const boss = state.bosses.pop();
  if (boss === undefined) return;
  const here = marked(boardGeometry(state.board, context.content), BOSS_MARK).find((square) => slotOf(state.board.wide, square) === place);
  if (here === undefined) throw new Error('a Boss tile without a mark');
  const number = addMonster(context, boss, here, null);
  context.emit?.({ do: 'boss-came', number, monster: boss, at: here });
}

/** A fallen hero is up again. The empty shield that marked the spot is taken away. */
export function getUp(context: Context, seat: number, at: number, hearts: number): void {
  const hero = heroDraft(context, seat);
  const shield = context.state.loot.find((loot) => loot.at === hero.lies);
  if (shield) removeIfEmpty(context, shield);
  hero.at = at;
  hero.fallen = null;
  hero.lies = null;
  hero.hp = Math.min(hearts, mostHp(hero, context.content));
}

/** The square where a hero starts and returns: the stairs of its side's Entrance. */
export function stairs({ state, content }: Pick<Context, 'state' | 'content'>, seat: number): number {
  const { board } = state;
  const { home } = sideOf(state, seat);
  const here = marked(boardGeometry(board, content), STAIRS).find((square) => slotOf(board.wide, square) === home);
  if (here === undefined) throw new Error('an Entrance without stairs');
  return here;
}
