import { count } from '../../../engine/kit/words.ts';
import { type Content, need } from '../../../games/magic-and-mayhem/content.ts';
import type { View } from '../../../games/magic-and-mayhem/vocabulary.ts';
import { CutOut } from '../../parts/CutOut.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { cutOf } from '../../parts/inks.ts';

type GoalProps = {
  readonly quest: NonNullable<View['quest']>;
  /** Rounds that the torch still burns; null for ever. */
  readonly torch: number | null;
  readonly content: Content;
  readonly names: readonly string[];
};

/** What the quest is after, always in sight, who carries what of it, and how long there is (MM-43). */
export function Goal({ quest, torch, content, names }: GoalProps) {
  const { art, things } = need(content.quests, quest.id);
  return (
    <div class="goal paper">
      <CutOut {...cutOf(art)} size={2} width={40} />
      <p role="note" aria-label="The quest">
        {quest.goal}
        {quest.things.map(({ thing, by }) =>
          by === null ? null : <b key={thing}> {`${names[by] ?? ''} has ${things.find(({ id }) => id === thing)?.called ?? thing}.`}</b>,
        )}
      </p>
      {torch !== null && (
        <span class="goal-torch" role="img" aria-label={`The torch burns for ${count(torch, 'round')} more`}>
          <Icon name="torch" size={1.5} />
          {torch}
        </span>
      )}
    </div>
  );
}
