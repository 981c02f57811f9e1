import { closedUi } from '../../src/ui/game-ui.ts';
import type { Brawl } from '../engine/brawl.ts';
import { describe } from './descriptions.ts';
import { Stage } from './Stage.tsx';

/** How long each event is shown, in milliseconds. */
const BEAT = 400;

/** The pillow fight as the table needs it. */
export const ui = closedUi<Brawl>({
  icons: {},
  describe,
  // each event is a picture
  frames: (before, events) => events.map((event) => ({ view: before, milliseconds: BEAT, event })),
  Stage,
  help: () => ({ none: 'As it is.', little: 'A softer pillow.', lot: 'All hearts, once.', harder: 'A harder pillow.' }),
  puppet: () => ({ icon: 'socks', print: 'var(--ink)', holes: 'var(--paper)' }),
});
