import type { GameTypes } from '../../../engine/game.ts';
import type { Happening, Unit } from '../../../engine/shared/happening.ts';
import type { GameUi } from '../../game-ui.ts';
import { Coin } from '../../parts/Coin.tsx';
import { Heart } from '../../parts/Heart.tsx';
import type { TableController } from '../table-controller.ts';
import { AwayScene, CardGlyph, countOf, ShieldGlyph } from './AwayScene.tsx';

type AwayProps<V extends GameTypes> = {
  readonly play: TableController<V>;
  readonly ui: GameUi<V>;
  readonly happenings: readonly Happening[];
  readonly title: string;
};

const GLYPHS: { readonly [K in Unit]: () => preact.JSX.Element } = {
  heart: () => <Heart size={1.75} />,
  shield: () => <ShieldGlyph size={1.75} />,
  gold: () => <Coin size={1.75} />,
  card: () => <CardGlyph size={1.75} />,
};

/** How much it was: a number, and so many hearts, coins, shields or cards. The sentence says it too. */
function Amount(happening: Happening) {
  const { kind, amount, unit, good } = happening;
  if (amount === 0 || unit === null) return null;
  const Glyph = GLYPHS[unit];
  // what a shield has stopped is neither won nor lost
  const sign = kind === 'held' ? '' : good ? '+' : '−';
  return (
    <span class={good ? 'away-amount good' : 'away-amount'} aria-hidden>
      <b>{`${sign}${amount}`}</b>
      {Array.from({ length: countOf(happening) }, (_, i) => (
        <Glyph key={i} />
      ))}
    </span>
  );
}

/** What happened to a player meanwhile: a picture each, with faces, a sentence and an amount, in order of time. */
export function AwayPictures<V extends GameTypes>({ play, ui, happenings, title }: AwayProps<V>) {
  return (
    <div class="hand-over-sheet paper rim">
      <h1>{title}</h1>
      <ol class={`away away-${happenings.length}`}>
        {happenings.map((happening, i) => (
          <li key={i} style={{ '--nth': String(i) }}>
            <span class="away-print">
              <AwayScene play={play} ui={ui} happening={happening} />
            </span>
            <span class="away-words">
              <span>{happening.words}</span>
              <Amount {...happening} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
