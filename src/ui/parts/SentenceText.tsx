import { Fragment } from 'preact';
import type { Sentence, Word } from '../../engine/shared/sentences.ts';
import { Coin } from './Coin.tsx';
import { Heart } from './Heart.tsx';
import { Icon } from './Icon.tsx';
import { Torch } from './Torch.tsx';
import './sentence-text.css';

/** Hearts, coins, points and glyphs of the game's sprite are pictures; null for what stands as it is, such as "4+". */
function pictureOf(name: string) {
  if (name === 'heart') return <Heart size={1.2} />;
  if (name === 'coin') return <Coin size={1.2} />;
  if (name === 'point') return <Torch still size={1.5} />;
  return /^[a-z][a-z0-9-]+$/.test(name) ? <Icon name={name} size={1.2} /> : null;
}

type Tappable = {
  /** Opens the rule that explains a keyword; without it a keyword is only bold. */
  readonly onKeyword?: ((rule: string) => void) | undefined;
};

function Keyword({ keyword, words, spoken, onKeyword }: Tappable & Extract<Word, { readonly keyword: string }>) {
  const said = spoken === undefined ? words : <Spoken words={words} spoken={spoken} />;
  if (!onKeyword) return <b class="keyword">{said}</b>;
  return (
    <button type="button" class="keyword" data-rule={keyword} aria-haspopup="dialog" onClick={() => onKeyword(keyword)}>
      {said}
    </button>
  );
}

/** What is read aloud in other words than it is written. */
function Spoken({ words, spoken }: { words: string; spoken: string }) {
  return (
    <>
      <span aria-hidden>{words}</span>
      <span class="visually-hidden">{spoken}</span>
    </>
  );
}

function Part({ word, onKeyword }: Tappable & { word: Word }) {
  if (typeof word === 'string') return <>{word}</>;
  if ('keyword' in word) return <Keyword {...word} onKeyword={onKeyword} />;
  if ('words' in word) return <Spoken {...word} />;
  const picture = pictureOf(word.symbol);
  // what is not spoken stands beside the word for it
  const said = word.spoken === '' ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': word.spoken } as const);
  return (
    <span {...said} style={picture ? { display: 'inline-flex', verticalAlign: 'text-bottom' } : { whiteSpace: 'nowrap' }}>
      {picture ?? word.symbol}
    </span>
  );
}

/** The marks that a word begins with, after a keyword or a symbol: they stay on its line. */
const marksOf = (word: Word | undefined, before: Word | undefined): string =>
  typeof word === 'string' && typeof before === 'object' ? (/^[.,:;!?]+/.exec(word)?.[0] ?? '') : '';

/** A sentence as it stands in a line of words: keywords bold or tappable, symbols read aloud as words. */
export function SentenceText({ words, onKeyword }: Tappable & { words: Sentence }) {
  return (
    <>
      {words.map((word, i) => {
        const own = marksOf(word, words[i - 1]);
        const after = marksOf(words[i + 1], word);
        const part = <Part word={typeof word === 'string' ? word.slice(own.length) : word} onKeyword={onKeyword} />;
        // A sentence has no other order than its own.
        const key = `word ${i}`;
        return after === '' ? (
          <Fragment key={key}>{part}</Fragment>
        ) : (
          <span key={key} class="said-with">
            {part}
            {after}
          </span>
        );
      })}
    </>
  );
}
