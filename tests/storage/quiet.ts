import type { Twin as AnyTwin, Setup } from '../e2e/game-model.ts';

type Making = new (setup: Setup) => AnyTwin;
export type Quiet = {
  readonly setup: Setup;
  /** Answers, each of which can be taken back; the last one ends a turn. */
  readonly answers: readonly number[];
};

/** A game whose first turn can be played to its end, and into the next one's seat, with nothing learned by anybody. */
export function quietTurn(Twin: Making): Quiet {
  for (let seed = 1; seed < 300; seed++) {
    const setup = { seats: 2, seed, options: { tiles: 9 } };
    const answers: number[] = [];
    const twin = new Twin(setup);
    const first = twin.asked?.seat;
    for (let i = 0; i < 12 && twin.asked?.kind === 'choose' && twin.asked.seat === first; i++) {
      const quiet = twin.commands.flatMap((command, index) => (twin.reveals(index) ? [] : [{ command, index }]));
      const walk = i < 2 ? quiet.find(({ command }) => command.do === 'walk') : quiet.find(({ command }) => command.do !== 'walk');
      const next = walk ?? quiet.at(-1);
      if (!next) break;
      answers.push(next.index);
      twin.choose(next.index);
    }
    if (answers.length > 2 && twin.asked?.kind === 'choose' && twin.asked.seat !== first) return { setup, answers };
  }
  throw new Error('no turn ends without a tile, a card or a die');
}
