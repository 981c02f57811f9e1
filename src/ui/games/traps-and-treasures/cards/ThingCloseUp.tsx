import { type Content, cardOf } from '../../../../games/traps-and-treasures/content/content.ts';
import type { Level } from '../../../../games/traps-and-treasures/state/constants.ts';
import { thingText } from '../../../../games/traps-and-treasures/text/cards.ts';
import { useBook } from '../../../book/WithBook.tsx';
import { Button } from '../../../parts/Button.tsx';
import { CardCloseUp } from '../../../parts/CardCloseUp.tsx';
import { PaperCard } from '../../../parts/PaperCard.tsx';
import { thingSource } from '../map/thing-pictures.ts';
import { HOARD, LevelDisc } from './TreasureCard.tsx';

/** A thing on a tile of that level. */
export type ThingThere = { readonly thing: string; readonly level: Level };
type ThingCloseUpProps = ThingThere & { readonly content: Content; readonly onBack: () => void };

/** What lies on a tile, to be read: what it does, with the numbers of its level. */
export function ThingCloseUp({ thing, level, content, onBack }: ThingCloseUpProps) {
  const openBook = useBook();
  const { name, flavour } = cardOf(content.things, thing);
  const figure = <image href={thingSource(thing)} x="30" y="26" width="140" height="140" />;
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
          lines={thingText(thing, level, content)}
          flavour={flavour}
          badge={<LevelDisc level={level} />}
          onKeyword={openBook ?? undefined}
        />
      }
    >
      <Button tone="quiet" onClick={onBack}>
        Back
      </Button>
    </CardCloseUp>
  );
}
