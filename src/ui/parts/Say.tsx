import type { Sentence, Word } from '../../engine/kit/words.ts';
import { Coin } from './Coin.tsx';
import { Heart } from './Heart.tsx';
import { Icon } from './Icon.tsx';

/** Hearts, coins and glyphs of the game's sprite are pictures; null for what stands as it is, such as "4+". */
function pictureOf(name: string) {
  if (name === 'heart') return <Heart size={1.2} />;
  if (name === 'coin') return <Coin size={1.2} />;
  return /^[a-z][a-z0-9-]+$/.test(name) ? <Icon name={name} size={1.2} /> : null;
}

function Part({ word }: { word: Word }) {
  if (typeof word === 'string') return <>{word}</>;
  if ('keyword' in word) {
    return (
      <b class="keyword" data-keyword={word.keyword}>
        {word.words}
      </b>
    );
  }
  const picture = pictureOf(word.symbol);
  return (
    <span
      role="img"
      aria-label={word.spoken}
      style={picture ? { display: 'inline-flex', verticalAlign: 'text-bottom' } : { whiteSpace: 'nowrap' }}
    >
      {picture ?? word.symbol}
    </span>
  );
}

/** A sentence as it stands in a line of words: keywords bold, symbols read aloud as words. */
export function Say({ words }: { words: Sentence }) {
  return (
    <>
      {words.map((word, i) => (
        // A sentence has no other order than its own.
        <Part key={`word ${i}`} word={word} />
      ))}
    </>
  );
}
