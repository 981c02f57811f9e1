/** Why a save was not let in: what the family reads, and the place where it is known. */
export type Refused = {
  readonly kind: 'refused';
  /** `not-now`: nothing is known of the save, since what it takes to read it could not be fetched. */
  readonly why: 'newer' | 'older' | 'broken' | 'unknown-game' | 'not-now';
  readonly words: string;
  readonly where: string | null;
};

/** Thrown inside this folder alone: `readSave` and `importFile` turn it into an answer. */
export class Refusing extends Error {
  override readonly name = 'Refusing';
  readonly why: Refused['why'];
  readonly where: string | null;

  constructor(why: Refused['why'], words: string, where: string | null = null, cause?: unknown) {
    super(words, { cause });
    this.why = why;
    this.where = where;
  }
}

export const DAMAGED = 'This saved game is damaged, so it was not opened.';
/** Damage, at the place `where` in the save; `words` are for the family. */
export const broken = (words: string, where: string | null = null, cause?: unknown): Refusing =>
  new Refusing('broken', words, where, cause);

/**
 * What is fetched for reading: a box, its packing, its words.
 * @throws Refusing when it does not come. That is no fault of what is read.
 */
export async function fetched<T>(fetch: () => Promise<T>): Promise<T> {
  try {
    return await fetch();
  } catch (error) {
    if (error instanceof Refusing) throw error;
    throw new Refusing('not-now', 'The box of this game could not be opened just now. Please try again.', 'game', error);
  }
}

/** What `error` says to the family. An error that nobody expected is damage that nobody foresaw. */
export const refused = (error: unknown): Refused =>
  error instanceof Refusing
    ? { kind: 'refused', why: error.why, words: error.message, where: error.where }
    : { kind: 'refused', why: 'broken', words: DAMAGED, where: null };
