import type { Content } from '../../../games/labyrinth/content/content.ts';
import { ELEMENTS, type Element } from '../../../games/labyrinth/state/constants.ts';
import { CutOut } from '../../parts/CutOut.tsx';
import { cutOf } from '../../parts/inks.ts';
import { memoized } from '../../parts/memoize.tsx';
import './element-wheel.css';

/** The five elements: round the rim each feeds the next, across it fights the one after (LA-4). The paper with its arrows is a picture. */

const MIDDLE = 200;
const REACH = 142;
const COLOURS: { readonly [K in Element]: string } = {
  wood: '#a9c763',
  fire: '#ff9a3c',
  earth: '#d9b07a',
  metal: '#cfd8d6',
  water: '#7cc3ea',
};
/** Where an element stands, the first on top, clockwise. */
const place = (i: number): readonly [number, number] => {
  const angle = (i / ELEMENTS.length) * 2 * Math.PI - Math.PI / 2;
  return [Math.round(MIDDLE + REACH * Math.cos(angle)), Math.round(MIDDLE + REACH * Math.sin(angle))];
};
/** The line between two that are chosen: round the rim, or across. */
function bondOf(chosen: readonly Element[]): { readonly d: string; readonly feeds: boolean } | null {
  const [i = 0, k = 0] = chosen.map((element) => ELEMENTS.indexOf(element)).sort((a, b) => a - b);
  if (chosen.length < 2) return null;
  const feeds = k - i === 1 || k - i === ELEMENTS.length - 1;
  const [[x, y], [u, w]] = k - i === 1 ? [place(i), place(k)] : [place(k), place(i)];
  return { d: feeds ? `M${x} ${y}A${REACH} ${REACH} 0 0 1 ${u} ${w}` : `M${x} ${y}L${u} ${w}`, feeds };
}

type WheelProps = {
  readonly chosen: readonly Element[];
  readonly content: Content;
  /** Without it the wheel is only to look at. */
  readonly onElement?: ((element: Element) => void) | undefined;
};

/** The wheel of elements. What is chosen is lit, and so is the line between two. */
export const ElementWheel = memoized(({ chosen, content, onElement }: WheelProps) => {
  const bond = bondOf(chosen);
  return (
    <div class={onElement ? 'wheel' : 'wheel small'}>
      <svg viewBox="0 0 400 400" aria-hidden>
        {bond && <path d={bond.d} class={bond.feeds ? 'feeds' : 'fights'} fill="none" stroke-width="13" stroke-linecap="round" />}
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
  );
});
