import { describe, expect, it } from 'vitest';
import type { Feature, TileCard } from '../../../src/games/magic-and-mayhem/content/card-schemas.ts';
import { featureText } from '../../../src/games/magic-and-mayhem/text/rooms.ts';
import { TILES } from './content-helpers.ts';
import { table } from './helpers.ts';

/** A tile like the yard, with something in it. */
function room(id: string, feature: Partial<Feature>): TileCard {
  const yard = TILES.find((tile) => tile.id === 'yard');
  if (!yard) throw new Error('no yard');
  const full: Feature = {
    name: 'The Shelf',
    label: 'Search the shelf',
    does: 'searches the shelf',
    how: 'action',
    who: 'each',
    effects: [{ do: 'gold', amount: 1 }],
    ...feature,
  };
  return { ...yard, id, name: 'A Room', feature: full };
}
const inRoom = (feature: Partial<Feature>, at = 'room 2,2', also = {}) =>
  table({ board: ['start room'], heroes: [{ at }, { at }], box: { tiles: [room('room', feature)] }, also: { byTheBook: false, ...also } });

describe('features of rooms', () => {
  it('[MM-52] each hero uses it once, with an Action, anywhere on its tile', () => {
    const play = inRoom({});
    play.answer({ do: 'use-feature' });
    expect([play.hero(0).gold, play.state.used]).toEqual([1, [{ slot: 1, seats: [0] }]]);
    expect(play.told('feature-used')).toEqual([{ do: 'feature-used', seat: 0, slot: 1, tile: 'room' }]);
    play.answer({ do: 'use-feature' });
    expect(play.hero(1).gold).toBe(1);
    play.endRound();
    expect(play.whyNot({ do: 'use-feature' })).toEqual({ rule: 'MM-52', words: 'You have done that already.' });
  });

  it('[MM-52a] only the first hero uses what is for the first', () => {
    const play = inRoom({ who: 'first' }).answer({ do: 'use-feature' });
    expect(play.whyNot({ do: 'use-feature' })).toEqual({ rule: 'MM-52', words: 'Somebody has done that already.' });
  });

  it('[MM-52b] what happens by coming in happens to whoever stops there, without an Action', () => {
    const play = inRoom({ how: 'enter', effects: [{ do: 'steps', amount: 2 }] }, 'start 5,2');
    expect(play.can({ do: 'use-feature' })).toBe(false);
    play.walk('room 1,2');
    expect(play.state.turn.actions).toBe(1);
    const left = play.state.turn.steps;
    play.walk('room 2,2');
    expect([play.state.turn.steps, play.state.used]).toEqual([left - 1, [{ slot: 1, seats: [0] }]]);
  });

  it('[MM-52c] nothing that would do nothing can be used', () => {
    const play = inRoom({ effects: [{ do: 'heal', amount: 1, at: 'self' }] });
    expect(play.whyNot({ do: 'use-feature' })).toEqual({ rule: 'MM-52', words: 'Nothing would happen here just now.' });
  });

  it('[MM-52d] the text says how, what and for whom', () => {
    const { content } = inRoom({ who: 'first' });
    expect(featureText('room', content).join('')).toBe('Action: You find 1 gold. Only the first of you.');
  });

  it('[MM-52e] a torch is mended, a friend joined, doors opened', () => {
    const mended = inRoom({ effects: [{ do: 'torch', rounds: 2 }] }, 'room 2,2', { torch: 9 }).answer({ do: 'use-feature' });
    expect(mended.state.torch).toBe(11);
    const joined = table({
      board: ['start room'],
      heroes: [{ at: 'room 2,2' }, { at: 'start 2,2' }],
      box: { tiles: [room('room', { effects: [{ do: 'join-friend' }] })] },
      also: { byTheBook: false },
    }).answer({ do: 'use-feature' });
    expect(joined.whereHero(0)).toBe('start 2,2');
  });
});
