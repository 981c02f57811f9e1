import type { Refusal } from '../game.ts';

/** Why not: the rule's number, and a short, kind sentence. */
export const no = (rule: string, words: string): Refusal => ({ rule, words });

type Trying<State, Choice, Command, Content> = {
  readonly candidates: (state: State, choice: Choice, content: Content) => Command[];
  readonly refuse: (state: State, choice: Choice, command: Command, content: Content) => Refusal | null;
};
/** What one may try at a choice, and why not; the options are what is not refused. */
export const trying = <State, Choice, Command, Content>({ candidates, refuse }: Trying<State, Choice, Command, Content>) => ({
  candidates,
  refuse,
  options: (state: State, choice: Choice, content: Content): Command[] =>
    candidates(state, choice, content).filter((command) => refuse(state, choice, command, content) === null),
});
