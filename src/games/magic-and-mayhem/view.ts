import type { Rules, Task } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { type Content, need } from './content.ts';
import { abilities, goldLimit, goldOf, mostHp, stat, stepsLeft, unseen } from './figures.ts';
import { connected, farBosses } from './layout.ts';
import { mostHearts, sheetOf } from './phases.ts';
import { allReached, goalOf } from './scenes.ts';
import type { Spell, State } from './state.ts';
import type { Turns } from './tiles.ts';
import type { Mayhem } from './vocabulary.ts';

/** What may be seen, and what may be believed (MM-6): nothing of a face-down tile, nor of the order of a deck. */

const spells = (lasting: readonly Readonly<Spell>[]) => lasting.map(({ state, rounds, harm }) => ({ state, rounds, harm }));

/** What may be seen: the same for everybody, since nobody has a secret. */
export const view: Rules<Mayhem>['view'] = ({ state }, _viewer, content) => ({
  mode: state.mode,
  difficulty: state.difficulty,
  house: state.house,
  bossHearts: state.bossHearts,
  round: state.round,
  torch: state.torch === null ? null : state.torch - state.round + 1,
  turn: { seat: state.turn.seat, steps: stepsLeft(state), actions: state.turn.actions, moved: state.turn.moved, acted: state.turn.acted },
  board: {
    wide: state.board.wide,
    high: state.board.high,
    slots: state.board.slots.map((slot) => (slot === null ? null : slot.up ? { tile: slot.tile, turn: slot.turn } : 'down')),
    opened: state.board.opened,
    blocked: state.board.blocked,
  },
  spent: state.spent,
  heroes: state.heroes.map((hero, seat) => ({
    seat,
    side: hero.side,
    hero: hero.hero,
    at: hero.at,
    hp: hero.hp,
    most: mostHp(hero, content),
    mov: stat(hero, 'mov', content),
    str: stat(hero, 'str', content),
    int: stat(hero, 'int', content),
    gold: hero.gold,
    goldLimit: goldLimit(hero, content),
    cards: hero.cards,
    abilities: [...abilities(hero, content)],
    lasting: spells(hero.lasting),
    fallen: hero.fallen !== null,
    handicap: hero.handicap,
    spent: hero.spent,
  })),
  monsters: state.monsters.map((monster) => {
    const sheet = sheetOf(state, monster, content);
    return {
      number: monster.number,
      monster: monster.monster,
      at: monster.at,
      hp: monster.hp,
      most: mostHearts(state, sheet),
      boss: sheet.boss,
      facing: monster.facing,
      lasting: spells(monster.lasting),
      asleep: monster.asleep,
      gold: monster.gold,
      cards: monster.cards,
      unseen: unseen(state, monster, content),
    };
  }),
  loot: state.loot,
  decks: {
    dangers: { left: state.dangers.draw.length, discard: state.dangers.discard, out: state.out },
    treasures: { left: state.treasures.draw.length, discard: state.treasures.discard },
  },
  sides: state.sides.map(({ home, bosses, escaped }, side) => ({ home, bosses, escaped, gold: goldOf(state, side) })),
  quest: state.quest && { id: state.quest.id, goal: goalOf(state, content), things: state.quest.things },
});

const MOST_TRIES = 50;

/** Deals the face-down tiles anew among themselves, so that what MM-5 promises still holds; a board of an older build may have its Boss near. */
function dealTiles(state: State, random: Random, content: Content): void {
  const { board } = state;
  const far = farBosses(board, content);
  // a quest's own places are printed; only what it leaves open can be believed otherwise
  const open = new Set(state.quest ? need(content.quests, state.quest.id).set : []);
  const down = board.slots.flatMap((slot) => (slot && !slot.up && (!state.quest || open.has(slot.tile)) ? [slot] : []));
  const was = down.map(({ tile, turn }) => ({ tile, turn }));
  const tiles = was.map(({ tile }) => tile);
  for (let i = 0; i < MOST_TRIES; i++) {
    random.shuffle(tiles);
    down.forEach((slot, k) => {
      slot.tile = tiles[k] as string;
      slot.turn = random.int(4) as Turns;
    });
    state.board = { ...board };
    if (state.quest ? allReached(state.board, content) : (!far || farBosses(state.board, content)) && connected(state.board, content))
      return;
  }
  down.forEach((slot, k) => {
    Object.assign(slot, was[k]);
  });
  state.board = { ...board };
}

/** Everyone sees the same: what is hidden is hidden from all. */
export const imagine = (state: State, _agenda: Task<Mayhem>[], _viewer: unknown, random: Random, content: Content): void => {
  random.shuffle(state.dangers.draw);
  random.shuffle(state.treasures.draw);
  random.shuffle(state.bosses);
  dealTiles(state, random, content);
};
