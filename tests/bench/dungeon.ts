import type { Answer } from '../../src/engine/game.ts';
import { Random } from '../../src/engine/random.ts';
import { Runner } from '../../src/engine/runner.ts';
import { act, type ChoicePrompt, prompt, type Session, startSession } from '../../src/engine/session.ts';
import type { Policy } from '../../src/engine/simulate.ts';
import { mayhemModule } from '../../src/games/magic-and-mayhem/index.ts';
import type { Mayhem } from '../../src/games/magic-and-mayhem/state/tasks.ts';
import { median } from './rounds.ts';

/** What a command costs in dungeons small and large: answered, and the next question asked with all its answers. */

const { game, content } = mayhemModule;
const COMMANDS = 400;
const GAMES = 4;

/** The quick bot plays some games, so that much of the dungeon is seen; microseconds a command, the question included. Its thinking is not counted. */
async function play(tiles: number, heroes: number): Promise<number> {
  let spent = 0;
  let commands = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    const policy = mayhemModule.bots.greedy(Random.seed(-seed));
    let session: Session<Mayhem> = startSession(game, content, heroes, { tiles, torch: 'never-burns-out' }, seed).session;
    let asked = prompt(game, content, session.now);
    for (let i = 0; i < COMMANDS && asked; i++) {
      const command = asked.kind === 'roll' ? ({ do: 'roll' } as const) : pick(asked, policy, session);
      if (!command) break;
      const from = performance.now();
      session = act(game, content, session, command).session;
      asked = prompt(game, content, session.now);
      spent += performance.now() - from;
      commands++;
    }
  }
  return (1000 * spent) / commands;
}

export type DungeonCost = { readonly tiles: number; readonly heroes: number; readonly microseconds: number };

function pick(asked: ChoicePrompt<Mayhem>, policy: Policy<Mayhem>, { now }: Session<Mayhem>): Answer<Mayhem> | undefined {
  const index = asked.options.length === 1 ? 0 : policy(asked.options, asked.choice, new Runner(game, content, now));
  return asked.options[index];
}

/** Turn and turn about, after both have been played warm. */
export async function costByDungeon(rounds = 5): Promise<readonly DungeonCost[]> {
  const sizes = [
    { tiles: 9, heroes: 2 },
    { tiles: 36, heroes: 8 },
  ];
  const times = sizes.map((): number[] => []);
  for (let round = 0; round <= rounds; round++)
    for (const [i, { tiles, heroes }] of sizes.entries()) {
      const time = await play(tiles, heroes);
      if (round > 0) times[i]?.push(time);
    }
  return sizes.map((size, i) => ({ ...size, microseconds: median(times[i] ?? []) }));
}
