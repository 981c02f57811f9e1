import type { Answer, Immutable } from '../../../engine/game.ts';
import { type Content, cardOf } from '../content/content.ts';
import { mayRest } from '../rules/backpack.ts';
import { heroAt, living, modifierOf } from '../rules/characters.ts';
import { meanOf } from '../rules/dice.ts';
import type { AnyHero, State } from '../state/state.ts';
import type { Labyrinth } from '../state/tasks.ts';
import { equipMove, gain, isSpare } from './equipment.ts';
import { power } from './odds.ts';

/** How the quick bot acts in town, and with its backpack. */

type At = Immutable<State>;
type Rating = (command: Answer<Labyrinth>) => number;
/** The bot buys an item that improves a hero by this share. */
const BETTER = 0.04;
/** The number of healing cards that a hero keeps. */
const SUPPLIES = 3;
/** The Luck modifier from which on gambling pays. */
const LUCKY = 3;

const healing = (hero: AnyHero, content: Content): string[] => hero.pack.filter((card) => cardOf(content.items, card).kind === 'healing');

function buyWorth(hero: AnyHero, card: string, content: Content): number {
  const item = cardOf(content.items, card);
  if (item.kind === 'healing') return healing(hero, content).length < SUPPLIES ? 5 + meanOf(item.amount) / (item.price ?? 9) : -1;
  const better = gain(hero, card, content);
  return better >= BETTER ? 10 + better : -1;
}

export function townMove(state: At, seat: number, content: Content): Rating {
  const hero = heroAt(state, seat);
  return (command) => {
    switch (command.do) {
      case 'lift':
        return 30;
      case 'open-pack':
        return packWorth(state, seat, content) > 0 ? 25 : -1;
      case 'sell': {
        const { kind } = cardOf(content.items, command.card);
        return kind === 'trinket' || isSpare(hero, command.card, content) ? 20 : -1;
      }
      case 'buy':
        return buyWorth(hero, command.card, content);
      case 'gamble':
        return modifierOf(hero, 'luck', content) >= LUCKY ? 2 : -1;
      case 'pass':
        return 0;
      default:
        return -1;
    }
  };
}
/** Puts on what was bought if that is better than what it takes the place of. */
export function tryOnMove(hero: AnyHero, card: string, content: Content): Rating {
  return (command) => {
    if (command.do !== 'wear') return 0;
    const others = hero.equipped.filter((one) => one !== command.instead);
    return power({ ...hero, equipped: [...others, card] }, content) - power(hero, content);
  };
}
export const stakes =
  (hero: AnyHero, content: Content): Rating =>
  (command) =>
    command.do === 'stake' && command.against === 10 && modifierOf(hero, 'luck', content) >= LUCKY ? command.coins : 0;

/** How well a healing card matches the hit points that a hero has lost. */
function healWorth(hero: AnyHero, card: string, content: Content): number {
  const item = cardOf(content.items, card);
  if (item.kind !== 'healing') return -1;
  const lost = hero.most - hero.hp;
  const mean = meanOf(item.amount);
  return lost >= mean || hero.hp <= hero.most / 2 ? 5 + Math.min(lost, mean) + (hero.most - hero.hp) / hero.most : -1;
}
/** The hero who would gain most from a spare item, and the gain. */
function giveWorth(state: At, seat: number, card: string, to: number, content: Content): number {
  if (!isSpare(heroAt(state, seat), card, content)) return -1;
  const better = gain(heroAt(state, to), card, content);
  return better >= BETTER ? 2 + better : -1;
}

export function backpackMove(state: At, seat: number, content: Content): Rating {
  const hero = heroAt(state, seat);
  const dress = equipMove(hero, content);
  return (command) => {
    switch (command.do) {
      case 'equip':
      case 'put-away':
        return dress?.do === command.do && dress.card === command.card ? 9 : -1;
      case 'heal':
        return healWorth(heroAt(state, command.on), command.card, content);
      case 'give':
        return giveWorth(state, seat, command.card, command.to, content);
      case 'close':
        return 0;
      default:
        return -1;
    }
  };
}

/** Above 0 if it is worth opening the backpack now. */
export function packWorth(state: At, seat: number, content: Content): number {
  const hero = heroAt(state, seat);
  if (equipMove(hero, content)) return 3;
  const others = living(state);
  const heals =
    mayRest(state) && healing(hero, content).some((card) => others.some((on) => healWorth(heroAt(state, on), card, content) > 0));
  if (heals) return 2;
  const gives = hero.pack.some((card) => others.some((to) => to !== seat && giveWorth(state, seat, card, to, content) > 0));
  return gives ? 1 : 0;
}
