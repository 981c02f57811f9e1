import { expect, it } from 'vitest';
import { BotTurns } from '../../src/ui/table/bot-turns.ts';
import { BOT_TURN, BotPace } from '../../src/ui/table/stage/bot-pace.ts';

const frames = (...all: readonly (readonly [who: number | string, milliseconds: number])[]) =>
  all.map(([who, milliseconds]) => ({ view: {} as never, who, milliseconds }));
const total = (all: readonly { readonly milliseconds: number }[]) => all.reduce((sum, { milliseconds }) => sum + milliseconds, 0);

it('a bot with a short turn takes the time that it wants', () => {
  const pace = new BotPace();
  expect(pace.spend(1, 900)).toBe(900);
  expect(total(pace.fit(frames([0, 600], [0, 400]), 1, 0))).toBe(1000);
});

it('however much a bot does, its turn is followed in six seconds', () => {
  const pace = new BotPace();
  let sum = 0;
  for (let command = 0; command < 12; command++) {
    sum += pace.spend(1, 1500);
    sum += total(pace.fit(frames([0, 2000], [0, 4600]), 1, 0));
  }
  expect(sum).toBeLessThanOrEqual(BOT_TURN);
});

it('what a turn ends with takes all the time that is left of it', () => {
  const pace = new BotPace();
  expect(total(pace.fit(frames([0, 4000]), 1, 0))).toBe(3000);
  expect(total(pace.fit(frames([0, 2200]), 1, 0, true))).toBe(2200);
  expect(total(pace.fit(frames([0, 2200]), 1, 0, true))).toBe(800);
});

it('what the monsters do is not hurried, and the next turn has all its time again', () => {
  const pace = new BotPace();
  for (let part = 0; part < 20; part++) pace.spend(1, 3000);
  expect(pace.fit(frames([0, 500], ['Sock Goblin', 640]), 1, 0)[1]?.milliseconds).toBe(640);
  expect(pace.spend(2, 1500)).toBe(1500);
});

it('a longer turn of several cards has more time for each', () => {
  const pace = new BotPace(() => 9000);
  const cards = [0, 1, 2].map(() => total(pace.fit(frames([0, 3000]), 1, 0)));
  expect(cards).toEqual([3000, 3000, 1500]);
});

it('what a bot does to a person stays until they have read it, and what it does to another bot does not', () => {
  const seats = ['bot', 'person', 'bot'].map((kind) => ({ player: { kind } }));
  const turns = new BotTurns({} as never, {} as never, 1, { save: () => ({ turn: 1, seats }), time: () => BOT_TURN } as never);
  const blow = (at: number) => {
    const [card] = frames([0, 0]).map((frame) => ({ ...frame, toRead: { readers: [at], milliseconds: 9000 } }));
    return turns.fit(card ? [card, ...frames([0, 500])] : [], 1, 0).map(({ milliseconds }) => milliseconds);
  };
  expect([blow(1), blow(2)]).toEqual([
    [9000, 500],
    [0, 500],
  ]);
});
