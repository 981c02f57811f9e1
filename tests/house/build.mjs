// The app's own build, watched: writes down which modules went into which chunk, for budget.mjs.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const top = join(import.meta.dirname, '../..');
export const REPORT = join(top, 'node_modules/.cache/build-report.json');

const watcher = {
  name: 'build-report',
  // after Vite has taken out the chunks of which nothing but a style sheet is left
  enforce: 'post',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
    const report = chunks.map(({ fileName, imports, modules, viteMetadata }) => ({
      file: fileName,
      imports,
      styles: [...(viteMetadata?.importedCss ?? [])],
      modules: Object.entries(modules).map(([id, { renderedLength }]) => ({
        id: id.replace('\0', '').replace(`${top}/`, ''),
        length: renderedLength,
      })),
    }));
    mkdirSync(join(top, 'node_modules/.cache'), { recursive: true });
    writeFileSync(REPORT, JSON.stringify(report));
  },
};
if (import.meta.main ?? process.argv[1] === import.meta.filename) await build({ root: top, logLevel: 'warn', plugins: [watcher] });
