import { useState } from 'preact/hooks';
import { isolateBidi } from '../../../../engine/shared/sentences.ts';
import { cardOf } from '../../../../games/magic-and-mayhem/content/content.ts';
import { Button } from '../../../parts/Button.tsx';
import { ReadAloud } from '../../../parts/ReadAloud.tsx';
import { Puppet } from '../../../puppets/Puppet.tsx';
import { HELPER_FIGURES } from '../helper-figures.ts';
import { readOptions } from '../setup/options.ts';
import { Hourglass } from './Hourglass.tsx';
import { JudgeSheet } from './JudgeSheet.tsx';
import { AnswerButton, JudgeStrip } from './parts.tsx';
import { judgeOf } from './people.ts';
import { type TrialProps, trialOf } from './props.ts';
import { TypedAnswer } from './TypedAnswer.tsx';

/** What somebody alone is told, after so many tries. */
const ALONE = [
  'Type your answer. Never mind the spelling.',
  'Not quite. Have another go!',
  'A good idea, but no. Think on!',
  'Still not it. A hint is free!',
] as const;
const HINTS = ['Give us a hint', 'One more hint'] as const;

/** A riddle, read to the table (MM-45). Hints cost nothing. */
export function RiddleTrial({ play, choice, offers, onOffer }: TrialProps) {
  const riddle = cardOf(play.box.content.riddles, choice.id);
  const { seats, options } = play.save.value;
  const { hourglass } = readOptions(options);
  const judge = judgeOf(seats, choice.seat, play.shownView.value.heroes);
  const [hints, setHints] = useState(0);
  const [judging, setJudging] = useState(false);
  const [tries, setTries] = useState(0);
  const more = HINTS[hints];
  const solved = offers.find(({ command }) => command.do === 'solved');
  return (
    <div class="trial-body">
      <article class="trial-paper paper">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is to be read comes before the answers, also for keys */}
        <p class="trial-text" tabIndex={0}>
          {riddle.text.split('\n').map((line) => (
            <span key={line}>{line} </span>
          ))}
        </p>
        <ol class="trial-hints" aria-live="polite">
          {riddle.hints.slice(0, hints).map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ol>
        <div class="trial-helps">
          <ReadAloud words={riddle.text} onSpeak={(words) => play.speak(words)} />
          {more && (
            <Button tone="quiet" onClick={() => setHints(hints + 1)}>
              {more}
            </Button>
          )}
        </div>
        <Puppet class="trial-owl" figure={HELPER_FIGURES['riddle-owl']} mood={tries > 0 ? 'oh' : 'well'} />
      </article>
      {hourglass !== 'none' && (
        <Hourglass
          trial={trialOf(play.save.value, choice.id)}
          seconds={hourglass}
          held={judging || play.paused.value}
          alone={judge === null}
          onOut={() => play.playSound('pass')}
        />
      )}
      {judge ? (
        <JudgeStrip judge={judge} words={`Say your answer out loud. ${isolateBidi(judge.name)} is the judge.`}>
          <Button data-narrow="" onClick={() => setJudging(true)}>
            We have an answer
          </Button>
          <AnswerButton offers={offers} answer="luck" onOffer={onOffer} />
        </JudgeStrip>
      ) : (
        <JudgeStrip judge={null} words={ALONE[Math.min(tries, ALONE.length - 1)] ?? ''}>
          <TypedAnswer riddle={riddle} onSolved={() => solved && onOffer(solved)} onMissed={() => setTries(tries + 1)} />
          <Button tone="quiet" data-narrow="" onClick={() => setJudging(true)}>
            Show me the answer
          </Button>
          <AnswerButton offers={offers} answer="luck" onOffer={onOffer} />
        </JudgeStrip>
      )}
      {judging && (
        <JudgeSheet
          judge={judge}
          answer={riddle.answer}
          offers={offers}
          onOffer={onOffer}
          onSpeak={(words) => play.speak(words)}
          onBack={() => setJudging(false)}
        />
      )}
    </div>
  );
}
