import type { Answer, Immutable } from '../../../engine/game.ts';
import type { Content } from '../content/content.ts';
import { heroAt, isBurning, living } from '../rules/characters.ts';
import { foeNumbers } from '../rules/difficulty.ts';
import { DRAGON } from '../state/constants.ts';
import type { State } from '../state/state.ts';
import type { Labyrinth } from '../state/tasks.ts';
import { attackWorth, checkChance, expectedDamage, foesHere, outlook } from './odds.ts';

/** How the quick bot fights: it attacks the monsters with most damage per hit point, and flees from a fight that it cannot win. */

type At = Immutable<State>;
/** The bot flees if the expected loss is above this share of the party's hit points. */
const MAX_LOSS = 0.4;
/** The limit for the Dragon. */
const MAX_LOSS_DRAGON = 0.5;

export function fightMove(state: At, seat: number, content: Content): (command: Answer<Labyrinth>) => number {
  const hero = heroAt(state, seat);
  const foes = foesHere(state);
  const heroes = living(state).map((one) => heroAt(state, one));
  const danger = (kind: string): number => Math.max(...heroes.map((one) => expectedDamage(state, kind, one, content)));
  const { cost } = outlook(state, foes, content);
  const most = foes.some(({ kind }) => kind === DRAGON) ? MAX_LOSS_DRAGON : MAX_LOSS;
  const flight = checkChance(hero, 'luck', 15, content);
  // The hero with the most Luck of those who still act this round tries.
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
        // Only slaying the Dragon wins the campaign.
        if (command.do === 'bluff' && foe.kind === DRAGON && cost <= most) return 0;
        const worth =
          command.do === 'bluff'
            ? checkChance(hero, 'intelligence', 20, content)
            : Math.min(1, attackWorth(hero, command.weapon, foeNumbers(state, foe.kind, content).ac, content) / foe.hp);
        // LA-13: damage that the hero's own spell may cause to the hero
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
