import type { ComponentChildren } from 'preact';
import { pluralize } from '../../../engine/shared/sentences.ts';
import { type Content, cardOf } from '../../../games/magic-and-mayhem/content/content.ts';
import { phaseOf } from '../../../games/magic-and-mayhem/rules/monster-phases.ts';
import type { View } from '../../../games/magic-and-mayhem/state/tasks.ts';
import { goal } from '../../../games/magic-and-mayhem/text/goal.ts';
import { CutOut } from '../../parts/CutOut.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { type Art, cutOf } from '../../parts/inks.ts';
import type { Figure } from '../../puppets/figure.ts';
import { Puppet } from '../../puppets/Puppet.tsx';
import { monsterFigure } from './puppet-figures.ts';

/** Rounds that the torch still burns; nothing where it burns for ever. */
export const Burns = ({ torch }: Pick<View, 'torch'>) =>
  torch === null ? null : (
    <span class="goal-torch" role="img" aria-label={`The torch burns for ${pluralize(torch, 'round')} more`}>
      <Icon name="torch" size={1.5} />
      {torch}
    </span>
  );

type StripProps = Pick<View, 'torch'> & { readonly art: Art | Figure; readonly label: string; readonly children: ComponentChildren };

/** What all of them are after, always in sight, and how long there is. */
const Strip = ({ art, label, torch, children }: StripProps) => (
  <div class="goal paper">
    {'face' in art ? <Puppet class="goal-puppet" figure={art} size={2.25} /> : <CutOut {...cutOf(art)} size={2} width={40} />}
    <p role="note" aria-label={label}>
      {children}
    </p>
    <Burns torch={torch} />
  </div>
);

type GoalProps = Pick<View, 'torch'> & {
  readonly quest: NonNullable<View['quest']>;
  readonly content: Content;
  readonly names: readonly string[];
};

/** What the quest is after, and who carries what of it (MM-43). */
export function Goal({ quest, torch, content, names }: GoalProps) {
  const { art, things } = cardOf(content.quests, quest.id);
  return (
    <Strip art={art} label="The quest" torch={torch}>
      {quest.goal}
      {quest.things.map(({ thing, by }) =>
        by === null ? null : <b key={thing}> {`${names[by] ?? ''} has ${things.find(({ id }) => id === thing)?.called ?? thing}.`}</b>,
      )}
    </Strip>
  );
}

/** Before the boss is known, and after it is beaten. */
const SOMEBODY: Art = { icon: 'dragon-head', print: 'plum', holes: 'cream' };
const HOME: Art = { icon: 'stairs', print: 'night', holes: 'flame' };

/** What a table without a story is after (MM-41). */
export function CommonGoal({ view, content }: { readonly view: View; readonly content: Content }) {
  const boss = view.monsters.find((monster) => monster.boss);
  const art = boss ? monsterFigure(boss.monster, phaseOf(view, boss, content)) : view.sides[0]?.bosses ? HOME : SOMEBODY;
  return (
    <Strip art={art} label="The goal" torch={view.torch}>
      {goal(view, content)}
    </Strip>
  );
}
