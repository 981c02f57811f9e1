import { useId } from 'preact/hooks';
import type { Seat } from '../../../../engine/game.ts';
import type { SeatRecord } from '../../../../engine/seats.ts';
import type { HeroDeck } from '../../../../games/dust-up/cards.ts';
import { cardText, mightyCards } from '../../../../games/dust-up/describe/cards.ts';
import { cardName } from '../../../../games/dust-up/describe/names.ts';
import { content } from '../../../../games/dust-up/printed.ts';
import { Button } from '../../../parts/Button.tsx';
import { CutOut } from '../../../parts/CutOut.tsx';
import { Emblem } from '../../../parts/Emblem.tsx';
import { Pool } from '../../../parts/Pool.tsx';
import { Say } from '../../../parts/Say.tsx';
import { Sheet } from '../../../parts/Sheet.tsx';
import { cutOf, PAPERS } from '../cards/papers.ts';
import { heroes } from './options.ts';
import './hero-picker.css';

type HeroPickerProps = {
  readonly seats: readonly SeatRecord[];
  readonly seat: Seat;
  /** The heroes by seat. */
  readonly picked: readonly string[];
  readonly onPick: (hero: string) => void;
  readonly onBack: () => void;
};

/** All heroes of the box, each with its temper and its best tricks (DU-1). */
export function HeroPicker({ seats, seat, picked, onPick, onBack }: HeroPickerProps) {
  return (
    <Sheet title={`Who is ${seats[seat]?.name ?? ''} tonight?`} onBack={onBack} class="dust-picker">
      <ul>
        {heroes.map((hero) => {
          const at = picked.indexOf(hero.id);
          return (
            <li key={hero.id}>
              <Sitter
                hero={hero}
                holder={at < 0 ? null : (seats[at] ?? null)}
                mine={at === seat}
                onPick={() => (at === seat ? onBack() : onPick(hero.id))}
              />
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}

type SitterProps = { readonly hero: HeroDeck; readonly holder: SeatRecord | null; readonly mine: boolean; readonly onPick: () => void };

function Sitter({ hero, holder, mine, onPick }: SitterProps) {
  const name = useId();
  const papers = PAPERS[hero.art.print];
  return (
    <article class={mine ? 'dust-pick mine' : 'dust-pick'} style={{ '--k': papers.dark, '--stage': papers.stage }} aria-labelledby={name}>
      <header>
        <h3 id={name}>{hero.name}</h3>
        <p>{hero.title}</p>
      </header>
      <div class="dust-pick-stage">
        <Pool class="dust-pick-light" radii={[120, 88]} colours={[papers.ring, 'var(--paper-hi)']} />
        <CutOut class="dust-pick-puppet" {...cutOf(hero.art)} width={30} />
        {holder && (
          <span class="chip raised">
            <Emblem emblem={holder.emblem} size={1.75} label="" />
            {mine ? 'Yours' : holder.name}
          </span>
        )}
      </div>
      <p class="dust-pick-temper">“{hero.flavour}”</p>
      <dl>
        {mightyCards(hero.id, content).map((id) => (
          <div key={id}>
            <dt>{cardName(id, content)}</dt>
            <dd>
              {cardText(id, content).map((line, i) => (
                <span key={`line ${i}`}>
                  <Say words={line} />{' '}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Button tone="quiet" size="small" aria-pressed={mine} onClick={onPick}>
        {mine ? `Stay ${hero.name}` : holder === null ? `Be ${hero.name}` : `Swap with ${holder.name}`}
      </Button>
    </article>
  );
}
