import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../../parts/Button.tsx';
import { Leaf } from '../../parts/Curtain.tsx';
import { CutOut } from '../../parts/CutOut.tsx';
import { LightPool } from '../../parts/LightPool.tsx';
import { Torch } from '../../parts/Torch.tsx';
import { Valance } from '../../parts/Valance.tsx';
import { Audience } from '../end/Audience.tsx';
import { type Box, GameBox } from './GameBox.tsx';
import { PuppetRow } from './PuppetRow.tsx';
import { SavedGame, type WaitingGame } from './SavedGame.tsx';
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
  readonly onFetchBack: (id: string) => void;
  readonly onSettings: () => void;
  readonly onGames: () => void;
  /** What has gone wrong, a waiting update, or the offer to install. */
  readonly notice?: { readonly words: string; readonly button: string; readonly onPress: () => void };
  /** What this browser's families should know about the home screen; never beside a notice. */
  readonly hint?: ComponentChildren;
};

/** The first screen: the games in their boxes on a shelf that is a stage, and above them on a line the games that wait. */
export function Shelf({ boxes, waiting, onOpen, onSettings, onGames, notice, hint, ...ticket }: ShelfProps) {
  const [More, setMore] = useState<typeof import('./MoreGames.tsx').MoreGames | null>(null);
  const openMore = async () => {
    const { MoreGames } = await import('./MoreGames.tsx');
    setMore(() => MoreGames);
  };
  const others = waiting.slice(1);
  return (
    <>
      <main class="shelf-room">
        <div class="shelf" data-boxes={boxes.length} style={{ '--boxes': boxes.length }}>
          <div aria-hidden>
            <LightPool class="shelf-light" radii={[760, 610, 470, 330]} />
            <Valance />
          </div>

          <header class="shelf-head">
            <h1 class="sign">
              <span class="sign-words">
                Pass the <Torch /> <b>Torch</b>
              </span>
            </h1>
          </header>

          <GamesLine waiting={waiting} oneBox={boxes.length === 1} {...ticket} onMore={() => void openMore()} />

          <section class="stage" aria-label="Games">
            <Leaf side="left" class="shelf-wing" />
            <Leaf side="right" class="shelf-wing" />
            <PuppetRow side="left" />
            <ul class="boxes">
              {boxes.map((box) => (
                <li key={box.id} class="place">
                  {boxes.length === 1 && <LightPool class="limelight" radii={[100, 78]} colours={['var(--flame)', 'var(--glow)']} />}
                  <GameBox box={box} onOpen={onOpen} />
                </li>
              ))}
            </ul>
            <PuppetRow side="right" />
          </section>

          <ShelfFoot notice={notice} hint={hint} onGames={onGames} onSettings={onSettings} />
        </div>
      </main>
      {More && others.length > 0 && <More games={others} {...ticket} onClose={() => setMore(null)} />}
    </>
  );
}

type GamesLineProps = Pick<ShelfProps, 'waiting' | 'onResume' | 'onForget' | 'onFetchBack'> & {
  readonly oneBox: boolean;
  /** Shows all other games that wait. */
  readonly onMore: () => void;
};

/** A clothes line with the game that was played last. */
function GamesLine({ waiting, oneBox, onMore, ...ticket }: GamesLineProps) {
  const [latest, ...others] = waiting;
  return (
    <section class="line" aria-labelledby="waiting">
      <svg class="rope" viewBox="0 0 1180 40" preserveAspectRatio="none" aria-hidden>
        <path d="M0 8Q295 34 590 30T1180 8" style={{ stroke: 'var(--cast)' }} opacity=".35" transform="translate(0 5)" />
        <path d="M0 8Q295 34 590 30T1180 8" style={{ stroke: 'var(--rope)' }} />
      </svg>
      {latest === undefined ? (
        <p id="waiting" class="slip paper">
          <Peg />
          {oneBox ? 'Tap the box to play' : 'Tap a box to play'}
        </p>
      ) : (
        <>
          <h2 id="waiting" class="tag">
            {waiting.length === 1 ? 'A game that waits' : 'Games that wait'}
          </h2>
          <div class="pegged">
            <Peg />
            <Peg />
            <SavedGame key={latest.id} game={latest} {...ticket} first />
          </div>
          {others.length === 0 && (
            <span class="laundry" aria-hidden>
              <Peg />
              <CutOut icon="socks" print="var(--ember-lo)" holes="var(--paper)" width={34} size={4} />
            </span>
          )}
          {others.length > 0 && (
            <Button tone="quiet" size="small" class="more" onClick={onMore}>
              <Peg />
              {others.length === 1 ? `${others[0]?.game} waits, too` : `${others.length} more games wait`}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

type ShelfFootProps = Pick<ShelfProps, 'onGames' | 'onSettings'> & { readonly [K in 'notice' | 'hint']: ShelfProps[K] };

/** The audience, the buttons that lead elsewhere, and between them a notice or a hint. */
function ShelfFoot({ notice, hint, onGames, onSettings }: ShelfFootProps) {
  return (
    <footer class="shelf-foot">
      <div class="pit" aria-hidden>
        <LightPool class="pit-light" radii={[300, 220]} colours={['var(--ring-2)', 'var(--ring-3)']} />
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
      {hint}
      <Button tone="quiet" icon="cog" class="settings" onClick={onSettings}>
        Settings
      </Button>
    </footer>
  );
}

function Peg() {
  return (
    <svg class="peg" viewBox="0 0 22 46" aria-hidden>
      <rect x="3" y="5" width="16" height="40" rx="4" style={{ fill: 'var(--cast)' }} opacity=".4" />
      <rect x="1" width="16" height="40" rx="4" style={{ fill: 'var(--wood-hi)' }} />
      <path d="M1 16H17" style={{ stroke: 'var(--wood-lo)' }} stroke-width="3" />
    </svg>
  );
}
