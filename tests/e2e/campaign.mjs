// npm run campaign: a whole campaign of Labyrinth by taps, to the victory, and evenings of it; and Traps and Treasures for six, to the end, with
// each thing on a tile. It takes some minutes each, so CI does without.
// npm run campaign -- evenings   hands its arguments on to Playwright; so does -- traps.
import { play } from './prepare.mjs';

process.exitCode = await play('long', { args: process.argv.slice(2) });
