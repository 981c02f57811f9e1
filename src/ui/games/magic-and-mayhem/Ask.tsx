import { type Content, need } from '../../../games/magic-and-mayhem/content.ts';
import type { Choice, View } from '../../../games/magic-and-mayhem/vocabulary.ts';
import { Button } from '../../parts/Button.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { CardFace } from './cards/CardFace.tsx';
import { faceOf } from './faces.ts';
import type { Offer } from './offers.ts';
import './ask.css';

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

type FoesProps = {
  readonly view: View;
  readonly content: Content;
  readonly numbers: readonly number[];
  readonly onLook: (number: number) => void;
};

/** The monsters that lie under a tap, as small cards. */
function Foes({ view, content, numbers, onLook }: FoesProps) {
  const here = view.monsters.filter(({ number }) => numbers.includes(number));
  return (
    <div class="question-cards">
      {here.map(({ number, monster }) => (
        <button
          key={number}
          class="foe-look"
          type="button"
          aria-label={`${need(content.monsters, monster).name} ${number}: look at its card`}
          onClick={() => onLook(number)}
        >
          <CardFace size="small" {...faceOf(monster, content, view.bossHearts)} />
          {here.length > 1 && <b class="foe-number">{number}</b>}
        </button>
      ))}
    </div>
  );
}

/** What a tap leaves open. `foes`: the numbers of whoever it is about. */
export type Asking = { readonly title: string; readonly offers: readonly Offer[]; readonly foes?: readonly number[] };
type WhichProps = Omit<FoesProps, 'numbers'> & {
  readonly asking: Asking;
  readonly onOffer: (offer: Offer) => void;
  readonly onBack: () => void;
};

/** "Which one?": what a button or a square with several answers opens. Whoever taps a monster nearly always means to hit it. */
export function Which({ asking: { title, offers, foes }, onOffer, onBack, ...looking }: WhichProps) {
  return (
    <Sheet title={title} onBack={onBack} back="Never mind">
      <Foes numbers={foes ?? []} {...looking} />
      <Answers offers={offers} onOffer={onOffer} first={foes !== undefined && offers[0]?.command.do === 'attack'} />
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
