import { Puppet } from '../../../puppets/Puppet.tsx';
import { HELPER_FIGURES } from '../helper-figures.ts';
import { FIVE } from './TwisterCounter.tsx';
import './parrot.css';

/** Who listens to a tongue twister: a parrot, beside itself with joy. `said`: so many times. */
export function Parrot({ said }: { said: number }) {
  const done = said >= FIVE;
  const moves = done ? ' leaps' : said > 0 ? ' hops' : '';
  return (
    // another one each time, so that it hops again
    <span key={said} style={{ '--said': said }}>
      <Puppet class={`trial-owl trial-parrot${moves}`} figure={HELPER_FIGURES.parrot} mood={done ? 'proud' : said > 0 ? 'oh' : 'well'} />
    </span>
  );
}
