import type { ComponentChildren } from 'preact';
import { BoardMark, type Cue } from '../../../parts/board/Flourish.tsx';
import { type Cut, CutOut } from '../../../parts/CutOut.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { LightPool } from '../../../parts/LightPool.tsx';
import { Armour, HitPoints } from '../party/Numbers.tsx';

type StandProps = {
  /** How marks tell it: a hero's seat, or a monster's id counted down from −1. */
  readonly square: number;
  readonly foe?: boolean;
  /** It towers over the others. */
  readonly huge?: boolean;
  readonly name: string;
  readonly hp: number;
  readonly most: number;
  readonly ac: number;
  /** It acts just now. */
  readonly now: boolean;
  /** What happens to it just now. */
  readonly cue: Cue | null;
  readonly option: number | null;
  readonly label: string;
  /** Its name and number, where several have the same name. */
  readonly called?: string;
  /** With what it would be attacked. */
  readonly means?: Cut | null;
  /** Whose purse hangs here. */
  readonly purse?: number;
  readonly children: ComponentChildren;
  readonly onTap: () => void;
  /** Shows its card, whatever a tap on it does. */
  readonly onLook?: () => void;
};

/** A puppet on its stick in the fight, which steps forward and falls. Below it, its name and its hit points. */
export function FightPuppet({
  square,
  foe = false,
  huge = false,
  name,
  hp,
  most,
  ac,
  now,
  cue,
  option,
  label,
  called = name,
  means,
  purse,
  children,
  onTap,
  onLook,
}: StandProps) {
  const falls = cue?.kind === 'slain';
  const out = hp <= 0 && cue?.kind !== 'hurt';
  return (
    <li
      data-stand={square}
      class={`lab-stand ${foe ? (huge ? 'theirs huge' : 'theirs') : 'ours'} ${now ? 'now' : ''} ${cue?.kind === 'deed' ? 'strikes' : ''} ${out ? 'out' : ''} ${option === null ? '' : 'lit'}`}
    >
      <button type="button" aria-label={label} {...(option === null ? {} : { 'data-option': option })} onClick={onTap}>
        <span class={falls ? 'lab-stand-figure falls' : 'lab-stand-figure'}>
          {(now || option !== null) && <LightPool radii={[100, 78]} colours={['var(--ember)', 'var(--flame)']} />}
          {children}
        </span>
        <span class="lab-stand-sign paper" data-purse={purse}>
          <b dir="auto">{name}</b>
          {out && !foe ? <small>fallen</small> : <HitPoints now={hp} most={most} foe={foe} />}
        </span>
        {!out && <Armour ac={ac} size={null} />}
        {means && option !== null && (
          <span class="lab-stand-means">
            <CutOut {...means} width={36} />
          </span>
        )}
      </button>
      {onLook && (
        <button type="button" class="lab-stand-look" aria-label={`${called}: look at its card`} onClick={onLook}>
          <Icon name="open-book" size={1.5} />
        </button>
      )}
      <span class="lab-stand-cue">
        <BoardMark cue={cue ? { ...cue, square: 0 } : null} width={1} />
      </span>
    </li>
  );
}
