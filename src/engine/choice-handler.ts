import type { Answer, Command, Game, GameTypes, Refusal, RuleContext, Task } from './game.ts';

/** The handler of any choice of a game. The compiler cannot know that the handler of a choice accepts that choice. */
type AnyChoiceHandler<V extends GameTypes> = {
  readonly secret?: true;
  options(state: V['state'], choice: V['choice'], content: V['content']): Answer<V>[];
  answer(context: RuleContext<V>, command: Answer<V>, choice: V['choice']): void;
  candidates?(state: V['state'], choice: V['choice'], content: V['content']): Answer<V>[];
  refuse?(state: V['state'], choice: V['choice'], command: Answer<V>, content: V['content']): Refusal | null;
};
export type ChoiceHandlers<V extends GameTypes> = { readonly [name: string]: AnyChoiceHandler<V> | undefined };

export const choiceHandlers = <V extends GameTypes>(game: Game<V>): ChoiceHandlers<V> => game.choices as unknown as ChoiceHandlers<V>;

/**
 * The handler of a choice.
 * @throws when the game has none.
 */
export function handlerOf<V extends GameTypes>(game: Game<V>, handlers: ChoiceHandlers<V>, choice: V['choice']): AnyChoiceHandler<V> {
  const handler = handlers[choice.do];
  if (handler === undefined) throw new Error(`${game.id}: no handler for the choice ${choice.do}`);
  return handler;
}

export const isChoice = <V extends GameTypes>(game: Game<V>, task: Task<V>): task is V['choice'] => task.do in game.choices;
export const isRoll = <V extends GameTypes>(game: Game<V>, task: Task<V>): task is V['roll'] => task.do in game.rolls;
/** Whether a command answers a choice; all others are rolls. */
export const isAnswer = <V extends GameTypes>(command: Command<V>): command is Answer<V> =>
  command.do !== 'roll' && command.do !== 'rolled';
/** Whether a command is a roll with real dice. */
export const isRolled = <V extends GameTypes>(
  command: Command<V>,
): command is { readonly do: 'rolled'; readonly dice: readonly number[] } => command.do === 'rolled';
