import type { ComponentChildren } from 'preact';
import { Button } from '../../../parts/Button.tsx';
import { PuppetBadge } from '../../../puppets/PuppetBadge.tsx';
import type { Offer } from '../move-targets.ts';
import { heroFigure } from '../puppet-figures.ts';
import type { Judge } from './people.ts';

/** What all trials are put together from. */

type Answer = 'solved' | 'missed' | 'luck' | 'again';

/** One of the legal answers as a button; nothing when it is not legal. */
export function AnswerButton({
  offers,
  answer,
  onOffer,
  tone = 'quiet',
  children,
}: {
  offers: readonly Offer[];
  answer: Answer;
  onOffer: (offer: Offer) => void;
  tone?: 'primary' | 'quiet' | 'teal';
  children?: ComponentChildren;
}) {
  const offer = offers.find(({ command }) => command.do === answer);
  if (!offer) return null;
  return (
    <Button tone={tone} class={`trial-${answer}`} data-option={offer.index} onClick={() => onOffer(offer)}>
      {children ?? offer.label}
    </Button>
  );
}

/** The strip below: who says whether it was right, and the answers. */
export function JudgeStrip({ judge, words, children }: { judge: Judge | null; words: string; children: ComponentChildren }) {
  return (
    <footer class="trial-judge">
      <p aria-live="polite">
        {judge && <PuppetBadge figure={heroFigure(judge.hero)} emblem={judge.emblem} size={3.5} />}
        {words}
      </p>
      <div class="trial-answers">{children}</div>
    </footer>
  );
}
