import type { ComponentChildren } from 'preact';
import { type Cue, Flourish } from '../../../parts/board/Flourish.tsx';
import { type Cut, CutOut } from '../../../parts/CutOut.tsx';
import { Pool } from '../../../parts/Pool.tsx';
import { Armour, HitPoints } from '../party/Numbers.tsx';

/** How a puppet moves with what happens to it. */
const MOTIONS: { readonly [kind: string]: string } = { hurt: 'shakes', miss: 'dodges', slain: 'falls', healed: 'hops' };

/** Hit points from which on a monster towers over the others. */
const HUGE = 40;

type StandProps = {
  readonly foe?: boolean;
  readonly name: string;
  /** Which of those that are called so; 0 where there is only one. */
  readonly nth?: number;
  readonly hp: number;
  readonly most: number;
  readonly ac: number;
  /** It acts just now. */
  readonly now: boolean;
  /** What happens to it just now. */
  readonly cue: Cue | null;
  /** The blow that it deals just now, by its id. */
  readonly blow: number | null;
  readonly option: number | null;
  readonly label: string;
  /** With what it would be attacked. */
  readonly means?: Cut | null;
  /** Whose purse hangs here. */
  readonly purse?: number;
  readonly children: ComponentChildren;
  readonly onTap: () => void;
};

/** A puppet on its stick in the fight: it steps forward, strikes, shakes, ducks and falls. Below it, its name and its hit points. */
export function Stand({
  foe = false,
  name,
  nth = 0,
  hp,
  most,
  ac,
  now,
  cue,
  blow,
  option,
  label,
  means,
  purse,
  children,
  onTap,
}: StandProps) {
  const motion = cue ? (MOTIONS[cue.kind] ?? '') : blow === null ? '' : 'strikes';
  const out = hp <= 0;
  return (
    <li
      class={`lab-stand ${foe ? (most > HUGE ? 'theirs huge' : 'theirs') : 'ours'} ${now ? 'now' : ''} ${out ? 'out' : ''} ${option === null ? '' : 'lit'}`}
    >
      <button type="button" aria-label={label} {...(option === null ? {} : { 'data-option': option })} onClick={onTap}>
        <span key={cue?.id ?? blow ?? 'still'} class={`lab-stand-figure ${motion}`}>
          {(now || option !== null) && <Pool radii={[100, 78]} colours={['var(--ember)', 'var(--flame)']} />}
          {children}
        </span>
        <span class="lab-stand-sign paper" data-purse={purse}>
          <b dir="auto">{name}</b>
          {out && !foe ? <small>fallen</small> : <HitPoints now={hp} most={most} foe={foe} />}
          {nth > 0 && <i class="lab-stand-nth">{nth}</i>}
        </span>
        {!out && <Armour ac={ac} size={null} />}
        {means && option !== null && (
          <span class="lab-stand-means">
            <CutOut {...means} width={36} />
          </span>
        )}
      </button>
      <span class="lab-stand-cue">
        <Flourish cue={cue ? { ...cue, square: 0 } : null} width={1} />
      </span>
    </li>
  );
}
