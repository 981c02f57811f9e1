import type { AnyBox } from '../../engine/box.ts';
import type { Position, Task, Vocabulary } from '../../engine/game.ts';
import { look, type Prompt, prompt } from '../../engine/session.ts';
import { check } from './check.ts';
import { broken, DAMAGED } from './refused.ts';
import type { FramePosition } from './schema.ts';

/**
 * An invariant of a game whose words nobody needs to know: the compiler would follow the type of its scene without end.
 * It may know a sentence for people about what it misses, such as a card that is gone.
 */
type Telling = {
  readonly name: string;
  readonly holds: (scene: object, content: object) => boolean;
  readonly wrong?: (scene: object, content: object) => { readonly words: string; readonly where: string } | null;
  /** True only of a table laid out with this very box: a save may be older than the newest card. */
  readonly dealt?: true;
};

/** No game throws more dice, or larger ones. */
const MOST_DICE = 20;
const MOST_FACES = 100;

/**
 * A position that the game's schemas and invariants have passed, and that goes on: somebody is asked and can answer, or the game is over.
 * @throws Refusing when it is none; `where` names it.
 */
export function checkPosition(box: AnyBox, seats: number, raw: FramePosition, where: string): Position<Vocabulary> {
  const { game, content } = box;
  const state = check(game.schemas.state, raw.state, `${where}/state`);
  const agenda = raw.agenda.map((task, i) => check(game.schemas.task, task, `${where}/agenda/${i}`));
  const at: Position<Vocabulary> = { state, agenda, random: raw.random, outcome: raw.outcome };
  if (raw.outcome?.winners.some((seat) => seat >= seats)) throw broken(DAMAGED, `${where}/outcome/winners`);
  agenda.forEach((task, i) => {
    if (task.do in game.rolls && !canBeThrown(task)) throw broken('These dice cannot be thrown.', `${where}/agenda/${i}`);
  });
  checkInvariants(box, at, where);
  if (orBroken(where, () => heroesOf(box, state).length) !== seats) {
    throw broken('As many people must sit at the table as heroes stand on it.', 'seats');
  }
  const asked = orBroken(where, () => prompt(game, content, at));
  if (!at.outcome && !canGoOn(asked, seats)) throw broken('Nobody could go on from here.', where);
  orBroken(where, () => look(game, content, at, 'table'));
  for (let seat = 0; seat < seats; seat++) orBroken(where, () => look(game, content, at, seat));
  return at;
}

/** A box as far as casting goes, for the same reason. */
type Casting = { heroes(state: unknown): readonly string[] };
const heroesOf = (box: object, state: unknown): readonly string[] => (box as Casting).heroes(state);

const canBeThrown = (task: Task<Vocabulary>): boolean => {
  const { count, faces } = task as Vocabulary['roll'];
  return count >= 1 && count <= MOST_DICE && faces >= 2 && faces <= MOST_FACES;
};

const canGoOn = (asked: Prompt<Vocabulary> | null, seats: number): boolean =>
  asked !== null &&
  Number.isInteger(asked.seat) &&
  asked.seat >= 0 &&
  asked.seat < seats &&
  (asked.kind === 'roll' || asked.options.length > 0);

function checkInvariants({ game, content }: AnyBox, { state, agenda, outcome }: Position<Vocabulary>, where: string): void {
  const scene = { state, agenda, outcome };
  for (const invariant of game.invariants as readonly unknown[] as readonly Telling[]) {
    if (invariant.dealt || holds(invariant, scene, content)) continue;
    const told = orNull(() => invariant.wrong?.(scene, content) ?? null);
    throw broken(
      told?.words ?? `This saved game does not add up. It should be so: ${invariant.name}.`,
      told ? `${where}/${told.where}` : where,
    );
  }
}

/** An invariant that stumbles over a position does not hold there. */
const holds = (invariant: Telling, scene: object, content: object): boolean => orNull(() => invariant.holds(scene, content)) === true;

function orNull<T>(tries: () => T): T | null {
  try {
    return tries();
  } catch {
    return null;
  }
}

function orBroken<T>(where: string, tries: () => T): T {
  try {
    return tries();
  } catch (error) {
    throw broken(DAMAGED, where, error);
  }
}
