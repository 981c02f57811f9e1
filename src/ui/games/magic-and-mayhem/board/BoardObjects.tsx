import { equal } from '../../../../engine/equal.ts';
import type { Content } from '../../../../games/magic-and-mayhem/content/content.ts';
import type { View } from '../../../../games/magic-and-mayhem/state/tasks.ts';
import { BoardSquare } from '../../../parts/board/SquareMark.tsx';
import { CutOut, CutOutShape } from '../../../parts/CutOut.tsx';
import { cutOf } from '../../../parts/inks.ts';
import { memoized } from '../../../parts/memoize.tsx';

/** Two planks and a warning: nobody walks here. */
const Barricade = () => (
  <svg viewBox="0 0 38 38" aria-hidden>
    <use href="#print-barricade" />
  </svg>
);

/** What somebody left: a chest when there are cards, a heap of coins, a shield where a hero fell. */
const Heap = memoized(({ gold, cards, shield }: { gold: number; cards: number; shield: boolean }) => (
  <svg viewBox="0 0 38 38" aria-hidden>
    {cards > 0 && (
      <g transform="translate(4 1) scale(.059)">
        <CutOutShape icon="locked-chest" print="var(--wood-lo)" holes="var(--flame)" width={44} shadow={[30, 44]} />
      </g>
    )}
    {gold > 0 && <use href="#print-coins" transform={cards > 0 ? 'translate(16 19) scale(.62)' : 'translate(3 8) scale(.9)'} />}
    {shield && <use href="#print-fallen-shield" />}
  </svg>
));

type ThingsProps = {
  readonly blocked: readonly number[];
  readonly loot: View['loot'];
  readonly quest: View['quest'];
  readonly content: Content;
  readonly width: number;
};
/** What lies about on the squares: barricades and loot. */
export const BoardObjects = memoized(
  ({ blocked, loot, quest, content, width }: ThingsProps) => (
    <>
      {blocked.map((square) => (
        <BoardSquare key={`b${square}`} square={square} width={width}>
          <Barricade />
        </BoardSquare>
      ))}
      {loot.map(({ at, gold, cards, shield }) => (
        <BoardSquare key={`l${at}`} square={at} width={width}>
          <Heap gold={gold} cards={cards.length} shield={shield} />
        </BoardSquare>
      ))}
      {(quest?.things ?? []).map(({ thing, at }) => {
        const found = content.quests[quest?.id ?? '']?.things.find(({ id }) => id === thing);
        return at !== null && found ? (
          <BoardSquare key={thing} square={at} width={width} class="quest-thing">
            <CutOut {...cutOf(found.art)} width={50} />
          </BoardSquare>
        ) : null;
      })}
    </>
  ),
  (a, b) => a.width === b.width && equal([a.blocked, a.loot, a.quest], [b.blocked, b.loot, b.quest]),
);
