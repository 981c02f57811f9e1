import { useEffect, useRef } from 'preact/hooks';
import { prefersReducedMotion } from './reduced-motion.ts';
import './theatre.css';

/** One half of the curtain as decoration. Its class sets the position. */
export function Leaf({ side, class: name = '' }: { side: 'left' | 'right'; class?: string }) {
  return <div class={`leaf ${side} ${name}`} aria-hidden />;
}

type CurtainProps = {
  readonly open: boolean;
  /** Called when the animation after a change of `open` has ended. */
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
    // a timer, because `transitionend` is missing in a hidden tab and after an interrupted transition
    const timer = setTimeout(() => onRest?.(open), prefersReducedMotion() ? FADES : MOVES);
    return () => clearTimeout(timer);
  }, [open]);
  return (
    <div class={open ? 'curtain open' : 'curtain'} aria-hidden>
      <div class="leaf left" />
      <div class="leaf right" />
    </div>
  );
}
