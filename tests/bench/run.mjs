// npm run bench [-- --json] [-- --quick]: our engine against boardgame.io’s client and bot, and two small games against a program written by
// hand, too: the same games and the same choices, in the same run.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const here = import.meta.dirname;
const top = join(here, '../..');
/** Outside tests/, so that nobody takes boardgame.io's own tests for ours. */
const bench = join(top, 'node_modules/.cache/bench');
if (!existsSync(join(bench, 'node_modules/boardgame.io'))) {
  mkdirSync(bench, { recursive: true });
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) copyFileSync(join(here, file), join(bench, file));
  const { status } = spawnSync('npm', ['ci', '--prefix', bench, '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: here,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) process.exit(status ?? 1);
}
const outDir = join(bench, 'built');
process.env.NODE_ENV = 'production';
const quick = process.argv.includes('--quick');
await build({
  root: top,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  build: {
    ssr: join(here, 'bench.ts'),
    outDir,
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
  },
});
const { main } = await import(pathToFileURL(join(outDir, 'bench.mjs')).href);
const figures = await main(quick ? { rounds: 3, milliseconds: 300 } : {});
if (process.argv.includes('--json')) console.log(JSON.stringify(figures));
else {
  const whole = (n) => Math.round(n).toLocaleString('en');
  const tell = (what, { rounds, ours, boardgameio, ratio }) => {
    console.log(what);
    for (const round of rounds)
      console.log(
        `  ours ${whole(round.ours).padStart(11)}   boardgame.io ${whole(round.boardgameio).padStart(8)}   ${round.ratio.toFixed(0)} times`,
      );
    console.log(`median: ${whole(ours)} and ${whole(boardgameio)}, ${ratio.toFixed(0)} times`);
  };
  const tellAnchor = (what, { rounds, ours, byHand, boardgameio, byHandRatio, boardgameioRatio }) => {
    console.log(what);
    for (const round of rounds)
      console.log(
        `  ours ${whole(round.ours).padStart(11)}   by hand ${whole(round.byHand).padStart(11)}   boardgame.io ${whole(round.boardgameio).padStart(8)}`,
      );
    console.log(`median: ${whole(ours)}, ${whole(byHand)} and ${whole(boardgameio)}`);
    console.log(`by hand ${byHandRatio.toFixed(2)} times ours, 2 is the most; ours ${boardgameioRatio.toFixed(0)} times boardgame.io`);
  };
  const { moves, thoughts, greedyThoughts } = figures.dustUp;
  tell('Dust-Up of four, random bots, moves a second:', moves);
  tell('Dust-Up, games that a bot plays out in its head, at random, a second:', thoughts);
  tell('the same, ours with its quick bot:', greedyThoughts);
  tell('a pillow fight of four, random bots, moves a second:', figures);
  tellAnchor('Connect Four, random bots, moves a second:', figures.anchors.connectFour);
  tellAnchor('Breakthrough, random bots, moves a second:', figures.anchors.breakthrough);
  for (const { commands, actMicroseconds, undoMicroseconds, saveBytes } of figures.byLength)
    console.log(
      `after ${commands} commands: act ${actMicroseconds.toFixed(1)} µs, undo ${undoMicroseconds.toFixed(1)} µs, a save of ${saveBytes} bytes`,
    );
  const [small, large] = figures.byDungeon;
  for (const { tiles, heroes, microseconds } of figures.byDungeon)
    console.log(`${tiles} tiles, ${heroes} heroes: a command and its question ${microseconds.toFixed(0)} µs`);
  console.log(`the large dungeon costs ${(large.microseconds / small.microseconds).toFixed(1)} times the small one; 4 is the most`);
}
