import { dispatchIfAny, type HandlerTable } from '../../../engine/shared/handlers.ts';
import { playerName, pluralize } from '../../../engine/shared/sentences.ts';
import { type Content, cardOf } from '../content/content.ts';
import { type Ability, STRONGER } from '../state/constants.ts';
import type { Event, View } from '../state/tasks.ts';
import type { HeroView } from '../state/view-types.ts';
import { called } from './names.ts';

/** The reason for a bot's move, from public information only: a clause that follows the sentence for the move. */

type Names = readonly string[];
type Scene = { readonly view: View; readonly names: Names; readonly content: Content };
const LOW = 2;

/** Whether a hero may use the cards of an ability. */
export const can = ({ abilities }: HeroView, bar: Ability): boolean => {
  const stronger = STRONGER[bar];
  return abilities.includes(bar) || (stronger !== undefined && abilities.includes(stronger));
};
const steps = ({ board }: View, a: number, b: number): number => {
  const width = board.wide * 6;
  return Math.max(Math.abs((a % width) - (b % width)), Math.abs(Math.floor(a / width) - Math.floor(b / width)));
};

/** The reason for a walk: away from a monster, to a hero in need, or to the boss. */
function walkedFor(seat: number, path: readonly number[], { view, names, content }: Scene): string | null {
  const hero = view.heroes[seat];
  const to = path.at(-1);
  if (!hero || hero.at === null || to === undefined) return null;
  const from = hero.at;
  const fled = view.monsters.find(({ at }) => steps(view, from, at) <= 2 && steps(view, to, at) > steps(view, from, at) + 1);
  if (fled && hero.hp <= LOW) return `with ${pluralize(hero.hp, 'heart')} left, ${called(content, fled.monster)} is too close`;
  const near = (at: number): boolean => steps(view, to, at) <= 1 && steps(view, from, at) > 1;
  const friend = view.heroes.find((other) => other.seat !== seat && other.at !== null && other.hp <= LOW && near(other.at));
  if (friend) return `${playerName(names, friend.seat)} needs a friend`;
  const boss = view.monsters.find((monster) => monster.boss);
  return boss && near(boss.at) ? `now for ${called(content, boss.monster)}` : null;
}

const ROWS: Partial<HandlerTable<Event, [Scene], string | null>> = {
  walked: ({ seat, path }, scene) => walkedFor(seat, path, scene),
  gave: ({ seat, to, card }, { view, names, content }) => {
    const [giver, taker] = [view.heroes[seat], view.heroes[to]];
    const bar = cardOf(content.treasures, card).ability;
    if (!giver || !taker) return null;
    if (bar !== null && can(taker, bar) && !can(giver, bar)) return `${playerName(names, to)} knows how to use it`;
    return `${playerName(names, to)} needs it more`;
  },
  used: ({ seat, on }, { view, names }) => {
    if (!on || !('hero' in on)) return null;
    const whom = view.heroes[on.hero];
    if (!whom || whom.hp * 2 > whom.most) return null;
    const hearts = pluralize(whom.hp, 'heart');
    return on.hero === seat
      ? `only ${hearts} ${whom.hp === 1 ? 'was' : 'were'} left`
      : `${playerName(names, on.hero)} had only ${hearts} left`;
  },
  attacked: ({ on }, { view, content }) => {
    const monster = on && 'number' in on ? view.monsters.find(({ number }) => number === on.number) : undefined;
    const booty = monster && (monster.gold > 0 || monster.cards.length > 0);
    return booty ? `${called(content, monster.monster)} has something of ours` : null;
  },
  bought: ({ seat, card }, { view, names, content }) => {
    if (cardOf(content.treasures, card).kind !== 'potion') return null;
    const [weakest] = view.heroes.filter(({ fallen }) => !fallen).sort((a, b) => a.hp / a.most - b.hp / b.most);
    if (!weakest || weakest.hp === weakest.most) return null;
    return `${weakest.seat === seat ? 'it' : playerName(names, weakest.seat)} could do with it`;
  },
  'refused-trade': () => 'both would be worse off',
};
const reason = dispatchIfAny(ROWS);

/** The reason, or null if none is needed. `view` is the view before the event. */
export function why(view: View, event: Event, names: Names, content: Content): string | null {
  return reason(event, { view, names, content }) ?? null;
}
