import { pluralize } from '../../../engine/shared/sentences.ts';
import { type Content, cardOf } from '../../../games/dust-up/content/content.ts';
import { spokenCards } from '../../../games/dust-up/text/prompts.ts';
import { Back, Card } from './cards/Card.tsx';
import './hand.css';

/** Equal cards are told apart by which of them it is. */
export function numbered(cards: readonly string[]): { readonly id: string; readonly key: string }[] {
  const seen = new Map<string, number>();
  return cards.map((id) => {
    const nth = (seen.get(id) ?? 0) + 1;
    seen.set(id, nth);
    return { id, key: `${id} ${nth}` };
  });
}

/** How far a card leans, from −1 on the left to 1 on the right. */
const lean = (i: number, count: number): string => (count < 2 ? 0 : (2 * i) / (count - 1) - 1).toFixed(2);

/** So many cards lie side by side on a phone with their words, and so many in two rows. */
const FEW = 3;
const SOME = 6;
const sizeOf = (count: number): string => (count <= FEW ? 'few' : count <= SOME ? 'many some' : 'many');

/** A flag on a card that has just come. Its name says it, too. */
export const NewMark = () => (
  <i class="dust-new" aria-hidden>
    New
  </i>
);

type HandProps = {
  readonly cards: readonly string[];
  readonly content: Content;
  readonly label: string;
  /** Whether they are only numbered by ear, since others listen. */
  readonly hushed: boolean;
  /** Which one is held up. */
  readonly raised: string | null;
  /** Whether one of them is to be played. */
  readonly lit: boolean;
  /** How many of the last ones are new to whoever holds them. */
  readonly fresh: number;
  /** Which one is carried by a finger: its place stays empty. */
  readonly carried: string | null;
  readonly onRaise: (key: string) => void;
  /** A finger goes down on one. */
  readonly onCarry: (key: string, down: PointerEvent) => void;
};

/** Cards to look at and to choose from, like a fan in somebody's hand. A tap raises one. */
export function Hand({ cards, content, label, hushed, raised, lit, fresh, carried, onRaise, onCarry }: HandProps) {
  const called = hushed ? cards.map((_, i) => `Card ${i + 1} of ${cards.length}`) : spokenCards(cards, content);
  return (
    <ol
      class={`dust-hand ${sizeOf(cards.length)}${lit ? ' lit' : ''}`}
      data-looked-at
      aria-label={label}
      style={{ '--count': String(cards.length) }}
    >
      {numbered(cards).map(({ id, key }, i) => (
        <li key={key} style={{ '--lean': lean(i, cards.length), '--turn': String(i) }}>
          <button
            type="button"
            class={`dust-hand-card${raised === key ? ' raised' : ''}${carried === key ? ' carried' : ''}`}
            aria-label={i < cards.length - fresh ? called[i] : `${called[i]}${hushed ? ', new' : ' New.'}`}
            aria-pressed={raised === key}
            data-narrow={lit || undefined}
            onClick={() => onRaise(key)}
            onPointerDown={(down) => lit && onCarry(key, down)}
          >
            <Card id={id} content={content} size="hand" hushed={hushed} />
            {i >= cards.length - fresh && <NewMark />}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Somebody's hand from behind: how many, and whose colour. */
export function Backs({ count: many, hero, content }: { count: number; hero: string; content: Content }) {
  return (
    <ol
      class="dust-hand backs"
      aria-label={`${cardOf(content.heroes, hero).name} has ${pluralize(many, 'card')} in hand`}
      style={{ '--count': String(many) }}
    >
      {Array.from({ length: many }, (_, i) => (
        <li key={i} style={{ '--lean': lean(i, many), '--turn': String(i) }}>
          <Back hero={hero} content={content} />
        </li>
      ))}
    </ol>
  );
}
