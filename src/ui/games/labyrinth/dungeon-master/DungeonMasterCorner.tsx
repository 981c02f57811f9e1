import { useEffect, useState } from 'preact/hooks';
import { Picture } from '../../../parts/Picture.tsx';
import { PuppetOnDisc } from '../../../puppets/PuppetBadge.tsx';
import type { Offer } from '../move-targets.ts';
import { PEOPLE_FIGURES } from '../puppet-figures.ts';

type CornerProps = {
  /** What the dungeon master is called. */
  readonly name: string;
  /** Null while something else must be finished first. */
  readonly offer: Offer | null;
  readonly onOffer: (offer: Offer) => void;
  readonly onSay: (words: string) => void;
};

/** The corner of a person who is the dungeon master (LA-1): a tap calls them now, or as soon as what happens is over; a second tap takes that back. */
export function DungeonMasterCorner({ name, offer, onOffer, onSay }: CornerProps) {
  const [called, call] = useState(false);
  useEffect(() => {
    if (!called || !offer) return;
    call(false);
    onOffer(offer);
  }, [called, offer]);
  return (
    <button
      type="button"
      class="dm-corner"
      aria-label={offer?.label ?? `Call ${name}, the dungeon master, as soon as this is over`}
      {...(offer ? { 'data-option': offer.index } : { 'aria-pressed': called })}
      onClick={() => {
        if (offer) return onOffer(offer);
        call(!called);
        onSay(called ? `${name} is not called.` : `First this. Then it is up to ${name}, the dungeon master.`);
      }}
    >
      <Picture viewBox="0 0 200 200" label="">
        <PuppetOnDisc figure={PEOPLE_FIGURES['dungeon-master']} mood="proud" />
      </Picture>
    </button>
  );
}
