// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { randomPolicy } from '../../src/engine/bots/random.ts';
import type { Game, GameTypes } from '../../src/engine/game.ts';
import type { AnyGameModule } from '../../src/engine/game-module.ts';
import { Random } from '../../src/engine/random.ts';
import { Runner } from '../../src/engine/runner.ts';
import { act, initialPosition, prompt, startSession } from '../../src/engine/session.ts';
import { type Policy, playOut } from '../../src/engine/simulate.ts';
import { validate } from '../../src/engine/validate.ts';
import { gameModule as dustUp } from '../../src/games/dust-up/index.ts';
import { EVENTS as brawls } from '../../src/games/dust-up/text/events.ts';
import { gameModule as labyrinth } from '../../src/games/labyrinth/index.ts';
import { EVENTS as delves } from '../../src/games/labyrinth/text/events.ts';
import { gameModule as mayhem } from '../../src/games/magic-and-mayhem/index.ts';
import { EVENTS as dungeons } from '../../src/games/magic-and-mayhem/text/events.ts';
import { gameModule as traps } from '../../src/games/traps-and-treasures/index.ts';
import { EVENTS as races } from '../../src/games/traps-and-treasures/text/events.ts';

/** What happens is told: each kind of event that has a sentence, and each kind of roll, is heard where bots play: some think a little, some tap anything. */

/** More games than that are no accident. */
const MANY = 500;

type Rows = AnyGameModule['game']['rolls'];
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
function unheard(box: AnyGameModule, decisions: number, kinds: readonly string[]): readonly string[] {
  const { game, content } = box;
  const { min, max } = game.seats;
  const setups = [{}, ...(box.setups ?? [])];
  const left = new Set(kinds);
  const heard: Game<GameTypes> = { ...game, rolls: heardRolls(game.rolls, (roll) => left.delete(roll)) };
  const emit = ({ do: kind }: GameTypes['event']) => void left.delete(kind);
  for (let i = 0; i < MANY && left.size > 0; i++) {
    const options = validate(game.schemas.options, setups[i % setups.length], 'the options');
    const table = new Runner<GameTypes>(
      heard,
      content,
      initialPosition(game, content, min + (i % (max - min + 1)), options, i),
      undefined,
      emit,
    );
    const random = Random.seed(i);
    const policy: Policy<GameTypes> = i % 2 ? randomPolicy(random) : (minds.get(box)?.(random) ?? randomPolicy(random));
    playOut(table, policy, decisions);
  }
  return [...left];
}
const minds = new Map(await Promise.all([dustUp, mayhem, traps, labyrinth].map(async (box) => [box, box.bots.greedy] as const)));

describe('every kind of event and of roll is heard, but for what is too rare and has a test of its own', () => {
  test.each<[string, AnyGameModule, decisions: number, readonly string[], readonly string[]]>([
    ['Dust-Up', dustUp, 300, brawls, ['lapsed', 'tied']],
    ['Traps and Treasures', traps, 300, races, ['nobody-came', 'no-treasure', 'helped']],
    ['Magic and Mayhem', mayhem, 200, dungeons, ['found-nothing', 'refilled', 'shrugged', 'traded', 'cured']],
    // damage and wounds fall with the attack, unless real dice are typed one after the other
    [
      'Labyrinth',
      labyrinth,
      300,
      delves,
      [
        'switched-luck',
        'more-health',
        'more-armour',
        'no-item',
        'dragon-slain',
        'campaign-won',
        'damage-roll',
        'wound-roll',
        'dragon-waits',
        'dragon-near',
        // of a family's own monsters alone: own-monsters.test.ts
        'naughty',
      ],
    ],
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

test.each<[string, AnyGameModule]>([
  ['Dust-Up', dustUp],
  ['Traps and Treasures', traps],
  ['Magic and Mayhem', mayhem],
])('in %s the time machine has a turn wherever the table hears that one begins', (_, { game, content }) => {
  const random = Random.seed(4);
  let { session } = startSession(game, content, 3, validate(game.schemas.options, {}, 'the options'), 4);
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
