// npm run watch: while files change, the compiler and the unit tests that concern what has changed since the last commit.
// node tests/watch.mjs tests/engine   looks at these tests alone.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const top = join(import.meta.dirname, '..');
const watchers = [
  ['node_modules/typescript/bin/tsc', '-b', '--watch', '--preserveWatchOutput'],
  ['node_modules/vitest/vitest.mjs', 'watch', '--changed', '--clearScreen=false', ...process.argv.slice(2)],
];

const children = watchers.map((args) => spawn(process.execPath, args, { cwd: top, stdio: 'inherit' }));
const stop = () => children.forEach((child) => void child.kill());
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children)
  child.on('close', (code) => {
    // one alone would watch half of it
    stop();
    process.exitCode ||= code ?? 0;
  });
