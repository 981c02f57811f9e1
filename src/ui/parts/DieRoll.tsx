import { useEffect, useRef, useState } from 'preact/hooks';
import { Die } from './Die.tsx';
import './die-roll.css';
import { prefersReducedMotion } from './reduced-motion.ts';

/** Three hops in twelve poses: how far it has come (0 to 1), how high it is (in its own heights), how it is turned. */
const POSES: readonly (readonly [way: number, height: number, turn: number])[] = [
  [0, 0.5, -150],
  [0.16, 0.85, -84],
  [0.31, 0.62, -22],
  [0.42, 0, 40],
  [0.54, 0.42, 104],
  [0.65, 0.46, 170],
  [0.74, 0.05, 226],
  [0.82, 0.2, 278],
  [0.89, 0.18, 322],
  [0.94, 0, 344],
  [0.98, 0, 355],
  [1, 0, 349],
];
const TURN_AT_REST = 349; // that is -11 degrees
/** How long they take, in milliseconds. */
const ROLL = 900;

/** The face during the roll. It changes with each pose and does not reveal the result. */
const passing = (pose: number, face: number, faces: number): number =>
  ((face + pose * (faces > 4 ? 2 : 1) + Math.floor(pose / 3)) % faces) + 1;

type DieRollProps = {
  /** The result of the roll. */
  readonly face: number;
  /** How many faces the die has: 6 without a word. */
  readonly faces?: number;
  readonly onLanded: () => void;
};

/** The animation of a die roll, of size `--die`. A tap or key ends it, and keeps its normal effect. Use a new `key` for each roll. */
export function DieRoll({ face, faces = 6, onLanded }: DieRollProps) {
  const last = POSES.length - 1;
  const [pose, setPose] = useState(() => (prefersReducedMotion() ? last : 0));
  const told = useRef(false);
  const rolling = pose < last;

  useEffect(() => {
    if (!rolling) return;
    // the frame's time, so that a slow device skips poses instead of rolling longer; a frame for each pose alone, since each paints the page
    let began: number | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let next = requestAnimationFrame(function tumble(now) {
      began ??= now;
      const shown = ((now - began) / ROLL) * POSES.length;
      setPose(Math.min(last, Math.floor(shown)));
      timer = setTimeout(
        () => {
          next = requestAnimationFrame(tumble);
        },
        (1 - (shown % 1)) * (ROLL / POSES.length),
      );
    });
    const land = () => setPose(last);
    const key = (event: KeyboardEvent) => event.repeat || land();
    document.addEventListener('pointerdown', land, true);
    document.addEventListener('keydown', key, true);
    return () => {
      cancelAnimationFrame(next);
      clearTimeout(timer);
      document.removeEventListener('pointerdown', land, true);
      document.removeEventListener('keydown', key, true);
    };
  }, [rolling]);

  useEffect(() => {
    if (rolling || told.current) return;
    told.current = true;
    onLanded();
  }, [rolling]);

  const [way, height, turn] = POSES[pose] ?? [1, 0, TURN_AT_REST];
  const sideways = (way - 1) * 130;
  return (
    <span class={`die-roll ${rolling ? '' : 'landed'} ${faces === 6 ? '' : 'solid'}`}>
      <span
        class="die-roll-shadow"
        style={{ transform: `translate(${sideways}%, 0) rotate(${turn}deg) scale(${1 - height * 0.35})` }}
        aria-hidden
      />
      <span style={{ transform: `translate(${sideways}%, ${-height * 100}%) rotate(${turn}deg)` }}>
        <Die
          face={rolling ? passing(pose, face, faces) : face}
          faces={faces}
          shadow={false}
          label={rolling ? 'The die is rolling' : String(face)}
        />
      </span>
    </span>
  );
}
