import { useEffect, useRef } from 'preact/hooks';
import type { GameTypes } from '../../../engine/game.ts';
import type { Tip } from '../../../games/tip.ts';
import { RuleButton } from '../../book/RuleButton.tsx';
import { CutOut } from '../../parts/CutOut.tsx';
import { dueTip, type SeenTips } from '../../tips.ts';
import { useAnswerList } from '../answer-list/AnswerList.tsx';
import type { TableController } from '../table-controller.ts';
import './tutorial-tip.css';

type TipSlipProps<V extends GameTypes> = {
  readonly play: TableController<V>;
  readonly tips: readonly Tip[];
  readonly taught: SeenTips;
};

/** The kinds of the current event and prompt, which trigger tips. */
function triggersOf<V extends GameTypes>(controller: TableController<V>): ReadonlySet<string> {
  const { prompt } = controller;
  const happened = controller.save.value.journal.at(-1)?.events ?? [];
  const seen = happened.flatMap(({ event, secretFor }) => (secretFor === undefined ? [event.do] : []));
  return new Set(prompt?.kind === 'choose' ? [...seen, prompt.choice.do] : []);
}

/** Shows the tips that were not seen yet, by each player behind a veil. Renders nothing when all were seen. */
export function TutorialTip<V extends GameTypes>({ play, tips, taught }: TipSlipProps<V>) {
  const on = taught.on.value;
  const { game } = play.save.peek();
  const viewer = play.viewer.value;
  // nobody else sees a tip beside a hidden hand
  const reader = play.lifted.value && viewer !== 'table' ? `/${play.seat(viewer)?.name}` : '';
  const keyOf = ({ id }: Tip) => `${game}/${id}${reader}`;
  const left = on ? tips.filter((tip) => !taught.seen.value.includes(keyOf(tip))) : [];
  return left.length > 0 ? <Slip play={play} left={left} onSeen={(tip) => taught.saw(keyOf(tip))} /> : null;
}

type SlipProps<V extends GameTypes> = {
  readonly play: TableController<V>;
  readonly left: readonly Tip[];
  readonly onSeen: (tip: Tip) => void;
};

/** A tip in the prompt bar. It stays until the prompt is answered, because hiding it earlier would move the board under a finger. */
function Slip<V extends GameTypes>({ play, left, onSeen }: SlipProps<V>) {
  const deed = play.save.value.journal.at(-1);
  const tip = play.open.value ? dueTip(left, triggersOf(play)) : null;
  const id = tip?.id;
  const listed = useAnswerList(play);
  const slip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!tip || !slip.current) return;
    // a screen without room for it hides it; then it comes another time. It is observed, because a question would compute all styles at once
    let hidden = false;
    const observer = new IntersectionObserver(([entry]) => {
      hidden = entry?.boundingClientRect.width === 0;
    });
    observer.observe(slip.current);
    return () => {
      observer.disconnect();
      // a veil that falls again before the answer takes no tip away
      if (!hidden && play.save.peek().journal.at(-1) !== deed) onSeen(tip);
    };
  }, [id, deed]);

  return (
    <div class="tip" role="status">
      {tip && (
        <div ref={slip} class="tip-slip">
          <CutOut icon="duck" class="tip-duck" print="var(--ember-lo)" holes="var(--flame)" />
          <p>{(listed ? tip.byKeys : undefined) ?? tip.sentence}</p>
          <RuleButton rule={tip.rule} words="Read more" />
        </div>
      )}
    </div>
  );
}
