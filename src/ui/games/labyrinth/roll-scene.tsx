import type { ComponentChildren } from 'preact';
import { dispatchOn, type TargetHandlerTable } from '../../../engine/shared/handlers.ts';
import { numeral } from '../../../engine/shared/sentences.ts';
import { cardOf } from '../../../games/labyrinth/content/content.ts';
import { diceOf, reaches } from '../../../games/labyrinth/rules/dice.ts';
import { bandLimit } from '../../../games/labyrinth/rules/difficulty.ts';
import { STATISTICS } from '../../../games/labyrinth/state/constants.ts';
import type { Labyrinth, Roll } from '../../../games/labyrinth/state/tasks.ts';
import { orMore } from '../../../games/labyrinth/text/fight-odds.ts';
import { STATISTIC_NAMES } from '../../../games/labyrinth/text/names.ts';
import { endsOf, signed } from '../../../games/labyrinth/text/numbers.ts';
import { isSafe } from '../../../games/labyrinth/text/rolls.ts';
import type { Mood as Face } from '../../puppets/figure.ts';
import type { TableController } from '../../table/table-controller.ts';
import { countedBy } from './roll-counts.ts';
import { cardArt, type RollPuppets, rollPuppets } from './roll-puppets.tsx';

type Mood = 'good' | 'bad' | 'now' | '';
/** One of several for whom a die falls. */
type Row = {
  readonly key: string | number;
  readonly face?: ComponentChildren;
  readonly name: string;
  readonly ac?: number;
  readonly value: string | number;
  readonly mood?: Mood;
};
/** What a roll is about: who throws, what counts, at whom; or a row for each. */
type RollScene = {
  readonly left?: ComponentChildren;
  readonly sum?: string | number;
  readonly words?: string;
  /** What the damage comes to, where it falls together with the attack. */
  readonly harm?: string;
  readonly mood?: Mood;
  readonly right?: ComponentChildren;
  readonly rows?: readonly Row[];
};
/** The dice that have fallen; null before that. */
type Fallen = readonly number[] | null;

const total = (dice: readonly number[]): number => dice.reduce((all, die) => all + die, 0);
/** The share of each of so many in the dice, in turn. */
const shareOf = (fallen: readonly number[], each: number, nth: number): number => total(fallen.slice(nth * each, (nth + 1) * each));

/** What a check is about, as a picture. */
const WHY: { readonly [why: string]: string } = {
  flee: 'run',
  slip: 'run',
  talk: 'talk',
  trick: 'knocked-out-stars',
  search: 'magnifying-glass',
};

/** The face that somebody makes once it is known how the dice fell. */
const faceAfter = (mood: Mood | undefined): Face | undefined => (mood === 'good' ? 'proud' : mood === 'bad' ? 'oh' : undefined);

type Goal = { readonly add: number; readonly what: string; readonly least: number; readonly good: string; readonly bad: string };

/** A die that has to reach a number, with what is added to it. */
function reach(fallen: Fallen, { add, what, least, good, bad }: Goal): RollScene {
  if (fallen === null) return { sum: orMore(reaches(add, least)), words: what };
  const sum = total(fallen);
  const done = sum + add >= least;
  return { sum, words: `${orMore(reaches(add, least))} needed: ${done ? good : bad}`, mood: done ? 'good' : 'bad' };
}
const ATTACK = { what: 'attack', good: 'a hit!', bad: 'a miss!' } as const;
type Damage = { readonly die: string; readonly add: number };
/** A hit takes so much; it always takes one. */
const harmOf = (dice: readonly number[], add: number): string => `−${Math.max(1, total(dice) + add)}`;
/** The die of an attack, and those of its damage where they fall with it. */
function strike(fallen: Fallen, add: number, least: number, damage: Damage): RollScene {
  if (fallen === null)
    return { ...reach(null, { ...ATTACK, add, least }), harm: `a hit does ${endsOf(damage.die, damage.add).join(' to ')}` };
  const [die = 0, ...dice] = fallen;
  const told = reach([die], { ...ATTACK, add, least });
  return told.mood === 'good' && dice.length > 0
    ? { ...told, harm: `${harmOf(dice, damage.add + diceOf(damage.die).plus)} hit points` }
    : told;
}

/** "one die", "two dice +1": which ones they are is seen. */
const inHand = (dice: number, add: number): string =>
  `${numeral(dice)} ${dice === 1 ? 'die' : 'dice'}${add === 0 ? '' : ` ${signed(add)}`}`;
/** Dice that only count together. A hit always does at least one. */
function count({ count: dice }: Roll, fallen: Fallen, words: string, sign = '', add = 0): RollScene {
  const thrown = fallen && `${sign}${Math.max(sign === '−' ? 1 : 0, total(fallen) + add)}`;
  return { sum: thrown ?? inHand(dice, add), words };
}

type Strike = Extract<Roll, { do: 'strike-roll' | 'wound-roll' }>;

/** Monsters of one kind strike: at one hero, or a row for each who is struck. */
function strikeScene(puppets: RollPuppets, roll: Strike, fallen: Fallen): RollScene {
  const { view } = puppets;
  const { attack = 0, die = '1d4' } = view.fight?.foes.find(({ kind }) => kind === roll.kind) ?? {};
  const strikes = roll.do === 'strike-roll';
  const volley = (view.fight?.volley ?? []).filter(({ hit }) => strikes || hit);
  const each = diceOf(die).count;
  const left = puppets.striker(roll.kind);
  const [only] = volley;
  if (only && only.on !== null && volley.length === 1) {
    const ac = (puppets.heroAt(only.on)?.ac ?? 0) + (only.guard ?? 0);
    const told = strikes ? strike(fallen, attack, ac, { die, add: 0 }) : count(roll, fallen, 'hit points', '−', diceOf(die).plus);
    // what is good for the monster is bad for the hero
    const mood = told.mood && (told.mood === 'good' ? 'bad' : 'good');
    const hit = !strikes || mood === 'bad';
    return { left, ...told, ...(mood ? { mood } : {}), right: puppets.hero(only.on, hit ? 'oh' : undefined) };
  }
  const rows = volley.map(({ foe, on, guard }, i): Row => {
    const ac = (on === null ? 0 : (puppets.heroAt(on)?.ac ?? 0)) + (guard ?? 0);
    const who = { face: on === null ? null : puppets.face(on), name: on === null ? '' : puppets.nameOf(on) };
    const row = { key: foe, ...who, ...(strikes ? { ac } : {}) };
    if (!fallen) return { ...row, value: strikes ? orMore(reaches(attack, ac)) : endsOf(die).join(' to ') };
    const wounds = strikes ? fallen.slice(volley.length) : fallen;
    const harm = harmOf(wounds.slice(i * each, (i + 1) * each), diceOf(die).plus);
    if (!strikes) return { ...row, value: harm };
    const sum = fallen[i] ?? 0;
    if (sum + attack < ac) return { ...row, value: `${sum}: miss`, mood: 'good' };
    return { ...row, value: wounds.length > 0 ? `${sum}: hit ${harm}` : `${sum}: hit`, mood: 'bad' };
  });
  return { left, rows };
}

type ListRoll = Extract<Roll, { do: 'amount-roll' | 'band-roll' | 'chest-roll' }>;

/** Dice of a card's text: its picture, and what they count. */
function cardScene({ content, art, heroAt }: RollPuppets, roll: ListRoll, fallen: Fallen) {
  const [id = ''] = roll.list.split('/');
  const [amount, words, sign = '', grows = false] = countedBy(roll, content);
  const luck = grows ? (heroAt(roll.seat)?.modifiers.luck ?? 0) : 0;
  const { count: dice, plus } = diceOf(amount);
  const scene: RollScene = { left: art(cardArt(id, content)), ...count(roll, fallen, words, sign, plus + luck) };
  return { scene, dice, plus, words, sign };
}

const itemScene = ({ content, art, hero }: RollPuppets, roll: Extract<Roll, { card: string }>, fallen: Fallen, on: number): RollScene => {
  const item = cardOf(content.items, roll.card);
  const told =
    roll.do === 'heal-roll'
      ? count(roll, fallen, 'hit points', '+', item.kind === 'healing' ? diceOf(item.amount).plus : 0)
      : count(roll, fallen, item.name);
  return { left: art(item.art), ...told, right: hero(on) };
};

const SCENES: TargetHandlerTable<RollPuppets, Roll, [fallen: Fallen], RollScene> = {
  'statistic-roll': ({ view, draft }, { seat, count: dice }, fallen) => {
    const known = view.draft?.rolled ?? [];
    const now = fallen ? Array.from({ length: fallen.length / 3 }, (_, i) => shareOf(fallen, 3, i)) : [];
    const all = [...known, ...now];
    const isNow = (i: number) => i >= known.length && i < known.length + dice / 3;
    return {
      left: draft(seat),
      rows: STATISTICS.map((statistic, i) => ({
        key: statistic,
        name: STATISTIC_NAMES[statistic],
        value: all[i] ?? inHand(3, 0),
        mood: isNow(i) ? 'now' : '',
      })),
    };
  },
  'check-roll': ({ view, content, heroAt, hero, foe, person, art }, { seat, statistic, why, about, against }, fallen) => {
    const room = view.at === null ? null : view.rooms[view.at]?.card;
    const icon = WHY[why];
    const add = heroAt(seat)?.modifiers[statistic] ?? 0;
    const told = reach(fallen, { add, what: STATISTIC_NAMES[statistic], least: against, good: 'done it!', bad: 'not quite.' });
    const picture = icon
      ? art({ icon, print: 'ember', holes: 'cream' })
      : room && content.encounters[room] && art(cardOf(content.encounters, room).art);
    const face = faceAfter(told.mood);
    // whoever plays against the hero is glad of the opposite
    const rival = face === 'proud' ? 'oh' : face === 'oh' ? 'proud' : 'well';
    const other = why === 'bluff' ? foe(about) : why === 'gamble' ? person('alley', rival) : why === 'dm' ? person('dungeon-master') : null;
    return { left: hero(seat, face), ...told, right: other ?? picture };
  },
  'attack-roll': ({ view, heroAt, hero, foe }, roll, fallen) => {
    const target = view.fight?.foes.find(({ id }) => id === roll.on);
    const way = heroAt(roll.seat)?.attacks.find(({ weapon, statistic }) => weapon === roll.weapon && statistic === roll.statistic);
    const told = strike(fallen, way?.attack ?? 0, target?.ac ?? 0, { die: way?.die ?? '1d4', add: way?.damage ?? 0 });
    return { left: hero(roll.seat, faceAfter(told.mood)), ...told, right: foe(roll.on, told.mood === 'good') };
  },
  'damage-roll': ({ heroAt, hero, foe }, roll, fallen) => {
    const way = heroAt(roll.seat)?.attacks.find(({ weapon }) => weapon === roll.weapon);
    const add = way ? way.damage + diceOf(way.die).plus : 0;
    return { left: hero(roll.seat), ...count(roll, fallen, 'hit points', '−', add), right: foe(roll.on, true) };
  },
  'initiative-roll': ({ nameOf, face }, { who }, fallen) => ({
    rows: who.map((one, i) => ({ key: one, face: face(one), name: nameOf(one), value: fallen?.[i] ?? '–' })),
  }),
  'strike-roll': strikeScene,
  'wound-roll': strikeScene,
  'guard-roll': ({ hero }, roll, fallen) => ({ left: hero(roll.seat), ...count(roll, fallen, 'armour class', '+') }),
  'burn-roll': ({ hero }, roll, fallen) => ({ left: hero(roll.seat), ...count(roll, fallen, 'hit points', '−') }),
  'heal-roll': (puppets, roll, fallen) => itemScene(puppets, roll, fallen, roll.on),
  'medic-roll': (puppets, roll, fallen) => itemScene(puppets, roll, fallen, roll.seat),
  'fate-roll': (puppets, roll, fallen) => itemScene(puppets, roll, fallen, roll.seat),
  'band-roll': (puppets, roll, fallen) => {
    const { scene, plus } = cardScene(puppets, roll, fallen);
    const most = bandLimit(puppets.view);
    return fallen && most !== null && total(fallen) + plus > most ? { ...scene, words: `only ${most} come` } : scene;
  },
  'chest-roll': (puppets, roll, fallen) => {
    const { scene } = cardScene(puppets, roll, fallen);
    const safe = roll.what === 'trap' && isSafe(puppets.view);
    return { ...scene, ...(safe ? { words: 'a 1: it is empty' } : {}), right: puppets.hero(roll.seat) };
  },
  'amount-roll': (puppets, roll, fallen) => {
    const { scene, dice, plus, words, sign } = cardScene(puppets, roll, fallen);
    const { heroes } = roll;
    if (heroes.length < 2) return { ...scene, right: puppets.hero(heroes[0] ?? roll.seat) };
    // shared silver is thrown once
    if (roll.count === dice) return scene;
    const each = roll.count / heroes.length;
    const rows = heroes.map((seat, i) => ({
      key: seat,
      face: puppets.face(seat),
      name: puppets.nameOf(seat),
      value: fallen ? `${sign}${shareOf(fallen, each, i) + plus}` : '–',
    }));
    return { left: scene.left, sum: inHand(dice, plus), words, rows };
  },
};

const scene = dispatchOn(SCENES);

/** What a roll is about, before the dice have fallen or with what they show. */
export const sceneOf = (roll: Roll, fallen: Fallen, controller: TableController<Labyrinth>): RollScene =>
  scene(rollPuppets(controller), roll, fallen);
