import type { Box } from './box.ts';
import type { Command, Json, Seat, Vocabulary } from './game.ts';
import type { Teller } from './kit/telling.ts';
import { inSentence } from './kit/words.ts';
import type { Match } from './match.ts';
import type { RandomState } from './random.ts';
import { FORMAT, type Save, type Tale, type Ticket, type TurnStart, type Write, written } from './save.ts';
import type { SeatRecord } from './seats.ts';
import { type Acted, type Look, seal } from './session.ts';

/** What is written down of a game, made from the game. */

/** A fresh game as a save. */
export function newSave<V extends Vocabulary>(
  box: Box<V>,
  dealt: Acted<V>,
  facts: {
    readonly id: string;
    readonly seats: readonly SeatRecord[];
    readonly options: Json;
    readonly build: string;
    readonly now: number;
    readonly match?: Match;
  },
): Save<V> {
  return {
    format: FORMAT,
    id: facts.id,
    game: box.game.id,
    version: box.game.migrations.length,
    revision: 0,
    seats: facts.seats,
    options: facts.options,
    packs: box.packs ?? [],
    started: facts.now,
    played: facts.now,
    build: facts.build,
    session: dealt.session,
    journal: [{ seat: dealt.began ?? 0, turn: 1, began: false, events: dealt.events }],
    undone: [],
    turn: 1,
    line: 0,
    title: null,
    ...(facts.match ? { match: facts.match } : {}),
  };
}

/** The save after `command`, which `seat` gave: what it brought about is in the journal, and nothing is left to be done again. */
export function goneOn<V extends Vocabulary>(
  save: Save<V>,
  { session, began, before, events }: Acted<V>,
  command: Command<V>,
  seat: Seat,
): Save<V> {
  const turn = began === null ? save.turn : save.turn + 1;
  const entry = { seat: began ?? seat, turn, began: began !== null, ...(before > 0 ? { before } : {}), command, events };
  return { ...save, session, journal: written(save.journal, entry, session.commands.length), undone: [], turn };
}

/** A save that another build wrote is played on, but its commands are not played again: its rules may have differed. */
export const trusted = <V extends Vocabulary>(save: Save<V>, build: string): Save<V> =>
  save.build === build ? save : { ...save, build, session: seal(save.session, 'loaded'), undone: [] };

/** The save after the table went back to `start`: a new line of the story, and new dice. */
export function goneBack<V extends Vocabulary>(save: Save<V>, start: TurnStart<V>, random: RandomState): Save<V> {
  const now = { ...start.at, random };
  return {
    ...save,
    session: { checkpoint: now, sealed: 'back', commands: [], undone: [], now },
    journal: [{ seat: start.seat, turn: start.turn, began: false, events: [], wentBack: true }],
    undone: [],
    turn: start.turn,
    line: save.line + 1,
  };
}

type Says<V extends Vocabulary> = Pick<Teller<V>, 'call' | 'summary'>;

/** Whose turn it is and what they were about to do, as the table's call says it; of a secret, and of a bot, only whose turn. */
function headlineOf<V extends Vocabulary>({ seats, session }: Save<V>, says: Says<V>, seen: Look<V>, deciding: Seat | null): string {
  if (session.now.outcome) return 'The curtain has fallen';
  const { view, prompt } = seen;
  const names = seats.map((seat) => inSentence(seat.name));
  const name = names[deciding ?? 0] ?? 'Somebody';
  const turn = `${name} holds the torch`;
  if (!prompt || prompt.kind === 'wait' || seats[deciding ?? 0]?.player.kind === 'bot') return turn;
  try {
    // whoever speaks for a bot is called by name
    const called = names.map((own, i) => (i === prompt.seat ? name : own));
    const { title } = says.call(view, prompt, called);
    return title.includes(name) ? title : `${name}: ${title}`;
  } catch {
    // what cannot be said must not keep a game from being saved
    return turn;
  }
}

/** What the shelf shows; `seen` is what everybody may see. */
export const ticketOf = <V extends Vocabulary>(save: Save<V>, says: Says<V>, seen: Look<V>, deciding: Seat | null): Ticket => ({
  id: save.id,
  game: save.game,
  emblems: save.seats.map((seat) => seat.emblem),
  headline: headlineOf(save, says, seen, deciding),
  summary: says.summary(seen.view),
  played: save.played,
  over: save.session.now.outcome !== null,
  title: save.title,
});

/** What has happened in a turn, as far as the journal goes back. */
export function taleOf<V extends Vocabulary>(save: Save<V>, turn: number): Tale<V> | null {
  const entries = save.journal.filter((entry) => entry.turn === turn);
  const [first] = entries;
  return first ? { line: save.line, turn, seat: first.seat, entries } : null;
}

/** How the table stands, at the start of a turn; the seat decides first. */
export const startOf = <V extends Vocabulary>({ line, turn, version, session, played }: Save<V>, seat: Seat | null): TurnStart<V> => ({
  line,
  turn,
  seat: seat ?? 0,
  version,
  at: session.now,
  played,
});

/** All that goes to the disk for one command; `seen` is what everybody may see. */
export function writeOf<V extends Vocabulary>(
  save: Save<V>,
  says: Says<V>,
  seen: Look<V>,
  deciding: Seat | null,
  starts: readonly TurnStart<V>[],
): Write<V> {
  const tale = taleOf(save, save.turn);
  return { save, ticket: ticketOf(save, says, seen, deciding), tales: tale ? [tale] : [], starts };
}
