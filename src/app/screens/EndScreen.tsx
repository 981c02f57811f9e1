import type { ComponentType } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { GameTypes, Outcome } from '../../engine/game.ts';
import { BEST_OF_THREE, champions, newMatch, withResult } from '../../engine/match.ts';
import type { GameUi } from '../../ui/game-ui.ts';
import { Sprite } from '../../ui/parts/Sprite.tsx';
import { usePorts } from '../../ui/ports.ts';
import { End } from '../../ui/shell/end/End.tsx';
import { ChronicleSheet } from '../../ui/table/chronicle/ChronicleSheet.tsx';
import type { TableController } from '../../ui/table/table-controller.ts';
import { newGame } from '../games/new-game.ts';
import { go, replace } from '../routes.ts';
import { handOverGame } from './pending-new-game.ts';

type LastCurtainProps = {
  readonly play: TableController<GameTypes>;
  readonly ui: GameUi<GameTypes>;
  readonly outcome: Outcome;
};

/** The screen after the end of a game, with the choices for what to do next. */
export function EndScreen({ play, ui, outcome }: LastCurtainProps) {
  const ports = usePorts();
  const [chronicle, setChronicle] = useState(false);
  const [Score, setScore] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  const { box } = play;
  const { seats } = play.save.value;
  const { view } = play.observation.value;
  const before = play.save.value.match ?? newMatch(null, seats.length);
  const match = box.verdict(outcome) === null ? withResult(before, outcome) : null;
  /** A new game is being set up. Prevents a second one by a double tap. */
  const dealing = useRef(false);
  const again = (goal: number | null) => {
    if (dealing.current) return;
    dealing.current = true;
    try {
      const { options } = play.save.value;
      const games = match && champions(match).length > 0 ? newMatch(goal, seats.length) : match && { ...match, goal };
      const next = newGame(box, seats, box.rematch?.(options, seats.length) ?? options, ports.seed(), undefined, games ?? undefined);
      handOverGame(next);
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
        ending={ui.describe.ending(view, outcome, play.names.value)}
        outcome={outcome.reason}
        seats={seats.map((seat, i) => ({
          name: seat.name,
          emblem: seat.emblem,
          puppet: ui.puppet?.(view, i),
          portrait: ui.portrait?.(view, i),
        }))}
        winners={match ? outcome.winners : []}
        match={match}
        onAgain={() => again(before.goal)}
        onBestOfThree={isFirst ? () => again(BEST_OF_THREE) : null}
        onScore={() => void openScore()}
        onChronicle={() => setChronicle(true)}
        onShelf={() => go('#/')}
      />
      {Score && <Score onClose={() => setScore(null)} />}
      {chronicle && <ChronicleSheet play={play} ui={ui} onClose={() => setChronicle(false)} />}
    </>
  );
}
