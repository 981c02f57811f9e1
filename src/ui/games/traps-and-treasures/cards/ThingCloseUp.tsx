import { type Content, cardOf } from '../../../../games/traps-and-treasures/content/content.ts';
import type { Level } from '../../../../games/traps-and-treasures/state/constants.ts';
import type { TrapView } from '../../../../games/traps-and-treasures/state/view-types.ts';
import { thingText, trapText } from '../../../../games/traps-and-treasures/text/cards.ts';
import { useBook } from '../../../book/WithBook.tsx';
import { Button } from '../../../parts/Button.tsx';
import { CardCloseUp } from '../../../parts/CardCloseUp.tsx';
import { PaperCard } from '../../../parts/PaperCard.tsx';
import { thingSource } from '../map/thing-pictures.ts';
import type { Offer } from '../move-targets.ts';
import { HOARD, LevelDisc } from './TreasureCard.tsx';

/** A thing on a tile of that level, a trap, or both. */
export type ThingThere = { readonly thing: string | null; readonly trap: TrapView | null; readonly level: Level };
type ThingCloseUpProps = ThingThere & {
  readonly names: readonly string[];
  readonly content: Content;
  /** To go there all the same. */
  readonly offer: Offer | undefined;
  readonly onOffer: (offer: Offer) => void;
  readonly onBack: () => void;
};

/** What lies on a tile, to be read, perhaps before one goes there: what it does, with the numbers of its level. */
export function ThingCloseUp({ thing, trap, level, names, content, offer, onOffer, onBack }: ThingCloseUpProps) {
  const openBook = useBook();
  const { name, flavour } = thing === null ? cardOf(content.treasures, trap?.card ?? '') : cardOf(content.things, thing);
  const figure = <image href={thingSource(thing ?? 'trap')} x="30" y="26" width="140" height="140" />;
  const lines = [...(thing === null ? [] : thingText(thing, level, content)), ...(trap === null ? [] : [trapText(trap, names, content)])];
  return (
    <CardCloseUp
      id={`${thing} ${level}`}
      says="What lies there"
      onClose={onBack}
      card={
        <PaperCard
          name={name}
          kind={['treasure-map', 'Lies on a tile']}
          art={{ icon: '', print: 'brown', holes: 'cream' }}
          figure={figure}
          papers={HOARD}
          lines={lines}
          flavour={flavour}
          badge={<LevelDisc level={level} />}
          onKeyword={openBook ?? undefined}
        />
      }
    >
      {offer && (
        <Button data-option={offer.index} onClick={() => onOffer(offer)}>
          {offer.label}
        </Button>
      )}
      <Button tone="quiet" onClick={onBack}>
        Back
      </Button>
    </CardCloseUp>
  );
}
