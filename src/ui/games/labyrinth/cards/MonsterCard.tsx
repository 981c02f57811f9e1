import { type Content, need } from '../../../../games/labyrinth/content.ts';
import { monsterText } from '../../../../games/labyrinth/describe/cards.ts';
import { PaperCard } from '../../../parts/PaperCard.tsx';
import './cards.css';
import { FRIGHT } from './EncounterCard.tsx';

/** A monster's sheet. */
export function MonsterCard({
  kind,
  content,
  onKeyword,
}: {
  readonly kind: string;
  readonly content: Content;
  readonly onKeyword?: ((rule: string) => void) | undefined;
}) {
  const { name, flavour, art } = need(content.monsters, kind);
  return (
    <PaperCard
      class="room-card fright"
      name={name}
      kind={['crossed-swords', 'Monster']}
      art={art}
      papers={FRIGHT}
      lines={monsterText(kind, content)}
      flavour={flavour}
      onKeyword={onKeyword}
    />
  );
}
