import { expect, test } from 'vitest';
import { speak } from '../../src/engine/kit/words.ts';
import { mayhemBox } from '../../src/games/magic-and-mayhem/box.ts';
import { faceOf } from '../../src/ui/games/magic-and-mayhem/faces.ts';

const { content } = mayhemBox;
const heartsOf = (id: string, more: number): string => speak(faceOf(id, content, more).facts[0]?.words ?? []);

test('[MM-37] the card of a boss says the hearts of its level, that of any other monster what is printed', () => {
  const [boss, other] = [true, false].map((wanted) => Object.values(content.monsters).find((sheet) => sheet.boss === wanted));
  if (!boss || !other) throw new Error('no monsters');
  expect(heartsOf(boss.id, 0)).toBe(`${boss.hp} hearts`);
  expect(heartsOf(boss.id, 3)).toBe(`${boss.hp + 3} hearts`);
  expect(heartsOf(boss.id, -2)).toBe(`${boss.hp - 2} hearts`);
  expect(heartsOf(other.id, 3)).toBe(heartsOf(other.id, 0));
});
