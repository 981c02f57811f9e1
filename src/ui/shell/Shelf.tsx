import { useState } from 'preact/hooks';
import { Button } from '../parts/Button.tsx';
import { Leaf } from '../parts/Curtain.tsx';
import { CutOut } from '../parts/CutOut.tsx';
import { Pool } from '../parts/Pool.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { Torch } from '../parts/Torch.tsx';
import { Valance } from '../parts/Valance.tsx';
import { Audience } from './Audience.tsx';
import { type Box, GameBox } from './GameBox.tsx';
import { Ticket, type WaitingGame } from './Ticket.tsx';
import { Troupe } from './Troupe.tsx';
import './shelf.css';
import './shelf-line.css';
import './shelf-sizes.css';

type ShelfProps = {
  readonly boxes: readonly Box[];
  /** The latest first: that one hangs on the line, the others lie in a sheet. */
  readonly waiting: readonly WaitingGame[];
  readonly onOpen: (id: string) => void;
  readonly onResume: (id: string) => void;
  readonly onForget: (id: string) => void;
  readonly onSettings: () => void;
  readonly onGames: () => void;
  /** What has gone wrong, a waiting update, or the offer to install. */
  readonly notice?: { readonly words: string; readonly button: string; readonly onPress: () => void };
};

/** The first screen: the games in their boxes on a shelf that is a stage, and above them on a line the games that wait. */
export function Shelf({ boxes, waiting, onOpen, onResume, onForget, onSettings, onGames, notice }: ShelfProps) {
  const [all, setAll] = useState(false);
  const [latest, ...others] = waiting;
  return (
    <>
      <main class="shelf-room">
        <div class="shelf" data-boxes={boxes.length}>
          <div aria-hidden="true">
            <Pool class="shelf-light" radii={[760, 610, 470, 330]} />
            <Valance />
          </div>

          <header class="shelf-head">
            <h1 class="sign">
              <span class="sign-words">
                Pass the <Torch /> <b>Torch</b>
              </span>
            </h1>
          </header>

          <section class="line" aria-labelledby="waiting">
            <svg class="rope" viewBox="0 0 1180 40" preserveAspectRatio="none" aria-hidden="true">
              <path d="M0 8Q295 34 590 30T1180 8" style={{ stroke: 'var(--cast)' }} opacity=".35" transform="translate(0 5)" />
              <path d="M0 8Q295 34 590 30T1180 8" style={{ stroke: 'var(--rope)' }} />
            </svg>
            {latest === undefined ? (
              <p id="waiting" class="slip paper">
                <Peg />
                {boxes.length === 1 ? 'Tap the box to play' : 'Tap a box to play'}
              </p>
            ) : (
              <>
                <h2 id="waiting" class="tag">
                  {waiting.length === 1 ? 'A game that waits' : 'Games that wait'}
                </h2>
                <div class="pegged">
                  <Peg />
                  <Peg />
                  <Ticket key={latest.id} game={latest} onResume={onResume} onForget={onForget} first />
                </div>
                {others.length === 0 && (
                  <span class="laundry" aria-hidden="true">
                    <Peg />
                    <CutOut icon="socks" print="var(--ember-lo)" holes="var(--paper)" width={34} size={4} />
                  </span>
                )}
                {others.length > 0 && (
                  <Button tone="quiet" size="small" class="more" onClick={() => setAll(true)}>
                    <Peg />
                    {others.length === 1 ? 'One more game' : `${others.length} more games`}
                  </Button>
                )}
              </>
            )}
          </section>

          <section class="stage" aria-label="Games">
            <Leaf side="left" class="shelf-wing" />
            <Leaf side="right" class="shelf-wing" />
            <Troupe side="left" />
            <ul class="boxes">
              {boxes.map((box) => (
                <li key={box.id} class="place">
                  {boxes.length === 1 && <Pool class="limelight" radii={[100, 78]} colours={['var(--flame)', 'var(--glow)']} />}
                  <GameBox box={box} onOpen={onOpen} />
                </li>
              ))}
            </ul>
            <Troupe side="right" />
          </section>

          <footer class="shelf-foot">
            <div class="pit" aria-hidden="true">
              <Pool class="pit-light" radii={[300, 220]} colours={['var(--ring-2)', 'var(--ring-3)']} />
              <Audience />
            </div>
            <Button tone="quiet" icon="open-book" onClick={onGames}>
              All games
            </Button>
            {notice && (
              <p class="notice paper" role="status">
                {notice.words}
                <Button tone="quiet" size="small" onClick={notice.onPress}>
                  {notice.button}
                </Button>
              </p>
            )}
            <Button tone="quiet" icon="cog" class="settings" onClick={onSettings}>
              Settings
            </Button>
          </footer>
        </div>
      </main>
      {all && others.length > 0 && (
        <Sheet title="More games that wait" onBack={() => setAll(false)}>
          <ul class="tickets">
            {others.map((game) => (
              <li key={game.id}>
                <Ticket game={game} onResume={onResume} onForget={onForget} />
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </>
  );
}

function Peg() {
  return (
    <svg class="peg" viewBox="0 0 22 46" aria-hidden="true">
      <rect x="3" y="5" width="16" height="40" rx="4" style={{ fill: 'var(--cast)' }} opacity=".4" />
      <rect x="1" width="16" height="40" rx="4" style={{ fill: 'var(--wood-hi)' }} />
      <path d="M1 16H17" style={{ stroke: 'var(--wood-lo)' }} stroke-width="3" />
    </svg>
  );
}
