import type { Game, Task } from '../../../engine/game.ts';
import type { Random } from '../../../engine/random.ts';
import { type Content, cardOf } from '../content/content.ts';
import type { Board, LastingEffect, State } from '../state/state.ts';
import type { Mayhem } from '../state/tasks.ts';
import { attackPreviews } from './attack-preview.ts';
import { connected, farBosses } from './board-checks.ts';
import { levelInForce } from './difficulty.ts';
import { featureOn, isFresh } from './features.ts';
import { abilities, goldLimit, goldOf, mostHp, stat, stepsLeft, unseen } from './figures.ts';
import { mostHearts, sheetOf } from './monster-phases.ts';
import { allReached, goalOf } from './quest-scenes.ts';
import type { Rotation } from './tiles.ts';

/** The view, and the sampling of hidden information (MM-6): face-down tiles and the order of the decks. */

const spells = (lasting: readonly Readonly<LastingEffect>[]) => lasting.map(({ state, rounds, harm }) => ({ state, rounds, harm }));

/** The view. All viewers see the same, because nobody has secrets. */
export const view: Game<Mayhem>['view'] = ({ state }, _viewer, content) => ({
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
  features: state.board.slots.flatMap((_, slot) => {
    const found = featureOn(state, slot, content);
    if (!found) return [];
    const left = state.heroes.some((_hero, seat) => isFresh(found.feature, found.seats, seat));
    return [{ slot, tile: found.tile, used: found.seats, left }];
  }),
  byTheBook: state.byTheBook,
  wakened: state.wakened !== null,
  best: state.best,
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
    lies: hero.lies,
    help: levelInForce(hero.help),
    level: hero.level,
    spent: hero.spent,
    questions: hero.questions,
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
  previews: attackPreviews(state, content),
  loot: state.loot,
  decks: {
    dangers: { left: state.dangers.draw.length, discard: state.dangers.discard, out: state.out },
    treasures: { left: state.treasures.draw.length, discard: state.treasures.discard },
  },
  sides: state.sides.map(({ home, bosses, escaped }, side) => ({ home, bosses, escaped, gold: goldOf(state, side) })),
  challengesAsked: state.asked.challenges,
  quest: state.quest && { id: state.quest.id, goal: goalOf(state, content), things: state.quest.things },
});

const MOST_TRIES = 50;

/** Deals the face-down tiles again, with the conditions of MM-5. A board of an older version may have its Boss near. */
function dealTiles(state: State, random: Random, content: Content): void {
  const { board } = state;
  const isFar = (at: Board): boolean => farBosses(at, content, state.byTheBook);
  const far = isFar(board);
  // A quest's own places are known; only its open places are dealt again.
  const open = new Set(state.quest ? cardOf(content.quests, state.quest.id).set : []);
  const down = board.slots.flatMap((slot) => (slot && !slot.up && (!state.quest || open.has(slot.tile)) ? [slot] : []));
  const was = down.map(({ tile, turn }) => ({ tile, turn }));
  const tiles = was.map(({ tile }) => tile);
  // On the way home tiles are missing, and what lies in the dark is of no interest.
  if (state.wakened !== null) return;
  for (let i = 0; i < MOST_TRIES; i++) {
    random.shuffle(tiles);
    down.forEach((slot, k) => {
      slot.tile = tiles[k] as string;
      slot.turn = random.int(4) as Rotation;
    });
    state.board = { ...board };
    if (state.quest ? allReached(state.board, content) : (!far || isFar(state.board)) && connected(state.board, content)) return;
  }
  down.forEach((slot, k) => {
    Object.assign(slot, was[k]);
  });
  state.board = { ...board };
}

/** All viewers have the same hidden information. */
export const imagine = (state: State, _agenda: Task<Mayhem>[], _viewer: unknown, random: Random, content: Content): void => {
  random.shuffle(state.dangers.draw);
  random.shuffle(state.treasures.draw);
  random.shuffle(state.bosses);
  dealTiles(state, random, content);
};
