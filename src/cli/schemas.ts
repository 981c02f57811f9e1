import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { Schema } from '../engine/game.ts';
import { withUsage } from './arguments.ts';

const FOLDER = 'content/schema';
/** The schemas of the content files of a game, by output file name. */
type Files = { readonly [name: string]: Schema<unknown> };
const GAMES = import.meta.glob<Files>('../games/*/content/schemas.ts', { import: 'files', eager: true });

/**
 * Writes JSON Schemas for editors from the Valibot schemas of the content.
 * With --check it writes nothing and exits with 1 when a file is out of date.
 */
export const main = (args: readonly string[]): Promise<number> =>
  withUsage('npm run schemas -- [--check]', async () => {
    const { values } = parseArgs({ args: [...args], options: { check: { type: 'boolean' } } });
    const files = Object.entries(GAMES).flatMap(([path, schemas]) => schemaFiles(path.split('/')[2] ?? path, schemas));
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

/** The engine type hides the library of a schema. All our schemas are from Valibot, which the vendor field confirms. */
function schemaFiles(game: string, schemas: Files): { readonly path: string; readonly text: string }[] {
  return Object.entries(schemas).map(([name, schema]) => {
    const path = join(FOLDER, game, `${name}.json`);
    if (schema['~standard'].vendor !== 'valibot') throw new Error(`${path}: not a schema of valibot`);
    const json = toJsonSchema(schema as unknown as GenericSchema, { errorMode: 'ignore' });
    return { path, text: `${JSON.stringify(json, null, 2)}\n` };
  });
}
