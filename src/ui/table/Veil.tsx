import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { SeatRecord } from '../../engine/seats.ts';
import { Button } from '../parts/Button.tsx';
import { prefersStillness } from '../parts/stillness.ts';
import { VeilName, widthOf } from './VeilName.tsx';
import { VeilScene } from './VeilScene.tsx';
import './veil.css';

type VeilProps = {
  /** Who had the tablet last; null when nobody did, as after a reload. */
  readonly from: SeatRecord | null;
  readonly to: SeatRecord;
  /** Who reads aloud for somebody who is read to. */
  readonly reader: string | null;
  readonly onLift: () => void;
};

/** There is nothing to press until the curtain is shut: the last tap of one player must not lift the veil for the next. */
const SHUT = 700;
const SHUT_STILL = 400;

function Hanging({ from, to, reader, onLift }: VeilProps) {
  const heading = useId();
  const button = useRef<HTMLDivElement>(null);
  const [shut, setShut] = useState(false);
  const words = `I am ${to.name}!`;

  useEffect(() => {
    const timer = setTimeout(() => setShut(true), prefersStillness() ? SHUT_STILL : SHUT);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (shut) button.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [shut]);

  return (
    <section class="veil" aria-labelledby={heading} data-veil>
      <VeilScene from={from} to={to} />
      <h1 id={heading}>
        <span class="veil-sign paper">Pass the torch to</span> <VeilName name={to.name} />
      </h1>
      {reader !== null && (
        <p class="veil-reader">
          <span class="chip raised">{reader} reads aloud</span>
        </p>
      )}
      <div class="veil-go" ref={button} style={{ '--ems': String(widthOf(words)) }}>
        {shut && (
          <Button size="big" data-reveal onClick={onLift} onKeyDown={(event) => event.repeat && event.preventDefault()}>
            {words}
          </Button>
        )}
      </div>
      <p class="visually-hidden" role="status">
        {shut && `Pass the torch to ${to.name}`}
      </p>
    </section>
  );
}

/** The tablet is handed on: a shut curtain, a name in a flame, and a button that only its owner presses. It stands alone in the page. */
export function Veil(props: VeilProps) {
  // somebody else's veil is another veil: it falls anew
  return <Hanging key={`${props.to.emblem} ${props.to.name}`} {...props} />;
}
