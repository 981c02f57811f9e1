// npm run shots: pictures of every screen, and of a decision of each game at 400 %, in test-results/shots. With --manifest also the two that
// the manifest shows, in public/screenshots. `-g 400` makes those at 400 % alone.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { play } from './prepare.mjs';

const { values } = parseArgs({
  options: { manifest: { type: 'boolean', default: false }, grep: { type: 'string', short: 'g', default: '' } },
});
mkdirSync(join(import.meta.dirname, '../../public/screenshots'), { recursive: true });
process.exitCode = await play('shots', {
  env: values.manifest ? { SHOTS_MANIFEST: 'yes' } : {},
  args: values.grep === '' ? [] : ['-g', values.grep],
});
if (process.exitCode === 0) console.log('test-results/shots');
