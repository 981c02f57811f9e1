import type { ComponentChildren, ComponentProps } from 'preact';
import type { SeatRecord } from '../../../engine/seats.ts';
import type { Statistic } from '../../../games/labyrinth/state/constants.ts';
import type { HeroView, View } from '../../../games/labyrinth/state/view-types.ts';
import { signed } from '../../../games/labyrinth/text/numbers.ts';
import { Button } from '../../parts/Button.tsx';
import { CutOut } from '../../parts/CutOut.tsx';
import './answers.css';
import { PuppetBadge } from '../../puppets/PuppetBadge.tsx';
import type { Offer } from './move-targets.ts';
import { heroBadge } from './puppet-props.ts';

type AnswerProps = Pick<ComponentProps<typeof Button>, 'tone' | 'size' | 'icon' | 'children'> & {
  /** Without one the button is unlit, and a tap asks why. */
  readonly offer: Offer | null;
  /** What is said of it, where that is not its label. */
  readonly says?: string | undefined;
  readonly onOffer: (offer: Offer) => void;
  readonly onWhy?: () => void;
};

/** An answer as a button. What stands on it may be shorter than what is said. */
export const Answer = ({ offer, says = offer?.label, children = says, onOffer, onWhy, ...look }: AnswerProps) => (
  <Button
    {...look}
    {...(offer ? { 'data-option': offer.index, 'aria-label': says } : { 'aria-disabled': true })}
    onClick={() => (offer ? onOffer(offer) : onWhy?.())}
  >
    {children}
  </Button>
);

export type SignOf = (hero: HeroView) => readonly [says: string, sign: ComponentChildren];
/** What each would add to a check. */
export const adds =
  (statistic: Statistic): SignOf =>
  ({ modifiers }) => {
    const by = signed(modifiers[statistic]);
    return [by, by];
  };

type FacesProps = {
  readonly what: string;
  /** Without it the words are only said. */
  readonly icon?: string;
  /** Each answer with the hero whom it is about. */
  readonly faces: readonly { readonly offer: Offer; readonly seat: number }[];
  /** What of a hero counts just now: in words, and as a sign. */
  readonly signOf?: SignOf | undefined;
  readonly view: View;
  readonly seats: readonly SeatRecord[];
  readonly onOffer: (offer: Offer) => void;
};

/** One of the party: a face for each to tap. */
export function Faces({ what, icon, faces, signOf, view, seats, onOffer }: FacesProps) {
  return faces.length === 0 ? null : (
    <div class="lab-faces">
      {icon !== undefined && (
        <b>
          <CutOut icon={icon} size={2} width={36} print="var(--ember-lo)" />
          {what}
        </b>
      )}
      <ul aria-label={what}>
        {faces.map(({ offer, seat }) => {
          const hero = view.heroes[seat];
          const [says, sign] = (hero && signOf?.(hero)) ?? [];
          return hero ? (
            <li key={offer.index}>
              <button
                type="button"
                class="lab-face"
                data-option={offer.index}
                aria-label={says ? `${offer.label}: ${says}` : offer.label}
                onClick={() => onOffer(offer)}
              >
                <PuppetBadge {...heroBadge(hero, view.heroes, seats)} />
                <small aria-hidden dir="auto">
                  {seats[seat]?.name}
                </small>
                {sign && (
                  <i class="lab-face-sign" aria-hidden>
                    {sign}
                  </i>
                )}
              </button>
            </li>
          ) : null;
        })}
      </ul>
    </div>
  );
}
