import { useEffect, useState } from 'preact/hooks';
import type { GameTypes } from '../../engine/game.ts';
import type { Save } from '../../engine/save.ts';
import { pluralize } from '../../engine/shared/sentences.ts';
import { Button } from '../../ui/parts/Button.tsx';
import { newOwnCards } from '../games/mix-in.ts';

/** Own cards that are new to a saved game, and a button that mixes them in if all agree; nothing where there are none. */
export function MixInCards({ save, onMix }: { readonly save: Save<GameTypes>; readonly onMix: () => void }) {
  const [many, setMany] = useState(0);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    let here = true;
    newOwnCards(save).then(
      (cards) => here && setMany(cards?.many ?? 0),
      () => undefined, // without them the game goes on as it is
    );
    return () => {
      here = false;
    };
  }, [save]);
  if (many === 0) return null;
  return asked ? (
    <p class="game-file">
      Does everybody agree? They come in with the next floor.{' '}
      <Button size="small" onClick={onMix}>
        Yes, all agree
      </Button>
    </p>
  ) : (
    <Button tone="quiet" size="small" onClick={() => setAsked(true)}>
      Mix in {pluralize(many, 'new card')} of your own
    </Button>
  );
}
