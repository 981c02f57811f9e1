import { HOME, levelOf } from '../rules/board.ts';
import { amountOf, effectsOf, mostHealth, playerAt, robbablePlayers } from '../rules/players.ts';
import { FAR } from './distances.ts';
import type { StrategyPolicy } from './strategies.ts';

/** Whether the quick bot uses a treasure card of its turn now. The card's first effect decides. */
export function useNow({ state, seat, content, taste, home, back }: StrategyPolicy, card: string): boolean {
  const player = playerAt(state, seat);
  const held = player.cards.find((one) => one.card === card);
  const [effect] = effectsOf(card, content);
  if (!held || !effect) return false;
  const { points } = state.turn;
  const way = home[player.at] ?? FAR;
  const there = player.at !== HOME && levelOf(state, player.at) >= taste.level;
  const hurt = mostHealth(player, content) - player.health;
  switch (effect.do) {
    case 'points':
      return back ? way > 0 && way + 1 > points : there;
    case 'gain-health':
      return hurt >= Math.min(3, amountOf(effect.amount, held.level)) && player.at !== HOME;
    case 'gain-gold':
      return player.at === HOME || (back && way < points);
    case 'store':
      return player.gold >= Math.min(amountOf(effect.amount, held.level), 4) || (state.last !== null && player.gold > 0);
    case 'go-home':
      return player.gold > 0 && points > 0 && (back ? way >= 2 : player.health <= 1);
    case 'through-walls': {
      const place = state.places[player.at];
      return back && place !== undefined && way >= Math.abs(place.x) + Math.abs(place.y) + 2;
    }
    case 'jump':
      return (
        !back &&
        player.at === HOME &&
        amountOf(effect.level, held.level) >= 2 &&
        state.places.some((_, i) => levelOf(state, i) >= taste.level)
      );
    case 'look':
      return !back && !there;
    case 'bait':
      return there && !back;
    case 'steal':
      return robbablePlayers(state, seat, 'steal').some((on) => playerAt(state, on).gold >= amountOf(effect.amount, held.level));
    case 'swap':
      return !back && robbablePlayers(state, seat, 'swap').some((on) => levelOf(state, playerAt(state, on).at) > levelOf(state, player.at));
    case 'set-trap':
      return player.at !== HOME && state.places[player.at]?.trap === null;
    case 'draw':
    case 'hurt-others':
      return true;
    default:
      return false;
  }
}
