import { useState } from 'preact/hooks';
import { isolateBidi, joinWithAnd, pluralize } from '../../../engine/shared/sentences.ts';
import { Button } from '../../parts/Button.tsx';
import { ConfirmButton } from '../../parts/ConfirmButton.tsx';
import { Emblem } from '../../parts/Emblem.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import type { Score, ScoreLine } from '../../score.ts';
import { SeatGlyph } from '../seats/SeatGlyph.tsx';
import './family-score.css';

type FamilyScoreProps = {
  readonly score: Score;
  readonly titleOf: (game: string) => string;
  readonly onWipe: () => void;
  readonly onClose: () => void;
};

/** Stars that are drawn one by one; the number says the rest. */
const MOST_STARS = 10;

/** The family score: wins and games played together on this device. It shows no losses. */
export function FamilyScore({ score: { games, together, lines }, titleOf, onWipe, onClose }: FamilyScoreProps) {
  const [sure, setSure] = useState(false);
  return (
    <Sheet title="Family score" onBack={onClose} class="family-score">
      {games === 0 ? (
        <p class="family-empty">
          No stars yet. Take a name at the seats and play a game to its end with somebody. Then it is written down here.
        </p>
      ) : (
        <>
          <p>{pluralize(games, 'game')} played here, and nobody fell asleep.</p>
          {together.games > 0 && (
            <p class="family-together">
              <SeatGlyph name="flame" size={1.75} />
              <span>
                <b>{together.wins > 0 ? `Won together: ${together.wins}` : 'All together'}</b>{' '}
                <small>{pluralize(together.games, 'adventure')} side by side</small>
              </span>
            </p>
          )}
          {lines.length > 0 && (
            <ul aria-label="Stars">
              {lines.map((line) => (
                <Row key={line.name} line={line} titleOf={titleOf} />
              ))}
            </ul>
          )}
          {sure ? (
            <p class="family-wipe">
              All stars go. Your games stay.{' '}
              <ConfirmButton
                tone="quiet"
                size="small"
                icon="trash-can"
                onClick={() => {
                  setSure(false);
                  onWipe();
                }}
              >
                Wipe it
              </ConfirmButton>
              <Button tone="quiet" size="small" onClick={() => setSure(false)}>
                Keep it
              </Button>
            </p>
          ) : (
            <p class="family-wipe">
              <Button tone="quiet" size="small" onClick={() => setSure(true)}>
                Start the score again
              </Button>
            </p>
          )}
        </>
      )}
    </Sheet>
  );
}

function Row({ line: { name, emblem, games, wins, by, over }, titleOf }: { line: ScoreLine; titleOf: (game: string) => string }) {
  return (
    <li class="family-row">
      <Emblem emblem={emblem} size={2.75} label="" />
      <span class="family-who">
        <b>{name}</b>
        {wins > 0 && (
          <span class="family-stars" aria-hidden>
            {Array.from({ length: Math.min(wins, MOST_STARS) }, (_, i) => (
              <SeatGlyph key={i} name="star" size={1.25} />
            ))}
          </span>
        )}
        <small>{wins > 0 ? by.map((one) => `${titleOf(one.game)} ${one.wins}`).join(', ') : 'The first star is on its way.'}</small>
        {over.length > 0 && (
          <small>Won against {joinWithAnd(over.map((other) => `${isolateBidi(other.name)} ${pluralize(other.wins, 'time')}`))}.</small>
        )}
      </span>
      <b>{wins > 0 ? pluralize(wins, 'win') : pluralize(games, 'game')}</b>
    </li>
  );
}
