import type { ComponentType } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { AnyBox } from '../../engine/box.ts';
import type { Outcome, Vocabulary } from '../../engine/game.ts';
import type { Narrator } from '../../engine/kit/telling.ts';
import { BEST_OF_THREE, champions, freshMatch, scored } from '../../engine/match.ts';
import type { GameUi } from '../../ui/game-ui.ts';
import { Sprite } from '../../ui/parts/Sprite.tsx';
import { usePorts } from '../../ui/ports.ts';
import { End } from '../../ui/shell/End.tsx';
import { ChronicleSheet } from '../../ui/table/History.tsx';
import type { Play } from '../../ui/table/play.ts';
import { go, replace } from '../routes.ts';
import { hand } from './handover.ts';

type LastCurtainProps = {
  readonly play: Play<Vocabulary>;
  readonly ui: GameUi<Vocabulary>;
  readonly narrator: Narrator<Vocabulary>;
  readonly outcome: Outcome;
  /** All of the box, for who plays again. */
  readonly whole: () => Promise<AnyBox>;
};

/** A game is over: everybody takes a bow, and the family says what comes next. */
export function LastCurtain({ play, ui, narrator, outcome, whole }: LastCurtainProps) {
  const ports = usePorts();
  const [chronicle, setChronicle] = useState(false);
  const [Score, setScore] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  const { box } = play;
  const { seats } = play.save.value;
  const { view } = play.look.value;
  const before = play.save.value.match ?? freshMatch(null, seats.length);
  const match = box.verdict(outcome) === null ? scored(before, outcome) : null;
  /** The next game is being dealt: a second tap deals no other one. */
  const dealing = useRef(false);
  const again = async (goal: number | null) => {
    if (dealing.current) return;
    dealing.current = true;
    try {
      const [{ dealSave }, all] = await Promise.all([import('../deal.ts'), whole()]);
      const { options } = play.save.value;
      const games = match && champions(match).length > 0 ? freshMatch(goal, seats.length) : match && { ...match, goal };
      const next = dealSave(all, seats, all.rematch?.(options, seats.length) ?? options, ports.seed(), undefined, games ?? undefined);
      hand(next);
      replace(`#/table/${next.id}`);
    } finally {
      dealing.current = false;
    }
  };
  const isFirst = match !== null && play.save.value.match === undefined;
  const openScore = async () => {
    const { ScoreScreen } = await import('./ScoreScreen.tsx');
    setScore(() => ScoreScreen);
  };
  return (
    <>
      <Sprite icons={ui.icons} />
      <End
        ending={narrator.ending(view, outcome, play.names.value)}
        outcome={outcome.reason}
        seats={seats.map((seat, i) => ({
          name: seat.name,
          emblem: seat.emblem,
          puppet: ui.puppet(view, i),
          portrait: ui.portrait?.(view, i),
        }))}
        winners={match ? outcome.winners : []}
        match={match}
        onAgain={() => void again(before.goal)}
        onBestOfThree={isFirst ? () => void again(BEST_OF_THREE) : null}
        onScore={() => void openScore()}
        onChronicle={() => setChronicle(true)}
        onShelf={() => go('#/')}
      />
      {Score && <Score onClose={() => setScore(null)} />}
      {chronicle && <ChronicleSheet play={play} onClose={() => setChronicle(false)} />}
    </>
  );
}
