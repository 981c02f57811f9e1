import { useEffect, useRef } from 'preact/hooks';
import { prefersStillness } from './stillness.ts';
import './theatre.css';

/** One leaf of cloth that hangs there as scenery; its class says where. */
export function Leaf({ side, class: name = '' }: { side: 'left' | 'right'; class?: string }) {
  return <div class={`leaf ${side} ${name}`} aria-hidden="true" />;
}

type CurtainProps = {
  readonly open: boolean;
  /** The leaves have come to rest after `open` changed. */
  readonly onRest?: (open: boolean) => void;
};

const MOVES = 700;
const FADES = 160;

/** Two leaves that cover the positioned box around them and part. They show the state they are given; a change of it moves them. */
export function Curtain({ open, onRest }: CurtainProps) {
  const shown = useRef(open);
  useEffect(() => {
    if (shown.current === open) return;
    shown.current = open;
    // A clock, not `transitionend`: that never comes when the tab is hidden or the transition is overtaken.
    const timer = setTimeout(() => onRest?.(open), prefersStillness() ? FADES : MOVES);
    return () => clearTimeout(timer);
  }, [open]);
  return (
    <div class={open ? 'curtain open' : 'curtain'} aria-hidden="true">
      <div class="leaf left" />
      <div class="leaf right" />
    </div>
  );
}
