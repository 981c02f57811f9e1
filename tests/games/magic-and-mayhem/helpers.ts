import * as v from 'valibot';
import type { Command, Immutable, Position, VariantOf } from '../../../src/engine/game.ts';
import { Random } from '../../../src/engine/random.ts';
import { act, type Prompt, prompt, refusals, type Session } from '../../../src/engine/session.ts';
import type {
  DangerCard,
  HeroCard,
  MonsterSheet,
  TileCard,
  TreasureCard,
  Ware,
} from '../../../src/games/magic-and-mayhem/content/card-schemas.ts';
import { type Content, cardOf, contentOf, type Decks } from '../../../src/games/magic-and-mayhem/content/content.ts';
import { mayhem } from '../../../src/games/magic-and-mayhem/index.ts';
import { boardGeometry } from '../../../src/games/magic-and-mayhem/rules/board.ts';
import { type Hero, type LastingEffect, type Monster, State } from '../../../src/games/magic-and-mayhem/state/state.ts';
import type { AnyCommand, Event, Mayhem, TurnCommand } from '../../../src/games/magic-and-mayhem/state/tasks.ts';
import { countCommand } from '../../count-commands.ts';
import { DANGERS, HEROES, MONSTERS, STORE, TILES, TREASURES, TRIALS } from './content-helpers.ts';

/** Sets positions up and plays on from them, through `act` alone. A place reads "yard 2,3": tile, column, row. */

type Lasting = Pick<LastingEffect, 'state' | 'rounds'> & Partial<LastingEffect>;
type AHero = Partial<Omit<Hero, 'at' | 'lies' | 'lasting'>> & {
  readonly at?: string | null;
  readonly lies?: string;
  readonly lasting?: readonly Lasting[];
};
type AMonster = Partial<Omit<Monster, 'at' | 'lasting'>> & {
  readonly at: string;
  readonly monster: string;
  readonly lasting?: readonly Lasting[];
};
type Cards = {
  readonly heroes?: readonly HeroCard[];
  readonly monsters?: readonly MonsterSheet[];
  readonly treasures?: readonly TreasureCard[];
  readonly store?: readonly Ware[];
  readonly dangers?: readonly DangerCard[];
  readonly tiles?: readonly TileCard[];
} & Partial<Pick<Decks, 'riddles' | 'twisters' | 'challenges'>>;
export type Setup = {
  /** Rows of tiles, as "start yard ?den": `?` lies face-down, `.` is no tile, `yard/1` is turned once. */
  readonly board?: readonly string[];
  readonly heroes?: readonly AHero[];
  readonly monsters?: readonly AMonster[];
  readonly loot?: readonly { readonly at: string; readonly gold?: number; readonly cards?: readonly string[] }[];
  /** Decks, the top card first. */
  readonly treasures?: readonly string[];
  readonly dangers?: readonly string[];
  readonly discards?: { readonly treasures?: readonly string[]; readonly dangers?: readonly string[] };
  readonly blocked?: readonly string[];
  readonly spent?: readonly string[];
  readonly turn?: Partial<State['turn']>;
  /** How many bosses each side has beaten; two sides make it a competitive game, with Entrances called `start` and `exit`. */
  readonly beaten?: readonly number[];
  /** Everything else in the state. By the old book, unless it says otherwise. */
  readonly also?: Partial<
    Pick<
      State,
      | 'round'
      | 'torch'
      | 'difficulty'
      | 'house'
      | 'bossHearts'
      | 'fallen'
      | 'spentMarks'
      | 'first'
      | 'bosses'
      | 'sides'
      | 'number'
      | 'asked'
      | 'byTheBook'
      | 'wakened'
      | 'best'
    >
  >;
  /** Cards beside those of kit-box.ts. */
  readonly box?: Cards;
};

const HOMES = ['start', 'exit'];
const SEATS = HEROES.map(({ id }) => id);
const lastings = (lasting: readonly Lasting[] = []): LastingEffect[] =>
  lasting.map((spell) => ({ harm: 0, fresh: false, by: null, ...spell }) satisfies LastingEffect);

/** Which square a place is, and back. */
class Chart {
  private readonly wide: number;
  private readonly names: readonly string[];
  constructor(wide: number, names: readonly string[]) {
    this.wide = wide;
    this.names = names;
  }
  at(place: string): number {
    const [name = '', x = 0, y = 0] = place.split(/[ ,]/).map((part, i) => (i === 0 ? part : Number(part))) as [string, number, number];
    const slot = this.names.indexOf(name);
    if (slot < 0) throw new Error(`no tile ${name}`);
    return (Math.floor(slot / this.wide) * 6 + y) * this.wide * 6 + (slot % this.wide) * 6 + x;
  }
  place(square: number): string {
    const [x, y] = [square % (this.wide * 6), Math.floor(square / (this.wide * 6))];
    return `${this.names[Math.floor(y / 6) * this.wide + Math.floor(x / 6)]} ${x % 6},${y % 6}`;
  }
}

/** A position with the hero in turn about to move, in a box that holds no card but those on the table. */
export function table(setup: Setup): Play {
  const rows = (setup.board ?? ['start yard']).map((row) => row.split(/ +/));
  const wide = Math.max(...rows.map((row) => row.length));
  const signs = rows.flatMap((row) => Array.from({ length: wide }, (_, i) => row[i] ?? '.'));
  const tiles = signs.map((sign) => sign.replace(/^\?|\/\d$/g, ''));
  const chart = new Chart(wide, tiles);
  const heroes = (setup.heroes ?? [{}]).map((one, seat): AHero & { readonly hero: string } => ({ hero: SEATS[seat] ?? '', ...one }));
  const { treasures = [], dangers = [], discards = {}, box = {}, beaten = [0] } = setup;
  const onTable = [
    ...treasures,
    ...(discards.treasures ?? []),
    ...heroes.flatMap((one) => one.cards ?? []),
    ...(setup.loot ?? []).flatMap((one) => one.cards ?? []),
    ...(setup.monsters ?? []).flatMap((one) => one.cards ?? []),
  ];
  const out = [...new Set((setup.monsters ?? []).flatMap(({ card }) => card ?? []))];
  const dealt = [...dangers, ...(discards.dangers ?? []), ...out];
  const content = contentOf({
    ...TRIALS,
    riddles: box.riddles ?? TRIALS.riddles,
    twisters: box.twisters ?? TRIALS.twisters,
    challenges: box.challenges ?? TRIALS.challenges,
    store: box.store ?? STORE,
    heroes: [...HEROES, ...(box.heroes ?? [])],
    monsters: [...MONSTERS, ...(box.monsters ?? [])],
    tiles: [...TILES, ...(box.tiles ?? [])],
    treasures: [...TREASURES, ...(box.treasures ?? [])].filter(({ id }) => onTable.includes(id)),
    dangers: [...DANGERS, ...(box.dangers ?? [])].filter(({ id }) => dealt.includes(id)),
  });
  const seat = setup.turn?.seat ?? 0;
  const state = v.parse(State, {
    quest: null,
    mode: beaten.length > 1 ? 'competitive' : 'cooperative',
    difficulty: 'fair',
    house: [],
    fallen: 'come-back',
    spentMarks: true,
    byTheBook: true,
    torch: null,
    bossHearts: 0,
    first: 0,
    round: 1,
    turn: {
      seat,
      steps: cardOf(content.heroes, heroes[seat]?.hero ?? '').mov,
      moved: false,
      actions: 1,
      acted: false,
      peered: false,
      sees: [],
      refused: [],
      tried: [],
      over: false,
      ...setup.turn,
    },
    board: {
      wide,
      high: rows.length,
      slots: signs.map((sign) => {
        if (sign === '.') return null;
        return { tile: sign.replace(/^\?|\/\d$/g, ''), turn: Number(sign.split('/')[1] ?? 0), up: !sign.startsWith('?') };
      }),
      opened: [],
      blocked: (setup.blocked ?? []).map((place) => chart.at(place)),
    },
    spent: (setup.spent ?? []).map((place) => chart.at(place)),
    used: [],
    wakened: null,
    best: 0,
    brought: 0,
    aside: [],
    heroes: heroes.map((one) => {
      const fallen = one.at === null;
      return {
        hp: fallen ? 0 : cardOf(content.heroes, one.hero).hp,
        gold: 0,
        cards: [],
        fallen: fallen ? 0 : null,
        comebacks: 0,
        hustle: 0,
        questions: null,
        help: 'none',
        level: 'middle' as const,
        spent: false,
        side: 0,
        ...one,
        at: fallen ? null : chart.at(one.at ?? 'start 2,2'),
        lies: one.lies === undefined ? null : chart.at(one.lies),
        lasting: lastings(one.lasting),
      };
    }),
    monsters: (setup.monsters ?? []).map((one, i) => ({
      number: i + 1,
      card: null,
      hp: cardOf(content.monsters, one.monster).hp,
      facing: 2,
      asleep: false,
      tried: [],
      gold: 0,
      cards: [],
      ...one,
      at: chart.at(one.at),
      lasting: lastings(one.lasting),
    })),
    number: (setup.monsters ?? []).length + 1,
    loot: (setup.loot ?? []).map(({ at, gold = 0, cards = [] }) => ({ at: chart.at(at), gold, cards: [...cards], shield: false })),
    dangers: { draw: [...dangers].reverse(), discard: [...(discards.dangers ?? [])] },
    out,
    treasures: { draw: [...treasures].reverse(), discard: [...(discards.treasures ?? [])] },
    bosses: [],
    sides: beaten.map((bosses, side) => ({ home: tiles.indexOf(HOMES[side] ?? ''), bosses, escaped: null })),
    asked: { riddles: [], twisters: [], challenges: [] },
    ...setup.also,
  });
  const now: Position<Mayhem> = { state, agenda: [{ do: 'turn', seat }], random: Random.seed(7).state, outcome: null };
  return new Play(content, { checkpoint: now, sealed: 'start', commands: [], undone: [], now }, chart);
}

/** A game being played. Each answer goes through `act`, and no invariant may break on the way. */
export class Play {
  readonly content: Content;
  session: Session<Mayhem>;
  readonly events: Event[] = [];
  private readonly chart: Chart;

  constructor(content: Content, session: Session<Mayhem>, chart: Chart) {
    this.content = content;
    this.session = session;
    this.chart = chart;
    this.check();
  }

  private check(): void {
    for (const { name, holds } of mayhem.invariants) {
      if (!holds(this.session.now, this.content)) throw new Error(`an invariant broke: ${name}`);
    }
  }

  answer(command: Command<Mayhem>): this {
    countCommand(this, () => this.asks);
    const { session, events } = act(mayhem, this.content, this.session, command);
    this.session = session;
    this.events.push(...events.map(({ event }) => event));
    this.check();
    return this;
  }
  dice = (...dice: number[]): this => dice.reduce<this>((play, die) => play.answer({ do: 'rolled', dice: [die] }), this);
  walk = (place: string): this => this.answer({ do: 'walk', to: this.at(place) });
  /** With its own attack, or with a weapon. */
  attack = (number = 1, source = this.hero().hero): this => this.answer({ do: 'attack', source, number });
  use = (source: string): this => this.answer({ do: 'use', source });
  end = (): this => this.answer({ do: 'end' });
  /** Ends turn after turn until the next round begins, or something else than a turn is asked. */
  endRound(): this {
    const { round } = this.state;
    while (this.asks === 'turn' && this.state.round === round) this.end();
    return this;
  }

  get state(): Immutable<State> {
    return this.session.now.state;
  }
  get outcome(): string | null {
    return this.session.now.outcome?.reason ?? null;
  }
  get prompt(): Prompt<Mayhem> {
    const asked = prompt(mayhem, this.content, this.session.now);
    if (!asked) throw new Error('the game is over');
    return asked;
  }
  /** What is asked just now, by its name. */
  get asks(): string | null {
    if (this.session.now.outcome) return null;
    const { prompt: asked } = this;
    return asked.kind === 'roll' ? asked.roll.do : asked.choice.do;
  }
  get options(): readonly Command<Mayhem>[] {
    const { prompt: asked } = this;
    return asked.kind === 'roll' ? [] : asked.options;
  }
  /** Whether one of the legal answers has all these fields. */
  can = (command: Partial<TurnCommand> & { readonly do: string }): boolean =>
    this.options.some((option) => Object.entries(command).every(([key, value]) => (option as Record<string, unknown>)[key] === value));
  canWalk = (place: string): boolean => this.can({ do: 'walk', to: this.at(place) });
  /** The rule and the words that stand against a command, or null. */
  whyNot(command: Partial<AnyCommand> & { readonly do: string }): { readonly rule: string; readonly words: string } | null {
    const found = refusals(mayhem, this.content, this.session.now).find(({ command: tried }) =>
      Object.entries(command).every(([key, value]) => (tried as Record<string, unknown>)[key] === value),
    );
    return found?.refusal ?? null;
  }

  hero(seat = this.state.turn.seat): Immutable<Hero> {
    const hero = this.state.heroes[seat];
    if (!hero) throw new Error(`nobody at seat ${seat}`);
    return hero;
  }
  /** Where a hero stands; null when it is down. */
  whereHero(seat = this.state.turn.seat): string | null {
    const { at } = this.hero(seat);
    return at === null ? null : this.place(at);
  }
  monster(number = 1): Immutable<Monster> {
    const monster = this.state.monsters.find((one) => one.number === number);
    if (!monster) throw new Error(`no monster ${number}`);
    return monster;
  }
  get monsterNumbers(): number[] {
    return this.state.monsters.map(({ number }) => number);
  }
  whereMonster = (number = 1): string => this.place(this.monster(number).at);
  /** What lies on a square. */
  lootAt(place: string): { readonly gold: number; readonly cards: readonly string[]; readonly shield: boolean } | null {
    const found = this.state.loot.find(({ at }) => at === this.at(place));
    return found ? { gold: found.gold, cards: found.cards, shield: found.shield } : null;
  }
  /** Everything of one kind that has been told so far. */
  told = <K extends Event['do']>(kind: K): VariantOf<Event, K>[] =>
    this.events.filter((event): event is VariantOf<Event, K> => event.do === kind);
  at = (place: string): number => this.chart.at(place);
  place = (square: number): string => this.chart.place(square);
  /** The shut doors that are known, by kind. */
  door(kind: 'plain' | 'locked' | 'secret'): number {
    const found = boardGeometry(this.state.board, this.content).doors.find((door) => door.kind === kind);
    if (!found) throw new Error(`no ${kind} door`);
    return found.edge;
  }
}
