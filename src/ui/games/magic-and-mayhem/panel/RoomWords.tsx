import type { Content } from '../../../../games/magic-and-mayhem/content/content.ts';
import { slotOf } from '../../../../games/magic-and-mayhem/rules/board.ts';
import type { View } from '../../../../games/magic-and-mayhem/state/tasks.ts';
import { featureText } from '../../../../games/magic-and-mayhem/text/rooms.ts';
import { SentenceText } from '../../../parts/SentenceText.tsx';

/** What the feature of a hero's room does (MM-52). */
export function RoomWords({ view: { board }, at, content }: { view: View; at: number | null; content: Content }) {
  const slot = at === null ? null : board.slots[slotOf(board.wide, at)];
  if (!slot || slot === 'down') return null;
  return (
    <span class="skill-words">
      {' '}
      <SentenceText words={featureText(slot.tile, content)} />
    </span>
  );
}
