import { join } from 'node:path';
import preact from '@preact/preset-vite';
import { build } from 'vite';
import { contentSecurityPolicy } from '../../src/app/build/content-security-policy.ts';
import { sprites } from '../../src/app/build/sprites.ts';

const top = join(import.meta.dirname, '../..');
/** Where the page lies in the folder that is served. */
export const PAGE = 'tests/hidden-cards/index.html';

/** Builds the test's own app, as strictly as the real one; the folder to be served. */
export async function buildHidden(): Promise<string> {
  const outDir = join(top, 'node_modules/.cache/e2e/hidden');
  await build({
    root: top,
    configFile: false,
    logLevel: 'error',
    base: './',
    publicDir: false,
    define: { 'import.meta.env.VITE_BUILD': '"hidden"' },
    plugins: [preact(), contentSecurityPolicy(), sprites()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      minify: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(top, PAGE) },
    },
  });
  return outDir;
}
