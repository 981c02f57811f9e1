import type { SeatRecord } from '../../../../engine/seats.ts';
import type { Element } from '../../../../games/labyrinth/state/constants.ts';
import { STATISTIC_NAMES } from '../../../../games/labyrinth/text/names.ts';
import { signed } from '../../../../games/labyrinth/text/numbers.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { LightPool } from '../../../parts/LightPool.tsx';
import { Puppet } from '../../../puppets/Puppet.tsx';
import { Armour, HitPoints } from '../party/Numbers.tsx';
import { heroFigure } from '../puppet-figures.ts';
import './hero-preview.css';
import type { Preview } from './preview.ts';

type PreviewProps = {
  readonly preview: Preview;
  readonly elements: readonly Element[];
  /** How many of its race sit at earlier seats. */
  readonly look: number;
  readonly record: SeatRecord;
};

/** The hero as it grows, in the light, and each number as far as it is known. What changes pops up anew. */
export function HeroPreview({ preview, elements, look, record }: PreviewProps) {
  const { race, klass, hp, ac, rows } = preview;
  return (
    <section class={race ? 'growing' : 'growing nobody'} aria-label={`${record.name}’s hero`}>
      <div class="growing-stage">
        <LightPool radii={[100, 78, 56]} colours={['var(--ring-3)', 'var(--ring-4)', 'var(--glow)']} />
        {race ? (
          <span key={`${race} ${klass}`} class="growing-hero">
            <Puppet figure={heroFigure({ race, class: klass, elements, look })} stick emblem={record.emblem} />
          </span>
        ) : (
          <span class="growing-who" aria-hidden>
            ?
          </span>
        )}
      </div>
      <div class="growing-sign paper rim">
        {hp !== null && ac !== null && (
          <div key={`${hp} ${ac}`} class="growing-life">
            <HitPoints now={hp} most={hp} />
            <Armour ac={ac} />
          </div>
        )}
        <ul>
          {rows.map(({ statistic, rolled, plus, modifier }) => {
            const name = STATISTIC_NAMES[statistic];
            const said = rolled === null || modifier === null ? 'three dice' : `${rolled + plus}, counts ${signed(modifier)}`;
            return (
              <li key={statistic} aria-label={`${name}: ${said}`}>
                <small>{name}</small>
                {rolled === null || modifier === null ? (
                  <Icon name="rolling-dices" size={2} />
                ) : (
                  <b key={rolled + plus} class="growing-sum">
                    {rolled + plus}
                    <i>{signed(modifier)}</i>
                  </b>
                )}
                {rolled !== null && plus !== 0 && (
                  <em key={plus}>
                    {rolled} {signed(plus)}
                  </em>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
