import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { AnyBox } from '../engine/box.ts';
import { opened, withUsage } from './shelf.ts';

const FOLDER = 'content/schema';

/**
 * Writes the JSON Schemas that complete and check cards while one types, from the very schemas that check them in the app.
 * With --check nothing is written: it fails where a file is not what would be written.
 */
export const main = (args: readonly string[]): Promise<number> =>
  withUsage('npm run schemas -- [--check]', async () => {
    const { values } = parseArgs({ args: [...args], options: { check: { type: 'boolean' } } });
    const files = (await opened(undefined)).flatMap(schemaFiles);
    const stale = files.filter(({ path, text }) => !existsSync(path) || readFileSync(path, 'utf8') !== text);
    for (const { path, text } of stale) {
      if (values.check) console.error(`${path} is out of date: npm run schemas`);
      else {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, text);
        console.log(`wrote ${path}`);
      }
    }
    console.log(`${files.length} schemas, ${stale.length} ${values.check ? 'out of date' : 'written'}`);
    return values.check && stale.length > 0 ? 1 : 0;
  });

/** The engine knows schemas only by what they do; all of ours are made with valibot, and say so. */
function schemaFiles(box: AnyBox): { readonly path: string; readonly text: string }[] {
  return Object.entries(box.files ?? {}).map(([name, schema]) => {
    const path = join(FOLDER, box.game.id, `${name}.json`);
    if (schema['~standard'].vendor !== 'valibot') throw new Error(`${path}: not a schema of valibot`);
    const json = toJsonSchema(schema as unknown as GenericSchema, { errorMode: 'ignore' });
    return { path, text: `${JSON.stringify(json, null, 2)}\n` };
  });
}
