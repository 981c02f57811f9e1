import { join } from 'node:path';
import { BETWEEN, OFTEN, TEXTS } from '../../engine/shared/unpack.ts';

export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

/** A module that wants to open packed data begins with this. */
export const IMPORT_UNPACK = `import { unpack } from ${JSON.stringify(join(import.meta.dirname, '../../engine/shared/unpack.ts'))};`;

/**
 * The same data without a name for each field of each card: an object becomes a list of its values after the number of its shape, which is a
 * list of field names. A list that begins with a number gets a -1 before it, so that both can be told apart. What stands there often stands
 * once, in a list of its own, and is named by its number there. A list of texts is one text.
 */
export function packed(value: Plain): string {
  const numbers = new Map<string, number>();
  const pack = (one: Plain): Plain => {
    if (typeof one === 'string' && (one.startsWith(OFTEN) || one.startsWith(TEXTS)))
      throw new Error(`no text may begin with ${OFTEN} or ${TEXTS}: ${one}`);
    if (typeof one !== 'object' || one === null) return one;
    if (isList(one)) return typeof one[0] === 'number' ? [-1, ...one.map(pack)] : one.map(pack);
    const shape = JSON.stringify(Object.keys(one));
    if (!numbers.has(shape)) numbers.set(shape, numbers.size);
    return [numbers.get(shape) ?? 0, ...Object.values(one).map(pack)];
  };
  const all = pack(value);
  const often = repeats(all);
  const places = new Map(often.map((text, i) => [text, `${OFTEN}${i.toString(36)}`]));
  const short = (one: Plain, whole = false): Plain => {
    const place = whole ? undefined : places.get(JSON.stringify(one));
    return place ?? (isList(one) ? asText(one.map((part) => short(part))) : one);
  };
  return JSON.stringify([
    [...numbers.keys()].map((shape) => JSON.parse(shape) as readonly string[]),
    often.map((text) => short(JSON.parse(text) as Plain, true)),
    short(all),
  ]);
}
const isList = (value: Plain): value is readonly Plain[] => Array.isArray(value);

/** A list of two texts or more as one text, which takes no quotes for each. */
const asText = (list: readonly Plain[]): Plain =>
  list.length > 1 && list.every((one) => typeof one === 'string' && !one.startsWith(TEXTS) && !one.includes(BETWEEN))
    ? TEXTS + list.join(BETWEEN)
    : list;
/** The letters of such a name with its quotes and its comma. */
const NAME = 6;
/** The texts and lists that are worth a name, as JSON, the commonest first. */
function repeats(all: Plain): readonly string[] {
  const counts = new Map<string, number>();
  const count = (one: Plain): void => {
    if (typeof one !== 'string' && !isList(one)) return;
    const text = JSON.stringify(one);
    const before = counts.get(text) ?? 0;
    counts.set(text, before + 1);
    // what stands inside is counted once more only where the whole is not named
    if (isList(one) && before === 0) for (const part of one) count(part);
  };
  count(all);
  const saved = ([text, times]: readonly [string, number]) => (times - 1) * text.length - times * NAME;
  return [...counts]
    .filter((one) => saved(one) > 0)
    .sort(([, a], [, b]) => b - a)
    .map(([text]) => text);
}
