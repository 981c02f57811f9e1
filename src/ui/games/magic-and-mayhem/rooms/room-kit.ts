/** The drawings that rooms are made of, by name: the inside of each file. */
export type RoomKit = {
  /** Boxes of 60 for one square, of 120 for two by two. */
  readonly things: { readonly [name: string]: Drawing };
  /** Boxes of 360: the whole floor. */
  readonly prints: { readonly [name: string]: Drawing };
  /** Boxes of 60. */
  readonly papers: { readonly [name: string]: Drawing };
};
export type Drawing = { readonly box: number; readonly inside: string };

/** Reads the files of a folder. */
function drawingsOf(files: { readonly [path: string]: string }): { readonly [name: string]: Drawing } {
  return Object.fromEntries(
    Object.entries(files).map(([path, svg]) => {
      const name = path.slice(path.lastIndexOf('/') + 1, -'.svg'.length);
      const [, box = '60'] = /viewBox="0 0 (\d+) /.exec(svg) ?? [];
      return [name, { box: Number(box), inside: svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>')) }];
    }),
  );
}

export const roomKit: RoomKit = {
  things: drawingsOf(import.meta.glob<string>('./things/*.svg', { query: '?raw', import: 'default', eager: true })),
  prints: drawingsOf(import.meta.glob<string>('./prints/*.svg', { query: '?raw', import: 'default', eager: true })),
  papers: drawingsOf(import.meta.glob<string>('./papers/*.svg', { query: '?raw', import: 'default', eager: true })),
};
