export type Chunk = {
  readonly file: string;
  readonly imports: readonly string[];
  readonly modules: readonly { readonly id: string; readonly length: number }[];
  readonly size: number;
  readonly styles: number;
};
type Kind = 'code' | 'content' | 'sprite' | 'bots' | 'workshop';
export declare function firstLoad(html: string, chunks: readonly Chunk[]): Set<string>;
export declare function owner(id: string): { readonly game: string; readonly kind: Kind } | null;
export declare function addUp(
  chunks: readonly Chunk[],
  first: ReadonlySet<string>,
  places?: { readonly [game: string]: { readonly [place: string]: string } },
): {
  readonly shared: number;
  readonly games: {
    readonly [game: string]: { readonly [what in Kind | 'seats' | 'table' | 'styles']: number } & {
      readonly places: { readonly [place: string]: number };
    };
  };
};
