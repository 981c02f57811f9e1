// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../docs/decisions');
const text = (name: string): string => readFileSync(join(folder, name), 'utf8');
const records = readdirSync(folder).filter((name) => /^\d{3}-.*\.md$/.test(name));
/** A row of the table: number, file, title, status, date. */
const ROW = /^\| \[(\d{3})\]\(([^)]+)\) \| (.+) \| (.+) \| (\d{4}-\d{2}-\d{2}) \|$/;
const rows = text('README.md')
  .split('\n')
  .flatMap((line) => {
    const [, number = '', file = '', title = '', status = ''] = ROW.exec(line) ?? [];
    return number ? [{ number, file, title, status }] : [];
  });

describe('the table of decisions', () => {
  it('has a row for each record, in order, and nothing else', () => {
    expect(rows.map(({ file }) => file)).toEqual(records.sort());
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  });

  it.each(rows)('names record $number by its own title', ({ number, file, title }) => {
    expect(file.startsWith(`${number}-`)).toBe(true);
    expect(text(file).split('\n')[0]).toBe(`# ${number} ${title}`);
  });

  it.each(rows.filter(({ status }) => !status.startsWith('holds')))(
    'points on from record $number, which is cut down to a line',
    ({ file, status }) => {
      const [, next = ''] = /^superseded by \[\d{3}\]\(([^)]+)\)$/.exec(status) ?? [];
      expect(existsSync(join(folder, next)), status).toBe(true);
      const body = text(file).split('\n').slice(1).join('\n').trim();
      expect(body).toContain(`](${next})`);
      expect(body.split('\n').length).toBeLessThanOrEqual(2);
    },
  );
});
