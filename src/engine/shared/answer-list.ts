import { capitalize } from './sentences.ts';

/** The list "What can I do?": the same legal answers as on the table, as lines that tell what comes of each. */

/** One answer. `words`: what comes of it, the useful word first. */
export type ListedAnswer = {
  /** What it is for: one of the game's purposes. */
  readonly purpose: string;
  readonly words: string;
  /** The words while everybody could hear them: they tell nothing that only this player may know. */
  readonly hushed?: string;
  /** Where it leads, such as "north"; large groups are divided by it. */
  readonly part?: string;
  /** The order inside its group: small numbers come first. */
  readonly rank?: number;
};
/** The words of a button as a line: the useful word first, and no line is called like a button beside it. */
export const asLine = (button: string): string => {
  const words = capitalize(button);
  return /[.?!…]$/.test(words) ? `${words} This one` : `${words}: this one`;
};

/** A place in the list: an answer by its index, or a group that opens. */
export type ListNode = { readonly index: number; readonly words: string } | { readonly words: string; readonly nodes: readonly ListNode[] };

/** Tab or Enter: somebody with two switches takes at most so many steps to any answer. */
export const MAX_STEPS = 12;

type Line = ListedAnswer & { readonly index: number };

const ways = (count: number): string => `${count} ways`;
/** The first sentence of the first line. */
const headOf = ([first]: readonly Line[]): string => first?.words.split('. ')[0] ?? '';
const leaves = (lines: readonly Line[]): ListNode[] => lines.map(({ index, words }) => ({ index, words }));

/** How many answers a list of so many steps can hold, in two levels. */
const capacity = (steps: number): number => (steps * (steps - 1)) / 2;

/** Lines that do not fit are divided into shorter and shorter groups, since every group is a step farther away. */
function inChunks(lines: readonly Line[], steps: number): ListNode[] {
  if (lines.length <= steps) return leaves(lines);
  const nodes: ListNode[] = [];
  const deep = lines.length > capacity(steps);
  let from = 0;
  for (let place = 1; from < lines.length; place++) {
    const left = Math.max(1, steps - place);
    const size = Math.min(lines.length - from, deep ? Math.max(left, Math.floor(2 ** (left - 1))) : left);
    const chunk = lines.slice(from, from + size);
    from += size;
    if (chunk.length === 1) nodes.push(...leaves(chunk));
    else nodes.push({ words: `${headOf(chunk)}, or ${chunk.length - 1} more`, nodes: inChunks(chunk, left) });
  }
  return nodes;
}

function byKey(lines: readonly Line[], key: (line: Line) => string): (readonly Line[])[] {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const there = groups.get(key(line));
    if (there) there.push(line);
    else groups.set(key(line), [line]);
  }
  return [...groups.values()];
}

/** Whether every answer of these groups, one below the other, can be reached in so many steps. */
const fits = (groups: readonly (readonly Line[])[], steps: number): boolean =>
  groups.every((group, i) => group.length === 1 || group.length <= capacity(steps - i - 1) || group.length <= steps - i - 1);

/** One purpose: all of it, or by direction, or cut into pieces. */
function purposeNodes(lines: readonly Line[], steps: number): ListNode[] {
  if (lines.length <= steps) return leaves(lines);
  const parts = byKey(lines, ({ part }) => part ?? '').sort((a, b) => b.length - a.length);
  if (parts.length < 2 || parts.length >= steps || !fits(parts, steps)) return inChunks(lines, steps);
  return parts.flatMap((part, i): ListNode[] => {
    if (part.length === 1) return leaves(part);
    const { part: name = '', purpose } = part[0] ?? { purpose: '' };
    return [{ words: `${purpose}${name === '' ? '' : `, ${name}`}: ${ways(part.length)}`, nodes: inChunks(part, steps - i - 1) }];
  });
}

/** Equal lines are told apart by a number. */
function numbered(lines: readonly Line[]): Line[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const nth = (seen.get(line.words) ?? 0) + 1;
    seen.set(line.words, nth);
    return nth === 1 ? line : { ...line, words: `${line.words}, number ${nth}` };
  });
}

/**
 * Arranges answers by purpose, in the order of `purposes`, so that each of them is at most `MAX_STEPS` presses away: Tab from line to line,
 * and Enter. A few answers are a plain list; more of them are groups that open.
 */
export function answerList(answers: readonly ListedAnswer[], purposes: readonly string[]): readonly ListNode[] {
  const place = ({ purpose }: Line): number => {
    const at = purposes.indexOf(purpose);
    return at < 0 ? purposes.length : at;
  };
  const lines = numbered(answers.map((answer, index) => ({ ...answer, index }))).sort(
    (a, b) => place(a) - place(b) || (a.rank ?? 0) - (b.rank ?? 0) || a.index - b.index,
  );
  if (lines.length <= MAX_STEPS) return leaves(lines);
  const groups = byKey(lines, ({ purpose }) => purpose);
  if (groups.length < 2) return purposeNodes(lines, MAX_STEPS);
  if (!fits(groups, MAX_STEPS)) return inChunks(lines, MAX_STEPS);
  return groups.flatMap((group, i): ListNode[] => {
    const [first] = group;
    if (group.length === 1 || !first) return leaves(group);
    return [{ words: `${first.purpose}: ${ways(group.length)}`, nodes: purposeNodes(group, MAX_STEPS - i - 1) }];
  });
}
