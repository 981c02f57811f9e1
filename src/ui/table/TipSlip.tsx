import { useEffect, useState } from 'preact/hooks';
import type { Vocabulary } from '../../engine/game.ts';
import { RuleButton } from '../book/RuleButton.tsx';
import { CutOut } from '../parts/CutOut.tsx';
import { due, type Taught, type Tip } from '../tips.ts';
import type { Play } from './play.ts';
import './tip-slip.css';

type TipSlipProps<V extends Vocabulary> = {
  readonly play: Play<V>;
  /** What was read before the table stood; the rest is read when somebody wants to be taught after all. */
  readonly first: readonly Tip[];
  readonly read: () => Promise<readonly Tip[]>;
  readonly taught: Taught;
};

/** What has just happened, and what is asked now, by their kinds. */
function momentsOf<V extends Vocabulary>(play: Play<V>): ReadonlySet<string> {
  const { prompt } = play;
  const happened = play.save.value.journal.at(-1)?.events ?? [];
  const seen = happened.flatMap(({ event, secretFor }) => (secretFor === undefined ? [event.do] : []));
  return new Set(prompt?.kind === 'choose' ? [...seen, prompt.choice.do] : []);
}

/** What a device has not been taught yet; when that is nothing, nothing is looked at any more. */
export function TipSlip<V extends Vocabulary>({ play, first, read, taught }: TipSlipProps<V>) {
  const [tips, setTips] = useState(first);
  const on = taught.on.value;
  useEffect(() => {
    let here = true;
    if (on && tips.length === 0) void read().then((list) => here && setTips(list));
    return () => {
      here = false;
    };
  }, [on, read]);
  const { game } = play.save.peek();
  const left = on ? tips.filter(({ id }) => !taught.seen.value.includes(`${game}/${id}`)) : [];
  return left.length > 0 ? <Slip play={play} left={left} onSeen={({ id }) => taught.saw(`${game}/${id}`)} /> : null;
}

type SlipProps<V extends Vocabulary> = { readonly play: Play<V>; readonly left: readonly Tip[]; readonly onSeen: (tip: Tip) => void };

/** A slip of paper in the call, held up by a duck, one for each question. It stays until that is answered: were it to go with any tap, the board would move up under the finger. */
function Slip<V extends Vocabulary>({ play, left, onSeen }: SlipProps<V>) {
  const { revision } = play;
  const tip = play.open.value ? due(left, momentsOf(play)) : null;
  const id = tip?.id;
  useEffect(() => {
    if (tip) return () => onSeen(tip);
  }, [id, revision]);

  return (
    <div class="tip" role="status">
      {tip && (
        <div class="tip-slip">
          <CutOut icon="duck" class="tip-duck" print="var(--ember-lo)" holes="var(--flame)" />
          <p>{tip.sentence}</p>
          <RuleButton rule={tip.rule} words="Read more" />
        </div>
      )}
    </div>
  );
}
