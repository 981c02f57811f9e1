import { useEffect, useRef } from 'preact/hooks';
import type { Emblem as EmblemId } from '../../../engine/seats.ts';
import { Button } from '../../parts/Button.tsx';
import { Emblem } from '../../parts/Emblem.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { LightPool } from '../../parts/LightPool.tsx';
import { Torch } from '../../parts/Torch.tsx';
import './saved-game.css';

/** A game that was put away in the middle. */
export type WaitingGame = {
  readonly id: string;
  /** What the family calls it, or the title of the game. */
  readonly game: string;
  /** The picture of its box, for those who do not read yet; of a game that this app does not have there is none. */
  readonly art: string | undefined;
  readonly emblems: readonly EmblemId[];
  /** "Mira, whom do you bonk?" */
  readonly headline: string;
  /** "Round 3, Saturday evening" */
  readonly detail: string;
  /** It will be deleted. */
  readonly thrown: boolean;
};

type TicketProps = {
  readonly game: WaitingGame;
  readonly onResume: (id: string) => void;
  readonly onForget: (id: string) => void;
  readonly onFetchBack: (id: string) => void;
  /** The one that hangs on the line: its button is the orange one. */
  readonly first?: boolean;
};

/** The ticket of a waiting game: one tap goes on; one throws it away, and until the shelf is left another fetches it back. */
export function SavedGame({ game, onResume, onForget, onFetchBack, first = false }: TicketProps) {
  const fetchBack = useRef<HTMLButtonElement>(null);
  // the bin that was pressed is gone
  useEffect(() => fetchBack.current?.focus(), [game.thrown]);
  if (game.thrown)
    return (
      <article class="ticket thrown paper rim">
        <p class="headline" role="status">
          Thrown away: {game.game}. It goes when you leave the shelf.
        </p>
        <Button ref={fetchBack} tone="quiet" onClick={() => onFetchBack(game.id)}>
          Fetch it back
        </Button>
      </article>
    );
  return (
    <article class="ticket paper rim">
      <div class="ticket-badge" aria-hidden>
        <LightPool radii={[44, 34, 24]} colours={['var(--night-800)', 'var(--night-600)', '#6b7a4e']} />
        {game.art === undefined ? (
          <Torch size={4} still />
        ) : (
          <span class="ticket-art">
            <img src={game.art} alt="" width="252" height="424" />
          </span>
        )}
      </div>
      <div class="ticket-words">
        <h3>{game.game}</h3>
        <p class="headline">
          <span class="emblems">
            {game.emblems.map((emblem) => (
              <Emblem key={emblem} emblem={emblem} size={1.75} />
            ))}
          </span>
          {game.headline}
        </p>
        <p class="detail">{game.detail}</p>
      </div>
      <Button tone={first ? 'primary' : 'quiet'} icon="torch" class="go-on" data-resume={game.id} onClick={() => onResume(game.id)}>
        Go on
      </Button>
      <button type="button" class="forget" onClick={() => onForget(game.id)}>
        <Icon name="trash-can" size={1.5} />
        <span class="visually-hidden">Throw this game away: {game.game}</span>
      </button>
    </article>
  );
}
