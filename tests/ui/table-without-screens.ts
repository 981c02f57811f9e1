import { signal } from '@preact/signals';
import type { GameTypes, Json, Position } from '../../src/engine/game.ts';
import type { GameModule } from '../../src/engine/game-module.ts';
import type { Save } from '../../src/engine/save.ts';
import { newSave } from '../../src/engine/save-records.ts';
import type { SeatRecord } from '../../src/engine/seats.ts';
import { startSession } from '../../src/engine/session.ts';
import type { GameText } from '../../src/engine/shared/game-text.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../src/ui/settings.ts';
import type { TableUi } from '../../src/ui/table/stage/animation-frames.ts';
import { TableController } from '../../src/ui/table/table-controller.ts';
import { quietPorts } from './quiet-ports.ts';

/** What a table needs of a game. Without `frames` nothing is shown of what happens. */
export const direct = <V extends GameTypes>(describe: GameText<V>, frames: TableUi<V>['frames'] = () => []): TableUi<V> => ({
  describe,
  frames,
});

/** A game as it is dealt, or as `change` makes it. */
export function dealtGame<V extends GameTypes>(
  box: GameModule<V>,
  seats: readonly SeatRecord[],
  options: Json,
  seed = 7,
  change: (now: Position<V>) => object = (now) => now,
): Save<V> {
  const dealt = startSession(box.game, box.content, seats.length, options, seed);
  const at = change(dealt.session.now) as Position<V>;
  const session = { ...dealt.session, checkpoint: at, now: at };
  return newSave(box, { ...dealt, session }, { id: 'a', seats, options, build: 'test', now: 0 });
}

/** Its table. Unless `settings` say otherwise, everything is shown at once. */
export const tableOf = <V extends GameTypes>(
  box: GameModule<V>,
  ui: TableUi<V>,
  save: Save<V>,
  {
    ports = quietPorts,
    isKept = true,
    ...settings
  }: Partial<Settings> & { readonly ports?: typeof quietPorts; readonly isKept?: boolean } = {},
): TableController<V> =>
  new TableController<V>(box, ui, save, ports, signal({ ...DEFAULT_SETTINGS, speed: 'off' as const, ...settings }), isKept);
