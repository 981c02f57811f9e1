import { Scribe } from '../../src/cli/game-recorder.ts';
import { randomPolicy } from '../../src/engine/bots/random.ts';
import type { GameTypes, Json, Migration } from '../../src/engine/game.ts';
import type { AnyGameModule } from '../../src/engine/game-module.ts';
import { asAnyGameModule } from '../../src/engine/game-module.ts';
import type { Save } from '../../src/engine/save.ts';
import { type Brawl, brawl, content } from '../engine/brawl.ts';

/** The tiny test game as a box, and saves of it; `change` makes an older or a newer one of it. */
export const boxOf = (change: Partial<AnyGameModule['game']> = {}): AnyGameModule => {
  const box = asAnyGameModule<Brawl>({
    game: brawl,
    content,
    bots: { greedy: randomPolicy },
    heroes: ({ players }) => players.map(() => 'pyjamas'),
    verdict: () => null,
    problems: () => [],
  });
  return { ...box, game: { ...box.game, ...change } };
};
export const finding = (box: AnyGameModule) => async (game: string) => (game === box.game.id ? box : null);

/** A real save after so many commands, or at the first later moment for which `when` holds. */
export function played(commands: number, when: (save: Save<GameTypes>) => boolean = () => true, box = boxOf()): Save<GameTypes> {
  const scribe = new Scribe(box, randomPolicy, { id: 'test', seats: 3, options: { hearts: 8 }, seed: 3 });
  for (let i = 0; i < 2000; i++) {
    if (i >= commands && when(scribe.save)) return scribe.save;
    if (!scribe.play(true)) break;
  }
  throw new Error('that moment never came');
}

type Loose = { [key: string]: Loose } & { [index: number]: Loose };
/** A copy that a test may change as it likes. */
export function changed(save: unknown, change: (copy: Loose) => void): unknown {
  const copy = structuredClone(save) as Loose;
  change(copy);
  return copy;
}
/** Sets something of any type where the compiler knows better. */
export const set = (holder: unknown, key: string, value: unknown): void => {
  (holder as { [key: string]: unknown })[key] = value;
};

type Old = { readonly [key: string]: Json };
/** The game had one version where hearts were called lives, and one where nobody owed anything. */
export const migrations: readonly Migration[] = [
  ({ state, agenda, journal }) => ({
    state: {
      ...(state as Old),
      players: ((state as Old).players as readonly Old[]).map(({ lives, ...rest }) => ({ ...rest, hearts: lives ?? 0 })),
    },
    agenda,
    journal: journal.map((event) => ((event as Old).do === 'ouch' ? { ...(event as Old), do: 'hit' } : event)),
  }),
  ({ state, agenda, journal }) => ({ state: { ...(state as Old), owed: 0 }, agenda, journal }),
];
