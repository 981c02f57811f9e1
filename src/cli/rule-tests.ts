import { isNode, type Node, parse, walk } from './syntax-tree.ts';

/** A test with a rule number in its title, such as `[MM-9]`, or `[MM-31b]` for a part of a rule. */
type Proof = { readonly rule: string; readonly title: string; readonly file: string };
export type Coverage = {
  /** The tests of each rule. */
  readonly proven: ReadonlyMap<string, readonly Proof[]>;
  /** Rules without a test. */
  readonly gaps: readonly string[];
  /** Tests of rules that are in no rule book. */
  readonly unknownRules: readonly Proof[];
};

/** The rule numbers of a rule book: those at the start of a line, after Markdown marks. */
export function rulesIn(markdown: string): string[] {
  const numbers = [...markdown.matchAll(/^[\s#>*_|+-]*([A-Z]{2}-\d+)(?!\d)/gm)].map(([, number]) => number ?? '');
  return [...new Set(numbers)];
}

const TESTS = new Set(['test', 'it', 'describe']);
const SKIPPED = new Set(['skip', 'todo']);

/** Whether a callee is `test`, `it.each(…)`, `describe.for(…)` and so on, and not skipped. */
function isTestCall(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  if (callee.type === 'Identifier') return TESTS.has(String(callee.name));
  if (callee.type === 'CallExpression') return isTestCall(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return isTestCall(callee.tag);
  if (callee.type !== 'MemberExpression') return false;
  return !SKIPPED.has(String((callee.property as Node).name)) && isTestCall(callee.object);
}

function textOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : '';
  if (node.type !== 'TemplateLiteral') return '';
  return (node.quasis as readonly { readonly value: { readonly cooked: string } }[]).map(({ value }) => value.cooked).join('…');
}

/** The tests of rules in a test file. */
export function proofsIn(file: string, text: string): Proof[] {
  const proofs: Proof[] = [];
  walk(parse(file, text), (node) => {
    if (node.type !== 'CallExpression' || !isTestCall(node.callee)) return;
    const [first] = node.arguments as readonly unknown[];
    const title = textOf(first);
    for (const [, rule] of title.matchAll(/\[([A-Z]{2}-\d+)[a-z]?\]/g)) if (rule) proofs.push({ rule, title, file });
  });
  return proofs;
}

/** Compares the rules with the tests. */
export function compare(rules: readonly string[], proofs: readonly Proof[]): Coverage {
  const proven = new Map(rules.map((rule) => [rule, proofs.filter((proof) => proof.rule === rule)]));
  return {
    proven,
    gaps: rules.filter((rule) => proven.get(rule)?.length === 0),
    unknownRules: proofs.filter(({ rule }) => !proven.has(rule)),
  };
}
