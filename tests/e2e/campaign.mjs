// npm run campaign: a whole campaign of Labyrinth by taps, to the victory. It takes a few minutes, so CI does without.
import { play } from './prepare.mjs';

process.exitCode = await play('long', { args: process.argv.slice(2) });
