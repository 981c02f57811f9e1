import { useEffect, useRef, useState } from 'preact/hooks';
import { isolateBidi } from '../../../../engine/shared/sentences.ts';
import { ReadAloud } from '../../../parts/ReadAloud.tsx';
import { Sheet } from '../../../parts/Sheet.tsx';
import { PuppetBadge } from '../../../puppets/PuppetBadge.tsx';
import type { Offer } from '../move-targets.ts';
import { heroFigure } from '../puppet-figures.ts';
import { AnswerButton } from './parts.tsx';
import type { Judge } from './people.ts';

type JudgeProps = {
  /** Null for somebody alone, who looks for themselves. */
  readonly judge: Judge | null;
  readonly answer: string;
  readonly offers: readonly Offer[];
  readonly onOffer: (offer: Offer) => void;
  readonly onSpeak: (words: string) => void;
  readonly onBack: () => void;
};

/**
 * The judge's own sheet. The answer is not in the page before the judge's press (MM-45). It is no live region: whoever judges by ear goes to
 * it with the next key, when nobody else listens.
 */
export function JudgeSheet({ judge, answer, offers, onOffer, onSpeak, onBack }: JudgeProps) {
  const [shown, setShown] = useState(judge === null);
  const before = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (shown && judge !== null) before.current?.focus({ preventScroll: true });
  }, [shown]);
  return (
    <Sheet
      class="judge-sheet"
      title={judge ? `Pass to the judge: ${isolateBidi(judge.name)}` : 'The answer'}
      onBack={onBack}
      back="Never mind"
    >
      {judge && (
        <p class="judge-call">
          <PuppetBadge figure={heroFigure(judge.hero)} mood={shown ? 'oh' : 'well'} emblem={judge.emblem} size={4.5} />
          {judge.reading === 'is-read-to' ? 'Everybody else covers their ears, please.' : 'Everybody else looks at the ceiling, please.'}
        </p>
      )}
      <div class="judge-slot">
        {shown || judge === null ? (
          <p>
            <span ref={before} tabIndex={-1}>
              It is
            </span>{' '}
            <b>{answer}</b>
            {judge?.reading === 'is-read-to' && <ReadAloud label="Read me the answer" words={answer} onSpeak={onSpeak} />}
          </p>
        ) : (
          <button type="button" data-narrow="" onClick={() => setShown(true)}>
            I am {isolateBidi(judge.name)}. Show me the answer
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
