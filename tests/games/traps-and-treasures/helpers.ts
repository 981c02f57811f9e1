import * as v from 'valibot';
import type { Position, Task } from '../../../src/engine/game.ts';
import { Random } from '../../../src/engine/random.ts';
import { act, observe, prompt, refusals, type Session, undo } from '../../../src/engine/session.ts';
import {
  type Bonus,
  type Effect,
  MonsterCard,
  type RowEffect,
  TreasureCard,
} from '../../../src/games/traps-and-treasures/content/card-schemas.ts';
import { contentOf } from '../../../src/games/traps-and-treasures/content/content.ts';
import { decks } from '../../../src/games/traps-and-treasures/content/load.ts';
import { traps } from '../../../src/games/traps-and-treasures/index.ts';
import type { CardTiming, Level } from '../../../src/games/traps-and-treasures/state/constants.ts';
import { type Player, State } from '../../../src/games/traps-and-treasures/state/state.ts';
import type { AnyCommand, Event, Traps } from '../../../src/games/traps-and-treasures/state/tasks.ts';
import { countCommand } from '../../count-commands.ts';

/**
 * Sets dungeons up and plays on from them, through `act` alone. A place reads "1,-2": so many columns east and rows south of "0,0",
 * Home Base. Tiles are those of the box: "ns-1" has a path north and south; "ns-1/1" is turned once.
 */

const art = { icon: 'box', print: 'ink', holes: 'cream' } as const;
const face = (id: string) => ({ name: `the ${id}`, flavour: 'Made for a test.' });

type Rows = readonly (readonly RowEffect[])[];
/** What six faces of the die mean on each level; on a level left out as on the one before. */
export const monster = (id: string, ...levels: readonly Rows[]): MonsterCard => {
  const [one = [], two = one, three = two] = levels;
  const rows = (list: Rows) => Array.from({ length: 6 }, (_, i) => list[i] ?? []);
  return v.parse(MonsterCard, { id, monsters: [one, two, three].map((list) => ({ ...face(id), called: `the ${id}`, rows: rows(list) })) });
};
export const used = (id: string, when: CardTiming, ...effects: readonly Effect[]): TreasureCard =>
  v.parse(TreasureCard, { id, ...face(id), art, use: { when, effects } });
export const kept = (id: string, ...keep: readonly Bonus[]): TreasureCard => v.parse(TreasureCard, { id, ...face(id), art, keep });

const gold = (amount: number): RowEffect => ({ do: 'gain-gold', amount });
/** A monster that gives as much gold as the die shows, times the level. */
const PURSE = monster('purse', ...[1, 2, 3].map((level) => [1, 2, 3, 4, 5, 6].map((die) => [gold(die * level)])));

export const MONSTERS = [
  PURSE,
  monster('calm'),
  monster('wasp', [[{ do: 'lose-health', amount: 2 }]]),
  monster('ogre', [[{ do: 'die' }], [{ do: 'lose-health', amount: 5 }, gold(9)], [gold(5), { do: 'die' }, gold(3)]]),
  monster('thief', [[{ do: 'lose-gold', amount: 3 }]]),
  monster('fairy', [
    [
      { do: 'gain-health', amount: 2 },
      { do: 'points', amount: 2 },
      { do: 'draw', amount: 1 },
    ],
    [
      { do: 'gain-gold', amount: 4 },
      { do: 'lose-gold', amount: 6 },
    ],
    [{ do: 'draw', amount: 2 }],
  ]),
];

export const TREASURES = [
  used('pie', 'turn', { do: 'gain-health', amount: [1, 2, 4] }),
  used('coin', 'turn', { do: 'gain-gold', amount: [2, 4, 7] }),
  used('bun', 'turn', { do: 'points', amount: [1, 2, 3] }),
  used('drill', 'turn', { do: 'through-walls', amount: [1, 2, 3] }),
  used('rope', 'turn', { do: 'go-home' }, { do: 'gain-health', amount: [0, 1, 2] }),
  used('map', 'turn', { do: 'look', amount: [3, 4, 5] }),
  used('bait', 'turn', { do: 'bait', amount: [2, 3, 4] }),
  used('spring', 'turn', { do: 'jump', level: [1, 2, 3] }),
  used('hook', 'turn', { do: 'steal', amount: [2, 3, 5] }),
  used('flute', 'turn', { do: 'swap' }),
  used('pepper', 'turn', { do: 'hurt-others', amount: [1, 2, 5] }),
  used('dove', 'turn', { do: 'store', amount: [3, 5, 9] }),
  used('curse', 'turn', { do: 'lose-gold', amount: 4 }),
  used('again', 'roll', { do: 'roll-again', add: [0, 1, 2] }),
  used('nudge', 'roll', { do: 'add', amount: [1, 2, 3] }),
  used('decoy', 'theft', { do: 'fool-thief', amount: [1, 2, 4] }),
  used('plaster', 'death', { do: 'live-on', health: [1, 2, 4] }),
  kept('glove', { do: 'attack', add: [1, 2, 3] }),
  kept('alarm', { do: 'defend', add: [1, 2, 3] }),
  kept('hedgehog', { do: 'guard', amount: [1, 2, 3] }),
  kept('hat', { do: 'armour', amount: [1, 1, 2] }),
  kept('heart', { do: 'health', add: [1, 2, 3] }),
  kept('pocket', { do: 'tiles', add: [1, 2, 3] }),
  kept('boots', { do: 'free-moves', amount: [1, 1, 2] }),
  kept('magnet', { do: 'gold', add: [1, 1, 2] }),
  kept('pillow', { do: 'rest', add: [1, 2, 3] }),
];

/** A trap: whoever comes next pays its owner, and stops. */
const trap = (id: string, ...effects: readonly Effect[]): TreasureCard =>
  v.parse(TreasureCard, { id, ...face(id), art, use: { when: 'turn', effects: [{ do: 'set-trap' }] }, trap: effects });
const TRAPS = [trap('jam', { do: 'pay', amount: [2, 3, 4] }), trap('glue', { do: 'lose-health', amount: 1 }, { do: 'stick' })];

export const content = contentOf({
  patterns: decks.patterns,
  monsters: MONSTERS,
  treasures: [...TREASURES, ...TRAPS],
  things: decks.things,
});
const ALL_TILES = Object.keys(content.tiles);

type Somebody = Partial<Omit<Player, 'at' | 'cards'>> & {
  readonly at?: string;
  /** "pie" received on level 1, or "pie/3". */
  readonly cards?: readonly string[];
};
export type Setup = {
  /** Whether exploring pays; without it the old book counts (TT-27). */
  readonly newBook?: boolean;
  /** What lies there, "0,-1 spring", and what the next tiles carry, first to last. */
  readonly things?: readonly string[];
  readonly finds?: readonly (string | null)[];
  /** What the next new tiles from level 2 on carry. */
  readonly fallen?: readonly string[];
  readonly quiet?: readonly string[];
  /** "0,-1 jam/2 1": a trap of level 2, set by seat 1. */
  readonly traps?: readonly string[];
  readonly players?: readonly Somebody[];
  /** "0,-1 ns-1", in the order in which they were laid. */
  readonly laid?: readonly string[];
  readonly turn?: Partial<State['turn']>;
  /** What is drawn next, first to last. Decks are whole by default; tiles named here lie on top of the rest. */
  readonly stack?: readonly string[];
  readonly noMoreTiles?: boolean;
  readonly monsters?: readonly string[];
  readonly treasures?: readonly string[];
  readonly discards?: { readonly stack?: readonly string[]; readonly treasures?: readonly string[] };
  readonly also?: Partial<Pick<State, 'target' | 'friendly' | 'hidden' | 'pile' | 'last' | 'first' | 'round'>>;
  /** What waits; the turn by default. */
  readonly agenda?: readonly Task<Traps>[];
  readonly seed?: number;
};

const HELD = /^([a-z-]+)(?:\/([123]))?$/;
const LAID = /^(-?\d+),(-?\d+) ([a-z]+-\d)(?:\/([0-3]))?$/;
function held(text: string): { card: string; level: Level } {
  const [, card = '', level = '1'] = HELD.exec(text) ?? [];
  return { card, level: level === '2' ? 2 : level === '3' ? 3 : 1 };
}

/** A dungeon in the middle of a game, and what one can do and see in it. Two players on Home Base, unless it is said otherwise. */
export class Dungeon {
  session: Session<Traps>;
  /** What happened in the last command. */
  events: readonly Event[] = [];

  constructor(setup: Setup = {}) {
    const { players = [{}, {}], laid = [], stack = [], monsters = [], treasures = [], discards = {} } = setup;
    const tiles = laid.map((text) => {
      const [, x, y, tile = '', turn = '0'] = LAID.exec(text) ?? [];
      return { x: Number(x), y: Number(y), tile, turn: Number(turn) };
    });
    const places = [{ x: 0, y: 0, tile: 'nesw-8', turn: 0 }, ...tiles].map((place) => {
      const at = `${place.x},${place.y}`;
      const listed = (list: readonly string[] = []) => list.map((one) => one.split(' ')).find(([spot]) => spot === at) ?? [];
      const [, thing = null] = listed(setup.things);
      const [, card, by] = listed(setup.traps);
      return {
        ...place,
        thing,
        quiet: setup.quiet?.includes(at) ?? false,
        trap: card === undefined ? null : { ...held(card), by: Number(by) },
      };
    });
    const placeOf = (at = '0,0') => places.findIndex(({ x, y }) => `${x},${y}` === at);
    const cards = players.map((one) => (one.cards ?? []).map(held));
    const out = [...places.map(({ tile }) => tile), ...players.flatMap((one) => one.tiles ?? []), ...(discards.stack ?? []), ...stack];
    const seat = setup.turn?.seat ?? 0;
    const rest = (all: readonly string[], gone: readonly string[]) => all.filter((id) => !gone.includes(id));
    const state = v.parse(State, {
      target: 30,
      friendly: false,
      hidden: false,
      oldBook: !(setup.newBook ?? false),
      finds: [...(setup.finds ?? [])].reverse(),
      fallen: [...(setup.fallen ?? [])],
      pile: null,
      rolled: players.map(() => 0),
      first: 0,
      round: 1,
      last: null,
      ...setup.also,
      turn: { seat, points: 3, moved: 0, walls: 0, bait: 0, over: false, ...setup.turn },
      places,
      stack: {
        draw: setup.noMoreTiles ? [...stack].reverse() : [...rest(ALL_TILES, out), ...[...stack].reverse()],
        discard: [...(discards.stack ?? [])],
      },
      monsters: { draw: [...monsters].reverse(), discard: rest(Object.keys(content.monsters), monsters) },
      treasures: {
        draw: [...treasures].reverse(),
        discard: discards.treasures ?? [],
      },
      players: players.map((one, i) => ({
        health: 5,
        gold: 0,
        stored: 0,
        help: 'none',
        tiles: [],
        ...one,
        at: placeOf(one.at),
        cards: cards[i] ?? [],
      })),
      fight: null,
      duel: null,
    });
    const now: Position<Traps> = {
      state,
      agenda: setup.agenda ?? [{ do: 'turn', seat }],
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
  /** The dice that fall, one after the other. */
  rolls(...dice: readonly number[]): this {
    for (const die of dice) this.play({ do: 'rolled', dice: [die] });
    return this;
  }
  rollsBoth(...dice: readonly number[]): this {
    this.play({ do: 'rolled', dice });
    return this;
  }
  /** Looks for a monster, and rolls. */
  fights(die: number): this {
    return this.does({ do: 'fight' }).rolls(die);
  }
  /** Robs a player: the attacker's die, then the other's. */
  robs(on: number, attack: number, defend: number): this {
    return this.does({ do: 'attack', on }).rolls(attack, defend);
  }
  uses(card: string): this {
    return this.does({ do: 'use', card });
  }
  goes(...sides: readonly ('north' | 'east' | 'south' | 'west')[]): this {
    return this.does(...sides.map((side) => ({ do: 'move' as const, side })));
  }
  visits(): this {
    return this.does({ do: 'visit' });
  }
  lays(side: 'north' | 'east' | 'south' | 'west', tile: string, turn: 0 | 1 | 2 | 3 = 0): this {
    return this.does({ do: 'lay', side, tile, turn });
  }

  private play(command: AnyCommand | { do: 'rolled'; dice: readonly number[] }): void {
    countCommand(this, () => this.asked);
    const acted = act(traps, content, this.session, command);
    this.session = acted.session;
    this.events = acted.events.map(({ event }) => event);
  }

  takesBack(): boolean {
    const back = undo(traps, content, this.session);
    if (back) this.session = back;
    return back !== null;
  }

  get state(): State {
    return this.session.now.state;
  }
  get outcome() {
    return this.session.now.outcome;
  }
  player(seat: number): Player {
    const player = this.state.players[seat];
    if (!player) throw new Error(`nobody sits at ${seat}`);
    return player;
  }
  /** Where somebody stands: "0,0" is Home Base. */
  at(seat: number): string {
    const place = this.state.places[this.player(seat).at];
    return place ? `${place.x},${place.y}` : 'nowhere';
  }
  /** "pie/2": each card with its level. */
  cards(seat: number): string[] {
    return this.player(seat).cards.map(({ card, level }) => `${card}/${level}`);
  }
  /** What is asked, and of whom: "turn 0". */
  get asked(): string {
    const asked = prompt(traps, content, this.session.now);
    if (!asked) return 'nothing';
    return `${asked.kind === 'roll' ? asked.roll.do : asked.choice.do} ${asked.seat}`;
  }
  get options(): readonly AnyCommand[] {
    const asked = prompt(traps, content, this.session.now);
    return asked?.kind === 'choose' ? asked.options : [];
  }
  /** The kinds of options, each once. */
  get kinds(): string[] {
    return [...new Set(this.options.map((option) => option.do))];
  }
  /** Why not: rule and words, for the candidates that `fits`. */
  whyNot(fits: Partial<AnyCommand>): string[] {
    return refusals(traps, content, this.session.now).flatMap(({ command, refusal }) =>
      Object.entries(fits).every(([key, value]) => command[key as keyof typeof command] === value) ? [refusal.rule] : [],
    );
  }
  view(viewer: number | 'table' = 'table') {
    return observe(traps, content, this.session.now, viewer).view;
  }
  told(kind: Event['do']): Event | undefined {
    return this.events.find((event) => event.do === kind);
  }
}

/** A straight way out of Home Base to the north: three places, one on each level for two players. */
export const ROAD = ['0,-1 ns-1', '0,-2 ns-2', '0,-3 nesw-1'] as const;
