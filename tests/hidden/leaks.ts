import { effect } from '@preact/signals';
import type { Vocabulary } from '../../src/engine/game.ts';
import type { Ports } from '../../src/ui/ports.ts';
import type { Play } from '../../src/ui/table/play.ts';
import type { Brawl } from '../engine/brawl.ts';
import { NAMES } from './box.ts';
import { LEAKS, type Leak } from './leak-names.ts';

const asked = new URLSearchParams(location.search).get('leak');
export const planted: Leak | null = LEAKS.find((leak) => leak === asked) ?? null;

/** A card out of the next hand along: nobody who looks may see it. */
export function hiddenCard(play: Play<Brawl>): { readonly id: string; readonly name: string } {
  const { players } = play.save.value.session.now.state;
  const viewer = play.viewer.value;
  const seat = viewer === 'table' ? 0 : (viewer + 1) % players.length;
  const id = players[seat]?.hand[0] ?? '';
  return { id, name: NAMES[id] ?? '' };
}

/** Leaks that need no stage. */
export function springLeaks(play: Play<Vocabulary>, { speech }: Ports): void {
  const brawl = play as unknown as Play<Brawl>;
  effect(() => {
    const { id, name } = hiddenCard(brawl);
    if (planted === 'title') document.title = name;
    if (planted === 'storage') localStorage.setItem('cards', id);
    if (planted === 'speech') speech.say(name);
    if (planted === 'behind') document.body.dataset.cards = id;
  });
}
