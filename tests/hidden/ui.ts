import { closedUi } from '../../src/ui/game-ui.ts';
import { ready } from '../../src/ui/parts/lazy.tsx';
import type { Storyteller } from '../../src/ui/table/frames.ts';
import type { Brawl } from '../engine/brawl.ts';
import { Stage } from './Stage.tsx';
import { narrator, teller } from './teller.ts';

/** How long each event is shown, in milliseconds. */
const BEAT = 400;

/** What happened in it: each event is a picture. */
export const storyteller: Storyteller<Brawl> = {
  ...narrator,
  frames: (before, events) => events.map((event) => ({ view: before, milliseconds: BEAT, event })),
};
/** The pillow fight as the table needs it. */
export const ui = closedUi<Brawl>({
  icons: {},
  teller,
  storyteller: ready(storyteller),
  Stage,
  puppet: () => ({ icon: 'socks', print: 'var(--ink)', holes: 'var(--paper)' }),
});
