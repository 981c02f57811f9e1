/** What begins the name of something that stands in packed data often. */
export const OFTEN = '~';
/** What begins a list of texts, and what stands between two of them. */
export const TEXTS = '^';
export const BETWEEN = '|';

type Packed = string | number | boolean | null | readonly Packed[];

/** The data that src/app/build/packed.ts has made this text of. */
export function unpack(text: string): unknown {
  const [shapes, often, all] = JSON.parse(text) as [readonly (readonly string[])[], readonly Packed[], Packed];
  const open = (one: Packed | undefined): unknown => {
    if (typeof one === 'string' && one.startsWith(OFTEN)) return open(often[Number.parseInt(one.slice(1), 36)]);
    if (typeof one === 'string' && one.startsWith(TEXTS)) return one.slice(1).split(BETWEEN).map(open);
    if (typeof one !== 'object' || one === null) return one;
    const [shape] = one;
    if (typeof shape !== 'number') return one.map(open);
    if (shape < 0) return one.slice(1).map(open);
    // not Object.fromEntries, which takes three times as long
    const object: Record<string, unknown> = {};
    shapes[shape]?.forEach((name, i) => {
      object[name] = open(one[i + 1]);
    });
    return object;
  };
  return open(all);
}
