import { useState } from 'preact/hooks';
import type { Level } from '../../../../engine/seats.ts';
import { isolateBidi } from '../../../../engine/shared/sentences.ts';
import { cardOf } from '../../../../games/magic-and-mayhem/content/content.ts';
import { ReadAloud } from '../../../parts/ReadAloud.tsx';
import { readOptions } from '../setup/options.ts';
import { Hourglass } from './Hourglass.tsx';
import { Parrot } from './Parrot.tsx';
import { AnswerButton, JudgeStrip } from './parts.tsx';
import { judgeOf } from './people.ts';
import { type TrialProps, trialOf } from './props.ts';
import { FIVE, TwisterCounter } from './TwisterCounter.tsx';

const HARDNESS: { readonly [K in Level]: string } = { little: 'A short one', middle: 'A tricky one', big: 'A cruel one. Good luck!' };

/** A tongue twister, to be said five times in a row (MM-44). */
export function TwisterTrial({ play, choice, offers, onOffer }: TrialProps) {
  const twister = cardOf(play.box.content.twisters, choice.id);
  const { seats, options } = play.save.value;
  const { hourglass } = readOptions(options);
  const judge = judgeOf(seats, choice.seat, play.shownView.value.heroes);
  const [said, setSaid] = useState(0);
  const name = play.names.value[choice.seat] ?? '';
  return (
    <div class="trial-body">
      <article class="trial-paper paper">
        <p class="trial-hardness">{HARDNESS[twister.level]}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as in RiddleTrial */}
        <p class="trial-text twister" tabIndex={0}>
          {twister.text}
        </p>
        <TwisterCounter
          said={said}
          onSaid={() => {
            setSaid(said + 1);
            play.playSound('step');
          }}
          onAgain={() => setSaid(0)}
        />
        <div class="trial-helps">
          <ReadAloud words={twister.text} onSpeak={(words) => play.speak(words)} />
        </div>
        <Parrot said={said} />
      </article>
      {hourglass !== 'none' && (
        <Hourglass
          trial={trialOf(play.save.value, choice.id)}
          seconds={hourglass}
          held={play.paused.value}
          alone={judge === null}
          onOut={() => play.playSound('pass')}
        />
      )}
      <JudgeStrip
        judge={judge}
        words={judge ? `${isolateBidi(judge.name)} counts along, and says if ${name} did it.` : 'Count along. Did you do it? Be honest!'}
      >
        <AnswerButton offers={offers} answer="solved" onOffer={onOffer} tone={said >= FIVE ? 'primary' : 'quiet'} />
        <AnswerButton offers={offers} answer="missed" onOffer={onOffer} />
        <AnswerButton offers={offers} answer="luck" onOffer={onOffer} />
      </JudgeStrip>
    </div>
  );
}
