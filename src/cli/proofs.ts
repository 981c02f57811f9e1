import { isNode, type Node, parse, walk } from './syntax.ts';

/** A test whose title says that it proves a rule: `[MM-9]`, or a part of one, `[MM-31b]`. */
type Proof = { readonly rule: string; readonly title: string; readonly file: string };
export type Finding = {
  /** Each rule of the books with the tests that prove it. */
  readonly proven: ReadonlyMap<string, readonly Proof[]>;
  /** Rules without a test. */
  readonly gaps: readonly string[];
  /** Tests of rules that no book knows. */
  readonly strangers: readonly Proof[];
};

/** The rules that a rule book lists: the numbers at the beginnings of its lines, after any marks of Markdown. */
export function rulesIn(markdown: string): string[] {
  const numbers = [...markdown.matchAll(/^[\s#>*_|+-]*([A-Z]{2}-\d+)(?!\d)/gm)].map(([, number]) => number ?? '');
  return [...new Set(numbers)];
}

const TESTS = new Set(['test', 'it', 'describe']);
const UNPLAYED = new Set(['skip', 'todo']);

/** Whether this is `test`, `it.each(…)`, `describe.for(…)` …, and not one that is skipped. */
function isPlayed(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  if (callee.type === 'Identifier') return TESTS.has(String(callee.name));
  if (callee.type === 'CallExpression') return isPlayed(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return isPlayed(callee.tag);
  if (callee.type !== 'MemberExpression') return false;
  return !UNPLAYED.has(String((callee.property as Node).name)) && isPlayed(callee.object);
}

function textOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : '';
  if (node.type !== 'TemplateLiteral') return '';
  return (node.quasis as readonly { readonly value: { readonly cooked: string } }[]).map(({ value }) => value.cooked).join('…');
}

/** The proofs that a file of tests holds out. */
export function proofsIn(file: string, text: string): Proof[] {
  const proofs: Proof[] = [];
  walk(parse(file, text), (node) => {
    if (node.type !== 'CallExpression' || !isPlayed(node.callee)) return;
    const [first] = node.arguments as readonly unknown[];
    const title = textOf(first);
    for (const [, rule] of title.matchAll(/\[([A-Z]{2}-\d+)[a-z]?\]/g)) if (rule) proofs.push({ rule, title, file });
  });
  return proofs;
}

/** Which rule is proven by which tests. */
export function compare(rules: readonly string[], proofs: readonly Proof[]): Finding {
  const proven = new Map(rules.map((rule) => [rule, proofs.filter((proof) => proof.rule === rule)]));
  return {
    proven,
    gaps: rules.filter((rule) => proven.get(rule)?.length === 0),
    strangers: proofs.filter(({ rule }) => !proven.has(rule)),
  };
}
