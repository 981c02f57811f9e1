import { type Content, cardOf } from '../../../../games/traps-and-treasures/content/content.ts';
import type { Held } from '../../../../games/traps-and-treasures/state/state.ts';
import { treasureText } from '../../../../games/traps-and-treasures/text/cards.ts';
import type { Papers } from '../../../parts/CardBackground.tsx';
import { PaperCard } from '../../../parts/PaperCard.tsx';
import './cards.css';

/** The papers behind treasure. */
export const HOARD: Papers = { back: 'var(--moss-lo)', rings: ['var(--moss)', 'var(--moss-hi)', 'var(--glow)'], near: '#26391a' };

/** A treasure card with the numbers of the level where it was received (TT-13). */
export function TreasureCard({
  held,
  content,
  onKeyword,
}: {
  held: Held;
  content: Content;
  onKeyword?: ((rule: string) => void) | undefined;
}) {
  const { name, flavour, art, use } = cardOf(content.treasures, held.card);
  return (
    <PaperCard
      name={name}
      kind={['open-treasure-chest', use ? 'Treasure, to use once' : 'Treasure, to keep']}
      art={art}
      papers={HOARD}
      lines={treasureText(held.card, held.level, content)}
      flavour={flavour}
      badge={<LevelDisc level={held.level} />}
      onKeyword={onKeyword}
    />
  );
}

/** The number of a level, in its colour. */
export const LevelDisc = ({ level }: { level: number }) => (
  <span class={`level-disc l${level}`} role="img" aria-label={`level ${level}`}>
    {level}
  </span>
);
