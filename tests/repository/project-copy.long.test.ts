/** Follows the pages in docs/how-to to the letter in a copy of the project, and runs what must hold there. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGES, ProjectCopy } from './how-to.ts';

describe('in a copy of the project', () => {
  let copy: ProjectCopy;
  beforeAll(() => {
    copy = new ProjectCopy();
    // twice: whoever has kept what a page adds follows it again
    for (const page of [...PAGES, ...PAGES]) copy.follow(page);
  });
  afterAll(() => copy.close());

  it('npm run check:content finds no problem', () => {
    const { ok, said } = copy.run('src/cli/run.mjs', 'check-content');
    expect(said).toContain('magic-and-mayhem: all content is well');
    expect(said).toContain('biscuit-tin: all content is well');
    expect(ok, said).toBe(true);
  });

  it('the tests that count cards still pass', () => {
    const game = ['content', 'rooms', 'features', 'text', 'trial-content', 'typed-answers'].map(
      (name) => `tests/games/magic-and-mayhem/${name}.test.ts`,
    );
    const others = [
      'tests/cli/check-quests.test.ts',
      'tests/cli/check-trials.test.ts',
      'tests/ui/story.test.tsx',
      'tests/ui/puppets.test.tsx',
    ];
    const { ok, said } = copy.run('node_modules/vitest/vitest.mjs', 'run', ...game, ...others);
    expect(ok, said).toBe(true);
  }, 1_200_000);

  it('docs/how-to/add-a-game.md: it passes the import rules, has its golden saves, and each rule is tested', () => {
    expect(copy.run('src/cli/run.mjs', 'golden', '--game', 'biscuit-tin').ok).toBe(true);
    const { ok, said } = copy.run(
      'node_modules/vitest/vitest.mjs',
      'run',
      'tests/repository/import-rules.test.ts',
      'tests/import-export/versions.test.ts',
      'tests/cli/check-rule-book.test.ts',
      'tests/games/biscuit-tin',
    );
    expect(ok, said).toBe(true);
  });

  it('docs/how-to/add-a-game.md: it compiles', () => {
    const { said } = copy.run('node_modules/typescript/bin/tsc', '-b', 'src/games', 'src/ui', 'src/app', 'src/cli');
    // what else does not compile is found by the stage types
    expect(said.split('\n').filter((line) => /biscuit-tin|catalogue\.ts/.test(line))).toEqual([]);
  });

  it('docs/how-to/add-a-game.md: it is played to the end, and keeps every law', () => {
    const played = copy.run('src/cli/run.mjs', 'simulate', 'biscuit-tin', '--players', '3', '--games', '100', '--json');
    expect(JSON.parse(played.said.trim().split('\n').at(-1) ?? '')).toMatchObject({ finished: 100, failed: 0 });
    const { ok, said } = copy.run('src/cli/run.mjs', 'laws', '--game', 'biscuit-tin', '--seconds', '1');
    expect(ok, said).toBe(true);
  });
});
