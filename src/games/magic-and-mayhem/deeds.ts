import type { Immutable, Refusal } from '../../engine/game.ts';
import { no } from '../../engine/kit/trying.ts';
import { type Door, ground, slotOf, tileUnder } from './board.ts';
import { figureOf } from './changes.ts';
import { type Content, need } from './content.ts';
import {
  attacks,
  canCarry,
  canSwap,
  goldLimit,
  hasAbility,
  heroAt,
  lasts,
  monsterOf,
  openers,
  stat,
  stepsLeft,
  unseen,
  useOf,
} from './figures.ts';
import type { Figure } from './happenings.ts';
import { doesNothing } from './idle.ts';
import { near, reaches } from './reach.ts';
import type { State } from './state.ts';
import { walks } from './turns.ts';
import type { TurnCommand } from './vocabulary.ts';

/** What the hero in turn may do (MM-8 to MM-12), and why not. */

type At = Immutable<State>;
type Why = Refusal | null;
const mates = (state: At, seat: number): number[] =>
  state.heroes.flatMap((hero, other) => (other !== seat && hero.at !== null ? [other] : []));
const sameTile = (state: At, a: number | null, b: number | null): boolean =>
  a !== null && b !== null && slotOf(state.board.wide, a) === slotOf(state.board.wide, b);

/** Doors that are still shut, as far as anyone knows. */
const shutDoors = (state: At, content: Content): Door[] => ground(state.board, content).doors.filter((door) => !door.open);
const byDoor = (state: At, content: Content, at: number, door: Door): boolean => {
  const here = ground(state.board, content);
  return near(here, at, door.a) || near(here, at, door.b);
};

/** Every card of `hero` and its power, if it has a use. */
const sources = (state: At, seat: number, content: Content): string[] => {
  const hero = heroAt(state, seat);
  return [hero.hero, ...hero.cards].filter((source) => useOf(hero, source, content) !== null);
};

function usesOf(state: At, seat: number, content: Content): TurnCommand[] {
  const hero = heroAt(state, seat);
  return sources(state, seat, content).flatMap((source): TurnCommand[] => {
    switch (useOf(hero, source, content)?.aim) {
      case 'hero':
        return [seat, ...mates(state, seat)].map((other) => ({ do: 'use-on-hero', source, hero: other }));
      case 'monster':
        return state.monsters.map(({ number }) => ({ do: 'use-on-monster', source, number }));
      default:
        return [{ do: 'use', source }];
    }
  });
}

function doorsOf(state: At, seat: number, content: Content): TurnCommand[] {
  const hero = heroAt(state, seat);
  return shutDoors(state, content).flatMap((door): TurnCommand[] =>
    door.kind === 'plain'
      ? [{ do: 'open', door: door.edge }]
      : [...new Set([...openers(hero, door.kind, content), hero.hero])].map((source) => ({ do: 'unlock', door: door.edge, source })),
  );
}

/** All that one might try besides walking. */
function deeds(state: At, seat: number, content: Content): TurnCommand[] {
  const hero = heroAt(state, seat);
  const others = mates(state, seat);
  return [
    ...attacks(hero, content).flatMap(({ source }) => state.monsters.map(({ number }): TurnCommand => ({ do: 'attack', source, number }))),
    ...usesOf(state, seat, content),
    ...doorsOf(state, seat, content),
    { do: 'loot' },
    { do: 'shop' },
    ...others.flatMap((to): TurnCommand[] => [
      ...hero.cards.map((card): TurnCommand => ({ do: 'give', card, to })),
      { do: 'give-gold', to },
      { do: 'trade', to },
    ]),
    { do: 'peer' },
    { do: 'end' },
  ];
}

const NO_ACTION = no('MM-8', 'You have had your Action for this turn.');

function whyNotUse(state: At, seat: number, source: string, content: Content, target: number | null, on: Figure | null): Why {
  const hero = heroAt(state, seat);
  const use = useOf(hero, source, content);
  if (!use || hero.at === null) return no('MM-11', 'That does nothing by itself.');
  if (source === hero.hero && hero.spent) return no('MM-7', 'That power works once a game, and it has been used.');
  if (source !== hero.hero && !hasAbility(hero, need(content.treasures, source).ability, content)) {
    return no('MM-17', 'Your hero does not have the ability for that card. Give it to one who has.');
  }
  if (state.turn.actions === 0) return NO_ACTION;
  if (target === null || reaches(ground(state.board, content), hero.at, target, use.range)) {
    if (!doesNothing({ state, content }, seat, source, on)) return null;
    return on === null ? no('MM-22', 'Nothing would happen here just now.') : no('MM-33', 'That one has every heart already.');
  }
  return no('MM-30', use.range === 1 ? 'Too far away: you have to be near.' : 'Out of reach, or a wall is in the way.');
}

/** Why the hero in turn cannot do `command`; null when it can. */
export function refuse(state: At, seat: number, command: TurnCommand, content: Content): Why {
  const hero = heroAt(state, seat);
  const { turn } = state;
  if (hero.at === null) return no('MM-38', 'This hero is down.');
  const here = ground(state.board, content);
  switch (command.do) {
    case 'walk':
      if (turn.acted) return no('MM-8', 'Walking comes before the Action.');
      if (lasts(hero, 'immobilized')) return no('MM-31', 'Your hero is stuck to the spot just now.');
      if (turn.steps === 0) return no('MM-9', turn.moved ? 'No steps are left this turn.' : 'Your hero cannot walk this turn.');
      if (command.to === hero.at) return no('MM-9', 'Your hero stands there already.');
      return walks(state.board, content, hero.at, turn.steps).includes(command.to) ? null : no('MM-9', 'Too far, or the way is shut.');
    case 'attack': {
      const monster = monsterOf(state, command.number);
      const found = attacks(hero, content).find((one) => one.source === command.source);
      if (!monster || !found) return no('MM-11', 'There is nobody to attack.');
      if (turn.actions === 0) return NO_ACTION;
      if (unseen(state, monster, content)) return no('MM-31', 'Nobody can see it.');
      const card = command.source === hero.hero ? null : need(content.treasures, command.source);
      if (card && !hasAbility(hero, card.ability, content)) return no('MM-17', 'Your hero does not have the ability for that weapon.');
      if (card && !canCarry(hero, card, content)) return no('MM-18', 'That weapon has become too heavy.');
      if (reaches(here, hero.at, monster.at, found.attack.range)) return null;
      return no('MM-30', found.attack.range === 1 ? 'Too far away: you have to be near.' : 'Out of reach, or a wall is in the way.');
    }
    case 'use':
      return whyNotUse(state, seat, command.source, content, null, null);
    case 'use-on-hero': {
      const { at, side } = heroAt(state, command.hero);
      if (at === null) return no('MM-38', 'That hero is down.');
      if (side !== hero.side) return no('MM-28', 'That is only for heroes of your own side. You may give it away, though.');
      return whyNotUse(state, seat, command.source, content, at, { hero: command.hero });
    }
    case 'use-on-monster': {
      const monster = monsterOf(state, command.number);
      if (!monster) return no('MM-11', 'There is nobody there.');
      if (unseen(state, monster, content)) return no('MM-31', 'Nobody can see it.');
      return whyNotUse(state, seat, command.source, content, monster.at, figureOf(monster));
    }
    case 'open':
    case 'unlock': {
      const door = shutDoors(state, content).find((one) => one.edge === command.door);
      if (!door) return no('MM-34', 'There is no shut door.');
      if (turn.actions === 0) return NO_ACTION;
      if (!byDoor(state, content, hero.at, door)) return no('MM-34', 'Too far away: you have to be near the door.');
      if (command.do === 'open') return null;
      if (!openers(hero, door.kind, content).includes(command.source)) {
        return no(
          'MM-34',
          door.kind === 'locked'
            ? 'It is locked. Somebody with a key or a knack must try.'
            : 'A secret door. Only a sharp eye can open it.',
        );
      }
      return turn.tried.includes(door.edge) ? no('MM-34', 'It did not open. Try again next turn.') : null;
    }
    case 'loot':
      if (!state.loot.some((loot) => loot.at === hero.at)) return no('MM-11', 'Nothing lies here.');
      if (turn.actions === 0) return NO_ACTION;
      return canTakeLoot(state, seat, content) ? null : no('MM-21', 'You cannot carry any of it.');
    case 'shop':
      if (tileUnder(state.board, content, hero.at)?.kind !== 'store') return no('MM-36', 'The shop is on the Store tile.');
      return turn.actions === 0 ? NO_ACTION : null;
    case 'give':
    case 'give-gold':
    case 'trade': {
      const other = heroAt(state, command.to);
      if (!sameTile(state, hero.at, other.at)) return no('MM-19', 'Both heroes have to be on the same tile.');
      if (turn.actions === 0) return NO_ACTION;
      if (command.do === 'give')
        return canCarry(other, need(content.treasures, command.card), content) ? null : no('MM-18', 'That is too heavy for them.');
      if (command.do === 'trade') return whyNotTrade(state, seat, command.to, content);
      if (hero.gold === 0) return no('MM-19', 'You have no gold.');
      return roomForGold(state, command.to, content) > 0 ? null : no('MM-21', 'They cannot carry more gold.');
    }
    case 'peer':
      if (!state.monsters.some((monster) => unseen(state, monster, content))) return no('MM-31', 'There is nothing unseen about.');
      if (turn.peered) return no('MM-31', 'You have looked once this turn.');
      return stat(hero, 'int', content) >= 4 ? null : no('MM-31', 'It takes an INT of 4 to see what cannot be seen.');
    case 'end':
      return null;
  }
}

/** How much more gold a hero can carry (MM-21). */
export const roomForGold = (state: At, seat: number, content: Content): number => {
  const hero = heroAt(state, seat);
  return Math.max(0, goldLimit(hero, content) - hero.gold);
};

/** Whether a hero could take anything from the marker it stands on. */
function canTakeLoot(state: At, seat: number, content: Content): boolean {
  const hero = heroAt(state, seat);
  return state.loot.some(
    (loot) =>
      loot.at === hero.at &&
      ((loot.gold > 0 && roomForGold(state, seat, content) > 0) ||
        loot.cards.some((card) => canCarry(hero, need(content.treasures, card), content))),
  );
}

/** The swaps that two heroes could carry away. */
export function swaps(state: At, seat: number, to: number, content: Content): { readonly give: string; readonly take: string }[] {
  const [one, two] = [heroAt(state, seat), heroAt(state, to)];
  return one.cards.flatMap((give) =>
    two.cards.flatMap((take) => (canSwap(two, take, give, content) && canSwap(one, give, take, content) ? [{ give, take }] : [])),
  );
}

function whyNotTrade(state: At, seat: number, to: number, content: Content): Why {
  if (state.turn.refused.includes(to)) return no('MM-19', 'They said no this turn.');
  return swaps(state, seat, to, content).length > 0 ? null : no('MM-19', 'There is nothing to swap.');
}

/** Every square that is known, and every deed. */
export function candidates(state: At, seat: number, content: Content): TurnCommand[] {
  const walkable: TurnCommand[] = [];
  ground(state.board, content).marks.forEach((mark, to) => {
    if (mark !== 0) walkable.push({ do: 'walk', to });
  });
  return [...walkable, ...deeds(state, seat, content)];
}

/** The legal ones. */
export function options(state: At, seat: number, content: Content): TurnCommand[] {
  const { at } = heroAt(state, seat);
  const steps = stepsLeft(state);
  const squares = at === null || steps === 0 ? [] : walks(state.board, content, at, steps).sort((a, b) => a - b);
  return [
    ...squares.map((to): TurnCommand => ({ do: 'walk', to })),
    ...deeds(state, seat, content).filter((command) => refuse(state, seat, command, content) === null),
  ];
}
