import type { Game, Task } from '../../../engine/game.ts';
import type { Random } from '../../../engine/random.ts';
import { type Content, cardOf } from '../content/content.ts';
import type { State } from '../state/state.ts';
import type { DustUp } from '../state/tasks.ts';
import { mostHp } from './help.ts';
import { ownerOf } from './players.ts';

/** The view of each player (DU-19, DU-20), and the sampling of hidden information for bots. */

export const view: Game<DustUp>['view'] = ({ state, agenda }, viewer, content) => ({
  round: state.round,
  teams: state.teams,
  landlord: state.landlord,
  turn: { seat: state.turn.seat, owed: state.turn.owed },
  players: state.players.map((player, seat) => ({
    seat,
    hero: player.hero,
    hp: player.hp,
    most: mostHp(player),
    help: player.help,
    hand: player.hand.length,
    pile: player.pile.length,
    discard: player.discard,
    shields: player.shields.map(({ card, tokens }) => {
      const most = cardOf(content.cards, card).shield;
      return { card, tokens, left: most - tokens, most, owner: ownerOf(state, card, content) };
    }),
    untouchable: player.untouchable,
    out: player.out,
    hitBy: player.hitBy,
    played: player.played,
  })),
  viewer: viewer === 'table' ? null : viewer,
  hand: viewer === 'table' ? null : (state.players[viewer]?.hand ?? []),
  inPlay: agenda.flatMap((task) =>
    task.do === 'run' && task.held ? [{ card: task.card, seat: task.seat, owner: ownerOf(state, task.card, content) }] : [],
  ),
});

/**
 * Replaces what `viewer` cannot know with a random sample: the order of every deck, and the other players' hands. Cards are sorted before
 * the shuffle, so the result depends on the random source only and a bot cannot learn the hidden cards.
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
