import { joinWithAnd, playerName, pluralize } from '../../../engine/shared/sentences.ts';
import { type Content, cardOf } from '../content/content.ts';
import type { PlayerView, View } from '../state/view-types.ts';
import { goal } from './goal.ts';
import { type Names, teamOf } from './names.ts';

/** Who brawls, how they stand, and what they are after. */
export function recap(view: View, names: Names, content: Content): readonly string[] {
  const { round, players, teams, landlord } = view;
  const name = ({ seat }: PlayerView) => playerName(names, seat);
  const up = players.filter(({ out }) => !out);
  const out = players.filter((player) => player.out);
  const heroes = players.map((player) => `${name(player)} as ${cardOf(content.heroes, player.hero).name}`);
  const side = (first: number): string => joinWithAnd(players.flatMap((player) => (player.seat % 2 === first ? [name(player)] : [])));
  const boss = landlord === null ? undefined : players[landlord];
  return [
    `It is round ${round} of the dust-up: ${joinWithAnd(heroes)}.`,
    ...(teams ? [`${side(0)} are ${teamOf(0)}, ${side(1)} are ${teamOf(1)}.`] : []),
    ...(boss ? [`${joinWithAnd(players.filter((player) => player !== boss).map(name))} play together against ${name(boss)}.`] : []),
    `${joinWithAnd(up.map((player) => `${name(player)} has ${pluralize(player.hp, 'heart')}`))}. ${
      out.length > 0 ? `${joinWithAnd(out.map(name))} ${out.length === 1 ? 'lies' : 'lie'} in bed. ` : ''
    }${goal(view, names)}`,
  ];
}
