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
  /** What it does is to be read first. */
  readonly read?: boolean;
};

/** A button that answers when there is one answer, and asks when there are several, or something to read. */
function DeedButton({ words, icon, offers, primary = false, title = words, read = false, onOffer, onNarrow }: Deed & Asking) {
  const [only] = offers;
  if (!only) return null;
  const one = offers.length === 1 && !read;
  return (
    <Button
      tone={primary ? 'primary' : 'quiet'}
      size={primary ? 'normal' : 'small'}
      icon={icon}
      {...(one ? { 'data-option': only.index, 'aria-label': only.label } : { 'data-narrow': true })}
      onClick={() => (one ? onOffer(only) : onNarrow(title, offers))}
    >
      {words}
    </Button>
  );
}

type DeedsProps = Asking & {
  /** What the hero's power is called. */
  readonly power: string;
  readonly offers: Offers;
  /** The next Action ends the turn. */
  readonly last: boolean;
  /** They are drawn only while somebody is asked. */
  readonly open: boolean;
};

/** What the hero can do just now. What ends the turn always has the same place. */
export function Actions({ power, offers, last, open, ...ask }: DeedsProps) {
  if (!open) return null;
  const { fight, deeds, share, end } = offers;
  const talkOnly = fight.every(({ command }) => command.do === 'answer');
  const isRoom = ({ command }: Offer) => command.do === 'use-feature';
  const [room, rest] = [deeds.filter(isRoom), deeds.filter((offer) => !isRoom(offer))];
  const all: readonly Deed[] = [
    { words: talkOnly ? 'Talk' : 'Fight', icon: talkOnly ? 'talk' : 'crossed-swords', offers: fight, primary: true },
    ...(deeds.length <= 2
      ? rest.map((offer) => ({
          words: shortOf(offer),
          icon: iconOf(offer),
          offers: [offer],
          primary: fight.length === 0 && deeds.length === 1 && isPlain(offer),
        }))
      : [{ words: 'Do something', icon: 'hand', offers: rest }]),
    ...room.map((offer) => ({ words: offer.label, icon: 'hand', offers: [offer], read: true })),
    { words: power, icon: 'light-bulb', offers: offers.power, read: true },
    { words: 'Share', icon: 'present', offers: share, ...(last ? { title: 'Share: then your turn ends' } : {}) },
  ];
  const shown = all.filter((deed) => deed.offers.length > 0);
  if (shown.length === 0 && !end) return null;
  const alone = shown.length === 0 && offers.squares.size === 0;
  return (
    <div class={shown.length > 1 ? 'panel-deeds many' : 'panel-deeds'}>
      <div class="panel-choices">
        {shown.map((deed) => (
          <DeedButton key={deed.offers[0]?.index} {...deed} {...ask} />
        ))}
      </div>
      {end && <DeedButton words={end.label} icon="player-next" offers={[end]} primary={alone} {...ask} />}
    </div>
  );
}
