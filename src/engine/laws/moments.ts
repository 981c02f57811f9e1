import { accept, NotAccepted } from '../accept.ts';
import { equal } from '../equal.ts';
import type { Command, Json, Position, Schema, Vocabulary } from '../game.ts';
import { prompt, scene } from '../session.ts';
import { brief, type Moment, same } from './law.ts';
import { notPlain, objectsIn } from './plain.ts';

/** Until the game has ended somebody is asked, and can answer. */
export function asks<V extends Vocabulary>({ prompt: asked, session, game }: Moment<V>): string | null {
  if (session.now.outcome) return asked ? 'a question after the end' : null;
  if (!asked) return 'no question, and no outcome';
  if (asked.kind === 'choose' && asked.options.length === 0) return `nothing to choose from: ${brief(asked.choice)}`;
  const { seat } = asked;
  return Number.isInteger(seat) && seat >= 0 && seat < game.seats.max ? null : `nobody sits at seat ${seat}`;
}

/** A position is plain JSON, each object of it in one place, and none of it part of the content. */
export const isPlain = <V extends Vocabulary>({ session, content }: Moment<V>): string | null => notPlain(session.now, contentOf(content));

/** What the game says is always so is so: each card in exactly one place, nobody above their hearts. */
export const holdsInvariants = <V extends Vocabulary>({ game, content, session }: Moment<V>): string | null =>
  brokenInvariant(game, content, session.now);

/** State, tasks, commands and options pass the schemas that guard imports, which neither drop nor change anything. */
export function fitsSchemas<V extends Vocabulary>({ game, session, prompt: asked }: Moment<V>): string | null {
  const { state, task, command } = game.schemas;
  const answers = asked?.kind === 'choose' ? asked.options : [];
  return (
    misfit(state, session.now.state, 'the state') ??
    first(session.now.agenda, (waiting) => misfit(task, waiting, `the task ${waiting.do}`)) ??
    first(answers, (answer) => misfit(command, answer, `the command ${answer.do}`))
  );
}

/** What a viewer sees does not hang on what they cannot know. */
export const viewsOnlyTheKnown = <V extends Vocabulary>({ game, content, session, worlds }: Moment<V>): string | null =>
  first(worlds, ({ viewer, at }) =>
    same(game.view(scene(at), viewer, content), game.view(scene(session.now), viewer, content))
      ? null
      : `the view of ${viewer} shows a secret`,
  );

/** Whoever decides knows what may be chosen. */
export function ownOptionsAreKnown<V extends Vocabulary>({ game, content, prompt: asked, worlds }: Moment<V>): string | null {
  const mine = worlds.filter(({ viewer }) => viewer === asked?.seat);
  return first(mine, ({ viewer, at }) => (same(prompt(game, content, at), asked) ? null : `seat ${viewer} cannot know its own options`));
}

/** What may be chosen at an open question is known to the whole table; else the question must be `secret`. */
export function openOptionsAreKnown<V extends Vocabulary>({ game, content, prompt: asked, worlds }: Moment<V>): string | null {
  if (asked?.kind === 'choose' && asked.secret) return null;
  const open = worlds.filter(({ viewer }) => viewer === 'table');
  return first(open, ({ at }) => (same(prompt(game, content, at), asked) ? null : `${brief(asked)} is open, yet shows a secret`));
}

/** A world that somebody may believe in is a position like any other. */
export const worldsArePositions = <V extends Vocabulary>({ game, content, worlds }: Moment<V>): string | null =>
  first(
    worlds,
    ({ viewer, at }) =>
      prefixed(`imagined for ${viewer}: `, notPlain(at, contentOf(content))) ??
      prefixed(`imagined for ${viewer}: `, brokenInvariant(game, content, at)) ??
      prefixed(`imagined for ${viewer}: `, misfit(game.schemas.state, at.state, 'the state')),
  );

/** Candidates that are not refused are exactly the options, and each refusal names a rule and says why. */
export function candidatesAgree<V extends Vocabulary>({ game, content, session, prompt: asked }: Moment<V>): string | null {
  if (asked?.kind !== 'choose') return null;
  const row = game.choices[asked.choice.do as V['choice']['do']];
  if (!row.candidates || !row.refuse) return row.candidates || row.refuse ? 'candidates and refuse go together' : null;
  const state = session.now.state as never;
  const allowed: Command<V>[] = [];
  for (const command of row.candidates(state, asked.choice as never, content) as Command<V>[]) {
    const refusal = row.refuse(state, asked.choice as never, command as never, content);
    if (!refusal) allowed.push(command);
    else if (!refusal.rule || !refusal.words) return `a refusal without a rule or words: ${brief(command)}`;
  }
  const unlisted = missing(allowed, asked.options);
  if (unlisted) return `not refused, yet no option: ${brief(unlisted)}`;
  const refused = missing(asked.options, allowed);
  return refused ? `an option that is refused or no candidate: ${brief(refused)}` : null;
}

/** What is wrong with `value` in the eyes of `schema`, or null. */
function misfit<T>(schema: Schema<T>, value: Json, what: string): string | null {
  try {
    const accepted = accept(schema, value, `${what} does not pass its schema`);
    return equal(accepted as Json, value) ? null : `the schema changes ${what}: ${brief(value)}`;
  } catch (error) {
    if (error instanceof NotAccepted) return `${error.message} in ${brief(value)}`;
    throw error;
  }
}

function brokenInvariant<V extends Vocabulary>(game: Moment<V>['game'], content: V['content'], at: Position<V>): string | null {
  const broken = game.invariants.find((invariant) => !invariant.holds(scene(at), content));
  return broken ? `not so: ${broken.name}` : null;
}

/** The first of `these` that is not among `those`. In the same order, which is usual, one look each is enough. */
function missing<T extends Json>(these: readonly T[], those: readonly T[]): T | undefined {
  return these.find((one, i) => {
    const there = those[i];
    return !(there !== undefined && equal(one, there)) && !those.some((other) => equal(one, other));
  });
}

const contents = new WeakMap<object, Set<object>>();
function contentOf(content: object): Set<object> {
  const known = contents.get(content) ?? objectsIn(content);
  contents.set(content, known);
  return known;
}

const prefixed = (prefix: string, detail: string | null): string | null => (detail === null ? null : prefix + detail);

function first<T>(items: readonly T[], wrong: (item: T) => string | null): string | null {
  for (const item of items) {
    const found = wrong(item);
    if (found !== null) return found;
  }
  return null;
}
