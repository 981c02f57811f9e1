import type { Immutable, Rules } from '../../engine/game.ts';
import { onTag, type RowsOn } from '../../engine/kit/rows.ts';
import { HOME, jumps, levelOf } from './board.ts';
import type { Effect } from './cards.ts';
import {
  dieOutright,
  draft,
  drawFrom,
  gainGold,
  gainHealth,
  loseGold,
  loseHealth,
  type Play,
  payWithHealth,
  store,
  theft,
} from './changes.ts';
import { addToDie, rollAgain } from './dice.ts';
import { amountOf, armourOf, goldBonus, guardOf, marksOf, mostHealth } from './players.ts';
import type { State } from './state.ts';
import type { Run, Traps } from './vocabulary.ts';

/** What the words on the cards do: one row a word. */

/** Whether these effects are a monster's: armour and such count only against those. */
const isMonsters = ({ fight, turn }: State, seat: number): boolean => fight?.die != null && turn.seat === seat;

const ROWS: RowsOn<Play, Immutable<Effect>, [frame: Run], void> = {
  'lose-health': (turn, { amount }, { seat, level }) => {
    const less = isMonsters(turn.state, seat) ? armourOf(draft(turn, seat), turn.content) : 0;
    loseHealth(turn, seat, Math.max(0, amountOf(amount, level) - less));
  },
  'gain-health': (turn, { amount }, { seat, level }) => gainHealth(turn, seat, amountOf(amount, level)),
  'lose-gold': (turn, { amount }, { seat, level }) => loseGold(turn, seat, amountOf(amount, level)),
  'gain-gold': (turn, { amount }, { seat, level }) => {
    const more = isMonsters(turn.state, seat) ? goldBonus(draft(turn, seat), turn.content) : 0;
    gainGold(turn, seat, amountOf(amount, level) + more);
  },
  // a card is received on the level where its finder stands (TT-13)
  draw: (turn, { amount }, { seat, level }) => {
    for (let left = amountOf(amount, level); left > 0; left--) {
      const card = drawFrom(turn, 'treasures');
      if (card === null) return turn.emit?.({ do: 'no-treasure', seat });
      const player = draft(turn, seat);
      const received = levelOf(turn.state, player.at);
      player.cards.push({ card, level: received });
      turn.emit?.({ do: 'treasure-drawn', seat, card, level: received });
    }
  },
  points: (turn, { amount }, { seat, level }) => {
    const gained = amountOf(amount, level);
    turn.state.turn.points += gained;
    turn.emit?.({ do: 'points-gained', seat, amount: gained });
  },
  die: (turn, _effect, { seat }) => dieOutright(turn, seat),
  store: (turn, { amount }, { seat, level }) => store(turn, seat, amountOf(amount, level)),
  'through-walls': (turn, { amount }, { level }) => {
    turn.state.turn.walls += amountOf(amount, level);
  },
  'go-home': (turn, _effect, { seat }) => {
    const player = draft(turn, seat);
    if (player.at === HOME) return;
    player.at = HOME;
    turn.emit?.({ do: 'went-home', seat });
  },
  jump: (turn, { level: most }, { seat, level }) => {
    const reach = amountOf(most, level);
    if (jumps(turn.state, seat, reach).length > 0) turn.next({ do: 'pick-place', seat, level: reach });
  },
  look: (turn, { amount }, { seat, level }) => {
    const tiles: string[] = [];
    while (tiles.length < amountOf(amount, level)) {
      const tile = drawFrom(turn, 'stack');
      if (tile === null) break;
      tiles.push(tile);
    }
    turn.emit?.({ do: 'looked', seat, tiles: [...tiles] });
    if (tiles.length > 0) turn.next({ do: 'pick-tile', seat, tiles });
  },
  bait: (turn, { amount }, { level }) => {
    turn.state.turn.bait = Math.max(turn.state.turn.bait, amountOf(amount, level));
  },
  steal: (turn, { amount }, { seat, level }) => pick(turn, seat, 'steal', amountOf(amount, level)),
  swap: (turn, _effect, { seat }) => pick(turn, seat, 'swap', 0),
  'hurt-others': (turn, { amount }, { seat, level }) => {
    const { at } = draft(turn, seat);
    if (at === HOME) return;
    turn.state.players.forEach((other, on) => {
      if (on !== seat && other.at === at) loseHealth(turn, on, amountOf(amount, level));
    });
  },
  'roll-again': (turn, { add }, { seat, level }) => rollAgain(turn, seat, amountOf(add, level)),
  add: (turn, { amount }, { seat, level }) => addToDie(turn, seat, amountOf(amount, level)),
  'fool-thief': (turn, { amount }, { seat, level }) => {
    const by = turn.state.turn.seat;
    const asked = amountOf(amount, level);
    const thief = draft(turn, by);
    const paid = Math.min(asked, thief.gold);
    turn.emit?.({ do: 'fooled', seat, by, amount: paid });
    thief.gold -= paid;
    draft(turn, seat).gold += paid;
    payWithHealth(turn, by, asked - paid);
  },
  'live-on': (turn, { health }, { seat, level }) => {
    const player = draft(turn, seat);
    player.health = Math.min(amountOf(health, level), mostHealth(player, turn.content));
    turn.emit?.({ do: 'health-gained', seat, amount: player.health, now: player.health });
  },
};
const carryOut = onTag(ROWS);

function pick(turn: Play, seat: number, why: 'steal' | 'swap', amount: number): void {
  if (marksOf(turn.state, seat, why).length > 0) turn.next({ do: 'pick-player', seat, why, amount });
}

export const effectSteps: Pick<Rules<Traps>['steps'], 'run'> = {
  run: (turn, frame) => {
    const effects = turn.content.lists.get(frame.list);
    const effect = effects?.[frame.next];
    const { turn: going } = turn.state;
    // death ends the row (TT-12)
    if (!effects || !effect || (going.over && going.seat === frame.seat)) return;
    if (frame.next + 1 < effects.length) {
      const { list, next, seat, level } = frame;
      turn.next({ do: 'run', list, next: next + 1, seat, level });
    }
    carryOut(turn, effect, frame);
  },
};

export const effectChoices: Pick<Rules<Traps>['choices'], 'pick-player' | 'pick-place' | 'pick-tile'> = {
  'pick-player': {
    options: (state, { seat, why }) => marksOf(state, seat, why).map((on) => ({ do: 'player', on })),
    answer: (turn, { on }, { seat, why, amount }) => {
      if (why === 'steal') {
        const stolen = Math.min(amount - guardOf(draft(turn, on), turn.content), draft(turn, on).gold);
        if (stolen > 0) theft(turn, seat, on, stolen);
        else turn.emit?.({ do: 'stole-nothing', seat, from: on });
        return;
      }
      const [one, other] = [draft(turn, seat), draft(turn, on)];
      const here = one.at;
      one.at = other.at;
      other.at = here;
      turn.emit?.({ do: 'swapped', seat, on });
    },
  },
  'pick-place': {
    options: (state, { seat, level }) => jumps(state, seat, level).map((to) => ({ do: 'place', to })),
    answer: (turn, { to }, { seat }) => {
      draft(turn, seat).at = to;
      turn.emit?.({ do: 'jumped', seat, to });
    },
  },
  'pick-tile': {
    options: (_state, { tiles }) => tiles.map((tile) => ({ do: 'tile', tile })),
    answer: (turn, { tile }, { seat, tiles }) => {
      draft(turn, seat).tiles.push(tile);
      turn.state.stack.discard.push(...tiles.filter((one) => one !== tile));
      turn.emit?.({ do: 'took-tile', seat, tile });
    },
  },
};
