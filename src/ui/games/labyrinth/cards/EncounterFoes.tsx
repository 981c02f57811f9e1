import type { Immutable } from '../../../../engine/game.ts';
import type { Encounter } from '../../../../games/labyrinth/content/errand-schemas.ts';
import { CutOut } from '../../../parts/CutOut.tsx';
import { cutOf } from '../../../parts/inks.ts';
import { Picture } from '../../../parts/Picture.tsx';
import type { Figure } from '../../../puppets/figure.ts';
import { PuppetShape } from '../../../puppets/Puppet.tsx';
import { monsterFigure } from '../puppet-figures.ts';

/** A monster on a card, with its number where several of its kind are there. */
type CardFoe = { readonly figure: Figure; readonly gang: number | undefined };

/** Where each of so many stands in a box of 200, those behind first. */
const PLACES: { readonly [many: number]: readonly string[] } = {
  1: ['translate(0 0)'],
  2: ['translate(-34 22) scale(.82)', 'translate(70 36) scale(.82)'],
  3: ['translate(-44 6) scale(.7)', 'translate(104 6) scale(.7)', 'translate(26 50) scale(.76)'],
};

/** Who waits in an encounter, as its card shows it: three at most; a die is three. */
export function foesOf({ effects, monster: own }: Immutable<Pick<Encounter, 'effects' | 'monster'>>): readonly CardFoe[] {
  const all = effects.flatMap((effect): CardFoe[] => {
    if (effect.do !== 'monsters') return [];
    const { monster, count, looks } = effect;
    const figure = monsterFigure(monster, looks ?? own?.looks);
    if (count === 1) return [{ figure, gang: undefined }];
    return Array.from({ length: typeof count === 'number' ? count : 3 }, (_, i) => ({ figure, gang: i + 1 }));
  });
  return all.slice(0, 3);
}

/** The monsters of an encounter as a group in a box of 200. */
export const FoesShape = ({ foes }: { readonly foes: readonly CardFoe[] }) => (
  <>
    {foes.map(({ figure, gang }, i) => (
      <g key={i} transform={PLACES[foes.length]?.[i]}>
        <PuppetShape figure={figure} gang={gang} numbered={false} />
      </g>
    ))}
  </>
);

type SignProps = {
  readonly card: Immutable<Pick<Encounter, 'art' | 'effects' | 'monster'>>;
  /** In rem; without it, as large as its class says. */
  readonly size?: number;
  readonly class?: string;
};

/** An encounter as a small picture: its monsters, or what its card shows. */
export function EncounterSign({ card, size, class: name = '' }: SignProps) {
  const foes = foesOf(card);
  if (foes.length === 0) return <CutOut class={name} {...cutOf(card.art)} {...(size === undefined ? {} : { size })} width={36} />;
  return (
    <Picture class={name} viewBox="-8 -8 216 216" size={size} label="">
      <FoesShape foes={foes} />
    </Picture>
  );
}
