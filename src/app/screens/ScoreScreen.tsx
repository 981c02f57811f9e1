import { useState } from 'preact/hooks';
import { scoreOf } from '../../ui/score.ts';
import { FamilyScore } from '../../ui/shell/FamilyScore.tsx';
import { catalogue, fullTitle } from '../catalogue.ts';
import { results, wipe } from '../score.ts';

const titleOf = (game: string): string => {
  const listing = catalogue.find(({ id }) => id === game);
  return listing ? fullTitle(listing) : game;
};

/** The family score with what this device remembers. */
export function ScoreScreen({ onClose }: { onClose: () => void }) {
  const [kept, setKept] = useState(results);
  const clear = () => {
    wipe();
    setKept([]);
  };
  return <FamilyScore score={scoreOf(kept)} titleOf={titleOf} onWipe={clear} onClose={onClose} />;
}
