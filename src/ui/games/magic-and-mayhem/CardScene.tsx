import type { ComponentChildren } from 'preact';
import type { Content } from '../../../games/magic-and-mayhem/content.ts';
import { useBook } from '../../book/WithBook.tsx';
import { HeldUp } from '../../parts/HeldUp.tsx';
import { CardFace } from './cards/CardFace.tsx';
import { faceOf } from './faces.ts';

type CardSceneProps = {
  readonly id: string;
  readonly content: Content;
  /** Who has it, or drew it. */
  readonly says?: string;
  readonly onClose?: () => void;
  readonly children?: ComponentChildren;
};

/** A card of this game, held up for everybody. */
export function CardScene({ id, content, says = 'A card', onClose, children }: CardSceneProps) {
  const openBook = useBook();
  return (
    <HeldUp
      id={id}
      says={says}
      onClose={onClose}
      card={<CardFace size="large" {...faceOf(id, content)} onKeyword={openBook ?? undefined} />}
    >
      {children}
    </HeldUp>
  );
}
