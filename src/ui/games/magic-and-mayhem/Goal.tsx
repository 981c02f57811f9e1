import { type Content, need } from '../../../games/magic-and-mayhem/content.ts';
import type { View } from '../../../games/magic-and-mayhem/vocabulary.ts';
import { CutOut } from '../../parts/CutOut.tsx';
import { cutOf } from './cards/inks.ts';

/** What the quest is after, always in sight, and who carries what of it (MM-43). */
export function Goal({ quest, content, names }: { quest: NonNullable<View['quest']>; content: Content; names: readonly string[] }) {
  const { art, things } = need(content.quests, quest.id);
  return (
    <p class="goal paper" role="note" aria-label="The quest">
      <CutOut {...cutOf(art)} size={2} width={40} />
      <span>
        {quest.goal}
        {quest.things.map(({ thing, by }) =>
          by === null ? null : <b key={thing}> {`${names[by] ?? ''} has ${things.find(({ id }) => id === thing)?.called ?? thing}.`}</b>,
        )}
      </span>
    </p>
  );
}
