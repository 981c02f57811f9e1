import type { GameTypes } from '../../src/engine/game.ts';
import type { GameText } from '../../src/engine/shared/game-text.ts';
import type { TableUi } from '../../src/ui/table/stage/animation-frames.ts';

/** What a table needs of a game. Without `frames` nothing is shown of what happens. */
export const direct = <V extends GameTypes>(describe: GameText<V>, frames: TableUi<V>['frames'] = () => []): TableUi<V> => ({
  describe,
  frames,
});
