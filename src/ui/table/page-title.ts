import { useEffect } from 'preact/hooks';
import type { GameTypes } from '../../engine/game.ts';
import type { TableController } from './table-controller.ts';

const APP = 'Pass the Torch';

/** The page's title while a game is on the table: whose turn it is, and the game. It tells nothing that only one player may know. */
export function usePageTitle<V extends GameTypes>(play: TableController<V>, game: string): void {
  const seat = play.deciding.value;
  const name = seat === null ? null : (play.names.value[seat] ?? null);
  useEffect(() => {
    document.title = `${name === null ? 'The curtain falls' : `${name}’s turn`} · ${game} · ${APP}`;
  }, [name, game]);
  useEffect(
    () => () => {
      document.title = APP;
    },
    [],
  );
}
