/** One browser on one profile, whatever its engine. */
export interface Device {
  /** Whatever went wrong in the page: errors on its console, exceptions and rejections that nobody caught. */
  readonly complaints: string[];
  readonly version: string;
  /** Starts the browser's process, with one empty window. */
  on(): Promise<void>;
  /** Ends the process; what was stored stays in the profile. */
  off(): Promise<void>;
  open(address: string): Promise<void>;
  /** Runs in the page, so `work` must stand alone. */
  evaluate<Given, Result>(work: (given: Given) => Result | Promise<Result>, given: Given): Promise<Result>;
  /** A click of the pointer in the middle of the k-th element that the selector finds. */
  click(selector: string, k: number): Promise<void>;
  picture(path: string): Promise<void>;
}

export type Engine = 'chromium' | 'firefox' | 'webkit';
export type Options = { readonly engine: Engine };
export const WINDOW = { width: 1180, height: 820 } as const;

/** With it the middle answers lead out of the door in two moves, and to a throw of the dice. */
const SEED = 60;

/** Runs in every page before its own scripts: the seed of a game, which is one random number, is the same in every engine. */
export const FIRST = `{
  const chance = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (numbers) => {
    if (!(numbers instanceof Uint32Array) || numbers.length !== 1) return chance(numbers);
    numbers[0] = ${SEED};
    return numbers;
  };
}`;
