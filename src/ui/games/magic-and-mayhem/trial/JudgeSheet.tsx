import { useState } from 'preact/hooks';
import { inSentence } from '../../../../engine/kit/words.ts';
import type { SeatRecord } from '../../../../engine/seats.ts';
import { Emblem } from '../../../parts/Emblem.tsx';
import { Sheet } from '../../../parts/Sheet.tsx';
import type { Offer } from '../offers.ts';
import { AnswerButton } from './parts.tsx';

type JudgeProps = {
  /** Null for somebody alone, who looks for themselves. */
  readonly judge: SeatRecord | null;
  readonly answer: string;
  readonly offers: readonly Offer[];
  readonly onOffer: (offer: Offer) => void;
  readonly onBack: () => void;
};

/** The judge's own sheet. The answer is not in the page before the judge's press (MM-45). */
export function JudgeSheet({ judge, answer, offers, onOffer, onBack }: JudgeProps) {
  const [shown, setShown] = useState(judge === null);
  return (
    <Sheet
      class="judge-sheet"
      title={judge ? `Pass to the judge: ${inSentence(judge.name)}` : 'The answer'}
      onBack={onBack}
      back="Never mind"
    >
      {judge && (
        <p class="judge-call">
          <Emblem emblem={judge.emblem} size={3} label="" />
          Everybody else looks at the ceiling, please.
        </p>
      )}
      <div class="judge-slot" aria-live="polite">
        {shown || judge === null ? (
          <p>
            <span>It is</span> <b>{answer}</b>
          </p>
        ) : (
          <button type="button" data-narrow="" onClick={() => setShown(true)}>
            I am {inSentence(judge.name)}. Show me the answer
          </button>
        )}
      </div>
      <div class="trial-answers">
        <AnswerButton offers={offers} answer="solved" onOffer={onOffer}>
          {judge ? undefined : 'That is what I meant'}
        </AnswerButton>
        <AnswerButton offers={offers} answer="missed" onOffer={onOffer} />
      </div>
    </Sheet>
  );
}
