import type { Content } from '../../../games/labyrinth/content.ts';
import { ELEMENTS, type Element } from '../../../games/labyrinth/words.ts';
import { CutOut } from '../../parts/CutOut.tsx';
import { scallop, star } from '../../parts/geometry.ts';
import { cutOf } from '../../parts/inks.ts';
import { still } from '../../parts/still.tsx';
import './wheel.css';

/** The five elements: round the rim each feeds the next, across it fights the one after (LA-4). */

const MIDDLE = 200;
const REACH = 142;
const COLOURS: { readonly [K in Element]: string } = {
  wood: '#a9c763',
  fire: '#ff9a3c',
  earth: '#d9b07a',
  metal: '#cfd8d6',
  water: '#7cc3ea',
};
/** Where an element stands, the first on top, clockwise; `off` shifts it along the rim, in radians. */
const place = (i: number, off = 0, reach = REACH): readonly [number, number] => {
  const angle = (i / ELEMENTS.length) * 2 * Math.PI - Math.PI / 2 + off;
  return [Math.round(MIDDLE + reach * Math.cos(angle)), Math.round(MIDDLE + reach * Math.sin(angle))];
};
const feeds = (i: number): string => {
  const [[x, y], [u, w]] = [place(i, 0.4), place(i + 1, -0.42)];
  return `M${x} ${y}A${REACH} ${REACH} 0 0 1 ${u} ${w}`;
};
const fights = (i: number): string => {
  const [[x, y], [u, w]] = [place(i, 0, 92), place(i + 2, 0, 92)];
  return `M${x} ${y}L${u} ${w}`;
};
/** Whether two elements are chosen, either way round. */
const both = (chosen: readonly Element[], i: number, step: number): boolean =>
  [i, i + step].every((k) => chosen.includes(ELEMENTS[k % ELEMENTS.length] ?? 'wood'));

type WheelProps = {
  readonly chosen: readonly Element[];
  readonly content: Content;
  /** Without it the wheel is only to look at. */
  readonly onElement?: ((element: Element) => void) | undefined;
};

/** The wheel of elements. What is chosen is lit, and so is the line between two. */
export const Wheel = still(({ chosen, content, onElement }: WheelProps) => (
  <div class={onElement ? 'wheel' : 'wheel small'}>
    <svg viewBox="0 0 400 400" aria-hidden="true">
      <path d={scallop(204, 208, 182, 26)} style={{ fill: 'var(--cast)' }} fill-opacity=".4" />
      <path d={scallop(MIDDLE, MIDDLE, 182, 26)} style={{ fill: 'var(--paper)' }} />
      <circle cx={MIDDLE} cy={MIDDLE} r="172" fill="none" style={{ stroke: 'var(--paper-line)' }} stroke-width="3" />
      <path d={star(MIDDLE, MIDDLE, 100, 38, 5)} style={{ fill: 'var(--paper-lo)' }} />
      <g fill="none" stroke-linecap="round">
        {ELEMENTS.map((element, i) => {
          const lit = both(chosen, i, 2);
          return (
            <path
              key={element}
              d={fights(i)}
              style={{ stroke: lit ? 'var(--ember)' : 'var(--ember-lo)' }}
              stroke-width={lit ? 11 : 4}
              stroke-dasharray={lit ? 'none' : '3 10'}
            />
          );
        })}
        {ELEMENTS.map((element, i) => {
          const lit = both(chosen, i, 1);
          const [x, y] = place(i + 1, -0.42);
          const colour = lit ? 'var(--moss)' : 'var(--moss-lo)';
          return (
            <g key={element} style={{ stroke: colour }}>
              <path d={feeds(i)} stroke-width={lit ? 12 : 5} />
              <path
                d="M-9 -11L8 0L-9 11Z"
                transform={`translate(${x} ${y}) rotate(${(i + 1) * 72 - 20}) scale(${lit ? 1.5 : 1})`}
                style={{ fill: colour }}
                stroke-width="4"
                stroke-linejoin="round"
              />
            </g>
          );
        })}
      </g>
    </svg>
    {ELEMENTS.map((element, i) => {
      const [x, y] = place(i);
      const { name, art } = content.elements[element];
      const lit = chosen.includes(element);
      const at = { left: `${x / 4}%`, top: `${y / 4}%`, '--disc': COLOURS[element] };
      const picture = (
        <>
          <CutOut {...cutOf(art)} width={36} />
          <b>{name}</b>
        </>
      );
      return onElement ? (
        <button
          key={element}
          type="button"
          class={lit ? 'element lit' : 'element'}
          style={at}
          aria-pressed={lit}
          data-narrow=""
          onClick={() => onElement(element)}
        >
          {picture}
        </button>
      ) : (
        <span key={element} class={lit ? 'element lit' : 'element'} style={at}>
          {picture}
        </span>
      );
    })}
  </div>
));
