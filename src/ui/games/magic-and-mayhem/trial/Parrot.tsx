import { CutOut } from '../../../parts/CutOut.tsx';
import { FIVE } from './Beads.tsx';
import './parrot.css';

/** Who listens to a tongue twister: a parrot, beside itself with joy. `said`: so many times. */
export function Parrot({ said }: { said: number }) {
  const done = said >= FIVE;
  const moves = done ? ' leaps' : said > 0 ? ' hops' : '';
  return (
    // another one each time, so that it hops again
    <span key={said} style={{ '--said': said }}>
      <CutOut
        class={`trial-owl trial-parrot${moves}`}
        icon="parrot-head"
        print={done ? 'var(--ember)' : 'var(--moss)'}
        holes="var(--glow)"
        width={30}
      />
    </span>
  );
}
