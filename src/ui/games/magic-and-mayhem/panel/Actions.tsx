import type { ComponentChildren } from 'preact';
import { Button } from '../../../parts/Button.tsx';
import type { Offer, Offers } from '../move-targets.ts';

/** What can be tapped besides the board. */

type Asking = {
  readonly onOffer: (offer: Offer) => void;
  readonly onNarrow: (title: string, offers: readonly Offer[]) => void;
};

/** Null: its own words. */
const SHORT: { readonly [verb: string]: readonly [words: string | null, icon: string] } = {
  open: ['Open door', 'door'],
  unlock: ['Try door', 'key'],
  loot: ['Pick up', 'swap-bag'],
  peer: ['Look hard', 'eyeball'],
  shop: [null, 'shop'],
  'help-up': ['Help up', 'hand'],
  say: ['Talk to the door', 'talk'],
};
/** What one nearly always wants when it is there. */
const isPlain = ({ command }: Offer): boolean => command.do === 'open' || command.do === 'loot';
const shortOf = ({ command, label }: Offer): string => SHORT[command.do]?.[0] ?? label;
const iconOf = ({ command }: Offer): string => SHORT[command.do]?.[1] ?? 'hand';

type Deed = {
  readonly words: string;
  readonly icon: string;
  readonly offers: readonly Offer[];
  readonly primary?: boolean;
  /** What stands over its answers; else its words. */
  readonly title?: string;
  readonly note?: ComponentChildren;
};

/** A button that answers when there is one answer, and asks which when there are several. */
function DeedButton({ words, icon, offers, primary = false, title = words, note, onOffer, onNarrow }: Deed & Asking) {
  const [only] = offers;
  if (!only) return null;
  const one = offers.length === 1;
  return (
    <Button
      tone={primary ? 'primary' : 'quiet'}
      size={primary ? 'normal' : 'small'}
      icon={icon}
      {...(one ? { 'data-option': only.index, 'aria-label': only.label } : { 'data-narrow': true })}
      onClick={() => (one ? onOffer(only) : onNarrow(title, offers))}
    >
      {note ? (
        <span class="deed-words">
          {words}
          {note}
        </span>
      ) : (
        words
      )}
    </Button>
  );
}

type DeedsProps = Asking & {
  /** What the hero's power is called. */
  readonly power: string;
  /** What it does. */
  readonly powerNote: ComponentChildren;
  /** What the room's feature does. */
  readonly featureNote: ComponentChildren;
  readonly offers: Offers;
  /** The next Action ends the turn. */
  readonly last: boolean;
  /** They are drawn only while somebody is asked. */
  readonly open: boolean;
};

/** What the hero can do just now; at last, to end the turn. */
export function Actions({ power, powerNote, featureNote, offers, last, open, ...ask }: DeedsProps) {
  const fight = open ? offers.fight : [];
  const deeds = open ? offers.deeds : [];
  const talkOnly = fight.every(({ command }) => command.do === 'answer');
  const nothingElse = open && fight.length === 0 && deeds.length === 0 && offers.squares.size === 0;
  const all: readonly Deed[] = [
    { words: talkOnly ? 'Talk' : 'Fight', icon: talkOnly ? 'talk' : 'crossed-swords', offers: fight, primary: true },
    ...(deeds.length <= 2
      ? deeds.map((offer) => ({
          words: shortOf(offer),
          icon: iconOf(offer),
          offers: [offer],
          primary: fight.length === 0 && deeds.length === 1 && isPlain(offer),
          note: offer.command.do === 'use-feature' ? featureNote : undefined,
        }))
      : [{ words: 'Do something', icon: 'hand', offers: deeds }]),
    { words: power, icon: 'light-bulb', offers: open ? offers.power : [], note: powerNote },
    { words: 'Share', icon: 'present', offers: open ? offers.share : [], ...(last ? { title: 'Share: then your turn ends' } : {}) },
    { words: 'End turn', icon: 'player-next', offers: open && offers.end ? [offers.end] : [], primary: nothingElse },
  ];
  const shown = all.filter((deed) => deed.offers.length > 0);
  const size = shown.length > 3 ? 'panel-deeds many most' : shown.length > 2 ? 'panel-deeds many' : 'panel-deeds';
  return (
    <div class={size}>
      {shown.map((deed) => (
        <DeedButton key={deed.offers[0]?.index} {...deed} {...ask} />
      ))}
    </div>
  );
}
