// npm test: everything that must hold, stage by stage. Goes on after a failing stage and tells all; the last line is "N passed, N failed".
// node tests/run.mjs types lint   runs only the stages named.
// node tests/run.mjs --all        also runs *.long.test.ts, and the browser tests that are tagged @long (npm run test:all).
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { countOfReport, lastCount, total } from './counts.mjs';

const top = join(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'torch-tests-'));
const report = join(scratch, 'unit.json');
const LAWS_SECONDS = '8';
const { values, positionals: asked } = parseArgs({ options: { all: { type: 'boolean', default: false } }, allowPositionals: true });
const games = readdirSync(join(top, 'src/games')).filter((name) => existsSync(join(top, 'src/games', name, 'index.ts')));

/**
 * A stage is one test, unless `count` can tell how many it was. `needs` names a stage without which it makes no sense. With `each` it runs once
 * for each of these arguments, as many side by side as there are cores: what has so many seconds has a core to itself.
 */
const stages = [
  { name: 'types', run: ['node_modules/typescript/bin/tsc', '-b'] },
  { name: 'lint', run: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'] },
  {
    name: 'unit',
    run: [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...(values.all ? [] : ['--project', 'rules', '--project', 'screens']),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    count: () => (existsSync(report) ? countOfReport(JSON.parse(readFileSync(report, 'utf8'))) : null),
  },
  { name: 'laws', run: ['src/cli/run.mjs', 'laws', '--seconds', LAWS_SECONDS, '--game'], each: games },
  { name: 'rules', run: ['src/cli/run.mjs', 'rules'] },
  { name: 'content', run: ['src/cli/run.mjs', 'check-content'] },
  { name: 'schemas', run: ['src/cli/run.mjs', 'schemas', '--check'] },
  { name: 'build', run: ['node_modules/vite/bin/vite.js', 'build'] },
  { name: 'budget', run: ['tests/repository/budget.mjs'], needs: 'build' },
  { name: 'browser', run: ['tests/e2e/run.mjs', ...(values.all ? [] : ['--grep-invert', '@long'])], needs: 'build', count: lastCount },
  { name: 'engines', run: ['tests/browsers/run.mjs'], needs: 'build', count: lastCount },
];

/** Runs a Node program at the top of the house; what it says is kept, and told as it comes where somebody watches. */
function node(args, watched, env) {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      cwd: top,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', CI: 'true', ...env },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        said += text;
        if (watched) process.stdout.write(text);
      });
    }
    child.on('error', (error) => done({ ok: false, said: `${said}${error.message}\n` }));
    child.on('close', (code) => done({ ok: code === 0, said }));
  });
}

/** Runs it for each of these, on as many cores as there are. */
async function nodes(args, each, watched, env) {
  const left = [...each];
  const done = [];
  const lane = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) done.push(await node([...args, one], watched, env));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  return { ok: done.length > 0 && done.every(({ ok }) => ok), said: done.map(({ said }) => said).join('') };
}

const unknown = asked.filter((name) => !stages.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(`no stage ${unknown.join(', ')}; there are ${stages.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

const results = [];
for (const { name, run, each, needs, count } of stages) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  if (!existsSync(join(top, run[0]))) {
    console.log(`— ${name}: left out, there is no ${run[0]} yet`);
    continue;
  }
  if (results.some((result) => result.name === needs && !result.ok)) {
    console.log(`✗ ${name}: not run, since ${needs} failed`);
    results.push({ name, ok: false, passed: 0, failed: 1 });
    continue;
  }
  const from = performance.now();
  const watched = process.env.VERBOSE === '1';
  const env = needs === 'build' ? { TORCH_DIST: join(top, 'dist'), TORCH_WORKERS: String(2 * availableParallelism()) } : {};
  const { ok, said } = await (each ? nodes(run, each, watched, env) : node(run, watched, env));
  const result = { name, ...total(ok, count?.(said) ?? null) };
  results.push(result);
  if (!result.ok && process.env.VERBOSE !== '1') process.stdout.write(said);
  const many = result.passed + result.failed > 1 ? `, ${result.passed} passed, ${result.failed} failed` : '';
  console.log(`${result.ok ? '✓' : '✗'} ${name} ${((performance.now() - from) / 1000).toFixed(1)} s${many}`);
}
rmSync(scratch, { recursive: true });

const sum = (key) => results.reduce((all, result) => all + result[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 || results.length === 0 ? 1 : 0;
