import type { Vocabulary } from '../../src/engine/game.ts';
import type { Narrator, Teller } from '../../src/engine/kit/telling.ts';
import { ready } from '../../src/ui/parts/lazy.tsx';
import type { Director, Storyteller } from '../../src/ui/table/frames.ts';

/** What a table needs of a game whose storyteller is here from the beginning. Without `frames` nothing is shown of what happens. */
export const direct = <V extends Vocabulary>(
  teller: Teller<V>,
  narrator: Narrator<V>,
  frames: Storyteller<V>['frames'] = () => [],
): Director<V> => ({ teller, storyteller: ready({ ...narrator, frames }) });
