// npm run shots: pictures of every screen, in test-results/shots. With --manifest also the two that the manifest shows, in public/screenshots.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { play } from './prepare.mjs';

const { values } = parseArgs({ options: { manifest: { type: 'boolean', default: false } } });
mkdirSync(join(import.meta.dirname, '../../public/screenshots'), { recursive: true });
process.exitCode = await play('shots', { env: values.manifest ? { SHOTS_MANIFEST: 'yes' } : {} });
if (process.exitCode === 0) console.log('test-results/shots');
