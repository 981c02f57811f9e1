import { execSync } from 'node:child_process';
import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { worker } from './src/app/build/bot-worker-bundle.ts';
import { chunks } from './src/app/build/chunks.ts';
import { decks } from './src/app/build/content.ts';
import { contentSecurityPolicy } from './src/app/build/content-security-policy.ts';
import { shortDrawings, shortPaths } from './src/app/build/short-drawings.ts';
import { sprites } from './src/app/build/sprites.ts';

/** The commit this build was made of; a folder without git is a build too. */
function buildName(): string {
  try {
    return execSync('git rev-parse --short HEAD', { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return 'unnamed';
  }
}

/** Unit tests that take a minute. */
const LONG = 'tests/**/*.long.test.ts';

export default defineConfig({
  define: { 'import.meta.env.VITE_BUILD': JSON.stringify(process.env.VITE_BUILD ?? buildName()) },
  base: './',
  // its modern build, 2 kB less than the one for old browsers, which cannot run the app anyway
  resolve: { alias: { 'workbox-window': 'workbox-window/build/workbox-window.prod.mjs' } },
  plugins: [
    preact(),
    contentSecurityPolicy(),
    sprites(),
    shortDrawings(),
    shortPaths(),
    decks(),
    chunks(),
    worker(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: false,
      strategies: 'injectManifest',
      srcDir: 'src/app/service-worker',
      filename: 'sw.ts',
      injectManifest: {
        // the icons as PNG are asked for by an installation alone, and that needs a network
        globPatterns: ['**/*.{js,css,html,svg,woff2,json,webmanifest}'],
        maximumFileSizeToCacheInBytes: 2_000_000,
      },
    }),
  ],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  preview: { port: 4173, strictPort: true, host: 'localhost' },
  test: {
    // on two cores Vitest would work with one
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        // below ui nothing knows a page, and nothing is kept between two tests: the files share one world, which is read once
        extends: true,
        test: { name: 'rules', environment: 'node', isolate: false, include: ['tests/{engine,games,cli,import-export}/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'happy-dom',
          setupFiles: ['tests/setup.ts'],
          include: ['tests/{ui,app,storage,repository}/**/*.test.{ts,tsx}'],
          exclude: [LONG],
        },
      },
      // npm test leaves it out, npm run test:all does not
      { extends: true, test: { name: 'long', include: [LONG] } },
    ],
  },
});
