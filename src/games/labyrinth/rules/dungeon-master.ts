import type { Game, Immutable } from '../../../engine/game.ts';
import type { Content } from '../content/content.ts';
import { DIFFICULTIES, NOTES, STATISTICS } from '../state/constants.ts';
import type { DmCommand, DmHeroCommand } from '../state/dungeon-master-commands.ts';
import type { State } from '../state/state.ts';
import type { Labyrinth } from '../state/tasks.ts';
import { rollCheck } from './ability-checks.ts';
import { behindOptions, meddle } from './behind-the-doors.ts';
import { heroAt, isAlive, living } from './characters.ts';
import { revealIfDoorsTellMore } from './clues.ts';
import { doOrWarn } from './deadly-warnings.ts';
import { errandsToHangUp, hangUp } from './errands.ts';
import { MAX_MONSTERS, monsterHere } from './monsters.ts';
import { type Context, currentRoom, discardItem, getItem, heal, take } from './mutations.ts';

/**
 * The commands of a human dungeon master (LA-1). Any hero in turn can call them, and they are asked in each new room where monsters live. All
 * are public, with undo, but for what they see behind the doors (LA-49).
 */

type At = Immutable<State>;
/** Amounts of silver for one command. */
const COINS = [1, 5, 10] as const;
const HEALTH = [1, 5] as const;
/** The highest number for a check. */
const HARDEST = 30;

const foesHere = ({ delve }: At) => delve?.rooms[delve.at]?.foes ?? [];
function tools(state: At, content: Content): DmCommand[] {
  const foes = foesHere(state);
  const room = state.delve !== null && living(state).length > 0 && foes.length < MAX_MONSTERS;
  return [
    { do: 'done' },
    ...(state.delve ? [{ do: 'behind' } as const] : []),
    ...errandsToHangUp(state, content).map((errand): DmCommand => ({ do: 'hang-up', errand })),
    ...(room ? Object.keys(content.monsters).map((kind): DmCommand => ({ do: 'add', kind })) : []),
    ...foes.map(({ id: foe }): DmCommand => ({ do: 'remove', foe })),
    ...living(state).map((hero): DmCommand => ({ do: 'hero', hero })),
    { do: 'line', line: '' },
    ...NOTES.map((note): DmCommand => ({ do: 'note', note })),
  ];
}
function toolsFor(state: At, seat: number, content: Content): DmHeroCommand[] {
  const hero = heroAt(state, seat);
  if (!isAlive(hero)) return [{ do: 'done' }];
  // In town nobody can die of it.
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
    // In the order of the content, so the order of the deck stays hidden.
    ...Object.keys(content.items).flatMap((card): DmHeroCommand[] => (deck.has(card) ? [{ do: 'gift', card }] : [])),
    ...cards.map((card): DmHeroCommand => ({ do: 'take', card })),
  ];
}

function remove(context: Context, id: number): void {
  const foe = monsterHere(context, id);
  if (!foe) return;
  const { foes } = currentRoom(context);
  foes.splice(foes.indexOf(foe), 1);
  context.emit?.({ do: 'dm-removed', foe: id, kind: foe.kind });
}

function handle(context: Context, seat: number, command: DmHeroCommand, dm: number) {
  const hero = heroAt(context.state, seat);
  switch (command.do) {
    case 'call-check': {
      const { statistic, against } = command;
      context.emit?.({ do: 'dm-called', seat, statistic, against });
      return rollCheck(context, [seat], { why: 'dm', statistic, against, about: 0, address: '' });
    }
    case 'coins':
      hero.coins += command.by;
      return context.emit?.({ do: 'dm-coins', seat, by: command.by });
    case 'health':
      if (command.by < 0) return doOrWarn(context, dm, { do: 'harm', hero: seat, by: -command.by });
      context.emit?.({ do: 'dm-health', seat, by: command.by });
      return heal(context, seat, command.by);
    case 'gift': {
      const { card } = command;
      const { draw, discard } = context.state.items;
      if (!take(discard, card) && !take(draw, card)) return;
      context.emit?.({ do: 'dm-gave', seat });
      return revealIfDoorsTellMore(context, () => getItem(context, seat, card));
    }
    case 'take': {
      const { card } = command;
      if (!take(hero.pack, card) && !take(hero.equipped, card)) return;
      discardItem(context, card);
      return context.emit?.({ do: 'dm-took', seat, card });
    }
    case 'done':
      return;
  }
}

export const dungeonMasterChoices: Pick<Game<Labyrinth>['choices'], 'dm' | 'dm-hero' | 'behind' | 'difficulty'> = {
  dm: {
    options: (state, _choice, content) => tools(state, content),
    answer: (context, command, { seat }) => {
      if (command.do === 'done') return;
      context.next({ do: 'dm', seat });
      switch (command.do) {
        case 'add':
          return doOrWarn(context, seat, command);
        case 'remove':
          return remove(context, command.foe);
        case 'hero':
          return context.next({ do: 'dm-hero', seat, hero: command.hero });
        case 'behind':
          context.reveal('behind');
          return context.next({ do: 'behind', seat });
        case 'hang-up':
          return hangUp(context, command.errand);
        case 'line':
          return context.emit?.({ do: 'dm-line', line: command.line });
        case 'note':
          return context.emit?.({ do: 'dm-said', note: command.note });
      }
    },
  },
  'dm-hero': {
    options: (state, { hero }, content) => toolsFor(state, hero, content),
    answer: (context, command, { seat, hero }) => handle(context, hero, command, seat),
  },
  behind: {
    secret: true,
    options: (state, _choice, content) => behindOptions(state, content),
    answer: (context, command, { seat }) => {
      if (command.do === 'done') return;
      context.next({ do: 'behind', seat });
      // whether it is deadly is not known to the others
      context.reveal('behind');
      if (command.do === 'lay-errand') meddle(context, command);
      else doOrWarn(context, seat, command);
    },
  },
  difficulty: {
    options: () => Array.from({ length: HARDEST }, (_, i) => ({ do: 'against', number: i + 1 })),
    answer: (context, { number: against }, { heroes, why, statistic, about, address }) => {
      context.emit?.({ do: 'dm-set', against });
      rollCheck(context, heroes, { why, statistic, against, about, address });
    },
  },
};
