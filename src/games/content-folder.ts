import * as v from 'valibot';

/** The content files of a game. The build reads them; the app contains only the resulting data (src/app/build/content.ts). */

type Files = { readonly [path: string]: unknown };
type Folder = {
  /** The cards of a file, or of all files in a subfolder. Cards with problems are omitted and reported. */
  readonly cards: <T extends v.GenericSchema>(schema: T, within: string) => v.InferOutput<T>[];
  /** Content problems so far: file, card and field. */
  readonly problems: readonly string[];
};

const nameOf = (card: unknown): string =>
  typeof card === 'object' && card !== null && 'id' in card ? String(card.id) : 'a card without an id';

/** The folder `home`, such as `/content/labyrinth/`, with its files. Each file is a list of cards, or one card. */
export function contentFolder(home: string, files: Files): Folder {
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
