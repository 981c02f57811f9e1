import type { GameTypes, Position, Task } from '../../engine/game.ts';
import type { AnyGameModule } from '../../engine/game-module.ts';
import { trialRun } from '../../engine/trial-run.ts';
import { check } from './check-schema.ts';
import { DAMAGED, damaged } from './import-errors.ts';
import type { FramePosition } from './save-schema.ts';

/**
 * An invariant without the game's types. With them, the compiler recurses too deeply.
 * `wrong` may describe a failure in a sentence for people, such as a missing card.
 */
type DescribedInvariant = {
  readonly name: string;
  readonly holds: (scene: object, content: object) => boolean;
  readonly wrong?: (scene: object, content: object) => { readonly words: string; readonly where: string } | null;
  /** The invariant holds only for new games. A save may be older than the newest card. */
  readonly dealt?: true;
};

/** Limits for dice rolls in saves. */
const MAX_DICE = 20;
const MAX_FACES = 100;

/**
 * Validates a position with the game's schemas and invariants and with a trial run. The returned position is playable, or the game is over.
 * @throws ImportError when it is not valid; `where` is its path in the save.
 */
export function checkPosition(box: AnyGameModule, seats: number, raw: FramePosition, where: string): Position<GameTypes> {
  const { game, content } = box;
  const state = check(game.schemas.state, raw.state, `${where}/state`);
  const agenda = raw.agenda.map((task, i) => check(game.schemas.task, task, `${where}/agenda/${i}`));
  const at: Position<GameTypes> = { state, agenda, random: raw.random, outcome: raw.outcome };
  if (raw.outcome?.winners.some((seat) => seat >= seats)) throw damaged(DAMAGED, `${where}/outcome/winners`);
  agenda.forEach((task, i) => {
    if (task.do in game.rolls && !canBeThrown(task)) throw damaged('These dice cannot be thrown.', `${where}/agenda/${i}`);
  });
  checkInvariants(box, at, where);
  if (orBroken(where, () => heroesOf(box, state).length) !== seats) {
    throw damaged('As many people must sit at the table as heroes stand on it.', 'seats');
  }
  const problem = trialRun(game, content, at, seats, (later) => checkInvariants(box, later, where));
  if (problem) throw damaged('Nobody could go on from here.', where, problem);
  return at;
}

/** The part of a game module that lists heroes, without the game's types for the same reason. */
type Casting = { heroes(state: unknown): readonly string[] };
const heroesOf = (box: object, state: unknown): readonly string[] => (box as Casting).heroes(state);

const canBeThrown = (task: Task<GameTypes>): boolean => {
  const { count, faces } = task as GameTypes['roll'];
  return count >= 1 && count <= MAX_DICE && faces >= 2 && faces <= MAX_FACES;
};

function checkInvariants({ game, content }: AnyGameModule, { state, agenda, outcome }: Position<GameTypes>, where: string): void {
  const scene = { state, agenda, outcome };
  for (const invariant of game.invariants as readonly unknown[] as readonly DescribedInvariant[]) {
    if (invariant.dealt || holds(invariant, scene, content)) continue;
    const told = orNull(() => invariant.wrong?.(scene, content) ?? null);
    throw damaged(
      told?.words ?? `This saved game does not add up. It should be so: ${invariant.name}.`,
      told ? `${where}/${told.where}` : where,
    );
  }
}

/** An invariant that throws counts as violated. */
const holds = (invariant: DescribedInvariant, scene: object, content: object): boolean =>
  orNull(() => invariant.holds(scene, content)) === true;

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
    throw damaged(DAMAGED, where, error);
  }
}
