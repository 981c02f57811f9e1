import type { Refusal } from '../game.ts';

/** The reason why a command is not legal: the number of the rule and a short, kind sentence. */
export const refusal = (rule: string, words: string): Refusal => ({ rule, words });

type CandidateRules<State, Choice, Command, Content> = {
  readonly candidates: (state: State, choice: Choice, content: Content) => Command[];
  readonly refuse: (state: State, choice: Choice, command: Command, content: Content) => Refusal | null;
};
/** Adds `options` to candidates and refusals: the candidates that are not refused. */
export const withRefusals = <State, Choice, Command, Content>({ candidates, refuse }: CandidateRules<State, Choice, Command, Content>) => ({
  candidates,
  refuse,
  options: (state: State, choice: Choice, content: Content): Command[] =>
    candidates(state, choice, content).filter((command) => refuse(state, choice, command, content) === null),
});
