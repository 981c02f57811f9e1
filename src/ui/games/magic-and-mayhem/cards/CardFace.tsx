import { type Sentence, speak } from '../../../../engine/shared/sentences.ts';
import type { Art } from '../../../../games/magic-and-mayhem/content/card-schemas.ts';
import type { Ability } from '../../../../games/magic-and-mayhem/state/constants.ts';
import { Heart } from '../../../parts/Heart.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { SentenceText } from '../../../parts/SentenceText.tsx';
import type { Figure, Mood } from '../../../puppets/figure.ts';
import { AbilityBar } from './AbilityBar.tsx';
import { AbilityShape } from './AbilityShape.tsx';
import { ArtWindow } from './Art.tsx';
import './cards.css';
import { type CardKind, KINDS } from './card-kinds.ts';

export type { CardKind } from './card-kinds.ts';

type CardFaceProps = {
  readonly card: { readonly id: string; readonly name: string; readonly flavour: string; readonly art: Readonly<Art> };
  readonly kind: CardKind;
  /** Who is on the card, and how they fare; things and events have the card's own picture. */
  readonly figure?: Figure | undefined;
  readonly mood?: Mood | undefined;
  /** The ability bar: what one needs to use it (treasures), or has (heroes). Without any, the bar is left out or all dashed. */
  readonly ability?: Ability | null;
  readonly abilities?: readonly Ability[];
  /** The words above the ability bar. */
  readonly need: Sentence | null;
  readonly text: readonly Sentence[];
  readonly facts: readonly { readonly icon: string; readonly words: Sentence }[];
  readonly size: 'large' | 'small';
  /** Opens the rule that explains a keyword. */
  readonly onKeyword?: ((rule: string) => void) | undefined;
};

/** From so many letters on, the words of a card are set smaller. */
const LONG = 130;
const VERY_LONG = 210;

/** The face of a card of any deck. The small one, for a hand, shows its picture and its name. */
export function CardFace({ card, kind, figure, mood, ability = null, abilities, need, text, facts, size, onKeyword }: CardFaceProps) {
  const { word, icon, family } = KINDS[kind];
  const lit = abilities ?? (ability === null ? [] : [ability]);
  if (size === 'small') {
    return (
      <span class={`card small ${family}`}>
        <span class="card-in">
          <span class="card-window">
            <ArtWindow art={card.art} {...{ kind, figure, mood }} />
          </span>
          {ability !== null && (
            <span class="card-corner">
              <AbilityShape ability={ability} />
            </span>
          )}
          <b class={card.name.length > 15 ? 'card-name long' : 'card-name'}>{card.name}</b>
        </span>
      </span>
    );
  }
  const letters = text.reduce((sum, line) => sum + speak(line).length + 12, 0);
  const set = letters > VERY_LONG ? 'very-long' : letters > LONG ? 'long' : '';
  return (
    <article class={`card large ${family}`} aria-label={card.name}>
      <div class={set === 'very-long' ? 'card-in' : 'card-in with-picture'}>
        <header class="card-head">
          <span class="card-kind">
            <Icon name={icon} />
            {word}
          </span>
          <h2 class={card.name.length > 19 ? 'card-name long' : 'card-name'}>{card.name}</h2>
        </header>
        <div class="card-window">
          <ArtWindow art={card.art} {...{ kind, figure, mood }} />
        </div>
        {need && (
          <div class="card-need">
            <p>
              <SentenceText words={need} onKeyword={onKeyword} />
            </p>
            <AbilityBar lit={lit} />
          </div>
        )}
        <div class={`card-text ${set}`}>
          {text.map((line) => (
            <p key={speak(line)}>
              <SentenceText words={line} onKeyword={onKeyword} />
            </p>
          ))}
          <p class="card-flavour">“{card.flavour}”</p>
        </div>
        {facts.length > 0 && (
          <footer class="card-foot">
            {facts.map((fact) => (
              <span key={fact.icon}>
                {fact.icon === 'hearts' ? <Heart size={1.75} /> : <Icon name={fact.icon} size={1.625} />}
                <span>
                  <SentenceText words={fact.words} onKeyword={onKeyword} />
                </span>
              </span>
            ))}
          </footer>
        )}
      </div>
    </article>
  );
}
