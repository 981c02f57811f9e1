// @vitest-environment node
import { expect, test } from 'vitest';
import type { GameTypes } from '../../src/engine/game.ts';
import type { AnyGameModule } from '../../src/engine/game-module.ts';
import { Random } from '../../src/engine/random.ts';
import { act, observe, startSession } from '../../src/engine/session.ts';
import { answerList, type ListNode, MAX_STEPS } from '../../src/engine/shared/answer-list.ts';
import type { GameText } from '../../src/engine/shared/game-text.ts';
import { validate } from '../../src/engine/validate.ts';
import { gameModule as dustUp } from '../../src/games/dust-up/index.ts';
import { gameText as dustUpText } from '../../src/games/dust-up/text/index.ts';
import { gameModule as labyrinth } from '../../src/games/labyrinth/index.ts';
import { gameText as labyrinthText } from '../../src/games/labyrinth/text/index.ts';
import { gameModule as mayhem } from '../../src/games/magic-and-mayhem/index.ts';
import { gameText as mayhemText } from '../../src/games/magic-and-mayhem/text/index.ts';
import { gameModule as traps } from '../../src/games/traps-and-treasures/index.ts';
import { gameText as trapsText } from '../../src/games/traps-and-treasures/text/index.ts';

/** The list "What can I do?" of whole games: each answer has a name of its own, and is at most twelve presses away. */

const DECISIONS = 150;
const NAMES = ['Mira', 'Jona', 'Oma', 'Papa'];
/** A game's text for any game: it only meets views of its own. */
const text = <C>(of: (content: C) => unknown, box: AnyGameModule): GameText<GameTypes> => of(box.content as C) as GameText<GameTypes>;

const GAMES: readonly (readonly [string, AnyGameModule, GameText<GameTypes>])[] = [
  ['Dust-Up', dustUp, text(dustUpText, dustUp)],
  ['Labyrinth', labyrinth, text(labyrinthText, labyrinth)],
  ['Magic and Mayhem', mayhem, text(mayhemText, mayhem)],
  ['Traps and Treasures', traps, text(trapsText, traps)],
];

function* lines(
  nodes: readonly ListNode[],
  before = 0,
): Generator<{ readonly words: string; readonly presses: number; readonly leaf: boolean }> {
  for (const [i, node] of nodes.entries()) {
    const presses = before + i + 1;
    yield { words: node.words, presses, leaf: 'index' in node };
    if ('nodes' in node) yield* lines(node.nodes, presses);
  }
}

test.each(GAMES)('%s', (_title, { game, content }, describe) => {
  for (const seed of [1, 2, 3]) {
    const random = Random.seed(seed);
    const options = validate(game.schemas.options, {}, 'the options');
    let { session } = startSession(game, content, Math.max(3, game.seats.min), options, seed);
    for (let i = 0; i < DECISIONS; i++) {
      const seat = observe(game, content, session.now, 'table').prompt?.seat;
      if (seat === undefined) break;
      const { view, prompt } = observe(game, content, session.now, seat);
      if (!prompt || prompt.kind === 'wait') break;
      if (prompt.kind === 'choose') {
        const listed = prompt.options.map((command) => describe.listed(view, prompt.choice, command, NAMES));
        for (const { purpose } of listed) expect(describe.purposes).toContain(purpose);
        const all = [...lines(answerList(listed, describe.purposes))];
        const names = all.map(({ words }) => words);
        expect(new Set(names).size, names.join('\n')).toBe(names.length);
        expect(all.filter(({ leaf }) => leaf)).toHaveLength(prompt.options.length);
        for (const { words, presses } of all) expect(presses, words).toBeLessThanOrEqual(MAX_STEPS);
        const onTable = new Set(prompt.options.map((command) => describe.option(view, prompt.choice, command, NAMES)));
        for (const name of names) expect(onTable.has(name), name).toBe(false);
      }
      session = act(game, content, session, prompt.kind === 'roll' ? { do: 'roll' } : random.pick(prompt.options)).session;
    }
  }
});
