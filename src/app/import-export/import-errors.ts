/** Why an import failed. `words`: the message for the family. `where`: the path of the problem in the data, or null. */
export type ImportRefusal = {
  readonly kind: 'refused';
  /** `not-now`: code for the import could not be loaded; the data may be valid. */
  readonly why: 'newer' | 'older' | 'broken' | 'unknown-game' | 'not-now';
  readonly words: string;
  readonly where: string | null;
};

/** Thrown only inside this folder. `importSave` and `importFile` convert it to an `ImportRefusal`. */
export class ImportError extends Error {
  override readonly name = 'Refusing';
  readonly why: ImportRefusal['why'];
  readonly where: string | null;

  constructor(why: ImportRefusal['why'], words: string, where: string | null, cause?: unknown) {
    super(words, { cause });
    this.why = why;
    this.where = where;
  }
}

export const DAMAGED = 'This saved game is damaged, so it was not opened.';
/** An error for damaged data at the path `where`. `words`: the message for the family. */
export const damaged = (words: string, where: string | null = null, cause?: unknown): ImportError =>
  new ImportError('broken', words, where, cause);

/**
 * Loads code that an import needs: a game module, its card pack support, its text.
 * @throws ImportError with `not-now` when loading fails.
 */
export async function loadForImport<T>(fetch: () => Promise<T>): Promise<T> {
  try {
    return await fetch();
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError('not-now', 'The box of this game could not be opened just now. Please try again.', 'game', error);
  }
}

/** Converts an error to a refusal. An unexpected error counts as damaged data. */
export const refusalOf = (error: unknown): ImportRefusal =>
  error instanceof ImportError
    ? { kind: 'refused', why: error.why, words: error.message, where: error.where }
    : { kind: 'refused', why: 'broken', words: DAMAGED, where: null };
