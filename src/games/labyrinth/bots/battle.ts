import type { Answer, Immutable } from '../../../engine/game.ts';
import { heroAt, isBurning, living } from '../characters.ts';
import { type Content, need } from '../content.ts';
import type { State } from '../state.ts';
import type { Labyrinth } from '../vocabulary.ts';
import { DRAGON } from '../words.ts';
import { attackWorth, checkChance, foesHere, outlook, threat } from './odds.ts';

/** What the quick bot does in a fight: it takes off the monsters that hurt most for their size, and runs from what it cannot beat. */

type At = Immutable<State>;
/** A fight that is likely to cost more of the party's hit points than this is one to run from. */
const TOO_MUCH = 0.4;
/** The Dragon is worth more. */
const DARING = 0.5;

export function inFight(state: At, seat: number, content: Content): (command: Answer<Labyrinth>) => number {
  const hero = heroAt(state, seat);
  const foes = foesHere(state);
  const heroes = living(state).map((one) => heroAt(state, one));
  const danger = (kind: string): number => Math.max(...heroes.map((one) => threat(kind, one, content)));
  const { cost } = outlook(state, foes, content);
  const most = foes.some(({ kind }) => kind === DRAGON) ? DARING : TOO_MUCH;
  const flight = checkChance(hero, 'luck', 15, content);
  // whoever is luckiest of those who still act this round tries
  const acted = state.fight?.acted ?? [];
  const luckiest = Math.max(
    ...living(state).flatMap((one) => (acted.includes(one) ? [] : [checkChance(heroAt(state, one), 'luck', 15, content)])),
  );
  return (command) => {
    switch (command.do) {
      case 'attack':
      case 'bluff': {
        const foe = foes.find(({ id }) => id === command.on);
        if (!foe) return 0;
        // only a blow slays the Dragon
        if (command.do === 'bluff' && foe.kind === DRAGON && cost <= most) return 0;
        const worth =
          command.do === 'bluff'
            ? checkChance(hero, 'intelligence', 20, content)
            : Math.min(1, attackWorth(hero, command.weapon, need(content.monsters, foe.kind).ac, content) / foe.hp);
        // LA-13: what one's own spell may cost
        const sting = command.do === 'attack' && isBurning(hero) ? (hero.hp <= 4 ? 9 : 0.15) : 0;
        return worth * (danger(foe.kind) + 0.5) - sting;
      }
      case 'flee':
        return cost > most && flight >= luckiest ? flight * 20 : -1;
      case 'skip':
        return 0.01;
      case 'wait':
        return 0;
      default:
        return -1;
    }
  };
}
