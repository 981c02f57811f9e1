import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import type { Outcome, Vocabulary } from '../../engine/game.ts';
import { BEST_OF_THREE, champions, freshMatch, scored } from '../../engine/match.ts';
import type { GameUi } from '../../ui/game-ui.ts';
import { Sprite } from '../../ui/parts/Sprite.tsx';
import { usePorts } from '../../ui/ports.ts';
import { End } from '../../ui/shell/End.tsx';
import { ChronicleSheet } from '../../ui/table/History.tsx';
import type { Play } from '../../ui/table/play.ts';
import { dealSave } from '../deal.ts';
import { go, replace } from '../routes.ts';
import { hand } from './handover.ts';

type LastCurtainProps = { readonly play: Play<Vocabulary>; readonly ui: GameUi<Vocabulary>; readonly outcome: Outcome };

/** A game is over: everybody takes a bow, and the family says what comes next. */
export function LastCurtain({ play, ui, outcome }: LastCurtainProps) {
  const ports = usePorts();
  const [chronicle, setChronicle] = useState(false);
  const [Score, setScore] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  const { box } = play;
  const { seats } = play.save.value;
  const { view } = play.look.value;
  const before = play.save.value.match ?? freshMatch(null, seats.length);
  const match = box.verdict(outcome) === null ? scored(before, outcome) : null;
  const again = (goal: number | null) => {
    const { options } = play.save.value;
    const games = match && champions(match).length > 0 ? freshMatch(goal, seats.length) : match && { ...match, goal };
    const next = dealSave(box, seats, box.rematch?.(options, seats.length) ?? options, ports.seed(), undefined, games ?? undefined);
    hand(next);
    replace(`#/table/${next.id}`);
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
        ending={ui.teller.ending(view, outcome, play.names.value)}
        outcome={outcome.reason}
        seats={seats.map((seat, i) => ({
          name: seat.name,
          emblem: seat.emblem,
          puppet: ui.puppet(view, i),
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
      {chronicle && <ChronicleSheet play={play} onClose={() => setChronicle(false)} />}
    </>
  );
}
