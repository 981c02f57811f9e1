import * as v from 'valibot';

/** A game's content, as the files of its folder hold it. It is read at home: the built app has only what came out (src/app/build/decks.ts). */

type Files = { readonly [path: string]: unknown };
type Folder = {
  /** The cards of a file, or of all files in a folder inside; those with problems are left out and named. */
  readonly cards: <T extends v.GenericSchema>(schema: T, within: string) => v.InferOutput<T>[];
  /** File, card and field of what is wrong, as far as it was read. */
  readonly problems: readonly string[];
};

const nameOf = (card: unknown): string =>
  typeof card === 'object' && card !== null && 'id' in card ? String(card.id) : 'a card without an id';

/** The folder `home`, such as `/content/labyrinth/`, with these files: a list of cards each, or one card. */
export function folder(home: string, files: Files): Folder {
  const problems: string[] = [];
  return {
    problems,
    cards: (schema, within) => {
      const found = Object.entries(files).filter(([path]) => path.startsWith(home + within));
      if (found.length === 0) problems.push(`${within}: is not there`);
      return found.flatMap(([path, file]) =>
        (Array.isArray(file) ? file : [file]).flatMap((card: unknown) => {
          const read = v.safeParse(schema, card);
          if (read.success) return [read.output];
          const at = `${path.slice(home.length)}: ${nameOf(card)}`;
          for (const issue of read.issues) problems.push(`${at}: ${v.getDotPath(issue) ?? 'the card'}: ${issue.message}`);
          return [];
        }),
      );
    },
  };
}
