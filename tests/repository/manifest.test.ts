import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { catalogue } from '../../src/app/games/catalogue.ts';
import { textOf, top } from './source.ts';

/** What a browser shows before the app is installed: pictures of the shelf as it is. */

type Picture = { readonly src: string; readonly sizes: string; readonly label: string };
const { screenshots } = JSON.parse(textOf('public/manifest.webmanifest')) as { readonly screenshots: readonly Picture[] };
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

it.each(screenshots)('$src is as large as the manifest says', ({ src, sizes }) => {
  const png = readFileSync(join(top, 'public', src));
  expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
});

it.each(screenshots)('$src shows as many games as the catalogue has', ({ label }) => {
  expect(label).toContain(`its ${NUMBERS[catalogue.length]} games`);
});
