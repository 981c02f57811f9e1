import { useState } from 'preact/hooks';
import { scoreOf } from '../../ui/score.ts';
import { FamilyScore } from '../../ui/shell/FamilyScore.tsx';
import { titleOf } from '../catalogue.ts';
import { results, wipe } from '../score.ts';

/** The family score with what this device remembers. */
export function ScoreScreen({ onClose }: { onClose: () => void }) {
  const [kept, setKept] = useState(results);
  const clear = () => {
    wipe();
    setKept([]);
  };
  return <FamilyScore score={scoreOf(kept)} titleOf={titleOf} onWipe={clear} onClose={onClose} />;
}
