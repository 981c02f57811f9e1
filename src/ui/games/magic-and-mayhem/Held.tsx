import { need } from '../../../games/magic-and-mayhem/content.ts';
import { stateName } from '../../../games/magic-and-mayhem/describe/effects.ts';
import type { AnyCommand, Mayhem } from '../../../games/magic-and-mayhem/vocabulary.ts';
import { RuleButton } from '../../book/RuleButton.tsx';
import { Hearts } from '../../parts/Heart.tsx';
import type { Play } from '../../table/play.ts';
import { CardFace } from './cards/CardFace.tsx';
import { faceOf } from './faces.ts';
import { Stats } from './Stats.tsx';

/** What stands below a card that is held up: whose it is, how that one fares, and what is in the way. */

/** How strong a hero is just now, and what it carries, as small cards. */
export function Belongings({
  view,
  content,
  hero,
  onCard,
}: {
  view: Mayhem['view'];
  content: Mayhem['content'];
  hero: string;
  onCard: (id: string) => void;
}) {
  const held = view.heroes.find((one) => one.hero === hero);
  if (!held) return null;
  return (
    <>
      <div class="held-stats paper">
        <Stats hero={held} steps={null} />
      </div>
      <div class="question-cards">
        {held.cards.map((id) => (
          <button key={id} type="button" aria-label={need(content.treasures, id).name} onClick={() => onCard(id)}>
            <CardFace size="small" {...faceOf(id, content)} />
          </button>
        ))}
      </div>
    </>
  );
}

/** The monsters that lie under a tap, as small cards. */
export function Foes({
  view,
  content,
  numbers,
  onLook,
}: {
  view: Mayhem['view'];
  content: Mayhem['content'];
  numbers: readonly number[];
  onLook: (number: number) => void;
}) {
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

/** How many hearts a monster has left, and how it fares. */
export function Foe({ view, number }: { view: Mayhem['view']; number: number }) {
  const foe = view.monsters.find((monster) => monster.number === number);
  if (!foe) return null;
  const states = [...foe.lasting.map(({ state }) => stateName(state)), ...(foe.asleep ? ['asleep'] : [])];
  return (
    <p class="held-foe paper">
      <Hearts now={foe.hp} most={foe.most} size={1.5} />
      {states.length > 0 && <span>{states.join(', ')}</span>}
    </p>
  );
}

/** Why what was tapped, a card in the hand or a monster, cannot be used or fought just now. */
export function WhyNot({ play, matches }: { play: Play<Mayhem>; matches: (tried: AnyCommand) => boolean }) {
  const reason = play.open.value ? play.reason((command) => matches(command as AnyCommand)) : null;
  return reason ? (
    <p class="chip">
      {reason.words} <RuleButton rule={reason.rule} />
    </p>
  ) : null;
}
