import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { SeatRecord } from '../../../engine/seats.ts';
import { isolateBidi } from '../../../engine/shared/sentences.ts';
import { Button } from '../../parts/Button.tsx';
import { type Cut, CutOut } from '../../parts/CutOut.tsx';
import { Emblem } from '../../parts/Emblem.tsx';
import { LightPool } from '../../parts/LightPool.tsx';
import { Picture } from '../../parts/Picture.tsx';
import './pick-card.css';

/** The seat that has a hero, and the effect of a tap. */
export type Held = {
  readonly holder: SeatRecord | null;
  /** Whether that is the picking seat. */
  readonly mine: boolean;
  readonly onPick: () => void;
};

type PickCardProps = Held & {
  readonly name: string;
  readonly title: string;
  readonly cut: Cut;
  /** A drawing in a box of 200, where a game has one. */
  readonly portrait?: ComponentChildren;
  /** The paper of the head with the ink on it, that of the stage, and the light on it from the outside in. */
  readonly papers: { readonly head: string; readonly ink: string; readonly stage: string; readonly rings: readonly string[] };
  /** What it can do. */
  readonly children: ComponentChildren;
};

/** A hero's card where one is picked: name, puppet, what it can do, and whose it is. */
export function PickCard({ name, title, cut, portrait, papers, holder, mine, onPick, children }: PickCardProps) {
  const id = useId();
  const { head, ink, stage, rings } = papers;
  return (
    <article
      class={mine ? 'pick-card mine' : 'pick-card'}
      style={{ '--head': head, '--head-ink': ink, '--pick-stage': stage }}
      aria-labelledby={id}
    >
      <header>
        <h3 id={id}>{name}</h3>
        <p>{title}</p>
      </header>
      <div class="pick-stage">
        <LightPool class="pick-light" radii={RADII.slice(0, rings.length)} colours={rings} />
        {portrait ? (
          <Picture viewBox="0 0 200 200" class="pick-puppet">
            {portrait}
          </Picture>
        ) : (
          <CutOut class="pick-puppet" {...cut} width={30} />
        )}
        {holder && (
          <span class="chip raised">
            <Emblem emblem={holder.emblem} size={1.75} label="" />
            {mine ? 'Yours' : holder.name}
          </span>
        )}
      </div>
      {children}
      <Button tone="quiet" size="small" aria-pressed={mine} onClick={onPick}>
        {mine ? `Stay ${name}` : holder === null ? `Be ${name}` : `Swap with ${isolateBidi(holder.name)}`}
      </Button>
    </article>
  );
}
const RADII = [120, 92, 64];

type PickCardsProps<T> = {
  readonly seats: readonly SeatRecord[];
  readonly seat: number;
  readonly heroes: readonly T[];
  /** The heroes by seat. */
  readonly picked: readonly string[];
  readonly card: (hero: T, held: Held) => ComponentChildren;
  readonly onPick: (hero: string) => void;
  /** Called when the player keeps the current hero. */
  readonly onKeep: () => void;
};

/** All heroes of a game as cards. */
export const PickCards = <T extends { readonly id: string }>({ seats, seat, heroes, picked, card, onPick, onKeep }: PickCardsProps<T>) => (
  <ul class="pick-cards">
    {heroes.map((hero) => {
      const at = picked.indexOf(hero.id);
      const mine = at === seat;
      return <li key={hero.id}>{card(hero, { holder: seats[at] ?? null, mine, onPick: () => (mine ? onKeep() : onPick(hero.id)) })}</li>;
    })}
  </ul>
);
