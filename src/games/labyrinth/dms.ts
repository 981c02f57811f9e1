import type { Immutable, Rules } from '../../engine/game.ts';
import { discardItem, getItem, heal, here, hurt, type Play, take } from './changes.ts';
import { heroAt, isAlive, living } from './characters.ts';
import { rollCheck } from './checks.ts';
import type { Content } from './content.ts';
import type { DmCommand, DmHeroCommand } from './dm-words.ts';
import { bring, foeHere, MOST_FOES } from './foes.ts';
import type { State } from './state.ts';
import type { Labyrinth } from './vocabulary.ts';
import { DIFFICULTIES, NOTES, STATISTICS } from './words.ts';

/** What a human dungeon master may do (LA-1), called by any hero in turn and asked in each new room. All of it is seen, and may be taken back. */

type At = Immutable<State>;
/** How much is given or taken at a tap. */
const COINS = [1, 5, 10] as const;
const HEALTH = [1, 5] as const;
/** The highest number that may be set for a check. */
const HARDEST = 30;

const foesHere = ({ delve }: At) => delve?.rooms[delve.at]?.foes ?? [];
function tools(state: At, content: Content): DmCommand[] {
  const foes = foesHere(state);
  const room = state.delve !== null && living(state).length > 0 && foes.length < MOST_FOES;
  return [
    { do: 'done' },
    ...(room ? Object.keys(content.monsters).map((kind): DmCommand => ({ do: 'add', kind })) : []),
    ...foes.map(({ id: foe }): DmCommand => ({ do: 'remove', foe })),
    ...living(state).map((hero): DmCommand => ({ do: 'hero', hero })),
    ...NOTES.map((note): DmCommand => ({ do: 'note', note })),
  ];
}
function toolsFor(state: At, seat: number, content: Content): DmHeroCommand[] {
  const hero = heroAt(state, seat);
  if (!isAlive(hero)) return [{ do: 'done' }];
  // in town nobody dies of it
  const most = state.delve ? hero.hp : hero.hp - 1;
  const cards = [...new Set([...hero.pack, ...hero.equipped])];
  const deck = new Set([...state.items.draw, ...state.items.discard]);
  return [
    { do: 'done' },
    ...STATISTICS.flatMap((statistic) => DIFFICULTIES.map((against): DmHeroCommand => ({ do: 'call-check', statistic, against }))),
    ...COINS.map((by): DmHeroCommand => ({ do: 'coins', by })),
    ...COINS.flatMap((by): DmHeroCommand[] => (by <= hero.coins ? [{ do: 'coins', by: -by }] : [])),
    ...HEALTH.flatMap((by): DmHeroCommand[] => (hero.hp < hero.most ? [{ do: 'health', by }] : [])),
    ...HEALTH.flatMap((by): DmHeroCommand[] => (by <= most ? [{ do: 'health', by: -by }] : [])),
    // in the order of the box, which says nothing about the deck's
    ...Object.keys(content.items).flatMap((card): DmHeroCommand[] => (deck.has(card) ? [{ do: 'gift', card }] : [])),
    ...cards.map((card): DmHeroCommand => ({ do: 'take', card })),
  ];
}

/** A new kind in a fight rolls for its place (LA-27). */
function add(turn: Play, kind: string): void {
  const { fight, torch } = turn.state;
  const [foe] = bring(turn, kind, 1, 0);
  if (foe === undefined) return;
  turn.emit?.({ do: 'dm-added', foe, kind });
  if (!fight || fight.order.some(({ who }) => who === kind)) return;
  turn.next({ do: 'initiative-roll', seat: torch, who: [kind], count: 1, faces: 20 }, { do: 'settle-order' });
}
function remove(turn: Play, id: number): void {
  const foe = foeHere(turn, id);
  if (!foe) return;
  const { foes } = here(turn);
  foes.splice(foes.indexOf(foe), 1);
  turn.emit?.({ do: 'dm-removed', foe: id, kind: foe.kind });
}

function handle(turn: Play, seat: number, command: DmHeroCommand) {
  const hero = heroAt(turn.state, seat);
  switch (command.do) {
    case 'call-check': {
      const { statistic, against } = command;
      turn.emit?.({ do: 'dm-called', seat, statistic, against });
      return rollCheck(turn, [seat], { why: 'dm', statistic, against, about: 0, address: '' });
    }
    case 'coins':
      hero.coins += command.by;
      return turn.emit?.({ do: 'dm-coins', seat, by: command.by });
    case 'health':
      turn.emit?.({ do: 'dm-health', seat, by: command.by });
      return command.by > 0 ? heal(turn, seat, command.by) : hurt(turn, seat, -command.by);
    case 'gift': {
      const { card } = command;
      const { draw, discard } = turn.state.items;
      if (!take(discard, card) && !take(draw, card)) return;
      turn.emit?.({ do: 'dm-gave', seat });
      return getItem(turn, seat, card);
    }
    case 'take': {
      const { card } = command;
      if (!take(hero.pack, card) && !take(hero.equipped, card)) return;
      discardItem(turn, card);
      return turn.emit?.({ do: 'dm-took', seat, card });
    }
    case 'done':
      return;
  }
}

export const dmChoices: Pick<Rules<Labyrinth>['choices'], 'dm' | 'dm-hero' | 'difficulty'> = {
  dm: {
    options: (state, _choice, content) => tools(state, content),
    answer: (turn, command, { seat }) => {
      if (command.do === 'done') return;
      turn.next({ do: 'dm', seat });
      switch (command.do) {
        case 'add':
          return add(turn, command.kind);
        case 'remove':
          return remove(turn, command.foe);
        case 'hero':
          return turn.next({ do: 'dm-hero', seat, hero: command.hero });
        case 'note':
          return turn.emit?.({ do: 'dm-said', note: command.note });
      }
    },
  },
  'dm-hero': {
    options: (state, { hero }, content) => toolsFor(state, hero, content),
    answer: (turn, command, { hero }) => handle(turn, hero, command),
  },
  difficulty: {
    options: () => Array.from({ length: HARDEST }, (_, i) => ({ do: 'against', number: i + 1 })),
    answer: (turn, { number: against }, { heroes, why, statistic, about, address }) => {
      turn.emit?.({ do: 'dm-set', against });
      rollCheck(turn, heroes, { why, statistic, against, about, address });
    },
  },
};
