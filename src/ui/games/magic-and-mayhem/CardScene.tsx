import type { ComponentChildren } from 'preact';
import type { Content } from '../../../games/magic-and-mayhem/content.ts';
import { useBook } from '../../book/WithBook.tsx';
import { HeldUp } from '../../parts/HeldUp.tsx';
import { CardFace } from './cards/CardFace.tsx';
import { faceOf } from './faces.ts';

type CardSceneProps = {
  readonly id: string;
  readonly content: Content;
  /** How many hearts more than printed a boss has at this level. */
  readonly bossHearts: number;
  /** Who has it, or drew it. */
  readonly says?: string;
  readonly onClose?: () => void;
  readonly children?: ComponentChildren;
};

/** A card of this game, held up for everybody. */
export function CardScene({ id, content, bossHearts, says = 'A card', onClose, children }: CardSceneProps) {
  const openBook = useBook();
  return (
    <HeldUp
      id={id}
      says={says}
      onClose={onClose}
      card={<CardFace size="large" {...faceOf(id, content, bossHearts)} onKeyword={openBook ?? undefined} />}
    >
      {children}
    </HeldUp>
  );
}
