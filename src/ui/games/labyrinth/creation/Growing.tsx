import type { SeatRecord } from '../../../../engine/seats.ts';
import { STATISTIC_NAMES } from '../../../../games/labyrinth/describe/names.ts';
import { signed } from '../../../../games/labyrinth/describe/numbers.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { Pool } from '../../../parts/Pool.tsx';
import { Armour, HitPoints } from '../party/Numbers.tsx';
import { HeroOnStick } from '../puppets/Puppets.tsx';
import './growing.css';
import type { Preview } from './preview.ts';

/** The hero as it grows, in the light, and each number as far as it is known. What changes pops up anew. */
export function Growing({ preview, record }: { preview: Preview; record: SeatRecord }) {
  const { race, klass, hp, ac, rows } = preview;
  return (
    <section class={race ? 'growing' : 'growing nobody'} aria-label={`${record.name}’s hero`}>
      <div class="growing-stage">
        <Pool radii={[100, 78, 56]} colours={['var(--ring-3)', 'var(--ring-4)', 'var(--glow)']} />
        {race ? (
          <span key={`${race} ${klass}`} class="growing-hero">
            <HeroOnStick race={race} klass={klass} emblem={record.emblem} />
          </span>
        ) : (
          <span class="growing-who" aria-hidden="true">
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
