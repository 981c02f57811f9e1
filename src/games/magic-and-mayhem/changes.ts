import type { Turn } from '../../engine/game.ts';
import { atSeat } from '../../engine/kit/cards.ts';
import type { Pile } from '../plain.ts';
import { behaviour } from './behaviour.ts';
import { ground, marked, slotOf } from './board.ts';
import { need } from './content.ts';
import { canCarry, goldLimit, hasAbility, heroAt, mostHp, sideOf } from './figures.ts';
import type { Figure } from './happenings.ts';
import { mostHearts, sheetOf } from './phases.ts';
import type { Hero, Loot, Monster, Spell } from './state.ts';
import { BOSS_MARK, STAIRS } from './tiles.ts';
import type { Mayhem } from './vocabulary.ts';
import type { Lasting, Moment } from './words.ts';

/** Small changes that many rules make. Each tells what it did. */

export type Play = Turn<Mayhem>;

/** The hero of a seat, to be changed. @throws where nobody sits there. */
export const draft = (turn: Pick<Play, 'state'>, seat: number): Hero => atSeat(turn.state.heroes, seat);
/** The monster with this number token, to be changed; none once it is gone. */
export const monsterDraft = (turn: Play, number: number): Monster | undefined =>
  turn.state.monsters.find((monster) => monster.number === number);
/** A monster as events name it: with its kind, since it may be gone when the sentence is read. */
export const figureOf = (monster: { readonly number: number; readonly monster: string }): Figure => ({
  number: monster.number,
  monster: monster.monster,
});

/** A new monster takes its place, with the next number, which is returned (MM-23). */
export function arrive(turn: Play, monster: string, at: number, card: string | null): number {
  const number = turn.state.number++;
  const sheet = need(turn.content.monsters, monster);
  const asleep = behaviour(sheet, 'sleeps') !== undefined;
  turn.state.monsters.push({
    number,
    monster,
    card,
    at,
    hp: mostHearts(turn.state, sheet),
    facing: 2,
    lasting: [],
    asleep,
    gold: 0,
    cards: [],
  });
  return number;
}
export function rouse(turn: Play, monster: Monster): void {
  if (monster.asleep) turn.emit?.({ do: 'woke', number: monster.number, monster: monster.monster });
  monster.asleep = false;
}

/** Puts gold and cards on a square, with what lies there already. */
export function drop(turn: Play, at: number, gold: number, cards: readonly string[], shield = false): void {
  if (gold === 0 && cards.length === 0 && !shield) return;
  const there = turn.state.loot.find((loot) => loot.at === at);
  if (there) {
    there.gold += gold;
    there.cards.push(...cards);
    there.shield ||= shield;
  } else turn.state.loot.push({ at, gold, cards: [...cards], shield });
}

/** Takes an emptied marker away; a shield with nothing left on it goes too. */
export function tidy(turn: Play, loot: Loot): void {
  if (loot.gold > 0 || loot.cards.length > 0) return;
  const { loot: all } = turn.state;
  all.splice(all.indexOf(loot), 1);
}

/** MM-21: a hero takes gold up to its limit; the rest stays on its square. */
export function gainGold(turn: Play, seat: number, amount: number): void {
  const hero = draft(turn, seat);
  if (hero.at === null || amount === 0) return;
  const taken = Math.max(0, Math.min(amount, goldLimit(hero, turn.content) - hero.gold));
  hero.gold += taken;
  if (taken > 0) turn.emit?.({ do: 'gold-found', seat, amount: taken });
  if (taken === amount) return;
  drop(turn, hero.at, amount - taken, []);
  turn.emit?.({ do: 'gold-spilled', at: hero.at, amount: amount - taken });
}

/** MM-14: the top card, the discards shuffled in when the pile is empty; null when there is nothing at all. */
export function drawFrom(turn: Play, deck: 'dangers' | 'treasures'): string | null {
  const pile: Pile = turn.state[deck];
  if (pile.draw.length === 0 && pile.discard.length > 0) {
    pile.draw = pile.discard;
    pile.discard = [];
    turn.random.shuffle(pile.draw);
    turn.emit?.({ do: 'refilled', deck });
  }
  return pile.draw.pop() ?? null;
}

/** Puts time tokens on a figure (MM-31a); of two of a kind the longer and the harsher count. */
export function afflict(
  figure: { lasting: Spell[] },
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

/** MM-31a: one token comes off everything but what was placed in this very turn; at none, the effect ends. */
export function tick(turn: Play, figure: { lasting: Spell[] }, who: Figure): void {
  const ended: Lasting[] = [];
  for (const spell of figure.lasting) {
    if (spell.fresh) spell.fresh = false;
    else if (--spell.rounds === 0) ended.push(spell.state);
  }
  if (ended.length === 0) return;
  figure.lasting = figure.lasting.filter((spell) => spell.rounds > 0);
  for (const state of ended) turn.emit?.({ do: 'wore-off', who, state });
}

/** MM-33: life tokens never exceed the maximum. */
export function heal(turn: Play, who: Figure, amount: number): void {
  const hero = 'hero' in who ? draft(turn, who.hero) : null;
  const monster = 'number' in who ? monsterDraft(turn, who.number) : null;
  const figure = hero ?? monster;
  if (!figure || (hero && hero.at === null)) return;
  const most = hero ? mostHp(hero, turn.content) : monster ? mostHearts(turn.state, sheetOf(turn.state, monster, turn.content)) : 0;
  const gained = Math.max(0, Math.min(amount, most - figure.hp));
  figure.hp += gained;
  if (gained > 0) turn.emit?.({ do: 'healed', who, amount: gained, now: figure.hp });
}

/** A card falls out of a hand, onto the hero's square. */
export function layDown(turn: Play, seat: number, card: string): void {
  const hero = draft(turn, seat);
  if (hero.at === null) return;
  hero.cards.splice(hero.cards.indexOf(card), 1);
  drop(turn, hero.at, 0, [card]);
  turn.emit?.({ do: 'dropped', seat, card });
}

/** A card comes into a hand; a burden may leave less room for the rest. */
export function take(turn: Play, seat: number, card: string): void {
  draft(turn, seat).cards.push(card);
  trim(turn, seat);
}

/** After a hand has changed: what is too heavy now is laid down (MM-18), hearts above the maximum and gold above the limit go (MM-21, MM-33). */
export function trim(turn: Play, seat: number): void {
  const hero = draft(turn, seat);
  const tooHeavy = () => hero.cards.find((card) => !canCarry(hero, need(turn.content.treasures, card), turn.content));
  for (let card = tooHeavy(); card !== undefined && hero.at !== null; card = tooHeavy()) layDown(turn, seat, card);
  hero.hp = Math.min(hero.hp, mostHp(hero, turn.content));
  const over = hero.gold - goldLimit(hero, turn.content);
  if (over <= 0 || hero.at === null) return;
  hero.gold -= over;
  drop(turn, hero.at, over, []);
  turn.emit?.({ do: 'gold-spilled', at: hero.at, amount: over });
}

/** Runs the triggers of a hero's power and cards that wait for `when`. */
export function trigger(turn: Play, seat: number, when: Moment): void {
  const hero = heroAt(turn.state, seat);
  if (hero.at === null) return;
  const { content } = turn;
  const sources = [
    { id: hero.hero, triggers: need(content.heroes, hero.hero).power.triggers, ability: null },
    ...hero.cards.map((id) => need(content.treasures, id)),
  ];
  const runs = sources.flatMap(({ id, triggers, ability }) =>
    hasAbility(hero, ability, content) ? triggers.flatMap((one, i) => (one.when === when ? [`${id}/triggers/${i}`] : [])) : [],
  );
  const { at } = hero;
  turn.next(...runs.map((list) => ({ do: 'run' as const, list, next: 0, seat, hero: null, monster: null, at })));
}

/** MM-10: turns a tile face-up. All see it, so undo ends here. A Boss tile brings its boss (MM-37). */
export function flip(turn: Play, seat: number, place: number): void {
  const { state } = turn;
  const slot = state.board.slots[place];
  if (!slot || slot.up) return;
  slot.up = true;
  state.board = { ...state.board };
  turn.reveal('flip');
  turn.emit?.({ do: 'flipped', seat, slot: place, tile: slot.tile });
  trigger(turn, seat, 'tile-flipped');
  if (need(turn.content.tiles, slot.tile).kind === 'boss') bringBoss(turn, place);
}

function bringBoss(turn: Play, place: number): void {
  const { state } = turn;
  const boss = state.bosses.pop();
  if (boss === undefined) return;
  const here = marked(ground(state.board, turn.content), BOSS_MARK).find((square) => slotOf(state.board.wide, square) === place);
  if (here === undefined) throw new Error('a Boss tile without a mark');
  const number = arrive(turn, boss, here, null);
  turn.emit?.({ do: 'boss-came', number, monster: boss, at: here });
}

/** Where a hero starts and comes back: the stairs of its side's Entrance. */
export function stairs({ state, content }: Pick<Play, 'state' | 'content'>, seat: number): number {
  const { board } = state;
  const { home } = sideOf(state, seat);
  const here = marked(ground(board, content), STAIRS).find((square) => slotOf(board.wide, square) === home);
  if (here === undefined) throw new Error('an Entrance without stairs');
  return here;
}
