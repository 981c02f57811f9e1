import { joinWithAnd, playerName, pluralize } from '../../../engine/shared/sentences.ts';
import { type Content, cardOf } from '../content/content.ts';
import type { PlayerView, View } from '../state/view-types.ts';
import type { Names } from './names.ts';

/** Who brawls, how they stand, and what they are after. */
export function recap({ round, players }: View, names: Names, content: Content): readonly string[] {
  const name = ({ seat }: PlayerView) => playerName(names, seat);
  const up = players.filter(({ out }) => !out);
  const out = players.filter((player) => player.out);
  const heroes = players.map((player) => `${name(player)} as ${cardOf(content.heroes, player.hero).name}`);
  return [
    `It is round ${round} of the dust-up: ${joinWithAnd(heroes)}.`,
    `${joinWithAnd(up.map((player) => `${name(player)} has ${pluralize(player.hp, 'heart')}`))}. ${
      out.length > 0 ? `${joinWithAnd(out.map(name))} ${out.length === 1 ? 'sits' : 'sit'} down with a snack. ` : ''
    }Whoever stands last wins.`,
  ];
}
