import type { ComponentChildren } from 'preact';
import { type Sentence, speak } from '../../engine/shared/sentences.ts';
import { Icon } from './Icon.tsx';
import type { Art } from './inks.ts';
import './paper-card.css';
import { CardBackground, type Papers } from './CardBackground.tsx';
import { SentenceText } from './SentenceText.tsx';

type CardProps = {
  readonly name: string;
  /** The glyph and the words of its kind. */
  readonly kind: readonly [icon: string, words: string];
  readonly art: Art;
  /** Who is on it, as a group in a box of 200, in place of the picture. */
  readonly figure?: ComponentChildren;
  readonly papers: Papers;
  readonly lines: readonly Sentence[];
  readonly flavour: string;
  readonly class?: string;
  /** A sign in the corner of the head. */
  readonly badge?: ComponentChildren;
  readonly onKeyword?: ((rule: string) => void) | undefined;
};

/** A text of more letters leaves less room for the picture. */
const LONG = 200;

/** A card to be read: its kind and name, a window with its picture, what it does, a joke. */
export function PaperCard({
  name,
  kind: [icon, words],
  art,
  figure,
  papers,
  lines,
  flavour,
  class: more = '',
  badge,
  onKeyword,
}: CardProps) {
  const long = lines.reduce((letters, line) => letters + speak(line).length, 0) > LONG ? 'long' : '';
  return (
    <article class={`paper-card ${long} ${more}`} aria-label={name}>
      <header class="paper-card-head">
        <span class="paper-card-kind">
          <Icon name={icon} size={1.5} />
          {words}
        </span>
        <h2>{name}</h2>
        {badge}
      </header>
      <div class="paper-card-window">
        <CardBackground papers={papers} art={figure ? undefined : art}>
          {figure}
        </CardBackground>
      </div>
      <div class="paper-card-text">
        {lines.map((line) => (
          <p key={speak(line)}>
            <SentenceText words={line} onKeyword={onKeyword} />
          </p>
        ))}
        <p class="paper-card-flavour">“{flavour}”</p>
      </div>
    </article>
  );
}
