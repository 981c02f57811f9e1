import type { Immutable } from '../../engine/game.ts';
import { EAST, Grid, NORTH, SOUTH, type Walls, WEST } from '../../engine/kit/grid.ts';
import type { Random } from '../../engine/random.ts';
import type { Policy } from '../../engine/simulate.ts';
import { type Ground, ground, marked, tileUnder } from './board.ts';
import type { Effect } from './cards.ts';
import { type Content, need } from './content.ts';
import {
  attacks,
  bonuses,
  canCarry,
  damageOf,
  hasAbility,
  heroAt,
  lands,
  mostHp,
  openers,
  sheetOf,
  shrugs,
  unseen,
  useOf,
} from './figures.ts';
import { bossOf, damageTo, hides, isLaden, targetsOf } from './foes.ts';
import { distance, near, reaches } from './reach.ts';
import { wants, wareWorth } from './shopping.ts';
import { E_MARK } from './tiles.ts';
import type { AnyCommand, Choice, Hero, Mayhem, Monster, State, TurnCommand } from './vocabulary.ts';

/** The quick bot: a sensible member of the family. It looks only at what lies open: face-up tiles, figures, cards in hands. */

type At = Immutable<State>;
const FAR = 10_000;

/** The walls as they would be with every plain door that is known standing open. */
function hopeful(here: Ground, able: (kind: 'locked' | 'secret') => boolean): Walls {
  const walk = here.walk.slice();
  for (const { a, b, kind, open } of here.doors) {
    if (open || !(kind === 'plain' || able(kind))) continue;
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

/** How many of the tiles lie face-up. */
function explored(state: At): number {
  const slots = state.board.slots.filter((slot) => slot !== null);
  return slots.filter((slot) => slot.up).length / slots.length;
}

/** How hard a hero hits `monster` at best. */
function punch(hero: Immutable<Hero>, monster: Immutable<Monster>, content: Content): number {
  const theirs = sheetOf(monster, content).bonuses;
  let best = 0;
  for (const { source, attack } of attacks(hero, content)) {
    const card = source === hero.hero ? null : need(content.treasures, source);
    if (card && !(hasAbility(hero, card.ability, content) && canCarry(hero, card, content))) continue;
    best = Math.max(best, lands(damageOf(hero, attack, content), attack.type, theirs));
  }
  return best;
}

/** Whether the party would rather fight the boss now than look for more treasure. */
function ready(state: At, content: Content, boss: Immutable<Monster>): boolean {
  const up = state.heroes.filter((hero) => hero.at !== null);
  const punches = up.reduce((sum, hero) => sum + punch(hero, boss, content), 0);
  const hearts = up.reduce((sum, hero) => sum + hero.hp, 0);
  const rounds = Math.ceil(boss.hp / Math.max(1, punches));
  const late = state.torch !== null && state.round > state.torch * 0.45;
  return late || explored(state) > 0.7 || (rounds <= 3 && hearts > 3 * up.length);
}

/** Farther than this nobody runs after a thief. */
const CHASE = 5;
/** Where this hero would like to be: squares, the nearer the better. */
function goals(state: At, seat: number, content: Content, here: Ground): number[] {
  const hero = heroAt(state, seat);
  const squares: number[] = [];
  const each = (test: (square: number) => boolean) => {
    here.marks.forEach((mark, square) => {
      if (mark !== 0 && test(square)) squares.push(square);
    });
    return squares;
  };
  if (state.bossesBeaten > 0) return each((square) => tileUnder(state.board, content, square)?.kind === 'entrance');
  const boss = bossOf(state, content);
  if (boss && ready(state, content, boss)) {
    const foes = targetsOf(state, boss, content);
    return each((square) => foes.some((foe) => near(here, square, foe.at) && shrugs(state, foe, square, content) === null));
  }
  const hearty = hero.hp * 2 >= mostHp(hero, content);
  const loot = new Set(state.loot.filter((marker) => marker.cards.length > 0 || marker.gold > 1).map((marker) => marker.at));
  for (const thief of state.monsters) {
    if (isLaden(thief) && hero.at !== null && distance(here, hero.at, thief.at) <= CHASE) loot.add(thief.at);
  }
  const fresh = hearty ? marked(here, E_MARK).filter((square) => !state.spent.includes(square)) : [];
  const shop = wants(state, seat, content);
  const sells = (square: number) => tileUnder(state.board, content, square)?.kind === 'store';
  each((square) => here.stops[square] !== 0 || loot.has(square) || fresh.includes(square) || (shop && sells(square)));
  if (squares.length === 0 && boss) each((square) => distance(here, square, boss.at) <= 1);
  return squares;
}

/** The worth of standing on each square: how near it is to the goals. */
function field(state: At, seat: number, content: Content, here: Ground): (square: number) => number {
  const hero = heroAt(state, seat);
  const grid = gridOf(here);
  const able = (kind: 'locked' | 'secret') => openers(hero, kind, content).length > 0;
  grid.flood(hopeful(here, able), goals(state, seat, content, here), FAR);
  const far = grid.far.slice();
  return (square) => {
    const steps = far[square] ?? -1;
    return steps < 0 ? -60 : -steps;
  };
}

/** What the monsters could do to a hero at `at` in their next turn, roughly. */
function danger(state: At, hero: Immutable<Hero>, at: number, content: Content, here: Ground): number {
  let sum = 0;
  const mine = bonuses(hero, content);
  for (const monster of state.monsters) {
    if (monster.asleep) continue;
    const sheet = sheetOf(monster, content);
    const reach = sheet.mov + (sheet.cone?.reach ?? sheet.attack.range);
    if (distance(here, monster.at, at) <= reach) sum += lands(sheet.attack.damage, sheet.attack.type, mine);
  }
  return sum;
}

/** What hitting a monster for `damage` is worth. */
function hitWorth(state: At, monster: Immutable<Monster>, damage: number, content: Content): number {
  if (damage <= 0) return -1;
  const { boss } = sheetOf(monster, content);
  // whoever sleeps is left alone, unless all are ready for it or one blow is enough
  if (monster.asleep && damage < monster.hp && !(boss && ready(state, content, monster))) return -1;
  const kill = damage >= monster.hp ? 14 : 0;
  const wanted = boss || isLaden(monster) || (kill > 0 && hides(state, monster, content)) ? 6 : 0;
  return 8 + 3 * Math.min(damage, monster.hp) + kill + wanted + (state.bossesBeaten > 0 ? -6 : 0);
}

/** The best blow from `at`, for comparing squares before walking. */
function bestBlow(state: At, seat: number, at: number, content: Content, here: Ground): number {
  const hero = heroAt(state, seat);
  let best = 0;
  for (const monster of state.monsters) {
    if (unseen(state, monster, content) || distance(here, at, monster.at) > 6) continue;
    for (const { source, attack } of attacks(hero, content)) {
      const card = source === hero.hero ? null : need(content.treasures, source);
      if (card && !hasAbility(hero, card.ability, content)) continue;
      if (!reaches(here, at, monster.at, attack.range)) continue;
      const damage = damageTo(state, monster, at, damageOf(hero, attack, content), attack.type, content);
      best = Math.max(best, hitWorth(state, monster, damage, content));
    }
  }
  return best;
}

/** What a list of effects is worth to whom it is aimed at. */
function effectsWorth(
  state: At,
  effects: readonly Immutable<Effect>[],
  seat: number,
  on: Immutable<Hero> | Immutable<Monster> | null,
  content: Content,
): number {
  const hero = heroAt(state, seat);
  let sum = 0;
  for (const effect of effects) {
    switch (effect.do) {
      case 'hit':
        if (on && 'monster' in on)
          sum += hitWorth(
            state,
            on,
            shrugs(state, on, hero.at, content) ? 0 : lands(effect.amount, effect.type, sheetOf(on, content).bonuses),
            content,
          );
        else
          sum +=
            effect.at === 'monsters-near' || effect.at === 'monsters-on-tile'
              ? bestBlow(state, seat, hero.at ?? 0, content, ground(state.board, content)) > 0
                ? 8
                : -2
              : 0;
        break;
      case 'heal': {
        const whom = on && 'hero' in on ? on : hero;
        const gain = Math.min(effect.amount, mostHp(whom, content) - whom.hp);
        sum += gain >= Math.min(2, effect.amount) ? 6 + 4 * gain : -2;
        break;
      }
      case 'afflict':
        sum += on && 'monster' in on ? 7 : effect.state === 'invisible' ? (state.monsters.length > 0 ? 4 : -2) : 0;
        break;
      case 'cure': {
        const whom = on && 'hero' in on ? on : hero;
        sum += whom.lasting.some((spell) => spell.state !== 'invisible') ? 8 : -2;
        break;
      }
      case 'draw':
        sum += 9;
        break;
      case 'gold':
        sum += 3;
        break;
      case 'flip':
        sum += state.bossesBeaten > 0 ? -1 : 5;
        break;
      case 'whisk-home':
        sum += state.bossesBeaten > 0 ? 25 : -4;
        break;
      case 'bonus-action':
        sum += 3;
        break;
      case 'trial':
        sum += (effectsWorth(state, effect.won, seat, on, content) + effectsWorth(state, effect.lost, seat, on, content)) / 2;
        break;
      case 'roll':
      case 'if':
        sum += effectsWorth(state, effect.then, seat, on, content) / 2;
        break;
      default:
    }
  }
  return sum;
}

/** Whether `to` has more use for a card than `seat`. */
function giftWorth(state: At, seat: number, to: number, id: string, content: Content): number {
  const card = need(content.treasures, id);
  const mine = hasAbility(heroAt(state, seat), card.ability, content);
  const theirs = hasAbility(heroAt(state, to), card.ability, content);
  return !mine && theirs ? 6 : -3;
}

function turnWorth(
  state: At,
  seat: number,
  command: TurnCommand,
  content: Content,
  here: Ground,
  worth: (square: number) => number,
): number {
  const hero = heroAt(state, seat);
  const at = hero.at ?? 0;
  switch (command.do) {
    case 'attack': {
      const monster = state.monsters.find((one) => one.number === command.number);
      const found = attacks(hero, content).find((one) => one.source === command.source);
      if (!monster || !found) return -1;
      return hitWorth(
        state,
        monster,
        damageTo(state, monster, at, damageOf(hero, found.attack, content), found.attack.type, content),
        content,
      );
    }
    case 'use':
    case 'use-on-hero':
    case 'use-on-monster': {
      const use = useOf(hero, command.source, content);
      const on =
        command.do === 'use-on-hero'
          ? heroAt(state, command.hero)
          : command.do === 'use-on-monster'
            ? (state.monsters.find((one) => one.number === command.number) ?? null)
            : null;
      return use ? effectsWorth(state, use.effects, seat, on, content) : -1;
    }
    case 'open':
    case 'unlock': {
      const door = here.doors.find((one) => one.edge === command.door);
      if (!door) return -1;
      const through = Math.max(worth(door.a), worth(door.b));
      return through > -60 &&
        here.grid.flood(here.walk, [at], FAR) > 0 &&
        Math.min(here.grid.far[door.a] ?? 0, here.grid.far[door.b] ?? 0) < 0 &&
        through >= worth(at) - 1
        ? 5
        : 0.5;
    }
    case 'loot':
      return 7;
    case 'give':
      return giftWorth(state, seat, command.to, command.card, content);
    case 'shop':
      return wants(state, seat, content) ? 6 : -1;
    case 'peer':
      return 2;
    case 'end':
      return 0;
    default:
      return -5;
  }
}

/** Whether to walk on, and where: the best square to act from, or to come nearer to the goals. */
function walkWorth(state: At, seat: number, to: number, content: Content, here: Ground, worth: (square: number) => number): number {
  const hero = heroAt(state, seat);
  const risk = danger(state, hero, to, content, here) >= hero.hp ? 6 : 0;
  return 1.5 * worth(to) + bestBlow(state, seat, to, content, here) - risk;
}

function best<T>(options: readonly T[], worth: (option: T) => number, random: Random): number {
  let pick = 0;
  let most = Number.NEGATIVE_INFINITY;
  let ties = 0;
  options.forEach((option, i) => {
    const value = worth(option);
    if (value > most) {
      most = value;
      pick = i;
      ties = 1;
    } else if (value === most && random.int(++ties) === 0) pick = i;
  });
  return pick;
}

function onTurn(options: readonly TurnCommand[], seat: number, state: At, content: Content, random: Random): number {
  const here = ground(state.board, content);
  const hero = heroAt(state, seat);
  const at = hero.at ?? 0;
  const worth = field(state, seat, content, here);
  const walks = options.flatMap((command, i) => (command.do === 'walk' ? [{ i, to: command.to }] : []));
  const stay = walkWorth(state, seat, at, content, here, worth);
  if (walks.length > 0) {
    const k = best(walks, ({ to }) => walkWorth(state, seat, to, content, here, worth), random);
    const go = walks[k];
    if (go && walkWorth(state, seat, go.to, content, here, worth) > stay) return go.i;
  }
  return best(
    options,
    (command) => (command.do === 'walk' ? Number.NEGATIVE_INFINITY : turnWorth(state, seat, command, content, here, worth)),
    random,
  );
}

/** How each of the other choices is taken. */
function elsewhere(command: AnyCommand, choice: Choice, state: At, content: Content): number {
  switch (command.do) {
    case 'hand': {
      const card = choice.do === 'hand-over' ? need(content.treasures, choice.card) : null;
      return card && hasAbility(heroAt(state, command.to), card.ability, content) ? 3 : 1;
    }
    case 'buy':
      return wareWorth(state, choice.seat, command.card, content);
    case 'back':
    // a bot cannot know how a riddle went: it rolls (MM-45)
    case 'luck':
      return 1;
    case 'yes':
      return choice.do === 'agree' && hasAbility(heroAt(state, choice.seat), need(content.treasures, choice.give).ability, content)
        ? 1
        : -1;
    case 'one':
      return choice.do === 'choose-one'
        ? effectsWorth(state, content.lists.get(`${choice.list}/${command.of}`) ?? [], choice.seat, null, content)
        : 0;
    case 'drop':
      return hasAbility(heroAt(state, choice.seat), need(content.treasures, command.card).ability, content) ? 0 : 2;
    default:
      return 0;
  }
}

export const greedy =
  (random: Random): Policy<Mayhem> =>
  (options, choice, table) => {
    const state = table.seen;
    const { content } = table;
    if (choice.do === 'turn') return onTurn(options as readonly TurnCommand[], choice.seat, state, content, random);
    return best(options, (command) => elsewhere(command as AnyCommand, choice, state, content), random);
  };
