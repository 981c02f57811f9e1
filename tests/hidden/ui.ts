import { closedUi } from '../../src/ui/game-ui.ts';
import type { Brawl } from '../engine/brawl.ts';
import { Stage } from './Stage.tsx';
import { teller } from './teller.ts';

/** How long each event is shown, in milliseconds. */
const BEAT = 400;

/** The pillow fight as the table needs it. */
export const ui = closedUi<Brawl>({
  icons: {},
  teller,
  Stage,
  frames: (before, events) => events.map((event) => ({ view: before, milliseconds: BEAT, event })),
  puppet: () => ({ icon: 'socks', print: 'var(--ink)', holes: 'var(--paper)' }),
});
