import type { SeatRecord } from '../../../../engine/seats.ts';
import type { HeroView } from '../../../../games/magic-and-mayhem/state/view-types.ts';
import { sideName } from '../../../../games/magic-and-mayhem/text/sides.ts';
import { Heart } from '../../../parts/Heart.tsx';
import { PuppetBadge } from '../../../puppets/PuppetBadge.tsx';
import { Banner } from '../Banner.tsx';
import { heroFigure, heroMood } from '../puppet-figures.ts';

type AlliesProps = {
  readonly heroes: readonly HeroView[];
  /** Whose sheet it is: not one of the others. */
  readonly seat: number;
  readonly seats: readonly SeatRecord[];
  readonly contest: boolean;
  readonly onHero: (seat: number) => void;
};

/** The other heroes, small: their faces and hearts. */
export const Allies = ({ heroes, seat, seats, contest, onHero }: AlliesProps) => (
  <ul class={heroes.length > 4 ? 'panel-others many' : 'panel-others'} aria-label="The others">
    {heroes.map((other) => {
      const mate = seats[other.seat];
      const out = other.at === null && !other.fallen;
      if (other.seat === seat || !mate) return null;
      return (
        <li key={other.seat}>
          <button
            type="button"
            class={other.fallen ? 'ally down' : out ? 'ally out' : 'ally'}
            onClick={() => onHero(other.seat)}
            aria-label={`${mate.name}${contest ? ` of ${sideName(other.side)}` : ''}, ${other.fallen ? 'down' : out ? 'out' : `${other.hp} of ${other.most} hearts`}, ${other.gold} gold`}
          >
            <PuppetBadge emblem={mate.emblem} figure={heroFigure(other.hero)} mood={heroMood(other)} />
            <span>
              {contest && <Banner side={other.side} size={1.25} label="" />}
              <Heart size={1.1} full={!other.fallen} /> {other.fallen ? '–' : other.hp}
            </span>
          </button>
        </li>
      );
    })}
  </ul>
);
