// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import { botClient } from '../../src/app/bot-worker/bot-client.ts';
import type { Answered, BotRequest } from '../../src/app/bot-worker/bot-messages.ts';
import type { BotQuestion } from '../../src/engine/bots/choose.ts';
import type { GameModule } from '../../src/engine/game-module.ts';
import { startSession } from '../../src/engine/session.ts';
import { type Brawl, brawl, content } from '../engine/brawl.ts';

/** Workers that live, die and fall silent. On the page the bot of this box takes option 1. */

const box: GameModule<Brawl> = {
  game: brawl,
  content,
  bots: { greedy: () => () => 1 },
  // should it think ahead on the page, it would not come back in time
  searchIterations: { gentle: 1e9, clever: 1e9 },
  heroes: () => [],
  verdict: () => null,
  problems: () => [],
};
const question: BotQuestion<Brawl> = {
  at: startSession(brawl, content, 2, { hearts: 4 }, 1).session.now,
  seats: 2,
  strength: 'gentle',
  seed: 1,
};

type Life = 'thinks' | 'dies' | 'is silent' | 'fails' | 'cannot be made';
/** A worker as the page sees it; it takes option 3. */
class Pretended extends EventTarget {
  readonly heard: BotRequest[] = [];
  ended = false;
  private readonly life: Life;
  constructor(life: Life) {
    super();
    this.life = life;
  }
  postMessage(asked: BotRequest): void {
    this.heard.push(asked);
    const { key } = asked;
    const say = (data: Answered) => this.dispatchEvent(new MessageEvent('message', { data }));
    if (this.life === 'thinks') say({ key, index: 3 });
    if (this.life === 'fails') say({ key, failed: 'Error: no' });
    if (this.life === 'dies') this.dispatchEvent(new Event('error'));
  }
  terminate(): void {
    this.ended = true;
  }
}

const made: Pretended[] = [];
beforeEach(() => {
  made.length = 0;
});
/** Bots whose workers live these lives, one after the other. */
const bots = (...lives: Life[]) =>
  botClient(() => {
    const life = lives.shift() ?? 'thinks';
    const worker = new Pretended(life);
    made.push(worker);
    if (life === 'cannot be made') throw new Error('not here');
    return worker;
  }, 5);

test('a worker thinks, and stays for the next question', async () => {
  const { think } = bots('thinks');
  expect([await think(box, question), await think(box, question)]).toEqual([3, 3]);
  expect(made).toHaveLength(1);
  expect(made[0]?.heard).toMatchObject([{ game: 'pillow-fight', question }, { game: 'pillow-fight' }]);
});

test.each(['dies', 'is silent', 'cannot be made'] as const)('after one that %s another is asked the same', async (life) => {
  const { think } = bots(life, 'thinks');
  expect(await think(box, question)).toBe(3);
  expect(made).toHaveLength(2);
  if (life !== 'cannot be made') expect(made[0]?.ended).toBe(true);
});

test.each(['dies', 'is silent', 'cannot be made'] as const)('where every one %s the page thinks, and asks no more', async (life) => {
  const { think } = bots(life, life, life, 'thinks');
  expect([await think(box, question), await think(box, question)]).toEqual([1, 1]);
  expect(made).toHaveLength(3);
});

test('now and then one may die', async () => {
  const { think } = bots('dies', 'dies', 'thinks');
  expect(await think(box, question)).toBe(3);
  made[2]?.dispatchEvent(new Event('error'));
  for (let i = 0; i < 3; i++) expect(await think(box, question)).toBe(3);
  expect(made).toHaveLength(4);
});

test('what the worker fails at the page tries; what nobody can do is told', async () => {
  expect(await bots('fails').think(box, question)).toBe(1);
  const lost = () => {
    throw new Error('lost');
  };
  await expect(bots('fails').think({ ...box, bots: { greedy: lost } }, question)).rejects.toThrow('lost');
});

test('a worker hears of the family’s own cards, too', async () => {
  const pack = { format: 1, game: 'pillow-fight', id: 'k1t3', name: 'Ours', cards: {} } as const;
  await bots('thinks').think({ ...box, packs: [pack] }, question);
  expect(made[0]?.heard).toMatchObject([{ packs: [pack] }]);
});
