import type { VariantOf } from '../../../../engine/game.ts';
import type { Save } from '../../../../engine/save.ts';
import type { Choice, Mayhem } from '../../../../games/magic-and-mayhem/state/tasks.ts';
import type { TableController } from '../../../table/table-controller.ts';
import type { Offer } from '../move-targets.ts';

export type TrialProps = {
  readonly play: TableController<Mayhem>;
  readonly choice: VariantOf<Choice, 'trial'>;
  readonly offers: readonly Offer[];
  readonly onOffer: (offer: Offer) => void;
};

/** Names a trial on this device: a riddle may come again, but not in the same turn of the same game. */
export const trialOf = ({ id, line, turn }: Save<Mayhem>, asked: string): string => [id, line, turn, asked].join('/');
