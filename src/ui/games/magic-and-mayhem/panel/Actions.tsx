import type { ComponentChildren } from 'preact';
import { Button } from '../../../parts/Button.tsx';
import type { Offer, Offers } from '../move-targets.ts';

/** What can be tapped besides the board. */

type Asking = {
  readonly onOffer: (offer: Offer) => void;
  readonly onNarrow: (title: string, offers: readonly Offer[]) => void;
};

const SHORT: { readonly [verb: string]: readonly [words: string, icon: string] } = {
  open: ['Open door', 'door'],
  unlock: ['Try door', 'key'],
  loot: ['Pick up', 'swap-bag'],
  peer: ['Look hard', 'eyeball'],
  shop: ['Go shopping', 'shop'],
  'help-up': ['Help up', 'hand'],
  say: ['Talk to the door', 'talk'],
};
/** What one nearly always wants when it is there. */
const isPlain = ({ command }: Offer): boolean => command.do === 'open' || command.do === 'loot';
const shortOf = ({ command, label }: Offer): string => SHORT[command.do]?.[0] ?? label;
const iconOf = ({ command }: Offer): string => SHORT[command.do]?.[1] ?? 'hand';

/** A button that answers when there is one answer, and asks which when there are several. */
function Deed({
  words,
  icon,
  offers,
  primary = false,
  note,
  onOffer,
  onNarrow,
}: { words: string; icon: string; offers: readonly Offer[]; primary?: boolean; note?: ComponentChildren } & Asking) {
  const [only] = offers;
  if (!only) return null;
  const one = offers.length === 1;
  return (
    <Button
      tone={primary ? 'primary' : 'quiet'}
      size={primary ? 'normal' : 'small'}
      icon={icon}
      {...(one ? { 'data-option': only.index, 'aria-label': only.label } : { 'data-narrow': true })}
      onClick={() => (one ? onOffer(only) : onNarrow(words, offers))}
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
  /** They are drawn only while somebody is asked. */
  readonly open: boolean;
};

/** What the hero can do just now; at last, to end the turn. */
export function Actions({ power, powerNote, featureNote, offers, open, ...ask }: DeedsProps) {
  const fight = open ? offers.fight : [];
  const deeds = open ? offers.deeds : [];
  const talkOnly = fight.every(({ command }) => command.do === 'answer');
  const nothingElse = open && fight.length === 0 && deeds.length === 0 && offers.squares.size === 0;
  return (
    <div class="panel-deeds">
      <Deed words={talkOnly ? 'Talk' : 'Fight'} icon={talkOnly ? 'talk' : 'crossed-swords'} offers={fight} primary {...ask} />
      {deeds.length <= 2 ? (
        deeds.map((offer) => (
          <Deed
            key={offer.index}
            words={shortOf(offer)}
            icon={iconOf(offer)}
            offers={[offer]}
            primary={fight.length === 0 && deeds.length === 1 && isPlain(offer)}
            note={offer.command.do === 'use-feature' ? featureNote : undefined}
            {...ask}
          />
        ))
      ) : (
        <Deed words="Do something" icon="hand" offers={deeds} {...ask} />
      )}
      {open && <Deed words={power} icon="light-bulb" offers={offers.power} note={powerNote} {...ask} />}
      {open && <Deed words="Share" icon="present" offers={offers.share} {...ask} />}
      {open && offers.end && <Deed words="End turn" icon="player-next" offers={[offers.end]} primary={nothingElse} {...ask} />}
    </div>
  );
}
