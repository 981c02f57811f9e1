import type { Immutable, Refusal } from '../../../engine/game.ts';
import { refusal } from '../../../engine/shared/refusals.ts';
import { type Content, cardOf } from '../content/content.ts';
import { SEER } from '../state/constants.ts';
import type { Figure } from '../state/events.ts';
import type { State } from '../state/state.ts';
import type { TurnCommand } from '../state/tasks.ts';
import { askOf } from './answering.ts';
import { boardGeometry, type Door, slotOf, tileUnder } from './board.ts';
import { featureOn, isFresh } from './features.ts';
import {
  attacks,
  canCarry,
  canSwap,
  hasAbility,
  heroAt,
  lasts,
  monsterOf,
  openers,
  roomForGold,
  stat,
  stepsLeft,
  unseen,
  useOf,
} from './figures.ts';
import { figureOf } from './mutations.ts';
import { near, reaches } from './range-and-sight.ts';
import { doesNothing, featureDoesNothing } from './useless-effects.ts';
import { walks } from './walking.ts';

/** The legal moves of the hero in turn (MM-8 to MM-12), and the reasons for refusals. */

type At = Immutable<State>;
type Why = Refusal | null;
const otherHeroes = (state: At, seat: number): number[] =>
  state.heroes.flatMap((hero, other) => (other !== seat && hero.at !== null ? [other] : []));
const sameTile = (state: At, a: number | null, b: number | null): boolean =>
  a !== null && b !== null && slotOf(state.board.wide, a) === slotOf(state.board.wide, b);

/** Known doors that are shut. */
const shutDoors = (state: At, content: Content): Door[] => boardGeometry(state.board, content).doors.filter((door) => !door.open);
const byDoor = (state: At, content: Content, at: number, door: Door): boolean => {
  const here = boardGeometry(state.board, content);
  return near(here, at, door.a) || near(here, at, door.b);
};

/** The hero's cards and power with a use. */
const sources = (state: At, seat: number, content: Content): string[] => {
  const hero = heroAt(state, seat);
  return [hero.hero, ...hero.cards].filter((source) => useOf(hero, source, content) !== null);
};

function usesOf(state: At, seat: number, content: Content): TurnCommand[] {
  const hero = heroAt(state, seat);
  return sources(state, seat, content).flatMap((source): TurnCommand[] => {
    switch (useOf(hero, source, content)?.aim) {
      case 'hero':
        return [seat, ...otherHeroes(state, seat)].map((other) => ({ do: 'use-on-hero', source, hero: other }));
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

function asksOf(state: At, content: Content): TurnCommand[] {
  return [
    ...state.monsters.flatMap((monster): TurnCommand[] =>
      askOf(state, monster, content) ? [{ do: 'answer', number: monster.number }] : [],
    ),
    ...shutDoors(state, content).flatMap((door): TurnCommand[] => (door.kind === 'locked' ? [{ do: 'say', door: door.edge }] : [])),
  ];
}

const friendsToHelp = (state: At, seat: number): TurnCommand[] =>
  state.heroes.flatMap(({ side, lies }, hero): TurnCommand[] =>
    lies !== null && side === state.heroes[seat]?.side ? [{ do: 'help-up', hero }] : [],
  );

/** All moves that a player may try, except walking. */
function actionCandidates(state: At, seat: number, content: Content): TurnCommand[] {
  const hero = heroAt(state, seat);
  const others = otherHeroes(state, seat);
  return [
    ...attacks(hero, content).flatMap(({ source }) => state.monsters.map(({ number }): TurnCommand => ({ do: 'attack', source, number }))),
    ...usesOf(state, seat, content),
    ...doorsOf(state, seat, content),
    ...(state.byTheBook ? [] : asksOf(state, content)),
    { do: 'loot' },
    { do: 'shop' },
    ...others.flatMap((to): TurnCommand[] => [
      ...hero.cards.map((card): TurnCommand => ({ do: 'give', card, to })),
      { do: 'give-gold', to },
      { do: 'trade', to },
    ]),
    { do: 'peer' },
    ...(state.byTheBook ? [] : [...friendsToHelp(state, seat), { do: 'use-feature' as const }]),
    { do: 'end' },
  ];
}

const NO_ACTION = refusal('MM-8', 'You have had your Action for this turn.');

function whyNotUse(state: At, seat: number, source: string, content: Content, target: number | null, on: Figure | null): Why {
  const hero = heroAt(state, seat);
  const use = useOf(hero, source, content);
  if (!use || hero.at === null) return refusal('MM-11', 'That does nothing by itself.');
  if (source === hero.hero && hero.spent) return refusal('MM-7', 'That power works once a game, and it has been used.');
  if (source !== hero.hero && !hasAbility(hero, cardOf(content.treasures, source).ability, content)) {
    return refusal('MM-17', 'Your hero does not have the ability for that card. Give it to one who has.');
  }
  if (state.turn.actions === 0) return NO_ACTION;
  if (target === null || reaches(boardGeometry(state.board, content), hero.at, target, use.range)) {
    if (!doesNothing({ state, content }, seat, source, on)) return null;
    return on === null ? refusal('MM-22', 'Nothing would happen here just now.') : refusal('MM-33', 'That one has every heart already.');
  }
  return refusal('MM-30', use.range === 1 ? 'Too far away: you have to be near.' : 'Out of reach, or a wall is in the way.');
}

/** The reason why `command` is illegal for the hero in turn, or null. */
export function refuse(state: At, seat: number, command: TurnCommand, content: Content): Why {
  const hero = heroAt(state, seat);
  const { turn } = state;
  if (hero.at === null) return refusal('MM-38', 'This hero is down.');
  const here = boardGeometry(state.board, content);
  switch (command.do) {
    case 'walk':
      if (turn.acted) return refusal('MM-8', 'Walking comes before the Action.');
      if (lasts(hero, 'immobilized')) return refusal('MM-31', 'Your hero is stuck to the spot just now.');
      if (turn.steps === 0) return refusal('MM-9', turn.moved ? 'No steps are left this turn.' : 'Your hero cannot walk this turn.');
      if (command.to === hero.at) return refusal('MM-9', 'Your hero stands there already.');
      return walks(state.board, content, hero.at, turn.steps).includes(command.to) ? null : refusal('MM-9', 'Too far, or the way is shut.');
    case 'attack': {
      const monster = monsterOf(state, command.number);
      const found = attacks(hero, content).find((one) => one.source === command.source);
      if (!monster || !found) return refusal('MM-11', 'There is nobody to attack.');
      if (turn.actions === 0) return NO_ACTION;
      if (unseen(state, monster, content)) return refusal('MM-31', 'Nobody can see it.');
      const card = command.source === hero.hero ? null : cardOf(content.treasures, command.source);
      if (card && !hasAbility(hero, card.ability, content)) return refusal('MM-17', 'Your hero does not have the ability for that weapon.');
      if (card && !canCarry(hero, card, content)) return refusal('MM-18', 'That weapon has become too heavy.');
      if (reaches(here, hero.at, monster.at, found.attack.range)) return null;
      return refusal('MM-30', found.attack.range === 1 ? 'Too far away: you have to be near.' : 'Out of reach, or a wall is in the way.');
    }
    case 'use':
      return whyNotUse(state, seat, command.source, content, null, null);
    case 'use-on-hero': {
      const { at, side } = heroAt(state, command.hero);
      if (at === null) return refusal('MM-38', 'That hero is down.');
      if (side !== hero.side) return refusal('MM-28', 'That is only for heroes of your own side. You may give it away, though.');
      return whyNotUse(state, seat, command.source, content, at, { hero: command.hero });
    }
    case 'use-on-monster': {
      const monster = monsterOf(state, command.number);
      if (!monster) return refusal('MM-11', 'There is nobody there.');
      if (unseen(state, monster, content)) return refusal('MM-31', 'Nobody can see it.');
      return whyNotUse(state, seat, command.source, content, monster.at, figureOf(monster));
    }
    case 'open':
    case 'unlock': {
      const door = shutDoors(state, content).find((one) => one.edge === command.door);
      if (!door) return refusal('MM-34', 'There is no shut door.');
      if (turn.actions === 0) return NO_ACTION;
      if (!byDoor(state, content, hero.at, door)) return refusal('MM-34', 'Too far away: you have to be near the door.');
      if (command.do === 'open') return null;
      if (!openers(hero, door.kind, content).includes(command.source)) {
        return refusal(
          'MM-34',
          door.kind === 'locked'
            ? 'It is locked. Somebody with a key or a knack must try.'
            : 'A secret door. Only a sharp eye can open it.',
        );
      }
      return turn.tried.includes(door.edge) ? refusal('MM-34', 'It did not open. Try again next turn.') : null;
    }
    case 'loot':
      if (!state.loot.some((loot) => loot.at === hero.at)) return refusal('MM-11', 'Nothing lies here.');
      if (turn.actions === 0) return NO_ACTION;
      return canTakeLoot(state, seat, content) ? null : refusal('MM-21', 'You cannot carry any of it.');
    case 'shop':
      if (tileUnder(state.board, content, hero.at)?.kind !== 'store') return refusal('MM-36', 'The shop is on the Store tile.');
      return turn.actions === 0 ? NO_ACTION : null;
    case 'give':
    case 'give-gold':
    case 'trade': {
      const other = heroAt(state, command.to);
      if (!sameTile(state, hero.at, other.at)) return refusal('MM-19', 'Both heroes have to be on the same tile.');
      if (turn.actions === 0) return NO_ACTION;
      if (command.do === 'give')
        return canCarry(other, cardOf(content.treasures, command.card), content) ? null : refusal('MM-18', 'That is too heavy for them.');
      if (command.do === 'trade') return whyNotTrade(state, seat, command.to, content);
      if (hero.gold === 0) return refusal('MM-19', 'You have no gold.');
      return roomForGold(state, command.to, content) > 0 ? null : refusal('MM-21', 'They cannot carry more gold.');
    }
    case 'peer':
      if (!state.monsters.some((monster) => unseen(state, monster, content))) return refusal('MM-31', 'There is nothing unseen about.');
      if (turn.peered) return refusal('MM-31', 'You have looked once this turn.');
      return stat(hero, 'int', content) >= SEER ? null : refusal('MM-31', `It takes ${SEER} Wits to see what cannot be seen.`);
    case 'answer':
      return whyNotAnswer(state, seat, hero.at, command.number, content);
    case 'say': {
      const door = shutDoors(state, content).find((one) => one.edge === command.door);
      if (state.byTheBook || door?.kind !== 'locked') return refusal('MM-34', 'There is no locked door.');
      if (turn.actions === 0) return NO_ACTION;
      if (!byDoor(state, content, hero.at, door)) return refusal('MM-34', 'Too far away: you have to be near the door.');
      return turn.tried.includes(door.edge) ? refusal('MM-34', 'It did not open. Try again next turn.') : null;
    }
    case 'help-up': {
      const lies = state.heroes[command.hero]?.lies ?? null;
      if (lies === null) return refusal('MM-38', 'That friend is not lying anywhere.');
      if (turn.actions === 0) return NO_ACTION;
      return near(boardGeometry(state.board, content), hero.at, lies) ? null : refusal('MM-30', 'Too far away: you have to be near.');
    }
    case 'use-feature':
      return whyNotUseFeature(state, seat, hero.at, content);
    case 'end':
      return null;
  }
}

function whyNotAnswer(state: At, seat: number, at: number, number: number, content: Content): Why {
  const monster = monsterOf(state, number);
  if (!monster || !askOf(state, monster, content)) return refusal('MM-53', 'That one has nothing to ask.');
  if (monster.tried.includes(seat)) return refusal('MM-53', 'It has asked you once. Now a friend may try.');
  if (state.turn.actions === 0) return NO_ACTION;
  if (unseen(state, monster, content)) return refusal('MM-31', 'Nobody can see it.');
  return near(boardGeometry(state.board, content), at, monster.at) ? null : refusal('MM-30', 'Too far away: you have to be near.');
}

function whyNotUseFeature(state: At, seat: number, at: number, content: Content): Why {
  const found = featureOn(state, slotOf(state.board.wide, at), content);
  if (found?.feature.how !== 'action') return refusal('MM-52', 'There is nothing to use in this room.');
  if (!isFresh(found.feature, found.seats, seat))
    return refusal('MM-52', found.feature.who === 'first' ? 'Somebody has done that already.' : 'You have done that already.');
  if (state.turn.actions === 0) return NO_ACTION;
  return featureDoesNothing({ state, content }, seat, found.tile, at) ? refusal('MM-52', 'Nothing would happen here just now.') : null;
}

/** Whether a hero can take anything from the marker on its square. */
function canTakeLoot(state: At, seat: number, content: Content): boolean {
  const hero = heroAt(state, seat);
  return state.loot.some(
    (loot) =>
      loot.at === hero.at &&
      ((loot.gold > 0 && roomForGold(state, seat, content) > 0) ||
        loot.cards.some((card) => canCarry(hero, cardOf(content.treasures, card), content))),
  );
}

/** The swaps after which both heroes can carry their cards. */
export function swaps(state: At, seat: number, to: number, content: Content): { readonly give: string; readonly take: string }[] {
  const [one, two] = [heroAt(state, seat), heroAt(state, to)];
  return one.cards.flatMap((give) =>
    two.cards.flatMap((take) => (canSwap(two, take, give, content) && canSwap(one, give, take, content) ? [{ give, take }] : [])),
  );
}

function whyNotTrade(state: At, seat: number, to: number, content: Content): Why {
  if (state.turn.refused.includes(to)) return refusal('MM-19', 'They said no this turn.');
  return swaps(state, seat, to, content).length > 0 ? null : refusal('MM-19', 'There is nothing to swap.');
}

/** All known squares, and all other moves. */
export function candidates(state: At, seat: number, content: Content): TurnCommand[] {
  const walkable: TurnCommand[] = [];
  boardGeometry(state.board, content).marks.forEach((mark, to) => {
    if (mark !== 0) walkable.push({ do: 'walk', to });
  });
  return [...walkable, ...actionCandidates(state, seat, content)];
}

/** The legal moves. */
export function options(state: At, seat: number, content: Content): TurnCommand[] {
  const { at } = heroAt(state, seat);
  const steps = stepsLeft(state);
  const squares = at === null || steps === 0 ? [] : walks(state.board, content, at, steps).sort((a, b) => a - b);
  return [
    ...squares.map((to): TurnCommand => ({ do: 'walk', to })),
    ...actionCandidates(state, seat, content).filter((command) => refuse(state, seat, command, content) === null),
  ];
}
