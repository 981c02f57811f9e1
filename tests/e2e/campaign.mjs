// npm run campaign: a whole campaign of Labyrinth by taps, to the victory, and evenings of it. It takes some minutes, so CI does without.
// npm run campaign -- evenings   hands its arguments on to Playwright.
import { play } from './prepare.mjs';

process.exitCode = await play('long', { args: process.argv.slice(2) });
