// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import { canonical, checksum } from '../../src/app/import-export/checksum.ts';
import { exportFile, fileText, importFile } from '../../src/app/import-export/exported-save-file.ts';
import { type ShareApi, sendFile } from '../../src/app/import-export/share-file.ts';
import type { Json } from '../../src/engine/game.ts';
import { boxOf, finding, played } from './pretend.ts';

const find = finding(boxOf());
const save = played(9);
const file = exportFile(save, new Date(2026, 10, 21, 20).getTime());

describe('the checksum', () => {
  // the published values of FNV-1a, 64 bits
  test.each([
    ['', 'cbf29ce484222325'],
    ['a', 'af63dc4c8601ec8c'],
    ['foobar', '85944171f73967e8'],
  ])('of "%s"', (text, sum) => expect(checksum(text)).toBe(sum));

  test('does not look at the order of keys, nor at spaces', () => {
    expect(canonical({ b: [1, { d: null, c: 'ä' }], a: true })).toBe('{"a":true,"b":[1,{"c":"ä","d":null}]}');
  });
});

describe('a game as a file', () => {
  test('has the name of the game and the day', () => expect(file.name).toBe('pass-the-torch-pillow-fight-2026-11-21.torch.json'));

  test('is JSON that says in its first line what it is', () => {
    expect(file.text.split('\n')[0]).toMatch(/^\{"file":"pass-the-torch","version":1,"checksum":"[0-9a-f]{16}",$/);
    expect(JSON.parse(file.text)).toMatchObject({ save: { game: 'pillow-fight' } });
  });

  test('comes back as it went', async () => expect(await importFile(file.text, find)).toEqual({ kind: 'save', save, migrated: false }));

  test('also when an editor has laid it out anew', async () => {
    expect(await importFile(`\uFEFF${JSON.stringify(JSON.parse(file.text), null, 2)}`, find)).toMatchObject({ kind: 'save' });
  });

  test.each<[string, string, RegExp]>([
    ['nothing', '', /not a game of Pass the Torch/],
    ['something else', '{"recipe":"soup"}', /not a game of Pass the Torch/],
    ['half of it', file.text.slice(0, 900), /damaged on its way/],
    ['another digit', file.text.replace('"revision":9', '"revision":8'), /damaged on its way/],
    ['another header', file.text.replace('"version":1', '"version":2'), /newer version/],
    ['a key too many', file.text.replace('{"file"', '{"more":1,"file"'), /damaged/],
    ['no save', '{"file":"pass-the-torch","version":1,"checksum":"0"}', /damaged/],
    ['far too much', ' '.repeat(100_000_000), /far too big/],
    ['too deep', '['.repeat(1_000_000), /not a game/],
    [
      'deep inside',
      `{"file":"pass-the-torch","version":1,"checksum":"0","save":${'['.repeat(5000)}${']'.repeat(5000)}}`,
      /damaged on its way/,
    ],
  ])('refused: %s', async (_, text, words) => {
    expect(await importFile(text, find)).toMatchObject({ kind: 'refused', words: expect.stringMatching(words) });
  });

  test.each([
    ['deep', '['.repeat(3_900_000)],
    ['deep and closed again', '['.repeat(1_900_000) + ']'.repeat(1_900_000)],
    ['side by side', `[${'[],'.repeat(1_000_000)}[]]`],
    ['numbers', `[${'1,'.repeat(1_000_000)}1]`],
    ['behind a string with a quote in it', `["\\"",${'['.repeat(1_000_000)}`],
  ])('millions of brackets or values are refused before the parser is asked: %s', async (_, text) => {
    const parse = vi.spyOn(JSON, 'parse');
    try {
      expect(await importFile(text, find)).toMatchObject({ kind: 'refused', words: expect.stringMatching(/not a game/) });
      expect(parse).not.toHaveBeenCalled();
    } finally {
      parse.mockRestore();
    }
  });

  test('brackets and commas in a name are letters', async () => {
    const named = { ...save, title: '[{,"\\'.repeat(15) };
    expect(await importFile(exportFile(named, 0).text, find)).toEqual({ kind: 'save', save: named, migrated: false });
  });

  test('a right checksum opens nothing that does not fit', async () => {
    const forged = fileText({ ...save, session: { ...save.session, now: { ...save.session.now, agenda: [] } } } as unknown as Json);
    expect(await importFile(forged, find)).toMatchObject({ kind: 'refused', why: 'broken' });
  });
});

describe('sending it', () => {
  const hands = (navigator: ShareApi['navigator']) => ({ navigator, download: vi.fn() });
  const named = (name: string) => Object.assign(new Error(name), { name });

  test('by the share sheet, at once', async () => {
    const share = vi.fn(async () => {});
    const with_ = hands({ canShare: () => true, share });
    const sent = sendFile(file, with_);
    expect(share).toHaveBeenCalledOnce(); // before anything was waited for: iOS wants it inside the tap
    expect(await sent).toBe('shared');
    expect(with_.download).not.toHaveBeenCalled();
  });

  test('as text where JSON is not shared', async () => {
    const share = vi.fn(async (_: { readonly files: File[] }) => {});
    const with_ = hands({ canShare: ({ files }) => files.every(({ name }) => name.endsWith('.txt')), share });
    expect(await sendFile(file, with_)).toBe('shared');
    const [sent] = share.mock.calls[0]?.[0].files ?? [];
    expect(sent?.type).toBe('text/plain');
    expect(await importFile((await sent?.text()) ?? '', find)).toMatchObject({ kind: 'save' });
  });

  test.each<[string, ShareApi['navigator'], string, number]>([
    ['no share sheet', {}, 'downloaded', 1],
    ['no files in the sheet', { canShare: () => false, share: async () => {} }, 'downloaded', 1],
    ['a sheet that does not open', { canShare: () => true, share: () => Promise.reject(named('NotAllowedError')) }, 'downloaded', 1],
    ['a sheet that was closed', { canShare: () => true, share: () => Promise.reject(named('AbortError')) }, 'closed', 0],
    ['an installed app on iOS that shares nothing', { standalone: true }, 'no-way', 0],
    [
      'a browser in the way',
      {
        canShare: () => {
          throw new TypeError('files?');
        },
        share: async () => {},
      },
      'downloaded',
      1,
    ],
  ])('%s', async (_, navigator, sent, downloads) => {
    const with_ = hands(navigator);
    expect(await sendFile(file, with_)).toBe(sent);
    expect(with_.download).toHaveBeenCalledTimes(downloads);
  });
});
