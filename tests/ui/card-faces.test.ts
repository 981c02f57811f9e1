import { expect, test } from 'vitest';
import { speak } from '../../src/engine/shared/sentences.ts';
import { mayhemModule } from '../../src/games/magic-and-mayhem/index.ts';
import { faceOf } from '../../src/ui/games/magic-and-mayhem/cards/card-faces.ts';

const { content } = mayhemModule;
const heartsOf = (id: string, more: number): string => speak(faceOf(id, content, more).facts[0]?.words ?? []);

test('[MM-37] the card of a boss says the hearts of its level, that of any other monster what is printed', () => {
  const [boss, other] = [true, false].map((wanted) => Object.values(content.monsters).find((sheet) => sheet.boss === wanted));
  if (!boss || !other) throw new Error('no monsters');
  expect(heartsOf(boss.id, 0)).toBe(`${boss.hp} hearts`);
  expect(heartsOf(boss.id, 3)).toBe(`${boss.hp + 3} hearts`);
  expect(heartsOf(boss.id, -2)).toBe(`${boss.hp - 2} hearts`);
  expect(heartsOf(other.id, 3)).toBe(heartsOf(other.id, 0));
});

test('[MM-22] a monster card says what those who come with it can do, and how many hearts each has', () => {
  const said = (id: string) => faceOf(id, content).text.map(speak);
  const { attack, hp } = content.monsters['sock-goblin'] ?? { attack: { name: '' }, hp: 0 };
  const [comes, does, takes, asks] = said('sock-thieves');
  expect(comes).toBe('Here come two Sock Goblins!');
  expect(does).toBe(`${attack.name}: 1 melee damage, near by.`);
  expect(asks).toMatch(/^Action near it, one try each: say a tongue twister/);
  expect(takes).toBe('Takes double from poison.');
  expect(faceOf('sock-thieves', content).facts.map(({ words }) => speak(words))).toEqual([`${hp} hearts`, 'Steps 4', '1 melee']);
});

test('[MM-22] of several kinds it says who is who; one that only may come is not told of', () => {
  const mixed = faceOf('garden-party', content);
  expect(mixed.text.map(speak).slice(2)).toEqual([
    'Grumpy Cactus, 2 hearts. Flung Prickle: 1 melee damage, up to 4 squares away.',
    expect.stringMatching(/^Burping Toadstool, 2 hearts\. Green Burp: /),
  ]);
  expect(mixed.facts).toEqual([]);
  expect(faceOf('talking-door-handle', content).text).toHaveLength(1);
});
