import type { Rules } from '../../engine/game.ts';
import { ground } from './board.ts';
import { draft, figureOf, monsterDraft, type Play, tidy, trim } from './changes.ts';
import { attack } from './combat.ts';
import { need } from './content.ts';
import { candidates, options, refuse, roomForGold, swaps } from './deeds.ts';
import { canCarry, heroAt, unseen, useOf } from './figures.ts';
import type { Figure } from './happenings.ts';
import { comesOff } from './levels.ts';
import { walk } from './turns.ts';
import type { Mayhem } from './vocabulary.ts';

/** The hero in turn does something (MM-9 to MM-12, MM-19, MM-31d, MM-34). */

/** Takes one Action; walking is over (MM-8). */
export function spend(turn: Play): void {
  const going = turn.state.turn;
  going.actions--;
  going.acted = true;
  going.steps = 0;
}

function use(turn: Play, seat: number, source: string, on: Figure | null): void {
  const { state, content } = turn;
  const hero = draft(turn, seat);
  const found = useOf(hero, source, content);
  if (!found || hero.at === null) return;
  turn.emit?.({ do: 'used', seat, source, on });
  if (found.spent && source === hero.hero) hero.spent = true;
  else if (found.spent) {
    hero.cards.splice(hero.cards.indexOf(source), 1);
    state.treasures.discard.push(source);
    trim(turn, seat);
  }
  const target = on !== null && 'hero' in on ? on.hero : null;
  const monster = on !== null && 'number' in on ? on.number : null;
  turn.next({ do: 'run', list: `${source}/use`, next: 0, seat, hero: target, monster, at: hero.at });
}

function openDoor(turn: Play, seat: number, edge: number): void {
  const { state, content } = turn;
  const door = ground(state.board, content).doors.find((one) => one.edge === edge);
  if (!door) return;
  state.board = { ...state.board, opened: [...state.board.opened, edge] };
  turn.emit?.({ do: 'opened', seat, door: edge, kind: door.kind });
}

/** Takes all that the hero can carry from the marker it stands on. */
function loot(turn: Play, seat: number): void {
  const { state, content } = turn;
  const hero = draft(turn, seat);
  const marker = state.loot.find((one) => one.at === hero.at);
  if (!marker) return;
  const cards: string[] = [];
  // what makes strong may lie under what is heavy, so each card taken is a reason to look again
  for (;;) {
    const card = marker.cards.find((one) => canCarry(hero, need(content.treasures, one), content));
    if (card === undefined) break;
    marker.cards.splice(marker.cards.indexOf(card), 1);
    hero.cards.push(card);
    cards.push(card);
  }
  const gold = Math.min(marker.gold, roomForGold(state, seat, content));
  marker.gold -= gold;
  hero.gold += gold;
  turn.emit?.({ do: 'looted', seat, gold, cards });
  tidy(turn, marker);
  trim(turn, seat);
}

function handOn(turn: Play, from: number, to: number, card: string): void {
  const giver = draft(turn, from);
  giver.cards.splice(giver.cards.indexOf(card), 1);
  draft(turn, to).cards.push(card);
}

export const actChoices: Pick<Rules<Mayhem>['choices'], 'turn' | 'gold-amount' | 'offer' | 'agree'> = {
  turn: {
    options: (state, { seat }, content) => options(state, seat, content),
    candidates: (state, { seat }, content) => candidates(state, seat, content),
    refuse: (state, { seat }, command, content) => refuse(state, seat, command, content),
    answer: (turn, command, { seat }) => {
      const { state } = turn;
      switch (command.do) {
        case 'walk':
          return walk(turn, seat, command.to);
        case 'end':
          return turn.next({ do: 'encounter', seat }, { do: 'end-turn', seat });
        case 'give-gold':
          return turn.next({ do: 'gold-amount', seat, to: command.to }, { do: 'go-on', seat });
        case 'trade':
          return turn.next({ do: 'offer', seat, to: command.to }, { do: 'go-on', seat });
        case 'peer':
          state.turn.peered = true;
          return turn.next({ do: 'peer-roll', seat, count: 1, faces: 6 }, { do: 'go-on', seat });
        case 'shop':
          return turn.next({ do: 'shop', seat, paid: false }, { do: 'go-on', seat });
        default:
      }
      spend(turn);
      turn.next({ do: 'go-on', seat });
      switch (command.do) {
        case 'attack':
          return attack(turn, seat, command.source, command.number);
        case 'use':
          return use(turn, seat, command.source, null);
        case 'use-on-hero':
          return use(turn, seat, command.source, { hero: command.hero });
        case 'use-on-monster': {
          const monster = monsterDraft(turn, command.number);
          return monster && use(turn, seat, command.source, figureOf(monster));
        }
        case 'open':
          return openDoor(turn, seat, command.door);
        case 'unlock':
          return turn.next({ do: 'door-roll', seat, door: command.door, source: command.source, count: 1, faces: 6 });
        case 'give':
          turn.emit?.({ do: 'gave', seat, to: command.to, card: command.card });
          handOn(turn, seat, command.to, command.card);
          trim(turn, seat);
          return trim(turn, command.to);
        case 'loot':
          return loot(turn, seat);
      }
    },
  },

  // MM-19, MM-21: a number is a list of options, drawn as a stepper
  'gold-amount': {
    options: (state, { seat, to }, content) => {
      const most = Math.min(heroAt(state, seat).gold, roomForGold(state, to, content));
      return [...Array.from({ length: most }, (_, i) => ({ do: 'amount' as const, gold: i + 1 })), { do: 'back' }];
    },
    answer: (turn, command, { seat, to }) => {
      if (command.do === 'back') return;
      spend(turn);
      draft(turn, seat).gold -= command.gold;
      draft(turn, to).gold += command.gold;
      turn.emit?.({ do: 'gave-gold', seat, to, amount: command.gold });
    },
  },

  offer: {
    options: (state, { seat, to }, content) => [
      ...swaps(state, seat, to, content).map(({ give, take }) => ({ do: 'offer' as const, give, take })),
      { do: 'back' },
    ],
    answer: (turn, command, { seat, to }) => {
      if (command.do === 'offer') turn.next({ do: 'agree', seat: to, from: seat, give: command.give, take: command.take });
    },
  },

  // MM-19: a trade costs the Action once, and the other must agree
  agree: {
    options: () => [{ do: 'yes' }, { do: 'no' }],
    answer: (turn, command, { seat, from, give, take }) => {
      if (command.do === 'no') {
        turn.state.turn.refused.push(seat);
        return turn.emit?.({ do: 'refused-trade', seat, from });
      }
      spend(turn);
      turn.emit?.({ do: 'traded', seat: from, to: seat, give, take });
      handOn(turn, from, seat, give);
      handOn(turn, seat, from, take);
      trim(turn, from);
      trim(turn, seat);
    },
  },
};

export const actRolls: Pick<Rules<Mayhem>['rolls'], 'door-roll' | 'peer-roll'> = {
  // MM-34: 4+; a Skeleton Key is spent when it opens
  'door-roll': (turn, [die = 1], { seat, door, source }) => {
    const good = comesOff(die, 4, turn.state);
    turn.emit?.({ do: 'rolled', seat, roll: 'door-roll', die, good });
    if (!good) {
      turn.state.turn.tried.push(door);
      return turn.emit?.({ do: 'stuck', seat, door });
    }
    openDoor(turn, seat, door);
    const hero = draft(turn, seat);
    if (source === hero.hero) return;
    const kind = ground(turn.state.board, turn.content).doors.find((one) => one.edge === door)?.kind;
    const keys = need(turn.content.treasures, source).bonuses;
    if (!keys.some((bonus) => bonus.do === 'opens' && bonus.door === kind && bonus.spent)) return;
    hero.cards.splice(hero.cards.indexOf(source), 1);
    turn.state.treasures.discard.push(source);
    trim(turn, seat);
  },

  // MM-31d: a hero with INT 4+ who rolls 4+ sees the invisible for this turn
  'peer-roll': (turn, [die = 1], { seat }) => {
    const { state, content } = turn;
    const good = comesOff(die, 4, state);
    turn.emit?.({ do: 'rolled', seat, roll: 'peer-roll', die, good });
    if (!good) return;
    const numbers = state.monsters.filter((monster) => unseen(state, monster, content)).map((monster) => monster.number);
    state.turn.sees.push(...numbers);
    turn.emit?.({ do: 'saw', seat, numbers });
  },
};
