// The same game in Node, beside the one in the browser: it knows what comes next, and the page must follow. Built by prepare.mjs.
import { gameFromLink } from '../../src/app/games/game-link.ts';
import { fileText } from '../../src/app/import-export/exported-save-file.ts';
import { type Case, damaged, realSaves } from '../../src/cli/damaged-saves.ts';
import type { PolicyFactory } from '../../src/engine/bots/policies.ts';
import type { Answer, GameTypes, Immutable, Json, Outcome } from '../../src/engine/game.ts';
import { asAnyGameModule, type GameModule } from '../../src/engine/game-module.ts';
import { Random } from '../../src/engine/random.ts';
import { Runner } from '../../src/engine/runner.ts';
import type { Save } from '../../src/engine/save.ts';
import { saveAfterCommand } from '../../src/engine/save-records.ts';
import { levelsOf } from '../../src/engine/seats.ts';
import { type ActResult, act, observe, prompt, type Session, startSession } from '../../src/engine/session.ts';
import { speak } from '../../src/engine/shared/sentences.ts';
import type { Policy } from '../../src/engine/simulate.ts';
import { validate } from '../../src/engine/validate.ts';
import { gameModules } from '../../src/games/game-modules.ts';
import { greedy as quickDelver } from '../../src/games/labyrinth/bots/greedy.ts';
import { labyrinthModule } from '../../src/games/labyrinth/index.ts';
import { Behind, Dm, DmHero, Sure } from '../../src/games/labyrinth/state/dungeon-master-commands.ts';
import type { Labyrinth } from '../../src/games/labyrinth/state/tasks.ts';
import { greedy } from '../../src/games/magic-and-mayhem/bots/greedy.ts';
import type { Feature } from '../../src/games/magic-and-mayhem/content/card-schemas.ts';
import { mayhemModule } from '../../src/games/magic-and-mayhem/index.ts';
import type { State } from '../../src/games/magic-and-mayhem/state/state.ts';
import type { Event, Mayhem } from '../../src/games/magic-and-mayhem/state/tasks.ts';
import { gameText } from '../../src/games/magic-and-mayhem/text/index.ts';
import { greedy as quickThief } from '../../src/games/traps-and-treasures/bots/greedy.ts';
import { trapsModule } from '../../src/games/traps-and-treasures/index.ts';
import type { Traps } from '../../src/games/traps-and-treasures/state/tasks.ts';
import { firstSeats } from '../../src/ui/shell/seats/seat-list.ts';

const { game, content } = mayhemModule;
const words = gameText(content);

export type Setup = { readonly seats: number; readonly seed: number; readonly options: { readonly [key: string]: Json } };
/** What the table waits for. */
export type Question = {
  readonly kind: 'choose' | 'roll';
  readonly seat: number;
  /** Which choice or roll of the rules it is. */
  readonly task: string;
  /** How many answers; 1 for a roll. */
  readonly options: number;
  /** How many dice are thrown, and of how many faces. */
  readonly dice: number;
  readonly faces: number;
};
export type Asked = Question & {
  /** The hero's turn has ended, and the monsters are about. */
  readonly monsters: boolean;
  /** How many monsters are about. */
  readonly foes: number;
};
export type Deed = { readonly choose: number } | { readonly dice: readonly number[] };

/** The game in Node, whichever it is. */
class Double<V extends GameTypes> {
  protected session: Session<V>;
  private readonly box: GameModule<V>;
  private readonly policy: Policy<V>;
  /** How many commands so far: what the page shows as data-move, as long as nobody took anything back. */
  moves = 0;
  /** How many turns have begun. */
  turns = 0;
  /** What the last command let everybody know, as sentences need it. */
  protected last: ActResult<V>;

  constructor(box: GameModule<V>, quick: PolicyFactory<V>, { seats, seed, options }: Setup) {
    this.box = box;
    this.last = startSession(box.game, box.content, seats, validate(box.game.schemas.options, options, 'the options'), seed);
    this.session = this.last.session;
    this.policy = quick(Random.seed(seed + 1));
  }

  get asked(): Question | null {
    const asked = prompt(this.box.game, this.box.content, this.session.now);
    if (!asked) return null;
    return asked.kind === 'roll'
      ? { kind: 'roll', seat: asked.seat, task: asked.roll.do, options: 1, dice: asked.roll.count, faces: asked.roll.faces }
      : { kind: 'choose', seat: asked.seat, task: asked.choice.do, options: asked.options.length, dice: 0, faces: 0 };
  }
  get outcome(): Outcome | null {
    return this.session.now.outcome;
  }
  /** The bare commands, in the order of their indexes. */
  get commands(): readonly Answer<V>[] {
    const asked = prompt(this.box.game, this.box.content, this.session.now);
    return asked?.kind === 'choose' ? (asked.options as readonly Answer<V>[]) : [];
  }

  choose(index: number): void {
    const command = this.commands[index];
    if (!command) throw new Error(`the twin has no answer ${index}`);
    this.answered(command);
  }
  protected answered(command: Answer<V>): void {
    this.played(act(this.box.game, this.box.content, this.session, command));
  }
  /** Throws the app's dice, and says what fell. */
  roll(): readonly number[] {
    this.played(act(this.box.game, this.box.content, this.session, { do: 'roll' }));
    return this.last.dice ?? [];
  }
  /** Real dice. */
  rolled(dice: readonly number[]): void {
    this.played(act(this.box.game, this.box.content, this.session, { do: 'rolled', dice }));
  }
  private played(acted: ActResult<V>): void {
    this.last = acted;
    this.session = acted.session;
    this.moves++;
    if (acted.began !== null) this.turns++;
    const next = prompt(this.box.game, this.box.content, this.session.now);
    // nobody taps for these
    if (next?.kind === 'roll' && next.thrower !== 'asked') this.roll();
  }

  /** Whether this answer would let somebody learn something: then undo ends there. */
  reveals(index: number): boolean {
    const command = this.commands[index];
    return command !== undefined && act(this.box.game, this.box.content, this.session, command).session.commands.length === 0;
  }

  /** What the quick bot would answer. */
  greedy(): number {
    const { game: rules, content: cards } = this.box;
    const asked = prompt(rules, cards, this.session.now);
    if (asked?.kind !== 'choose') throw new Error('nothing to choose');
    if (asked.options.length === 1) return 0;
    return this.policy(asked.options as readonly Answer<V>[], asked.choice as V['choice'], new Runner(rules, cards, this.session.now));
  }
}

/**
 * What the quick bot would answer in a game as it was saved, by index, or the first that one would `rather` do, where one may; null where dice are asked
 * for, and at the end.
 */
export async function wiseAnswer(
  { game: id, revision, session: { now } }: Save<GameTypes>,
  rather: readonly string[],
): Promise<number | null> {
  const box = await gameModules[id]?.();
  const asked = box && prompt(box.game, box.content, now);
  if (!box || asked?.kind !== 'choose') return null;
  const wish = asked.options.findIndex(({ do: what }) => rather.includes(what));
  if (wish >= 0) return wish;
  const runner = new Runner(box.game, box.content, now);
  return box.bots.greedy(Random.seed(revision))(asked.options, asked.choice, runner);
}

/** Magic and Mayhem in Node, with what is told and asked. */
export class Twin extends Double<Mayhem> {
  /** People sit at all seats, so that the youngest is asked easy riddles (MM-46). */
  constructor(setup: Setup) {
    const levels = levelsOf(firstSeats(setup.seats), Number(setup.options.first ?? 0));
    super(mayhemModule, greedy, { ...setup, options: { levels, ...setup.options } });
  }

  override get asked(): Asked | null {
    const asked = super.asked;
    const { turn, monsters: pack } = this.session.now.state;
    return asked && { ...asked, monsters: turn.over, foes: pack.length };
  }

  get state(): Immutable<State> {
    return this.session.now.state;
  }
  /** Whether the last command let this happen. */
  did(what: Event['do']): boolean {
    return this.last.events.some(({ event }) => event.do === what);
  }

  /** What there is to do in a room that this answer would use. */
  featureOf(command: Answer<Mayhem>): Immutable<Feature> | undefined {
    if (command.do !== 'use-feature' && command.do !== 'walk') return undefined;
    const used = act(game, content, this.session, command).events.flatMap(({ event }) => (event.do === 'feature-used' ? [event.tile] : []));
    return content.tiles[used[0] ?? '']?.feature;
  }

  /** Whether the last command turned up a card, or a boss. */
  get drew(): boolean {
    return this.last.events.some(({ event }) => event.do === 'danger-drawn' || event.do === 'treasure-drawn' || event.do === 'boss-came');
  }

  /** The question as the table puts it. */
  title(names: readonly string[]): string {
    const { view, prompt: asked } = observe(game, content, this.session.now, 'table');
    return asked && asked.kind !== 'wait' ? words.call(view, asked, names).title : '';
  }
  /** What a quest is after, and who carries what of it, as the table says it. */
  goal(names: readonly string[]): string {
    const { view } = observe(game, content, this.session.now, 'table');
    const { goal = '', things = [], id = '' } = view.quest ?? {};
    const called = (thing: string): string => content.quests[id]?.things.find((one) => one.id === thing)?.called ?? '';
    return [goal, ...things.flatMap(({ thing, by }) => (by === null ? [] : [`${names[by] ?? ''} has ${called(thing)}.`]))].join(' ');
  }
  /** How the game ended, in big letters. */
  headline(): string {
    const { outcome } = this.session.now;
    return outcome ? words.ending(observe(game, content, this.session.now, 'table').view, outcome, []).headline : '';
  }
  /** What happened last, in sentences. */
  news(names: readonly string[]): string[] {
    return this.last.events.flatMap(({ event }) => {
      const told = words.tell(event, names);
      return told ? [speak(told)] : [];
    });
  }
  label(index: number, names: readonly string[]): string {
    const { view, prompt: asked } = observe(game, content, this.session.now, 'table');
    const command = asked?.kind === 'choose' ? asked.options[index] : undefined;
    return asked?.kind === 'choose' && command ? words.option(view, asked.choice, command, names) : '';
  }
}

/** Labyrinth in Node. */
export const delver = (setup: Setup) => new Double(labyrinthModule, quickDelver, setup);

/** What only a dungeon master is asked, with every command that there is: the unions of the rules themselves. */
const MEDDLING = { dm: Dm, 'dm-hero': DmHero, behind: Behind, sure: Sure } as const;
/** A power as a word: "dm add", "dm-hero coins +", "target somebody". */
function powerOf(task: string, command: Answer<Labyrinth>): string {
  if (command.do === 'target') return `target ${command.hero === null ? 'chance' : 'somebody'}`;
  const sign = 'by' in command && typeof command.by === 'number' ? (command.by < 0 ? ' −' : ' +') : '';
  return `${task} ${command.do}${sign}`;
}
/** Every power of a dungeon master. One that is added to the rules is in here, and has to be used. */
export const POWERS: readonly string[] = [
  'target somebody',
  'target chance',
  'difficulty against',
  ...Object.entries(MEDDLING).flatMap(([task, { options }]) =>
    options.flatMap(({ entries }) => {
      const word = `${task} ${entries.do.literal}`;
      return 'by' in entries ? [`${word} +`, `${word} −`] : [word];
    }),
  ),
];
/** They come last: they lead away from what else may be done there. */
const LEAVES: readonly string[] = ['dm done', 'dm-hero done', 'behind done', 'dm hero', 'dm behind', 'sure rather-not'];
/** The dungeon master may meddle so often at one go. */
const PATIENCE = 40;

/** Labyrinth in Node, with a dungeon master who tries out every power. */
export class Meddler extends Double<Labyrinth> {
  readonly used = new Set<string>();
  /** How often the dungeon master has been asked in a row. */
  private meddled = 0;
  /** Where the dungeon master was called last: the table waits for something else before it is called again. */
  private calledAt = '';
  constructor(setup: Setup) {
    super(labyrinthModule, quickDelver, setup);
  }
  get missing(): readonly string[] {
    return POWERS.filter((power) => !this.used.has(power));
  }
  /** What to answer next, by index. */
  curious(): number {
    const { asked, commands } = this;
    const task = asked?.task ?? '';
    const fresh = (index: number): boolean => !this.used.has(powerOf(task, commands[index] as Answer<Labyrinth>));
    const all = commands.map((_, index) => index);
    const find = (word: string, more: (command: Answer<Labyrinth>) => boolean = () => true): number =>
      commands.findIndex((command) => command.do === word && more(command));
    const own = task in MEDDLING || task === 'target' || task === 'difficulty';
    if (!own) {
      this.meddled = 0;
      const call = find('call-dm');
      const place = `${task} ${this.session.now.state.delve?.rooms.length ?? 0}`;
      if (call < 0 || place === this.calledAt || (task !== 'gate' && task !== 'explore')) return this.greedy();
      this.calledAt = place;
      return call;
    }
    this.meddled++;
    const open = all.filter(fresh);
    const powers = open.filter((index) => !LEAVES.includes(powerOf(task, commands[index] as Answer<Labyrinth>)));
    const kobold = find('add', (command) => command.do === 'add' && command.kind === 'kobold');
    const dragons = this.session.now.state.delve?.rooms[this.session.now.state.delve.at]?.foes.find(({ kind }) => kind === 'dragon');
    // who has done it all the same sends it home again
    const home = find('remove', (command) => command.do === 'remove' && command.foe === dragons?.id);
    if (home >= 0) return home;
    if (task === 'dm' && powers.includes(kobold)) return kobold;
    const [power] = powers;
    if (power !== undefined) return power;
    if (this.meddled > PATIENCE) return Math.max(0, find('done'));
    const lacks = (of: string): boolean => this.missing.some((one) => one.startsWith(of));
    const dragon = find('add', (command) => command.do === 'add' && command.kind === 'dragon');
    if (task === 'dm' && lacks('dm-hero ') && find('hero') >= 0) return find('hero');
    if (task === 'dm' && lacks('behind ') && find('behind') >= 0) return find('behind');
    if (task === 'dm' && lacks('sure ') && dragon >= 0) return dragon;
    const [leave] = open;
    return leave ?? Math.max(0, find('done'));
  }
  override choose(index: number, line?: string): void {
    const command = this.commands[index];
    if (!command) throw new Error(`the twin has no answer ${index}`);
    this.used.add(powerOf(this.asked?.task ?? '', command));
    this.answered(line === undefined ? command : ({ ...command, line } as Answer<Labyrinth>));
  }
}

/** The first of some seeds by which a dungeon master has used every power within so many moves. */
export function meddlingSeed(setup: Omit<Setup, 'seed'>, moves: number, seeds = 40): number {
  const missing = new Set<string>();
  for (let seed = 1; seed <= seeds; seed++) {
    const twin = new Meddler({ ...setup, seed });
    while (twin.asked && twin.moves < moves && twin.missing.length > 0) {
      if (twin.asked.kind === 'roll') twin.roll();
      else twin.choose(twin.curious());
    }
    if (twin.missing.length === 0) return seed;
    for (const power of twin.missing) missing.add(power);
  }
  throw new Error(`no dungeon master of ${seeds} has used all of these: ${[...missing].join(', ')}`);
}

/** Traps and Treasures in Node, played by somebody who tries whatever lies on a tile. */
export class Rummager extends Double<Traps> {
  private readonly tried = new Set<string>();
  constructor(setup: Setup) {
    super(trapsModule, quickThief, setup);
  }
  /** What lay on a tile and was found or used by the last command: "found stall", "visited stall". */
  get things(): string[] {
    return this.last.events.flatMap(({ event }) => (event.do === 'found' || event.do === 'visited' ? [`${event.do} ${event.thing}`] : []));
  }
  /** What may be done with a thing on a tile, and has not been; else what the quick bot would answer. */
  curious(): number {
    const visit = this.commands.findIndex(({ do: what }) => what === 'visit');
    const { places, players, turn } = this.session.now.state;
    const thing = places[players[turn.seat]?.at ?? 0]?.thing ?? '';
    if (visit < 0 || this.tried.has(thing)) return this.greedy();
    this.tried.add(thing);
    return visit;
  }
}

/** Everything that lies on tiles, and what one may use of it: "found stall", "visited stall". */
export const THINGS: readonly string[] = Object.values(trapsModule.content.things).flatMap(({ id, visit }) => [
  `found ${id}`,
  ...(visit ? [`visited ${id}`] : []),
]);

/** A few games that are played until each thing of THINGS has been found, and used, in one of them; and which of them comes by which command. */
export function rummages(setup: Omit<Setup, 'seed'>, seeds = 40, moves = 150) {
  const games = Array.from({ length: seeds }, (_, seed) => {
    const twin = new Rummager({ ...setup, seed: seed + 1 });
    const deeds: Deed[] = [];
    const things: (readonly [thing: string, move: number])[] = [];
    while (twin.asked && deeds.length < moves) {
      const choose = twin.asked.kind === 'roll' ? null : twin.curious();
      deeds.push(choose === null ? { dice: twin.roll() } : { choose });
      if (choose !== null) twin.choose(choose);
      things.push(...twin.things.map((thing) => [thing, deeds.length - 1] as const));
    }
    return { seed: seed + 1, deeds, things };
  });
  const missing = new Set(THINGS);
  const picked = [];
  while (missing.size > 0) {
    const fresh = games.map((game) => [...new Map([...game.things].reverse())].filter(([thing]) => missing.has(thing)));
    const most = Math.max(...fresh.map(({ length }) => length));
    const i = fresh.findIndex(({ length }) => length === most);
    const [game, wanted] = [games[i], fresh[i] ?? []];
    if (!game || most === 0) throw new Error(`in ${seeds} games nobody came to ${[...missing].join(', ')}`);
    for (const [thing] of wanted) missing.delete(thing);
    picked.push({
      setup: { ...setup, seed: game.seed },
      deeds: game.deeds.slice(0, Math.max(...wanted.map(([, move]) => move)) + 1),
      things: new Map(wanted.map(([thing, move]) => [move, thing])),
    });
  }
  return picked;
}

/** Whoever plays along with the robot. */
export type Companion = Pick<Double<GameTypes>, 'asked' | 'outcome' | 'moves' | 'turns' | 'choose' | 'roll' | 'rolled' | 'greedy'>;
/** A twin of any game that the robot knows. */
export const COMPANIONS: { readonly [game: string]: (setup: Setup) => Companion } = {
  'magic-and-mayhem': (setup) => new Twin(setup),
  'traps-and-treasures': (setup) => new Double(trapsModule, quickThief, setup),
  labyrinth: delver,
};

export type Story = { readonly setup: Setup; readonly deeds: readonly Deed[]; readonly outcome: Outcome; readonly asked: readonly Asked[] };

/** A whole game, played by the quick bot with the app's dice. */
export function greedyGame(setup: Setup): Story {
  const twin = new Twin(setup);
  const deeds: Deed[] = [];
  const questions: Asked[] = [];
  for (;;) {
    const { asked, outcome } = twin;
    if (outcome) return { setup, deeds, outcome, asked: questions };
    if (!asked) throw new Error('no question, and no outcome');
    questions.push(asked);
    if (asked.kind === 'roll') deeds.push({ dice: twin.roll() });
    else {
      const choose = twin.greedy();
      deeds.push({ choose });
      twin.choose(choose);
    }
  }
}

/** The shortest of the first games that the bot plays and that `fits`, by seed. */
export function findStory(setup: Omit<Setup, 'seed'>, fits: (story: Story) => boolean, enough = 5, seeds = 400): Story {
  const found: Story[] = [];
  for (let seed = 1; seed <= seeds && found.length < enough; seed++) {
    const story = greedyGame({ ...setup, seed });
    if (fits(story)) found.push(story);
  }
  const [shortest] = found.sort((a, b) => a.deeds.length - b.deeds.length);
  if (!shortest) throw new Error(`no such game among ${seeds} seeds`);
  return shortest;
}

/** The game, among the first so many seeds, in which the bot comes soonest to where `isThere` says yes, and how many commands lead there. */
export function soonest(
  setup: Omit<Setup, 'seed'>,
  isThere: (asked: Asked, next: Asked | undefined) => boolean,
  seeds = 60,
): { readonly setup: Setup; readonly deeds: readonly Deed[] } {
  const found = Array.from({ length: seeds }, (_, i) => {
    const story = greedyGame({ ...setup, seed: i + 1 });
    const at = story.asked.findIndex((asked, move) => isThere(asked, story.asked[move + 1]));
    return at < 0 ? [] : [{ setup: story.setup, deeds: story.deeds.slice(0, at) }];
  }).flat();
  const [first] = found.sort((a, b) => a.deeds.length - b.deeds.length);
  if (!first) throw new Error(`nowhere in ${seeds} games`);
  return first;
}

/** A game of Magic and Mayhem that was begun: the twin as far as it, and what is done next. */
export type Moment = { readonly setup: Setup; readonly done: readonly Deed[]; readonly next: readonly Deed[] };

/** The first game, by seed, in which the bot comes to where one of its answers is the wanted one; that answer is next. */
export function momentOf(setup: Omit<Setup, 'seed'>, isWanted: (twin: Twin, command: Answer<Mayhem>) => boolean, seeds = 300): Moment {
  for (let seed = 1; seed <= seeds; seed++) {
    const twin = new Twin({ ...setup, seed });
    const done: Deed[] = [];
    for (let { asked } = twin; asked; { asked } = twin) {
      const wanted = asked.kind === 'choose' ? twin.commands.findIndex((command) => isWanted(twin, command)) : -1;
      if (wanted >= 0) return { setup: { ...setup, seed }, done, next: [{ choose: wanted }] };
      if (asked.kind === 'roll') done.push({ dice: twin.roll() });
      else {
        const choose = twin.greedy();
        done.push({ choose });
        twin.choose(choose);
      }
    }
  }
  throw new Error(`nowhere in ${seeds} games`);
}

/** The shortest way home of the first games that end so: what comes after the boss has fallen. */
export function wayHome(setup: Omit<Setup, 'seed'>, reason: string, seeds = 300, enough = 5): Moment {
  const found: Moment[] = [];
  for (let seed = 1; seed <= seeds && found.length < enough; seed++) {
    const { outcome, deeds, asked } = greedyGame({ ...setup, seed });
    if (outcome.reason !== reason) continue;
    const twin = new Twin({ ...setup, seed });
    const at = deeds.findIndex((deed, i) => {
      if (twin.state.wakened !== null && asked[i]?.task === 'turn') return true;
      doIt(twin, deed);
      return false;
    });
    if (at >= 0) found.push({ setup: { ...setup, seed }, done: deeds.slice(0, at), next: deeds.slice(at) });
  }
  const [shortest] = found.sort((a, b) => a.next.length - b.next.length);
  if (!shortest) throw new Error(`no way home among ${seeds} games that ends so: ${reason}`);
  return shortest;
}

function doIt(twin: Twin, deed: Deed): void {
  if ('choose' in deed) twin.choose(deed.choose);
  else twin.roll();
}
/** The twin of a moment. */
export function twinAt({ setup, done }: Moment): Twin {
  const twin = new Twin(setup);
  for (const deed of done) doIt(twin, deed);
  return twin;
}
/** A moment as a file that can be brought in at "All games", with a name. */
export function fileOf({ setup, done }: Moment, title: string): string {
  const { seats, seed, options } = setup;
  const box = asAnyGameModule(mayhemModule);
  const asked = new URLSearchParams({ seats: `${seats}`, seed: `${seed}`, options: JSON.stringify(options) });
  let save = { ...gameFromLink(box, asked, seed), title };
  const twin = new Twin(setup);
  const play = (command: Answer<GameTypes> | { readonly do: 'roll' }): void => {
    const { seat } = prompt(box.game, box.content, save.session.now) ?? { seat: 0 };
    const next = saveAfterCommand(save, act(box.game, box.content, save.session, command), command, seat);
    save = { ...next, title, revision: save.revision + 1 };
  };
  for (const deed of done) {
    if ('choose' in deed) play(twin.commands[deed.choose] ?? { do: 'roll' });
    else play({ do: 'roll' });
    doIt(twin, deed);
    // nobody taps for these
    while (save.revision < twin.moves) play({ do: 'roll' });
  }
  return fileText(save);
}

/** A game of Traps and Treasures in which everybody only ever goes where nobody was, until so many tiles lie. */
export function wideMap(setup: Setup, tiles: number): readonly Deed[] {
  const twin = new Double(trapsModule, quickThief, setup);
  const random = Random.seed(setup.seed);
  const deeds: Deed[] = [];
  for (let laid = 0; laid < tiles && twin.asked; ) {
    if (twin.asked.kind === 'roll') {
      deeds.push({ dice: twin.roll() });
      continue;
    }
    const { commands } = twin;
    const lays = commands.flatMap(({ do: what }, i) => (what === 'lay' ? [i] : []));
    const moves = commands.flatMap(({ do: what }, i) => (what === 'move' ? [i] : []));
    const choose = random.pick(lays.length > 0 ? lays : moves.length > 0 ? moves : [0]);
    laid += lays.length > 0 ? 1 : 0;
    deeds.push({ choose });
    twin.choose(choose);
  }
  return deeds;
}

export const heroIds: { readonly [name: string]: string } = Object.fromEntries(
  Object.values(content.heroes).map(({ id, name }) => [name, id]),
);

/** Saves and files of real games, damaged: the same as `npm run fuzz:saves` makes, save for what no page can be handed. */
export async function damagedCases(count: number, seed: number): Promise<readonly Case[]> {
  const box = asAnyGameModule(mayhemModule);
  const saves = realSaves(box, box.bots.greedy);
  return Array.from({ length: count }, (_, i) => {
    const random = Random.seed(seed * 1_000_003 + i);
    return damaged(random.pick(saves), random.pick(saves), random);
  });
}
