import type { ItemCard as Item } from '../../../../games/labyrinth/content/card-schemas.ts';
import { type Content, cardOf } from '../../../../games/labyrinth/content/content.ts';
import type { HeroView } from '../../../../games/labyrinth/state/view-types.ts';
import { itemText } from '../../../../games/labyrinth/text/cards.ts';
import { wearingCosts } from '../../../../games/labyrinth/text/heroes.ts';
import type { Papers } from '../../../parts/CardBackground.tsx';
import { PaperCard } from '../../../parts/PaperCard.tsx';
import './cards.css';
import { FRIGHT } from './EncounterCard.tsx';

const KINDS: { readonly [K in Item['kind']]: string } = {
  gear: 'Gear, to put on',
  cursed: 'Cursed!',
  healing: 'Healing, to use once',
  trinket: 'Trinket, to sell',
  find: 'A find',
  fate: 'To roll, once',
};
const SHOP: Papers = { back: 'var(--ember-lo)', rings: ['#c9622a', 'var(--ember-hi)', 'var(--glow)'], near: '#5a1f08' };
const LAWN: Papers = { back: 'var(--moss-lo)', rings: ['var(--moss)', 'var(--moss-hi)', '#e8f2b8'], near: '#26391a' };
const papersOf = (kind: Item['kind']): Papers => (kind === 'cursed' ? FRIGHT : kind === 'healing' ? LAWN : SHOP);

type CardProps = {
  readonly card: string;
  readonly content: Content;
  /** Somebody has it: it says what it sells for. */
  readonly found?: boolean | undefined;
  /** Who may put it on: it says what that costs them. */
  readonly wearer?: HeroView | null | undefined;
  readonly onKeyword?: ((rule: string) => void) | undefined;
};

/** An item card, large enough to be read. */
export function ItemCard({ card, content, found, wearer, onKeyword }: CardProps) {
  const { name, flavour, art, kind } = cardOf(content.items, card);
  return (
    <PaperCard
      class={`item-card ${kind}`}
      name={name}
      kind={['swap-bag', KINDS[kind]]}
      art={art}
      papers={papersOf(kind)}
      lines={[...itemText(card, content, found), ...(wearer ? wearingCosts(wearer, card, content) : [])]}
      flavour={flavour}
      onKeyword={onKeyword}
    />
  );
}
