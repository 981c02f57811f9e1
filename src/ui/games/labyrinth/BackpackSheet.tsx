import { useEffect, useState } from 'preact/hooks';
import type { SeatRecord } from '../../../engine/seats.ts';
import type { Content } from '../../../games/labyrinth/content/content.ts';
import type { HeroView, View } from '../../../games/labyrinth/state/view-types.ts';
import { Sheet } from '../../parts/Sheet.tsx';
import { Answer, Faces } from './Answers.tsx';
import { ReadCardCloseUp } from './cards/CardCloseUps.tsx';
import { type Offer, type Offers, that, those } from './move-targets.ts';
import { CharacterSheet } from './party/CharacterSheet.tsx';

type PackProps = {
  readonly hero: HeroView;
  readonly record: SeatRecord;
  readonly view: View;
  readonly seats: readonly SeatRecord[];
  readonly offers: Offers;
  readonly content: Content;
  readonly revision: number;
  /** Leads out of it, where that is no answer. */
  readonly onBack: () => void;
  readonly onOffer: (offer: Offer) => void;
  readonly onKeyword?: ((rule: string) => void) | undefined;
};

/** The card that an answer is about, in whatever it does. */
export const cardOf = ({ command }: Offer): string | null => ('card' in command ? command.card : null);

/** A hero's sheet, and what can be done with what they carry. */
export function BackpackSheet({ hero, record, view, seats, offers, content, revision, onBack, onOffer, onKeyword }: PackProps) {
  const [held, setHeld] = useState<string | null>(null);
  useEffect(() => setHeld(null), [revision]);
  const close = that(offers, 'close');
  const open = that(offers, 'open-pack', (command) => command.hero === hero.seat);
  const inPack = close !== null;
  const lit = new Set((inPack ? offers : []).flatMap((offer) => cardOf(offer) ?? []));
  const deeds = inPack && held !== null ? offers.filter((offer) => cardOf(offer) === held) : [];
  return (
    <>
      <Sheet
        title={record.name}
        class="pack-sheet"
        onBack={() => (close ? onOffer(close) : onBack())}
        {...(close ? { option: close.index } : {})}
      >
        <CharacterSheet hero={hero} heroes={view.heroes} record={record} content={content} lit={lit} onCard={setHeld} onKeyword={onKeyword}>
          {open && (
            <Answer offer={open} icon="swap-bag" onOffer={onOffer}>
              Use, wear or share things
            </Answer>
          )}
          {inPack && <GiveCoins offers={offers} view={view} seats={seats} onOffer={onOffer} />}
        </CharacterSheet>
      </Sheet>
      {held !== null && (
        <div class="over-sheet">
          <ReadCardCloseUp
            held={{ what: 'card', id: held }}
            says="A card of the pack"
            content={content}
            view={view}
            found
            wearer={hero}
            onKeyword={onKeyword}
            onBack={() => setHeld(null)}
          >
            {deeds.map((offer, i) => (
              <Answer key={offer.index} offer={offer} tone={i === 0 ? 'primary' : 'quiet'} onOffer={onOffer} />
            ))}
          </ReadCardCloseUp>
        </div>
      )}
    </>
  );
}

function GiveCoins({ offers, view, seats, onOffer }: Pick<PackProps, 'offers' | 'view' | 'seats' | 'onOffer'>) {
  const gives = those(offers, 'coins').flatMap((offer) => ('to' in offer.command ? [{ offer, seat: offer.command.to }] : []));
  return <Faces what="Give silver to" icon="two-coins" faces={gives} view={view} seats={seats} onOffer={onOffer} />;
}
