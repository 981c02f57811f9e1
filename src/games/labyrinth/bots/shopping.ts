import type { Answer, Immutable } from '../../../engine/game.ts';
import { heroAt, living, modifierOf } from '../characters.ts';
import { type Content, need } from '../content.ts';
import { meanOf } from '../dice.ts';
import { mayRest } from '../packs.ts';
import type { AnyHero, State } from '../state.ts';
import type { Labyrinth } from '../vocabulary.ts';
import { dressing, gain, isSpare } from './gear.ts';

/** What the quick bot does in town, and with its pack. */

type At = Immutable<State>;
type Rating = (command: Answer<Labyrinth>) => number;
/** A thing that makes a hero better by this share is worth buying. */
const BETTER = 0.04;
/** Healing cards that a hero likes to have along. */
const SUPPLIES = 3;
/** From this Luck modifier on, the back alley pays. */
const LUCKY = 3;

const healing = (hero: AnyHero, content: Content): string[] => hero.pack.filter((card) => need(content.items, card).kind === 'healing');

function buyWorth(hero: AnyHero, card: string, content: Content): number {
  const item = need(content.items, card);
  if (item.kind === 'healing') return healing(hero, content).length < SUPPLIES ? 5 + meanOf(item.amount) / (item.price ?? 9) : -1;
  const better = gain(hero, card, content);
  return better >= BETTER ? 10 + better : -1;
}

export function inTown(state: At, seat: number, content: Content): Rating {
  const hero = heroAt(state, seat);
  return (command) => {
    switch (command.do) {
      case 'lift':
        return 30;
      case 'open-pack':
        return packWorth(state, seat, content) > 0 ? 25 : -1;
      case 'sell': {
        const { kind } = need(content.items, command.card);
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
export const stakes =
  (hero: AnyHero, content: Content): Rating =>
  (command) =>
    command.do === 'stake' && command.against === 10 && modifierOf(hero, 'luck', content) >= LUCKY ? command.coins : 0;

/** How well a healing card fits what a hero has lost. */
function healWorth(hero: AnyHero, card: string, content: Content): number {
  const item = need(content.items, card);
  if (item.kind !== 'healing') return -1;
  const lost = hero.most - hero.hp;
  const mean = meanOf(item.amount);
  return lost >= mean || hero.hp <= hero.most / 2 ? 5 + Math.min(lost, mean) + (hero.most - hero.hp) / hero.most : -1;
}
/** Who would be better with a spare thing, by how much. */
function giveWorth(state: At, seat: number, card: string, to: number, content: Content): number {
  if (!isSpare(heroAt(state, seat), card, content)) return -1;
  const better = gain(heroAt(state, to), card, content);
  return better >= BETTER ? 2 + better : -1;
}

export function inPack(state: At, seat: number, content: Content): Rating {
  const hero = heroAt(state, seat);
  const dress = dressing(hero, content);
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

/** Whether a pack is worth opening now: above 0 if it is. */
export function packWorth(state: At, seat: number, content: Content): number {
  const hero = heroAt(state, seat);
  if (dressing(hero, content)) return 3;
  const others = living(state);
  const heals =
    mayRest(state) && healing(hero, content).some((card) => others.some((on) => healWorth(heroAt(state, on), card, content) > 0));
  if (heals) return 2;
  const gives = hero.pack.some((card) => others.some((to) => to !== seat && giveWorth(state, seat, card, to, content) > 0));
  return gives ? 1 : 0;
}
