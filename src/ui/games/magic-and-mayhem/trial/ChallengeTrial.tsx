import { useState } from 'preact/hooks';
import { joinWithAnd, pluralize } from '../../../../engine/shared/sentences.ts';
import { cardOf } from '../../../../games/magic-and-mayhem/content/content.ts';
import { sideName } from '../../../../games/magic-and-mayhem/text/sides.ts';
import { Button } from '../../../parts/Button.tsx';
import { ReadAloud } from '../../../parts/ReadAloud.tsx';
import { Drawing } from './drawings/Drawing.tsx';
import { AnswerButton, JudgeStrip } from './parts.tsx';
import { people } from './people.ts';
import type { TrialProps } from './props.ts';

/** Something to do with one's arms and legs, or sitting down (MM-47). The table says whether it worked. */
export function ChallengeTrial({ play, choice, offers, onOffer }: TrialProps) {
  const challenge = cardOf(play.box.content.challenges, choice.id);
  const [seated, setSeated] = useState(false);
  const { heroes, sides } = play.shownView.value;
  const here = people(play.save.value.seats, choice.seat, heroes);
  const doers = sides.length > 1 ? `Only ${sideName(heroes[choice.seat]?.side ?? 0)} take part. ` : '';
  if (here < challenge.people) {
    return (
      <div class="trial-body few">
        <article class="trial-paper paper">
          <p class="trial-text">
            {challenge.title} takes {challenge.people} people.
          </p>
          <p class="trial-level">
            {doers}
            {here === 1 ? 'There is only one of you' : `There are ${here} of you`}. Bots have no elbows.
          </p>
        </article>
        <JudgeStrip judge={null} words="Then take one for fewer people.">
          <AnswerButton offers={offers} answer="again" onOffer={onOffer} tone="primary">
            Another one
          </AnswerButton>
          <AnswerButton offers={offers} answer="luck" onOffer={onOffer} />
        </JudgeStrip>
      </div>
    );
  }
  const { title, needs, success, drawing } = challenge;
  const steps = seated ? challenge.seated : challenge.steps;
  const what = needs.length > 0 ? `You need ${joinWithAnd(needs)}.` : 'You need nothing but yourselves.';
  return (
    <div class="trial-body challenge">
      <article class="trial-paper paper">
        <div class="challenge-picture">
          <Drawing id={drawing} />
          <div class="trial-helps">
            <Button tone="quiet" aria-pressed={seated} onClick={() => setSeated(!seated)}>
              {seated ? 'Show it standing up' : 'We would rather sit'}
            </Button>
            <ReadAloud words={[title, ...steps, success].join('. ')} onSpeak={(words) => play.speak(words)} />
          </div>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as in RiddleTrial */}
        <div class="challenge-words" tabIndex={0}>
          <p class="trial-level">
            For {pluralize(challenge.people, 'person', 'people')}
            {challenge.people === 1 ? ' or more' : ' and more'}. {seated ? 'Sitting down.' : what}
          </p>
          <ol class="challenge-steps">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p class="challenge-success">{success}</p>
        </div>
      </article>
      <JudgeStrip judge={null} words={`${doers}Did it work? You all say so together.`}>
        <AnswerButton offers={offers} answer="solved" onOffer={onOffer} tone="primary" />
        <AnswerButton offers={offers} answer="missed" onOffer={onOffer} />
        <AnswerButton offers={offers} answer="luck" onOffer={onOffer} />
        <AnswerButton offers={offers} answer="again" onOffer={onOffer} />
      </JudgeStrip>
    </div>
  );
}
