import { Sheet } from '../../parts/Sheet.tsx';
import { SavedGame, type WaitingGame } from './SavedGame.tsx';

type MoreGamesProps = {
  readonly games: readonly WaitingGame[];
  readonly onResume: (id: string) => void;
  readonly onForget: (id: string) => void;
  readonly onFetchBack: (id: string) => void;
  readonly onClose: () => void;
};

/** The games that wait, but for the last played one, which hangs on the line. */
export function MoreGames({ games, onClose, ...ticket }: MoreGamesProps) {
  return (
    <Sheet title="More games that wait" onBack={onClose}>
      <ul class="tickets">
        {games.map((game) => (
          <li key={game.id}>
            <SavedGame game={game} {...ticket} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
