import type { Content } from '../../../games/magic-and-mayhem/content/content.ts';
import type { Choice, View } from '../../../games/magic-and-mayhem/state/tasks.ts';
import { readFirst } from '../../../games/magic-and-mayhem/text/rooms.ts';
import { Button } from '../../parts/Button.tsx';
import { SentenceText } from '../../parts/SentenceText.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { CardFace } from './cards/CardFace.tsx';
import { faceOf } from './cards/card-faces.ts';
import { Targets } from './fight/Targets.tsx';
import type { Offer } from './move-targets.ts';
import './question.css';

/** Answers as big buttons; `first`: the first of them is what one nearly always wants. */
export function Answers({
  offers,
  onOffer,
  first = false,
}: {
  offers: readonly Offer[];
  onOffer: (offer: Offer) => void;
  first?: boolean;
}) {
  const coins = offers.length > 3 && offers.every(({ command }) => command.do === 'amount' || command.do === 'back');
  return (
    <div class={coins ? 'answers coins' : 'answers'}>
      {offers.map((offer, i) => (
        <Button key={offer.index} tone={first && i === 0 ? 'primary' : 'quiet'} data-option={offer.index} onClick={() => onOffer(offer)}>
          {offer.label}
        </Button>
      ))}
    </div>
  );
}

/** What a tap leaves open. `foes`: the numbers of whoever it is about. */
export type Asking = { readonly title: string; readonly offers: readonly Offer[]; readonly foes?: readonly number[] };
type WhichProps = {
  readonly view: View;
  readonly content: Content;
  readonly asking: Asking;
  readonly onOffer: (offer: Offer) => void;
  readonly onLook: (number: number) => void;
  readonly onBack: () => void;
};

/** "Which one?": what a button or a square with several answers opens. Monsters are shown with what each attack would do to them. */
export function Which({ view, content, asking: { title, offers, foes = [] }, onOffer, onLook, onBack }: WhichProps) {
  const aimed = offers.flatMap(({ command }) => ('number' in command ? [command.number] : []));
  const numbers = [...new Set([...foes, ...aimed])];
  const [only] = offers;
  const text = only && (offers.length === 1 || only.command.do === 'use-on-hero') ? readFirst(view, only.command, content) : [];
  const rest = offers.filter(({ command }) => !('number' in command));
  return (
    <Sheet title={title} onBack={onBack} back="Never mind">
      {text.map((line, i) => (
        <p key={i} class="asking-text">
          <SentenceText words={line} />
        </p>
      ))}
      {numbers.length > 0 && <Targets view={view} content={content} numbers={numbers} offers={offers} onOffer={onOffer} onLook={onLook} />}
      <Answers offers={rest} onOffer={onOffer} first={text.length > 0} />
    </Sheet>
  );
}

/** Cards that a question is about. */
function cardsOf(choice: Choice): string[] {
  const { card, give, take } = choice as { card?: string; give?: string; take?: string };
  return [card, give, take].filter((id) => id !== undefined);
}

type QuestionProps = {
  readonly title: string;
  readonly choice: Choice;
  readonly content: Content;
  readonly offers: readonly Offer[];
  readonly onOffer: (offer: Offer) => void;
};

/** The answers to a question, on a paper slip over the board, which stays in sight. The call above puts the question. */
export function Question({ title, choice, content, offers, onOffer }: QuestionProps) {
  return (
    <section class="question paper rim" aria-label={title}>
      <div class="question-cards">
        {cardsOf(choice).map((id) => (
          <CardFace key={id} size="small" {...faceOf(id, content)} />
        ))}
      </div>
      <Answers offers={offers} onOffer={onOffer} first={offers[0]?.command.do === 'yes' || offers[0]?.command.do === 'hand'} />
    </section>
  );
}
