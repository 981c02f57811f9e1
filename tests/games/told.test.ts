// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { accept } from '../../src/engine/accept.ts';
import { randomly } from '../../src/engine/bots/random.ts';
import type { AnyBox } from '../../src/engine/box.ts';
import type { Game, Vocabulary } from '../../src/engine/game.ts';
import { Random } from '../../src/engine/random.ts';
import { act, deal, prompt, start } from '../../src/engine/session.ts';
import { type Policy, playOn } from '../../src/engine/simulate.ts';
import { Table } from '../../src/engine/table.ts';
import { box as dustUp } from '../../src/games/dust-up/box.ts';
import { EVENTS as brawls } from '../../src/games/dust-up/describe/events.ts';
import { box as labyrinth } from '../../src/games/labyrinth/box.ts';
import { EVENTS as delves } from '../../src/games/labyrinth/describe/events.ts';
import { box as mayhem } from '../../src/games/magic-and-mayhem/box.ts';
import { EVENTS as dungeons } from '../../src/games/magic-and-mayhem/describe/events.ts';
import { box as traps } from '../../src/games/traps-and-treasures/box.ts';
import { EVENTS as races } from '../../src/games/traps-and-treasures/describe/events.ts';

/** What happens is told: each kind of event that has a sentence, and each kind of roll, is heard where bots play: some think a little, some tap anything. */

/** More games than that are no accident. */
const MANY = 500;

type Rows = AnyBox['game']['rolls'];
/** The same rows, where `hear` is told which of them has thrown. */
const heardRolls = (rolls: Rows, hear: (roll: string) => void): Rows =>
  Object.fromEntries(
    Object.entries(rolls).map(([roll, row]) => [
      roll,
      (...thrown: Parameters<typeof row>) => {
        hear(roll);
        row(...thrown);
      },
    ]),
  );

/** Which of these kinds nobody hears, however many games are played for so many decisions. */
function unheard(box: AnyBox, decisions: number, kinds: readonly string[]): readonly string[] {
  const { game, content } = box;
  const { min, max } = game.seats;
  const setups = [{}, ...(box.setups ?? [])];
  const left = new Set(kinds);
  const heard: Game<Vocabulary> = { ...game, rolls: heardRolls(game.rolls, (roll) => left.delete(roll)) };
  const emit = ({ do: kind }: Vocabulary['event']) => void left.delete(kind);
  for (let i = 0; i < MANY && left.size > 0; i++) {
    const options = accept(game.schemas.options, setups[i % setups.length], 'the options');
    const table = new Table<Vocabulary>(heard, content, deal(game, content, min + (i % (max - min + 1)), options, i), undefined, emit);
    const random = Random.seed(i);
    const policy: Policy<Vocabulary> = i % 2 ? randomly(random) : (minds.get(box)?.(random) ?? randomly(random));
    playOn(table, policy, decisions);
  }
  return [...left];
}
const minds = new Map(await Promise.all([dustUp, mayhem, traps, labyrinth].map(async (box) => [box, (await box.wits()).greedy] as const)));

describe('every kind of event and of roll is heard, but for what is too rare and has a test of its own', () => {
  test.each<[string, AnyBox, decisions: number, readonly string[], readonly string[]]>([
    ['Dust-Up', dustUp, 300, brawls, ['lapsed', 'tied']],
    ['Traps and Treasures', traps, 300, races, ['nobody-came', 'no-treasure']],
    ['Magic and Mayhem', mayhem, 120, dungeons, ['found-nothing', 'refilled', 'shrugged', 'traded', 'cured']],
    ['Labyrinth', labyrinth, 300, delves, ['switched-luck', 'more-health', 'more-armour', 'no-item', 'dragon-slain', 'campaign-won']],
  ])('%s', (_, box, decisions, events, rare) => {
    const kinds = [...events, ...Object.keys(box.game.rolls)];
    const rarely = (kind: string): boolean => rare.includes(kind);
    expect(
      unheard(
        box,
        decisions,
        kinds.filter((kind) => !rarely(kind)),
      ),
    ).toEqual([]);
  });
});

test.each<[string, AnyBox]>([
  ['Dust-Up', dustUp],
  ['Traps and Treasures', traps],
  ['Magic and Mayhem', mayhem],
])('in %s the time machine has a turn wherever the table hears that one begins', (_, { game, content }) => {
  const random = Random.seed(4);
  let { session } = start(game, content, 3, accept(game.schemas.options, {}, 'the options'), 4);
  let turns = 0;
  for (let asked = prompt(game, content, session.now); asked && turns < 8; asked = prompt(game, content, session.now)) {
    const acted = act(game, content, session, asked.kind === 'roll' ? { do: 'roll' } : random.pick(asked.options));
    const heard = acted.events.flatMap(({ event }) => (event.do === 'turn-began' && 'seat' in event ? [event.seat] : []));
    expect(acted.began).toBe(heard.at(-1) ?? null);
    if (acted.began !== null) {
      turns++;
      expect(acted.events[acted.before]?.event.do).toBe('turn-began');
    } else expect(acted.before).toBe(0);
    session = acted.session;
  }
  expect(turns).toBe(8);
});
