import { useState } from 'preact/hooks';
import { inSentence } from '../../../../engine/kit/words.ts';
import { need } from '../../../../games/magic-and-mayhem/content.ts';
import { readOptions } from '../setup/options.ts';
import { Beads, FIVE } from './Beads.tsx';
import { Hourglass } from './Hourglass.tsx';
import { Parrot } from './Parrot.tsx';
import { AnswerButton, JudgeStrip, ReadAloud } from './parts.tsx';
import { judgeOf } from './people.ts';
import { type TrialProps, trialOf } from './props.ts';

const LEVELS = { 1: 'An easy one', 2: 'A tricky one', 3: 'A cruel one. Good luck!' } as const;

/** A tongue twister, to be said five times in a row (MM-44). */
export function TwisterTrial({ play, choice, offers, onOffer }: TrialProps) {
  const twister = need(play.box.content.twisters, choice.id);
  const { seats, options } = play.save.value;
  const { hourglass } = readOptions(options);
  const judge = judgeOf(seats, choice.seat, play.shown.value.heroes);
  const [said, setSaid] = useState(0);
  const name = play.names.value[choice.seat] ?? '';
  return (
    <div class="trial-body">
      <article class="trial-paper paper">
        <p class="trial-hardness">{LEVELS[twister.level]}</p>
        <p class="trial-text twister">{twister.text}</p>
        <Beads
          said={said}
          onSaid={() => {
            setSaid(said + 1);
            play.noise('step');
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
          held={play.resting.value}
          alone={judge === null}
          onOut={() => play.noise('pass')}
        />
      )}
      <JudgeStrip
        judge={judge}
        words={judge ? `${inSentence(judge.name)} counts along, and says if ${name} did it.` : 'Count along. Did you do it? Be honest!'}
      >
        <AnswerButton offers={offers} answer="solved" onOffer={onOffer} tone={said >= FIVE ? 'primary' : 'quiet'} />
        <AnswerButton offers={offers} answer="missed" onOffer={onOffer} />
        <AnswerButton offers={offers} answer="luck" onOffer={onOffer} />
      </JudgeStrip>
    </div>
  );
}
