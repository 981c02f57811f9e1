import { effect } from '@preact/signals';
import type { GameTypes } from '../../src/engine/game.ts';
import type { Ports } from '../../src/ui/ports.ts';
import type { TableController } from '../../src/ui/table/table-controller.ts';
import type { Brawl } from '../engine/brawl.ts';
import { NAMES } from './box.ts';
import { LEAKS, type Leak } from './leak-names.ts';

const asked = new URLSearchParams(location.search).get('leak');
export const planted: Leak | null = LEAKS.find((leak) => leak === asked) ?? null;

/** A card out of the next hand along: nobody who looks may see it. */
export function hiddenCard(controller: TableController<Brawl>): { readonly id: string; readonly name: string } {
  const { players } = controller.save.value.session.now.state;
  const viewer = controller.viewer.value;
  const seat = viewer === 'table' ? 0 : (viewer + 1) % players.length;
  const id = players[seat]?.hand[0] ?? '';
  return { id, name: NAMES[id] ?? '' };
}

/** Leaks that need no stage. */
export function springLeaks(controller: TableController<GameTypes>, { speech }: Ports): void {
  const brawl = controller as unknown as TableController<Brawl>;
  effect(() => {
    const { id, name } = hiddenCard(brawl);
    if (planted === 'title') document.title = name;
    if (planted === 'storage') localStorage.setItem('cards', id);
    if (planted === 'speech') speech.say(name);
    if (planted === 'behind') document.body.dataset.cards = id;
  });
}
