import { useState } from 'preact/hooks';
import { scoreOf } from '../../ui/score.ts';
import { FamilyScore } from '../../ui/shell/end/FamilyScore.tsx';
import { titleOf } from '../games/catalogue.ts';
import { resetScores, results } from '../storage/scores.ts';

/** The family score with the stored results. */
export function ScoreScreen({ onClose }: { onClose: () => void }) {
  const [kept, setKept] = useState(results);
  const clear = () => {
    resetScores();
    setKept([]);
  };
  return <FamilyScore score={scoreOf(kept)} titleOf={titleOf} onWipe={clear} onClose={onClose} />;
}
