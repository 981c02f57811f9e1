import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withUsage } from './arguments.ts';
import { type Coverage, compare, proofsIn, rulesIn } from './rule-tests.ts';

const USAGE = 'npm run rules -- [--json]';
const TEST = /\.test\.tsx?$/;

/** Lists the tests of each rule. Exits with 1 when a rule has no test. */
export const main = (args: readonly string[]): Promise<number> =>
  withUsage(USAGE, async () => {
    const { values } = parseArgs({ args: [...args], options: { json: { type: 'boolean' } } });
    const books = filesIn('content').filter((path) => path.endsWith('/rules.md'));
    const tests = filesIn('tests').filter((path) => TEST.test(path) && !path.includes('node_modules'));
    const rules = books.flatMap((path) => rulesIn(readFileSync(path, 'utf8')));
    const finding = compare(
      rules,
      tests.flatMap((path) => proofsIn(path, readFileSync(path, 'utf8'))),
    );
    console.log(values.json ? asJson(finding) : inWords(finding));
    return rules.length === 0 || finding.gaps.length + finding.unknownRules.length > 0 ? 1 : 0;
  });

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .sort();

const asJson = ({ proven, gaps, unknownRules: strangers }: Coverage): string =>
  JSON.stringify({
    rules: Object.fromEntries([...proven].map(([rule, proofs]) => [rule, proofs.map(({ file, title }) => ({ file, title }))])),
    gaps,
    strangers,
  });

function inWords({ proven, gaps, unknownRules: strangers }: Coverage): string {
  const table = [...proven].map(([rule, proofs]) => {
    const [first, ...rest] = proofs;
    return `${rule.padEnd(7)} ${first ? `${first.file}: ${first.title}` : 'NOT PROVEN'}${rest.length > 0 ? ` (and ${rest.length} more)` : ''}`;
  });
  const unknown = strangers.map(({ rule, file, title }) => `${rule.padEnd(7)} IN NO RULE BOOK: ${file}: ${title}`);
  return [...table, ...unknown, `${proven.size - gaps.length} of ${proven.size} rules proven`].join('\n');
}
