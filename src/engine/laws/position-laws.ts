import { choiceHandlers, handlerOf } from '../choice-handler.ts';
import { equal } from '../equal.ts';
import type { Command, GameTypes, Json, Position, Schema } from '../game.ts';
import { prompt, snapshotOf } from '../session.ts';
import { ValidationError, validate } from '../validate.ts';
import { type LawPosition, sameJson, shortJson } from './law.ts';
import { notPlain, objectsIn } from './plain-json.ts';

/** Until the game ends there is a prompt, and it has a legal answer. */
export function hasPrompt<V extends GameTypes>({ prompt: currentPrompt, session, game }: LawPosition<V>): string | null {
  if (session.now.outcome) return currentPrompt ? 'a prompt after the end' : null;
  if (!currentPrompt) return 'no prompt and no outcome';
  if (currentPrompt.kind === 'choose' && currentPrompt.options.length === 0) return `no options for ${shortJson(currentPrompt.choice)}`;
  const { seat } = currentPrompt;
  return Number.isInteger(seat) && seat >= 0 && seat < game.seats.max ? null : `nobody sits at seat ${seat}`;
}

/** A position is plain JSON. No object occurs twice, and none belongs to the content. */
export const stateIsPlain = <V extends GameTypes>({ session, content }: LawPosition<V>): string | null =>
  notPlain(session.now, objectsOfContent(content));

/** The invariants of the game hold. */
export const invariantsHold = <V extends GameTypes>({ game, content, session }: LawPosition<V>): string | null =>
  brokenInvariant(game, content, session.now);

/** The import schemas accept the state, the tasks and the options, and do not change them. */
export function schemasAccept<V extends GameTypes>({ game, session, prompt: currentPrompt }: LawPosition<V>): string | null {
  const { state, task, command } = game.schemas;
  const answers = currentPrompt?.kind === 'choose' ? currentPrompt.options : [];
  return (
    schemaProblem(state, session.now.state, 'the state') ??
    firstProblem(session.now.agenda, (waiting) => schemaProblem(task, waiting, `the task ${waiting.do}`)) ??
    firstProblem(answers, (answer) => schemaProblem(command, answer, `the command ${answer.do}`))
  );
}

/** The view does not depend on information that is hidden from the viewer. */
export const viewHidesSecrets = <V extends GameTypes>({
  game,
  content,
  session,
  imaginedPositions: worlds,
}: LawPosition<V>): string | null =>
  firstProblem(worlds, ({ viewer, at }) =>
    sameJson(game.view(snapshotOf(at), viewer, content), game.view(snapshotOf(session.now), viewer, content))
      ? null
      : `the view of ${viewer} shows a secret`,
  );

/** With perfect information all views are the same, no choice is secret, and `imagine` changes nothing. */
export function perfectInformationHidesNothing<V extends GameTypes>({
  game,
  content,
  session,
  prompt: currentPrompt,
  imaginedPositions: worlds,
}: LawPosition<V>): string | null {
  if (!game.perfectInformation) return null;
  if (currentPrompt?.kind === 'choose' && currentPrompt.secret) return `${shortJson(currentPrompt.choice)} is secret`;
  const { state, agenda } = session.now;
  const open = game.view(snapshotOf(session.now), 'table', content);
  return firstProblem(worlds, ({ viewer, at }) => {
    if (!sameJson([at.state, at.agenda], [state, agenda])) return `imagine changes the position for ${viewer}`;
    return sameJson(game.view(snapshotOf(session.now), viewer, content), open) ? null : `seat ${viewer} has another view than the table`;
  });
}

/** A seat knows all its options. */
export function ownOptionsAreKnown<V extends GameTypes>({
  game,
  content,
  prompt: currentPrompt,
  imaginedPositions: worlds,
}: LawPosition<V>): string | null {
  const mine = worlds.filter(({ viewer }) => viewer === currentPrompt?.seat);
  return firstProblem(mine, ({ viewer, at }) =>
    sameJson(prompt(game, content, at), currentPrompt) ? null : `seat ${viewer} cannot know its own options`,
  );
}

/** Everybody knows the options of a choice that is not `secret`. */
export function openOptionsAreKnown<V extends GameTypes>({
  game,
  content,
  prompt: currentPrompt,
  imaginedPositions: worlds,
}: LawPosition<V>): string | null {
  if (currentPrompt?.kind === 'choose' && currentPrompt.secret) return null;
  const open = worlds.filter(({ viewer }) => viewer === 'table');
  return firstProblem(open, ({ at }) =>
    sameJson(prompt(game, content, at), currentPrompt) ? null : `${shortJson(currentPrompt)} is not secret, but shows hidden information`,
  );
}

/** An imagined position is a valid position. */
export const imaginedPositionsAreValid = <V extends GameTypes>({
  game,
  content,
  imaginedPositions: worlds,
}: LawPosition<V>): string | null =>
  firstProblem(
    worlds,
    ({ viewer, at }) =>
      prefixed(`imagined for ${viewer}: `, notPlain(at, objectsOfContent(content))) ??
      prefixed(`imagined for ${viewer}: `, brokenInvariant(game, content, at)) ??
      prefixed(`imagined for ${viewer}: `, schemaProblem(game.schemas.state, at.state, 'the state')),
  );

/** The candidates that are not refused are exactly the options. Each refusal has a rule and a reason. */
export function candidatesAgree<V extends GameTypes>({ game, content, session, prompt: currentPrompt }: LawPosition<V>): string | null {
  if (currentPrompt?.kind !== 'choose') return null;
  const { choice } = currentPrompt;
  const handler = handlerOf(game, choiceHandlers(game), choice);
  if (!handler.candidates || !handler.refuse) return handler.candidates || handler.refuse ? 'candidates and refuse go together' : null;
  const { state } = session.now;
  const allowed: Command<V>[] = [];
  for (const command of handler.candidates(state, choice, content)) {
    const refusal = handler.refuse(state, choice, command, content);
    if (!refusal) allowed.push(command);
    else if (!refusal.rule || !refusal.words) return `a refusal without a rule or words: ${shortJson(command)}`;
  }
  const unlisted = missing(allowed, currentPrompt.options);
  if (unlisted) return `a candidate is not refused, but not an option: ${shortJson(unlisted)}`;
  const refused = missing(currentPrompt.options, allowed);
  return refused ? `an option is refused or not a candidate: ${shortJson(refused)}` : null;
}

/** The reason why `schema` rejects or changes `value`, or null. */
function schemaProblem<T>(schema: Schema<T>, value: Json, what: string): string | null {
  try {
    const accepted = validate(schema, value, `${what} does not match its schema`);
    return equal(accepted, value) ? null : `the schema changes ${what}: ${shortJson(value)}`;
  } catch (error) {
    if (error instanceof ValidationError) return `${error.message} in ${shortJson(value)}`;
    throw error;
  }
}

function brokenInvariant<V extends GameTypes>(game: LawPosition<V>['game'], content: V['content'], at: Position<V>): string | null {
  const broken = game.invariants.find((invariant) => !invariant.holds(snapshotOf(at), content));
  return broken ? `broken invariant: ${broken.name}` : null;
}

/** The first of `these` that is not in `those`. Fast when both have the same order. */
function missing<T extends Json>(these: readonly T[], those: readonly T[]): T | undefined {
  return these.find((one, i) => {
    const there = those[i];
    return !(there !== undefined && equal(one, there)) && !those.some((other) => equal(one, other));
  });
}

const knownObjects = new WeakMap<object, Set<object>>();
function objectsOfContent(content: object): Set<object> {
  const known = knownObjects.get(content) ?? objectsIn(content);
  knownObjects.set(content, known);
  return known;
}

const prefixed = (prefix: string, detail: string | null): string | null => (detail === null ? null : prefix + detail);

function firstProblem<T>(items: readonly T[], wrong: (item: T) => string | null): string | null {
  for (const item of items) {
    const found = wrong(item);
    if (found !== null) return found;
  }
  return null;
}
