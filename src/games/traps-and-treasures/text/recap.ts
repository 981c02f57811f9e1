import { joinWithAnd, playerName } from '../../../engine/shared/sentences.ts';
import { HOME } from '../rules/board.ts';
import type { PlayerView, View } from '../state/view-types.ts';

/** Where everybody is, and what they are after. */
export function recap({ round, players, target, hidden, last }: View, names: readonly string[]): readonly string[] {
  const name = ({ seat }: PlayerView) => playerName(names, seat);
  const digging = players.filter(({ at }) => at !== HOME);
  const rich = players.filter(({ gold }) => gold > 0);
  const best = players.reduce<PlayerView | null>((most, one) => ((one.stored ?? 0) > (most?.stored ?? 0) ? one : most), null);
  return [
    digging.length === 0
      ? `It is round ${round}, and everybody is at home, with boots on.`
      : `It is round ${round}. Out in the dungeon: ${joinWithAnd(digging.map(name))}.`,
    last === null
      ? `You are after gold: ${target} in a chest ring the bell for the last turns.`
      : `${playerName(names, last)} has stored enough, so these are the last turns.`,
    ...(hidden || best === null ? [] : [`The fullest chest is ${name(best)}’s, with ${best.stored} gold.`]),
    ...(rich.length === 0 ? [] : [`Not safe yet: ${joinWithAnd(rich.map((one) => `${name(one)} carries ${one.gold} gold`))}.`]),
  ];
}
