import type { Game } from '../../../engine/game.ts';
import { cardOf } from '../content/content.ts';
import { COMES_OFF, HELPED_UP } from '../state/constants.ts';
import type { Figure } from '../state/events.ts';
import type { Mayhem } from '../state/tasks.ts';
import { answerMonster, askDoor } from './answering.ts';
import { boardGeometry } from './board.ts';
import { attack } from './combat.ts';
import { comesOff } from './difficulty.ts';
import { applyFeature } from './features.ts';
import { heroAt, roomForGold, unseen, useOf } from './figures.ts';
import { candidates, options, refuse, swaps } from './legal-moves.ts';
import { takeLootAt } from './looting.ts';
import { type Context, enforceLimits, figureOf, getUp, heroDraft, monsterDraft } from './mutations.ts';
import { walk } from './walking.ts';

/** The actions of the hero in turn (MM-9 to MM-12, MM-19, MM-31d, MM-34). */

/** Spends one Action. The hero cannot walk any more this turn (MM-8). */
export function spendAction(context: Context): void {
  const going = context.state.turn;
  going.actions--;
  going.acted = true;
  going.steps = 0;
}

function use(context: Context, seat: number, source: string, on: Figure | null): void {
  const { state, content } = context;
  const hero = heroDraft(context, seat);
  const found = useOf(hero, source, content);
  if (!found || hero.at === null) return;
  context.emit?.({ do: 'used', seat, source, on });
  if (found.spent && source === hero.hero) hero.spent = true;
  else if (found.spent) {
    hero.cards.splice(hero.cards.indexOf(source), 1);
    state.treasures.discard.push(source);
    enforceLimits(context, seat);
  }
  const target = on !== null && 'hero' in on ? on.hero : null;
  const monster = on !== null && 'number' in on ? on.number : null;
  context.next({ do: 'run', list: `${source}/use`, next: 0, seat, hero: target, monster, at: hero.at });
}

function openDoor(context: Context, seat: number, edge: number): void {
  const { state, content } = context;
  const door = boardGeometry(state.board, content).doors.find((one) => one.edge === edge);
  if (!door) return;
  state.board = { ...state.board, opened: [...state.board.opened, edge] };
  context.emit?.({ do: 'opened', seat, door: edge, kind: door.kind });
}

/** MM-38: a fallen friend is up again where it lies. */
function helpUp(context: Context, seat: number, friend: number): void {
  const { lies: at } = heroDraft(context, friend);
  if (at === null) return;
  getUp(context, friend, at, HELPED_UP);
  context.emit?.({ do: 'helped-up', seat, friend, at });
}

function handOn(context: Context, from: number, to: number, card: string): void {
  const giver = heroDraft(context, from);
  giver.cards.splice(giver.cards.indexOf(card), 1);
  heroDraft(context, to).cards.push(card);
}

export const actionChoices: Pick<Game<Mayhem>['choices'], 'turn' | 'gold-amount' | 'offer' | 'agree'> = {
  turn: {
    options: (state, { seat }, content) => options(state, seat, content),
    candidates: (state, { seat }, content) => candidates(state, seat, content),
    refuse: (state, { seat }, command, content) => refuse(state, seat, command, content),
    answer: (context, command, { seat }) => {
      const { state } = context;
      switch (command.do) {
        case 'walk':
          return walk(context, seat, command.to);
        case 'end':
          return context.next({ do: 'encounter', seat }, { do: 'end-turn', seat });
        case 'give-gold':
          return context.next({ do: 'gold-amount', seat, to: command.to }, { do: 'go-on', seat });
        case 'trade':
          return context.next({ do: 'offer', seat, to: command.to }, { do: 'go-on', seat });
        case 'peer':
          state.turn.peered = true;
          return context.next({ do: 'peer-roll', seat, count: 1, faces: 6 }, { do: 'go-on', seat });
        case 'shop':
          return context.next({ do: 'shop', seat, paid: false }, { do: 'go-on', seat });
        default:
      }
      spendAction(context);
      context.next({ do: 'go-on', seat });
      switch (command.do) {
        case 'attack':
          return attack(context, seat, command.source, command.number);
        case 'use':
          return use(context, seat, command.source, null);
        case 'use-on-hero':
          return use(context, seat, command.source, { hero: command.hero });
        case 'use-on-monster': {
          const monster = monsterDraft(context, command.number);
          return monster && use(context, seat, command.source, figureOf(monster));
        }
        case 'open':
          return openDoor(context, seat, command.door);
        case 'unlock':
          return context.next({ do: 'door-roll', seat, door: command.door, source: command.source, count: 1, faces: 6 });
        case 'give':
          context.emit?.({ do: 'gave', seat, to: command.to, card: command.card });
          handOn(context, seat, command.to, command.card);
          enforceLimits(context, seat);
          return enforceLimits(context, command.to);
        case 'loot':
          return takeLootAt(context, seat, heroDraft(context, seat).at);
        case 'answer':
          return answerMonster(context, seat, command.number);
        case 'say':
          return askDoor(context, seat, command.door);
        case 'help-up':
          return helpUp(context, seat, command.hero);
        case 'use-feature':
          return applyFeature(context, seat);
      }
    },
  },

  // MM-19, MM-21: the amounts are a list of options, shown as a stepper
  'gold-amount': {
    options: (state, { seat, to }, content) => {
      const most = Math.min(heroAt(state, seat).gold, roomForGold(state, to, content));
      return [...Array.from({ length: most }, (_, i) => ({ do: 'amount' as const, gold: i + 1 })), { do: 'back' }];
    },
    answer: (context, command, { seat, to }) => {
      if (command.do === 'back') return;
      spendAction(context);
      heroDraft(context, seat).gold -= command.gold;
      heroDraft(context, to).gold += command.gold;
      context.emit?.({ do: 'gave-gold', seat, to, amount: command.gold });
    },
  },

  offer: {
    options: (state, { seat, to }, content) => [
      ...swaps(state, seat, to, content).map(({ give, take }) => ({ do: 'offer' as const, give, take })),
      { do: 'back' },
    ],
    answer: (context, command, { seat, to }) => {
      if (command.do === 'offer') context.next({ do: 'agree', seat: to, from: seat, give: command.give, take: command.take });
    },
  },

  // MM-19: a trade costs one Action, and the other hero must agree
  agree: {
    options: () => [{ do: 'yes' }, { do: 'no' }],
    answer: (context, command, { seat, from, give, take }) => {
      if (command.do === 'no') {
        context.state.turn.refused.push(seat);
        return context.emit?.({ do: 'refused-trade', seat, from });
      }
      spendAction(context);
      context.emit?.({ do: 'traded', seat: from, to: seat, give, take });
      handOn(context, from, seat, give);
      handOn(context, seat, from, take);
      enforceLimits(context, from);
      enforceLimits(context, seat);
    },
  },
};

export const actionRolls: Pick<Game<Mayhem>['rolls'], 'door-roll' | 'peer-roll'> = {
  // MM-34: 4+; a Skeleton Key is spent when it opens
  'door-roll': (context, [die = 1], { seat, door, source }) => {
    const good = comesOff(die, COMES_OFF, context.state);
    context.emit?.({ do: 'rolled', seat, roll: 'door-roll', die, good });
    if (!good) {
      context.state.turn.tried.push(door);
      return context.emit?.({ do: 'stuck', seat, door });
    }
    openDoor(context, seat, door);
    const hero = heroDraft(context, seat);
    if (source === hero.hero) return;
    const kind = boardGeometry(context.state.board, context.content).doors.find((one) => one.edge === door)?.kind;
    const keys = cardOf(context.content.treasures, source).bonuses;
    if (!keys.some((bonus) => bonus.do === 'opens' && bonus.door === kind && bonus.spent)) return;
    hero.cards.splice(hero.cards.indexOf(source), 1);
    context.state.treasures.discard.push(source);
    enforceLimits(context, seat);
  },

  // MM-31d: a hero with INT 4+ who rolls 4+ sees invisible monsters this turn
  'peer-roll': (context, [die = 1], { seat }) => {
    const { state, content } = context;
    const good = comesOff(die, COMES_OFF, state);
    context.emit?.({ do: 'rolled', seat, roll: 'peer-roll', die, good });
    if (!good) return;
    const numbers = state.monsters.filter((monster) => unseen(state, monster, content)).map((monster) => monster.number);
    state.turn.sees.push(...numbers);
    context.emit?.({ do: 'saw', seat, numbers });
  },
};
