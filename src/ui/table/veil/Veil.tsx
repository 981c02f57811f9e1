import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { Ear, SeatRecord } from '../../../engine/seats.ts';
import { Button } from '../../parts/Button.tsx';
import { VeilName, widthOf } from './VeilName.tsx';
import { VeilScene } from './VeilScene.tsx';
import './veil.css';

type VeilProps = {
  /** The previous holder of the tablet; null when unknown, as after a reload. */
  readonly from: SeatRecord | null;
  readonly to: SeatRecord;
  /** A sentence about who reads for the next player; null where they read themselves. */
  readonly reading: string | null;
  readonly onLift: () => void;
  /** Somebody wants to stop, or the settings; nobody has to lift it for that. */
  readonly onMenu: () => void;
};

/** The button appears when nobody has tapped for so long, in milliseconds: two taps of the previous player may be 900 ms apart. */
const CLOSING_TIME = 950;
/** What somebody who plays by ear is reminded of before the veil parts. */
const REMINDERS: { readonly [K in Ear]: string } = {
  headphones: 'Headphones on? Your hand is for your ears only.',
  braille: 'Braille ready, speaker off? Your hand is for your fingers only.',
};

function VeilContent({ from, to, reading, onLift, onMenu }: VeilProps) {
  const heading = useId();
  const button = useRef<HTMLDivElement>(null);
  const [shut, setShut] = useState(false);
  const words = `I am ${to.name}!`;

  const [taps, setTaps] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setShut(true), CLOSING_TIME);
    return () => clearTimeout(timer);
  }, [taps]);
  useEffect(() => {
    if (shut) button.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [shut]);

  return (
    <section class="veil" aria-labelledby={heading} data-veil onPointerDown={() => setTaps(taps + 1)}>
      <VeilScene from={from} to={to} />
      <h1 id={heading}>
        <span class="veil-sign paper">Pass the torch to</span> <VeilName name={to.name} />
      </h1>
      {reading !== null && (
        <p class="veil-reader">
          <span class="chip raised">{reading}</span>
        </p>
      )}
      {to.ear && (
        <p class="veil-reader" aria-hidden>
          <span class="chip raised">{REMINDERS[to.ear]}</span>
        </p>
      )}
      <div class="veil-go" ref={button} style={{ '--ems': String(widthOf(words)) }}>
        {shut && (
          <>
            <Button size="big" data-reveal onClick={onLift} onKeyDown={(event) => event.repeat && event.preventDefault()}>
              {words}
            </Button>
            <Button tone="quiet" size="small" icon="cog" onClick={onMenu}>
              Menu
            </Button>
          </>
        )}
      </div>
      <p class="visually-hidden" role="status">
        {shut && `Pass the torch to ${to.name}${to.ear ? `. ${REMINDERS[to.ear]}` : ''}`}
      </p>
    </section>
  );
}

/** The veil: it shows the next player's name, a button for that player, and the way to the menu. Nothing else is in the page. */
export function Veil(props: VeilProps) {
  // a new key for each player restarts the animation
  return <VeilContent key={`${props.to.emblem} ${props.to.name}`} {...props} />;
}
