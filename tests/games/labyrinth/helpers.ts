import * as v from 'valibot';
import type { Position, Task } from '../../../src/engine/game.ts';
import { Random } from '../../../src/engine/random.ts';
import { act, observe, prompt, refusals, type Session, undo } from '../../../src/engine/session.ts';
import {
  type Effect,
  EncounterCard,
  ItemCard,
  Monster,
  type PlainEffect,
  type Worn,
} from '../../../src/games/labyrinth/content/card-schemas.ts';
import { contentOf } from '../../../src/games/labyrinth/content/content.ts';
import { Errand } from '../../../src/games/labyrinth/content/errand-schemas.ts';
import { decks } from '../../../src/games/labyrinth/content/load.ts';
import type { AnyMonster, OwnMonster } from '../../../src/games/labyrinth/content/own-monster.ts';
import { labyrinth } from '../../../src/games/labyrinth/index.ts';
import type { AnyCommand } from '../../../src/games/labyrinth/state/commands.ts';
import { type Floor, POWERS, type Statistic } from '../../../src/games/labyrinth/state/constants.ts';
import { type Delve, type Foe, type Hero, type Room, State } from '../../../src/games/labyrinth/state/state.ts';
import type { Event, Labyrinth } from '../../../src/games/labyrinth/state/tasks.ts';
import { countCommand } from '../../count-commands.ts';

/** Sets campaigns up and plays on from them, through `act` alone. Races and classes are those of the box, all cards are made for the tests. */

const art = { icon: 'box', print: 'ink', holes: 'cream' } as const;
const face = (id: string) => ({ id, name: `Test ${id}`, flavour: 'Made for a test.', art });
type Levels = readonly [Floor, Floor];
type Deck = { readonly levels?: Levels; readonly copies?: number };
const onCard = ({ levels = [1, 5], copies = 1 }: Deck) => ({ levels, copies });

export const encounter = (id: string, effects: readonly Effect[], deck: Deck = {}) =>
  v.parse(EncounterCard, { ...face(id), ...onCard(deck), effects });
const item = (id: string, rest: object, deck: Deck = {}) =>
  v.parse(ItemCard, { ...face(id), called: `the ${id}`, ...onCard(deck), ...rest });
export const gear = (id: string, price: number | null, worn: Partial<Worn>, more: object = {}, deck: Deck = {}) =>
  item(id, { kind: 'gear', price, worn, ...more }, deck);
const cursed = (id: string, worn: Partial<Worn>, lifted = 10) => item(id, { kind: 'cursed', worn, lifted });
const find = (id: string, ...effects: readonly PlainEffect[]) => item(id, { kind: 'find', effects });
export const monster = (id: string, more: object = {}) =>
  v.parse(Monster, { ...face(id), called: `a ${id}`, plural: `${id}s`, hp: 6, ac: 10, attack: 0, die: '1d4', levels: [1, 5], ...more });

const band = (id: string, count: number | string, reward: number): Effect => ({ do: 'monsters', monster: id, count, reward, looks: null });

export const ENCOUNTERS = [
  encounter('empty', [], { copies: 4 }),
  encounter('pack', [band('rat', '1d4+1', 2)], { copies: 2 }),
  encounter('rat', [band('rat', 1, 3)]),
  encounter('mix', [band('rat', 2, 2), band('ogre', 1, 5)]),
  encounter('guard', [band('rat', 1, 0), { do: 'stairs' }]),
  encounter('stair', [{ do: 'stairs' }]),
  encounter('den', [band('dragon', 1, 50), { do: 'stairs' }], { levels: [5, 5] }),
  encounter('nest', [band('dragon', 1, 50), band('rat', 2, 1)], { levels: [5, 5] }),
  encounter('imps', [band('imp', 1, 0)]),
  encounter('box', [{ do: 'chest', gold: '1d6', trap: { die: '1d4', harm: '1d4' } }]),
  encounter('bin', [{ do: 'chest', gold: 4, trap: null }]),
  encounter('dart', [{ do: 'hurt', amount: '1d4', whom: 'each' }], { levels: [3, 5] }),
  encounter('gate', [
    {
      do: 'check',
      whom: 'one',
      statistic: 'intelligence',
      against: 15,
      may: true,
      won: [{ do: 'stairs' }],
      lost: [{ do: 'hurt', amount: 2, whom: 'one' }],
    },
  ]),
  encounter('slip', [
    {
      do: 'check',
      whom: 'each',
      statistic: 'luck',
      against: 10,
      may: false,
      won: [{ do: 'gold', amount: 1, whom: 'one' }],
      lost: [{ do: 'hurt', amount: 3, whom: 'one' }],
    },
  ]),
  encounter('toll', [
    { do: 'pay', price: 4, paid: [{ do: 'heal', amount: 5, whom: 'each' }], kept: [{ do: 'lose-gold', amount: 2, whom: 'one' }] },
  ]),
  encounter(
    'boxes',
    [
      { do: 'chest', gold: 1, trap: { die: '1d4', harm: 2 } },
      { do: 'chest', gold: 1, trap: { die: '1d4', harm: 2 } },
    ],
    { levels: [2, 2] },
  ),
  encounter(
    'bog',
    [
      {
        do: 'check',
        whom: 'one',
        statistic: 'luck',
        against: 10,
        may: false,
        won: [],
        lost: [
          { do: 'hurt', amount: 5, whom: 'one' },
          { do: 'lose-gold', amount: 4, whom: 'one' },
          { do: 'gold', amount: 6, whom: 'shared' },
        ],
      },
      { do: 'hurt', amount: 1, whom: 'one' },
    ],
    { levels: [2, 2] },
  ),
  encounter('spring', [{ do: 'heal', amount: '1d4', whom: 'each' }], { levels: [3, 5] }),
  encounter('purse', [{ do: 'gold', amount: '2d6', whom: 'shared' }], { levels: [2, 4] }),
];

export const ITEMS = [
  item('bread', { kind: 'healing', price: 3, amount: '1d4' }, { copies: 3 }),
  item('pill', { kind: 'healing', price: 12, amount: 5 }),
  item('soup', { kind: 'healing', price: 8, amount: 3 }, { levels: [4, 5] }),
  item('duck', { kind: 'trinket', price: 5 }, { copies: 2 }),
  gear('club', 4, { strength: 2 }, { die: '1d8' }, { copies: 2 }),
  gear('sling', 10, {}, { die: '1d8', knack: { klass: 'archer', statistic: 'luck' } }),
  gear('hammer', 14, { attack: 2, damage: 3 }, { die: '2d6' }, { levels: [3, 5] }),
  gear('cap', 7, { intelligence: 4 }),
  gear('sock', 6, { luck: 4 }),
  gear('coat', 9, { ac: 2 }),
  gear('feather', 2, { damage: -6 }, { die: '1d4' }),
  gear('mitts', null, { damage: 2, attack: 1 }),
  cursed('ring', { strength: -1, intelligence: -1, luck: -1 }),
  cursed('hat', { intelligence: -4 }, 6),
  cursed('vest', { ac: -2 }, 8),
  cursed('boots', { luck: -2 }, 9),
  find('hoard', { do: 'gold', amount: 5, whom: 'each' }),
  find('gift', { do: 'draw', cards: 2 }),
  item('statue', {
    kind: 'fate',
    rows: [
      [{ do: 'die' }],
      [{ do: 'raise', by: 1 }],
      [{ do: 'lower', by: 1 }],
      [{ do: 'switch-luck' }],
      [{ do: 'more-health', amount: '1d4' }],
      [{ do: 'more-armour', amount: '1d4' }],
    ],
  }),
];

export const MONSTERS = [
  monster('rat'),
  monster('ogre', { hp: 20, ac: 12, attack: 2, die: '2d6' }),
  monster('imp', { hp: 14, attack: 1, fire: true }),
  monster('dragon', { hp: 60, ac: 18, attack: 4, die: '2d8', fire: true, levels: [5, 5] }),
];
/** Monsters as families invent them (LA-53), one for each power, named after it; and what else one may be given. */
const invented = (id: string, more: Partial<OwnMonster> = {}): AnyMonster => ({
  ...monster(id, { hp: 8 }),
  enters: 'Boo!',
  own: {
    called: `a ${id}`,
    plural: `${id}s`,
    looks: { head: 'round', ears: 'none', top: 'none', front: 'none', colour: 'plum' },
    hp: 8,
    ac: 10,
    attack: 0,
    die: '1d4',
    element: null,
    power: 'hides',
    cry: 'Boo!',
    loot: 'silver',
    ...more,
  },
});
const INVENTED = [
  ...POWERS.map((power) => invented(power, { power })),
  invented('fiery', { element: 'fire' }),
  invented('baker', { loot: 'snack' }),
  invented('keeper', { loot: 'card' }),
  invented('miser', { loot: 'card', power: 'runs' }),
];
/** An errand that is done by a choice: a check, or rats. */
const errand = (id: string, levels: Levels = [1, 5]) =>
  v.parse(Errand, {
    ...face(id),
    called: `the ${id}`,
    asks: 'Please find it.',
    thanks: 'We thank you.',
    title: `Finder of the ${id}`,
    levels,
    effects: [
      {
        do: 'choose',
        ways: [
          {
            says: 'Ask',
            effects: [
              {
                do: 'check',
                whom: 'one',
                statistic: 'luck',
                against: 10,
                won: [
                  { do: 'errand', done: true },
                  { do: 'heal', amount: 3, whom: 'each' },
                ],
                lost: [
                  { do: 'errand', done: false },
                  { do: 'hurt', amount: 2, whom: 'one' },
                ],
              },
            ],
          },
          {
            says: 'Fight',
            effects: [
              { do: 'monsters', monster: 'rat', count: 1, reward: 0 },
              { do: 'errand', done: true },
            ],
          },
        ],
      },
    ],
    brings: { thing: 'goat', house: 'inn', x: 20, y: 290, called: `the ${id} in the square` },
  });
export const ERRANDS = [errand('hat'), errand('shoe'), errand('song'), errand('deep', [4, 5])];
const { races, classes, elements, rooms, stories, feats } = decks;
export const content = contentOf({
  races,
  classes,
  elements,
  rooms,
  stories,
  feats,
  monsters: [...MONSTERS, ...INVENTED],
  encounters: ENCOUNTERS,
  errands: ERRANDS,
  items: ITEMS,
});

type Somebody = Partial<Omit<Hero, 'base'>> & { readonly base?: Partial<Hero['base']> };
const TEN = { strength: 10, intelligence: 10, luck: 10 };
const made = ({ base, ...rest }: Somebody): Hero => {
  const { race = 'human', hp } = rest;
  const { most = content.races[race].hp } = rest;
  return {
    race,
    class: 'medic',
    elements: [],
    armour: 0,
    coins: 10,
    pack: [],
    equipped: [],
    curses: [],
    gambled: false,
    owes: false,
    story: null,
    title: null,
    feats: [],
    ...rest,
    most,
    hp: hp ?? most,
    base: { ...TEN, ...base },
  };
};

type SomeFoe = string | Partial<Foe>;
const kindOf = (foe: SomeFoe): string => (typeof foe === 'string' ? foe : (foe.kind ?? 'rat'));
type Place = Partial<Omit<Room, 'foes'>> & { readonly foes?: readonly SomeFoe[] };
export type Setup = {
  readonly heroes?: readonly Somebody[];
  /** A human dungeon master sits behind the heroes. */
  readonly dm?: boolean;
  /** Rooms of the floor; the party stands in the first, or at `at`. In town where none is named. */
  readonly rooms?: readonly Place[];
  readonly at?: number;
  readonly from?: number | null;
  /** What lies behind doors that nobody has opened. */
  readonly ahead?: Delve['ahead'];
  readonly torch?: number;
  /** What is drawn next, first to last. */
  readonly encounters?: readonly string[];
  readonly items?: readonly string[];
  readonly market?: readonly (string | null)[];
  readonly also?: Partial<
    Pick<
      State,
      'floor' | 'unlocked' | 'delves' | 'dragon' | 'slain' | 'won' | 'startsOver' | 'difficulty' | 'byTheBook' | 'errands' | 'book'
    >
  >;
  readonly agenda?: readonly Task<Labyrinth>[];
  readonly seed?: number;
};

const copies = (all: readonly { readonly id: string; readonly copies: number }[]): string[] =>
  all.flatMap(({ id, copies: n }) => Array.from({ length: n }, () => id));
function without(all: readonly string[], gone: readonly string[]): string[] {
  const left = [...all];
  for (const id of gone) {
    const i = left.indexOf(id);
    if (i < 0) throw new Error(`the box has no ${id} left`);
    left.splice(i, 1);
  }
  return left;
}
const on = (floor: number) => (card: { readonly levels: readonly [number, number] }) => card.levels[0] <= floor && floor <= card.levels[1];

/** A campaign in the middle, and what one can do and see in it. Three humans in the entrance of floor 1, unless it is said otherwise. */
export class Party {
  session: Session<Labyrinth>;
  /** What happened in the last command, and for whom alone what of it was told. */
  events: readonly Event[] = [];
  secrets: readonly number[] = [];

  constructor(setup: Setup = {}) {
    const heroes = (setup.heroes ?? [{}, {}, {}]).map(made);
    const floor = setup.also?.floor ?? 1;
    let foes = 0;
    const places = (setup.rooms ?? []).map(
      ({ foes: some = [], ...rest }, i): Room => ({
        x: i,
        y: 0,
        doors: i === 0 ? ['east'] : ['west', 'east'],
        look: null,
        card: null,
        frames: rest.card ? [{ list: rest.card, next: 0, seat: 0 }] : [],
        purse: 0,
        search: 'none',
        stairs: false,
        ...rest,
        foes: some.map((foe, nth) => {
          const kind = kindOf(foe);
          const alike = some.filter((other) => kindOf(other) === kind).length;
          const number = alike > 1 ? some.slice(0, nth + 1).filter((other) => kindOf(other) === kind).length : 0;
          const { hp } = MONSTERS.find(({ id }) => id === kind) ?? { hp: 1 };
          return { id: foes++, kind, number, hp, reward: 0, ...(typeof foe === 'string' ? {} : foe) };
        }),
      }),
    );
    const held = [
      ...heroes.flatMap((hero) => [...hero.pack, ...hero.equipped, ...hero.curses]),
      ...(setup.market ?? []).flatMap((id) => id ?? []),
    ];
    const pile = (all: typeof ENCOUNTERS | typeof ITEMS, next: readonly string[] | undefined, out: readonly string[]) => {
      const here = all.filter(on(floor));
      const there = copies(here);
      const gone = out.filter((id) => there.includes(id));
      const aside = without(
        copies(all.filter((card) => !on(floor)(card))),
        out.filter((id) => !there.includes(id)),
      );
      const left = without(there, gone);
      return next === undefined ? { draw: left, discard: [], aside } : { draw: [...next].reverse(), discard: without(left, next), aside };
    };
    const ahead = setup.ahead ?? [];
    const inDungeon = setup.rooms !== undefined;
    const torch = setup.torch ?? 0;
    const state = v.parse(State, {
      dm: setup.dm ? heroes.length : null,
      startsOver: false,
      difficulty: 'fair',
      byTheBook: true,
      unlocked: Math.max(1, floor),
      floor,
      delves: inDungeon ? 1 : 0,
      dragon: null,
      slain: false,
      won: false,
      errands: { offered: [], taken: null, done: [] },
      book: { graves: [], evenings: [], beaten: [], tonight: null },
      ...setup.also,
      torch,
      heroes,
      help: heroes.map(() => 'none'),
      draft: null,
      encounters: pile(ENCOUNTERS, setup.encounters, [...places.flatMap(({ card }) => card ?? []), ...ahead.map(({ card }) => card)]),
      items: pile(ITEMS, setup.items, held),
      market: setup.market ?? [],
      delve: inDungeon ? { rooms: places, at: setup.at ?? 0, from: setup.from ?? null, foes, ahead: [...ahead] } : null,
      fight: null,
    });
    const now: Position<Labyrinth> = {
      state,
      agenda: setup.agenda ?? [inDungeon ? { do: 'explore', seat: torch } : { do: 'gate', seat: torch }],
      random: Random.seed(setup.seed ?? 1).state,
      outcome: null,
    };
    this.session = { checkpoint: now, sealed: 'start', commands: [], undone: [], now };
  }

  /** Plays commands, one after the other. @throws IllegalCommand */
  does(...commands: readonly AnyCommand[]): this {
    for (const command of commands) this.play(command);
    return this;
  }
  /** The dice that fall, thrown one after the other: a number, or several that are thrown together. */
  rolls(...dice: readonly (number | readonly number[])[]): this {
    for (const die of dice) this.play({ do: 'rolled', dice: typeof die === 'number' ? [die] : [...die] });
    return this;
  }
  private play(command: AnyCommand | { do: 'rolled'; dice: readonly number[] }): void {
    countCommand(this, () => this.asked);
    const acted = act(labyrinth, content, this.session, command);
    this.session = acted.session;
    this.events = acted.events.map(({ event }) => event);
    this.secrets = acted.events.flatMap(({ secretFor }) => secretFor ?? []);
    const broken = labyrinth.invariants.filter((law) => !law.dealt && !law.holds(this.session.now, content)).map(({ name }) => name);
    if (broken.length > 0) throw new Error(`broken: ${broken.join('; ')}`);
  }

  /** Through the first door, with the named encounter behind it. */
  opens(card?: string): this {
    const door = this.options.find((option) => option.do === 'door');
    if (!door) throw new Error('no door');
    if (card !== undefined) this.onTop(card);
    return this.does(door);
  }
  /** Lays an encounter on top of its deck. */
  onTop(card: string): this {
    const { draw } = this.state.encounters;
    const i = draw.indexOf(card);
    if (i < 0) throw new Error(`no ${card} to be drawn`);
    draw.push(...draw.splice(i, 1));
    return this;
  }
  /** The order of a fight: what everybody throws, heroes from the torch-bearer on, and then each kind. */
  order(...dice: readonly number[]): this {
    return this.rolls(dice);
  }
  /** An attack: the d20, and where it hits the damage. */
  attacks(target: number, die: number, ...damage: readonly (number | readonly number[])[]): this {
    const attack = this.options.find((option) => option.do === 'attack' && option.on === target);
    if (!attack) throw new Error('no attack');
    return this.does(attack).rolls(die, ...damage);
  }
  waits(times = 1): this {
    for (let i = 0; i < times; i++) this.does({ do: 'wait' });
    return this;
  }
  takesBack(): boolean {
    const back = undo(labyrinth, content, this.session);
    if (back) this.session = back;
    return back !== null;
  }

  get state(): State {
    return this.session.now.state;
  }
  get outcome() {
    return this.session.now.outcome;
  }
  hero(seat: number): Hero {
    const hero = this.state.heroes[seat];
    if (!hero) throw new Error(`nobody sits at ${seat}`);
    return hero;
  }
  get hp(): number[] {
    return this.state.heroes.map((hero) => hero?.hp ?? 0);
  }
  get coins(): number[] {
    return this.state.heroes.map((hero) => hero?.coins ?? 0);
  }
  get room(): Room {
    const room = this.state.delve?.rooms[this.state.delve.at];
    if (!room) throw new Error('in town');
    return room;
  }
  /** "rat 6": each monster here. */
  get foes(): string[] {
    return this.room.foes.map(({ kind, hp }) => `${kind} ${hp}`);
  }
  /** What is asked, and of whom: "explore 0". */
  get asked(): string {
    const asked = prompt(labyrinth, content, this.session.now);
    if (!asked) return 'nothing';
    return `${asked.kind === 'roll' ? asked.roll.do : asked.choice.do} ${asked.seat}`;
  }
  /** The dice that are to be thrown: "2d6". */
  get dice(): string {
    const asked = prompt(labyrinth, content, this.session.now);
    return asked?.kind === 'roll' ? `${asked.count}d${asked.faces}` : 'none';
  }
  get options(): readonly AnyCommand[] {
    const asked = prompt(labyrinth, content, this.session.now);
    return asked?.kind === 'choose' ? asked.options : [];
  }
  /** The kinds of options, each once. */
  get kinds(): string[] {
    return [...new Set(this.options.map((option) => option.do))];
  }
  /** Why not: the rules of all candidates that `fits`. */
  whyNot(fits: { readonly [key: string]: unknown }): string[] {
    return refusals(labyrinth, content, this.session.now).flatMap(({ command, refusal }) =>
      Object.entries(fits).every(([key, value]) => (command as { readonly [key: string]: unknown })[key] === value) ? [refusal.rule] : [],
    );
  }
  view(viewer: number | 'table' = 'table') {
    return observe(labyrinth, content, this.session.now, viewer).view;
  }
  sheet(seat: number) {
    const sheet = this.view().heroes[seat];
    if (!sheet) throw new Error(`nobody sits at ${seat}`);
    return sheet;
  }
  modifier(seat: number, statistic: Statistic): number {
    return this.sheet(seat).modifiers[statistic];
  }
  told<K extends Event['do']>(kind: K): Extract<Event, { do: K }> | undefined {
    return this.events.find((event): event is Extract<Event, { do: K }> => event.do === kind);
  }
  all<K extends Event['do']>(kind: K): Extract<Event, { do: K }>[] {
    return this.events.filter((event): event is Extract<Event, { do: K }> => event.do === kind);
  }
}
