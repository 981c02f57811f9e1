// npm run by-ear: each game from the shelf to its end by Tab and Enter, and by the accessibility tree. CI plays the first answers of each.
import { play } from './prepare.mjs';

process.exitCode = await play('by-ear', { args: process.argv.slice(2) });
