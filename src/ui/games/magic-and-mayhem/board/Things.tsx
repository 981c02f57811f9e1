import { equal } from '../../../../engine/equal.ts';
import type { Content } from '../../../../games/magic-and-mayhem/content.ts';
import type { View } from '../../../../games/magic-and-mayhem/vocabulary.ts';
import { Spot } from '../../../parts/board/Spot.tsx';
import { CutOut, CutOutShape } from '../../../parts/CutOut.tsx';
import { cutOf } from '../../../parts/inks.ts';
import { still } from '../../../parts/still.tsx';

/** Two planks and a warning: nobody walks here. */
const Barricade = still((_: object) => (
  <svg viewBox="0 0 38 38" aria-hidden="true">
    <path d="M6 34V14M32 34V14" style={{ stroke: 'var(--cast)' }} stroke-width="5" stroke-opacity=".35" transform="translate(2 3)" />
    <path d="M7 33V8M31 33V8" style={{ stroke: 'var(--wood)' }} stroke-width="5" stroke-linecap="round" />
    <g stroke-linejoin="round">
      <path d="M2 12l33-4v9L3 21z" style={{ fill: 'var(--flame)', stroke: 'var(--paper-hi)' }} stroke-width="1.6" />
      <path d="M3 22l32 3v8L4 31z" style={{ fill: 'var(--flame)', stroke: 'var(--paper-hi)' }} stroke-width="1.6" />
      <path
        d="M8 11.2l5-.6l-4 9.7l-5 .6zM19 9.9l5-.6l-4 9.7l-5 .6zM30 8.6l4-.5v2l-3 7.5l-5 .6zM8 22.5l5 .5l3 8l-5-.4zM19 23.5l5 .5l3 8l-5-.4z"
        style={{ fill: 'var(--ink)' }}
      />
    </g>
  </svg>
));

/** What somebody left: a chest when there are cards, a heap of coins, a shield where a hero fell. */
const Heap = still(({ gold, cards, shield }: { gold: number; cards: number; shield: boolean }) => (
  <svg viewBox="0 0 38 38" aria-hidden="true">
    {cards > 0 && (
      <g transform="translate(4 1) scale(.059)">
        <CutOutShape icon="locked-chest" print="var(--wood-lo)" holes="var(--flame)" width={44} shadow={[30, 44]} />
      </g>
    )}
    {gold > 0 && (
      <g transform={cards > 0 ? 'translate(16 19) scale(.62)' : 'translate(3 8) scale(.9)'}>
        {[
          [8, 22],
          [24, 22],
          [16, 15],
          [15, 26],
        ].map(([x = 0, y = 0]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <ellipse cy="3.5" rx="9" ry="6.5" fill="#8a5a00" />
            <ellipse rx="9" ry="6.5" style={{ fill: 'var(--flame)', stroke: 'var(--paper-hi)' }} stroke-width="1.6" />
            <path d="M-4 0h8" stroke="#8a5a00" stroke-width="2" stroke-linecap="round" />
          </g>
        ))}
      </g>
    )}
    {shield && (
      <g transform="translate(1 10)" stroke-linejoin="round">
        <path d="M12 2L23 5V14Q22 24 12 27Q2 24 1 14V5Z" style={{ fill: 'var(--cast)' }} fill-opacity=".4" transform="translate(2 3)" />
        <path d="M12 0L23 3V12Q22 22 12 25Q2 22 1 12V3Z" fill="#0072b2" style={{ stroke: 'var(--paper-hi)' }} stroke-width="2" />
        <path d="M12 4V21Q6 18 5 11V6Z" fill="#56b4e9" />
      </g>
    )}
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
export const Things = still(
  ({ blocked, loot, quest, content, width }: ThingsProps) => (
    <>
      {blocked.map((square) => (
        <Spot key={`b${square}`} square={square} width={width}>
          <Barricade />
        </Spot>
      ))}
      {loot.map(({ at, gold, cards, shield }) => (
        <Spot key={`l${at}`} square={at} width={width}>
          <Heap gold={gold} cards={cards.length} shield={shield} />
        </Spot>
      ))}
      {(quest?.things ?? []).map(({ thing, at }) => {
        const found = content.quests[quest?.id ?? '']?.things.find(({ id }) => id === thing);
        return at !== null && found ? (
          <Spot key={thing} square={at} width={width} class="quest-thing">
            <CutOut {...cutOf(found.art)} width={50} />
          </Spot>
        ) : null;
      })}
    </>
  ),
  (a, b) => a.width === b.width && equal([a.blocked, a.loot, a.quest], [b.blocked, b.loot, b.quest]),
);
