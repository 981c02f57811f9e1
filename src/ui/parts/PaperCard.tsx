import type { ComponentChildren } from 'preact';
import { type Sentence, speak } from '../../engine/kit/words.ts';
import { Icon } from './Icon.tsx';
import type { Art } from './inks.ts';
import './paper-card.css';
import { Say } from './Say.tsx';
import { type Papers, Stagelet } from './Stagelet.tsx';

type CardProps = {
  readonly name: string;
  /** The glyph and the words of its kind. */
  readonly kind: readonly [icon: string, words: string];
  readonly art: Art;
  readonly papers: Papers;
  readonly lines: readonly Sentence[];
  readonly flavour: string;
  readonly class?: string;
  /** A sign in the corner of the head. */
  readonly badge?: ComponentChildren;
  readonly onKeyword?: ((rule: string) => void) | undefined;
};

/** A card to be read: its kind and name, a window with its picture, what it does, a joke. */
export function PaperCard({ name, kind: [icon, words], art, papers, lines, flavour, class: more = '', badge, onKeyword }: CardProps) {
  return (
    <article class={`paper-card ${more}`} aria-label={name}>
      <header class="paper-card-head">
        <span class="paper-card-kind">
          <Icon name={icon} size={1.5} />
          {words}
        </span>
        <h2>{name}</h2>
        {badge}
      </header>
      <div class="paper-card-window">
        <Stagelet art={art} papers={papers} />
      </div>
      <div class="paper-card-text">
        {lines.map((line) => (
          <p key={speak(line)}>
            <Say words={line} onKeyword={onKeyword} />
          </p>
        ))}
        <p class="paper-card-flavour">“{flavour}”</p>
      </div>
    </article>
  );
}
