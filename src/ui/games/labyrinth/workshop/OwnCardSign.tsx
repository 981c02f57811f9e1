import type { OwnCard } from '../../../../games/labyrinth/content/card-pack-schema.ts';
import { CutOut } from '../../../parts/CutOut.tsx';
import { cutOf } from '../../../parts/inks.ts';
import { EncounterSign } from '../cards/EncounterFoes.tsx';

/** An own card as a small picture. */
export const OwnCardSign = ({ card, size }: { readonly card: OwnCard; readonly size: number }) =>
  'effects' in card && !('kind' in card) ? (
    <EncounterSign card={card} size={size} />
  ) : (
    <CutOut {...cutOf(card.art)} size={size} width={36} />
  );
