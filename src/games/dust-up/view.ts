import type { Rules, Task } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { MOST_HP } from './changes.ts';
import { type Content, need } from './content.ts';
import { ownerOf } from './seats.ts';
import type { DustUp, State } from './vocabulary.ts';

/** What may be seen (DU-19, DU-20), and what may be believed. */

export const view: Rules<DustUp>['view'] = ({ state, agenda }, viewer, content) => ({
  round: state.round,
  turn: { seat: state.turn.seat, owed: state.turn.owed },
  players: state.players.map((player, seat) => ({
    seat,
    hero: player.hero,
    hp: player.hp,
    most: MOST_HP,
    hand: player.hand.length,
    pile: player.pile.length,
    discard: player.discard,
    shields: player.shields.map(({ card, tokens }) => {
      const most = need(content.cards, card).shield;
      return { card, tokens, left: most - tokens, most, owner: ownerOf(state, card, content) };
    }),
    untouchable: player.untouchable,
    out: player.out,
    played: player.played,
  })),
  viewer: viewer === 'table' ? null : viewer,
  hand: viewer === 'table' ? null : (state.players[viewer]?.hand ?? []),
  inPlay: agenda.flatMap((task) =>
    task.do === 'run' && task.held ? [{ card: task.card, seat: task.seat, owner: ownerOf(state, task.card, content) }] : [],
  ),
});

/**
 * Deals anew what `viewer` cannot know: the order of every pile, and which cards of the others are in their hands. Cards are sorted
 * before they are shuffled, so that the same source deals the same worlds whatever the truth is: a bot's choice cannot hang on it.
 */
export const imagine = (state: State, _agenda: Task<DustUp>[], viewer: unknown, random: Random, _content: Content): void => {
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = state.players[seat];
    if (!player) continue;
    const { hand, pile } = player;
    if (seat !== viewer) for (const card of hand) pile.push(card);
    pile.sort();
    random.shuffle(pile);
    if (seat !== viewer) player.hand = pile.splice(pile.length - hand.length);
  }
};
