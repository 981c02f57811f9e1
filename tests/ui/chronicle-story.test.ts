// @vitest-environment node
import { describe, expect, it, test } from 'vitest';
import type { GameTypes } from '../../src/engine/game.ts';
import type { AnyGameModule } from '../../src/engine/game-module.ts';
import { Random } from '../../src/engine/random.ts';
import type { JournalEntry, TurnLog } from '../../src/engine/save.ts';
import { newSave, saveAfterCommand, turnLogOf } from '../../src/engine/save-records.ts';
import { act, prompt, startSession } from '../../src/engine/session.ts';
import type { GameText, Story } from '../../src/engine/shared/game-text.ts';
import { validate } from '../../src/engine/validate.ts';
import { gameModule as dustUp } from '../../src/games/dust-up/index.ts';
import { gameText as dustUpText } from '../../src/games/dust-up/text/index.ts';
import { gameModule as labyrinth } from '../../src/games/labyrinth/index.ts';
import { gameText as labyrinthText } from '../../src/games/labyrinth/text/index.ts';
import { gameModule as mayhem } from '../../src/games/magic-and-mayhem/index.ts';
import { gameText as mayhemText } from '../../src/games/magic-and-mayhem/text/index.ts';
import { gameModule as traps } from '../../src/games/traps-and-treasures/index.ts';
import { gameText as trapsText } from '../../src/games/traps-and-treasures/text/index.ts';
import { firstSeats } from '../../src/ui/shell/seats/seat-list.ts';
import { chaptersOf, greatestOf, rememberedTurns, type StoryLine, standsOut, storyLines } from '../../src/ui/table/chronicle/story.ts';

type Kind = { do: string; seat?: number };
const STORIES: Readonly<Record<string, (event: Kind) => Story>> = {
  round: () => ({ weight: 'untold', by: 'table', chapter: 'Round' }),
  turn: ({ seat = 0 }) => ({ weight: 'untold', by: { seat } }),
  bump: () => ({ weight: 'told' }),
  growl: () => ({ weight: 'told', by: { name: 'The bear', figure: 'bear' } }),
  fall: ({ seat = 0 }) => ({ weight: 'great', shows: { seat } }),
};
const words = {
  tell: ({ do: kind, seat }: Kind) => [`${kind} ${seat ?? ''}`],
  story: (event: Kind) => STORIES[event.do]?.(event) ?? { weight: 'untold' },
} as unknown as Pick<GameText<GameTypes>, 'tell' | 'story'>;
const entry = (turn: number, ...events: readonly Kind[]): JournalEntry<GameTypes> =>
  ({ seat: 0, turn, began: false, events: events.map((event) => ({ event })) }) as unknown as JournalEntry<GameTypes>;
const log = (turn: number, ...events: readonly Kind[]): TurnLog<GameTypes> => ({
  line: 0,
  turn,
  seat: 0,
  entries: [entry(turn, ...events)],
});
const outline = (lines: readonly StoryLine[]) =>
  chaptersOf(lines).map(({ title, sections }) => [title, ...sections.map(({ by, lines: told }) => [by, told.map((line) => line.words)])]);

describe('the story of a game', () => {
  const LOGS = [
    log(1, { do: 'turn', seat: 0 }, { do: 'bump', seat: 1 }),
    log(2, { do: 'round' }, { do: 'turn', seat: 1 }, { do: 'growl' }, { do: 'fall', seat: 1 }),
  ];
  it('stands under the name of who did it, whoever’s turn it is', () => {
    expect(outline(storyLines(words, LOGS, []))).toEqual([
      ['How it began', [{ seat: 0 }, ['bump 1']]],
      ['Round', [{ name: 'The bear', figure: 'bear' }, ['growl ', 'fall 1']]],
    ]);
  });
  it('remembers a turn for its greatest deed, and shows whom it happened to', () => {
    const [first, second, third] = rememberedTurns(
      [1, 2, 3].map((turn) => ({ line: 0, turn })),
      storyLines(words, LOGS, []),
    );
    expect([first?.chapter, first?.deed?.words]).toEqual(['How it began', 'bump 1']);
    expect([second?.chapter, second?.deed?.words, second?.deed?.shows]).toEqual(['Round', 'fall 1', { seat: 1 }]);
    expect([third?.chapter, third?.deed]).toEqual(['Round', undefined]);
  });
  it('leaves out what one seat alone may know', () => {
    const secret = { ...log(1), entries: [{ ...entry(1), events: [{ event: { do: 'fall', seat: 0 }, secretFor: 0 }] }] };
    expect(storyLines(words, [secret as unknown as TurnLog<GameTypes>], [])).toEqual([]);
  });
});

/** The logs of the first turns of a game that is played at random. */
function played(box: AnyGameModule, commands: number): readonly TurnLog<GameTypes>[] {
  const { game, content } = box;
  const random = Random.seed(5);
  const options = validate(game.schemas.options, {}, 'the options');
  const seats = firstSeats(3, []);
  let save = newSave(box, startSession(game, content, 3, options, 5), {
    id: 'a',
    seats,
    options,
    build: 'test',
    now: 0,
  });
  const logs = new Map<number, TurnLog<GameTypes>>();
  for (let i = 0; i < commands; i++) {
    const asked = prompt(game, content, save.session.now);
    if (!asked) break;
    const command = asked.kind === 'roll' ? ({ do: 'roll' } as const) : random.pick(asked.options);
    save = saveAfterCommand(save, act(game, content, save.session, command), command, asked.seat);
    for (const turn of [save.turn - 1, save.turn]) {
      const told = turnLogOf(save, turn);
      if (told) logs.set(turn, told);
    }
  }
  return [...logs.values()];
}
const NAMES = ['Ann', 'Bob', 'Cid'];

test.each<[string, AnyGameModule, GameText<GameTypes>]>([
  ['Dust-Up', dustUp, dustUpText(dustUp.content as never) as unknown as GameText<GameTypes>],
  ['Traps and Treasures', traps, trapsText(traps.content as never) as unknown as GameText<GameTypes>],
  ['Magic and Mayhem', mayhem, mayhemText(mayhem.content as never) as unknown as GameText<GameTypes>],
  ['Labyrinth', labyrinth, labyrinthText(labyrinth.content as never) as unknown as GameText<GameTypes>],
])('%s: a story with chapters and great deeds, and no line that says nothing', (_, box, text) => {
  const logs = played(box, 400);
  const lines = storyLines(text, logs, NAMES);
  const chapters = chaptersOf(lines);
  expect(chapters.length).toBeGreaterThan(1);
  expect(lines.some(standsOut)).toBe(true);
  expect(greatestOf(lines) && standsOut(greatestOf(lines) as StoryLine)).toBe(true);
  expect(
    lines.filter(({ words: said }) => /^It is .* turn|draws \d|holds the torch|is up\.|watches\.$|^Round \d+ begins/.test(said)),
  ).toEqual([]);
  // who goes for somebody, hits, takes or plays stands under the own name
  for (const { by, words: said } of lines) {
    const [, who] = /^(Ann|Bob|Cid) (?:goes for|hits|misses|plays|lays|lights|buys|takes up|stores)\b/.exec(said) ?? [];
    if (who) expect([said, by]).toEqual([said, { seat: NAMES.indexOf(who) }]);
  }
});
