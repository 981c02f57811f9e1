import { speak } from '../../../../engine/kit/words.ts';
import { type Content, need } from '../../../../games/traps-and-treasures/content.ts';
import { treasureText } from '../../../../games/traps-and-treasures/describe/cards.ts';
import type { Held } from '../../../../games/traps-and-treasures/vocabulary.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { Say } from '../../../parts/Say.tsx';
import { type Papers, Stagelet } from './Stagelet.tsx';
import './cards.css';

const HOARD: Papers = { back: 'var(--moss-lo)', rings: ['var(--moss)', 'var(--moss-hi)', 'var(--glow)'], near: '#26391a' };

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
  const { name, flavour, art, use } = need(content.treasures, held.card);
  return (
    <article class="trove" aria-label={name}>
      <header class="trove-head">
        <span class="trove-kind">
          <Icon name="open-treasure-chest" size={1.5} />
          {use ? 'Treasure, to use once' : 'Treasure, to keep'}
        </span>
        <h2>{name}</h2>
        <LevelDisc level={held.level} />
      </header>
      <div class="trove-window">
        <Stagelet art={art} papers={HOARD} />
      </div>
      <div class="trove-text">
        {treasureText(held.card, held.level, content).map((line) => (
          <p key={speak(line)}>
            <Say words={line} onKeyword={onKeyword} />
          </p>
        ))}
        <p class="trove-flavour">“{flavour}”</p>
      </div>
    </article>
  );
}

/** The number of a level, in its colour. */
export const LevelDisc = ({ level }: { level: number }) => (
  <span class={`level-disc l${level}`} role="img" aria-label={`level ${level}`}>
    {level}
  </span>
);
