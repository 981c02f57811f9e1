// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { accept } from '../../src/engine/accept.ts';
import { randomly } from '../../src/engine/bots/random.ts';
import type { AnyBox } from '../../src/engine/box.ts';
import type { Vocabulary } from '../../src/engine/game.ts';
import { Random } from '../../src/engine/random.ts';
import { deal } from '../../src/engine/session.ts';
import { type Policy, playOn } from '../../src/engine/simulate.ts';
import { Table } from '../../src/engine/table.ts';
import { box as dustUp } from '../../src/games/dust-up/box.ts';
import { EVENTS as brawls } from '../../src/games/dust-up/describe/events.ts';
import { box as mayhem } from '../../src/games/magic-and-mayhem/box.ts';
import { EVENTS as dungeons } from '../../src/games/magic-and-mayhem/describe/events.ts';
import { box as traps } from '../../src/games/traps-and-treasures/box.ts';
import { EVENTS as races } from '../../src/games/traps-and-treasures/describe/events.ts';

/** What happens is told: each kind of event that has a sentence, and each kind of roll, is heard where bots play: some think a little, some tap anything. */

function heard(box: AnyBox, games: number, decisions: number): ReadonlySet<string> {
  const { game, content } = box;
  const { min, max } = game.seats;
  const setups = [{}, ...(box.setups ?? [])];
  const kinds = new Set<string>();
  const emit = (event: Vocabulary['event']) => void kinds.add(event.do).add(`${event.do} ${event.roll}`);
  for (let i = 0; i < games; i++) {
    const options = accept(game.schemas.options, setups[i % setups.length], 'the options');
    const table = new Table(game, content, deal(game, content, min + (i % (max - min + 1)), options, i), undefined, emit);
    const random = Random.seed(i);
    const policy: Policy<Vocabulary> = i % 2 ? randomly(random) : (minds.get(box)?.(random) ?? randomly(random));
    playOn(table, policy, decisions);
  }
  return kinds;
}
const minds = new Map(await Promise.all([dustUp, mayhem, traps].map(async (box) => [box, await box.greedy()] as const)));

describe('every kind of event is heard, but for what is too rare and has a test of its own', () => {
  test.each<[string, AnyBox, games: number, decisions: number, readonly string[], readonly string[]]>([
    ['Dust-Up', dustUp, 80, 300, brawls, ['lapsed', 'tied']],
    ['Traps and Treasures', traps, 24, 300, races, ['nobody-came', 'no-treasure']],
    ['Magic and Mayhem', mayhem, 40, 120, dungeons, ['found-nothing', 'refilled', 'shrugged', 'traded']],
  ])('%s', (_, box, games, decisions, events, rare) => {
    const kinds = heard(box, games, decisions);
    expect(events.filter((kind) => !kinds.has(kind) && !rare.includes(kind))).toEqual([]);
    const rolls = Object.keys(box.game.rolls);
    expect(rolls.filter((roll) => !kinds.has(`rolled ${roll}`) && !kinds.has(`rolled ${roll.replace('-roll', '')}`))).toEqual([]);
  });
});
