import type { VariantOf } from '../../../../engine/game.ts';
import type { StoryWord } from '../../../../games/magic-and-mayhem/content/card-schemas.ts';
import type { Mayhem } from '../../../../games/magic-and-mayhem/state/tasks.ts';
import type { TableController } from '../../../table/table-controller.ts';
import type { Offer } from '../move-targets.ts';

export type Page = VariantOf<StoryWord, 'say' | 'choose'>;
export type StoryProps = {
  readonly play: TableController<Mayhem>;
  readonly page: Page;
  readonly quest: string;
  readonly offers: readonly Offer[];
  readonly onOffer: (offer: Offer) => void;
};
