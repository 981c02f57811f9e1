import type { ComponentChildren } from 'preact';
import { type Content, cardOf } from '../../../../games/labyrinth/content/content.ts';
import { CutOut } from '../../../parts/CutOut.tsx';
import { cutOf } from '../../../parts/inks.ts';
import { EncounterSign } from '../cards/EncounterFoes.tsx';
import { ErrandSign } from '../delve/ErrandSign.tsx';
import type { Offer } from '../move-targets.ts';
import { Torches } from '../Torches.tsx';
import { Chip } from './Chip.tsx';

type SignProps = { readonly card: string; readonly content: Content; readonly size: number };

/** An item, an errand or an encounter as a small picture. */
export function CardSign({ card, content, size }: SignProps) {
  const item = content.items[card];
  if (item) return <CutOut {...cutOf(item.art)} size={size} width={36} />;
  if (content.errands[card]) return <ErrandSign errand={card} content={content} size={size} />;
  return <EncounterSign card={cardOf(content.encounters, card)} size={size} />;
}
export const cardName = (card: string, { items, encounters }: Content): string => (items[card] ?? cardOf(encounters, card)).name;

type ChipsProps = {
  readonly offers: readonly (Offer & { readonly command: { readonly card: string } | { readonly errand: string | null } })[];
  readonly content: Content;
  /** How dangerous a card would be, where that is known. */
  /** Their names are not said aloud. */
  readonly hushed?: boolean;
  readonly torchesOf?: (card: string) => number | undefined;
  readonly onOffer: (offer: Offer) => void;
};

/** Cards to choose from. */
export const CardChips = (chips: ChipsProps) => <div class="dm-row">{cardChips(chips)}</div>;
const cardChips = ({ offers, content, hushed = false, torchesOf, onOffer }: ChipsProps) =>
  offers.map((offer, i) => {
    const card = ('card' in offer.command ? offer.command.card : offer.command.errand) ?? '';
    const torches = torchesOf?.(card);
    return (
      <Chip key={offer.index} look="beast" offer={offer} {...(hushed ? { says: `Card ${i + 1}` } : {})} onOffer={onOffer}>
        <CardSign card={card} content={content} size={3} />
        <small>{cardName(card, content)}</small>
        {torches !== undefined && <Torches lit={torches} />}
      </Chip>
    );
  });

/** What is folded up until somebody asks for it. */
export const Folded = ({ says, children }: { readonly says: string; readonly children: ComponentChildren }) => (
  <details class="dm-choose">
    <summary class="button quiet" data-narrow="">
      {says}
    </summary>
    <div class="dm-row">{children}</div>
  </details>
);
/** Cards to choose from, folded up. */
export const FoldedChips = ({ says, ...chips }: ChipsProps & { readonly says: string }) =>
  chips.offers.length > 0 && <Folded says={says}>{cardChips(chips)}</Folded>;
