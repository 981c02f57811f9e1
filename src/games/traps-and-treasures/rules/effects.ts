import type { Game, Immutable } from '../../../engine/game.ts';
import { dispatchOn, type TargetHandlerTable } from '../../../engine/shared/handlers.ts';
import type { Effect } from '../content/card-schemas.ts';
import type { State } from '../state/state.ts';
import type { Run, Traps } from '../state/tasks.ts';
import { HOME, jumpTargets, levelOf } from './board.ts';
import { addToDie, rollAgain } from './dice.ts';
import { arrive, nextLike, payTrapper, springTrap } from './exploring.ts';
import { startFight } from './fights.ts';
import {
  type Context,
  dieOutright,
  drawFrom,
  gainGold,
  gainHealth,
  loseGold,
  loseHealth,
  payWithHealth,
  playerDraft,
  receiveGold,
  store,
  theft,
} from './mutations.ts';
import { amountOf, armourOf, goldBonus, guardOf, mostHealth, robbablePlayers, roomFor } from './players.ts';

/** The handler of each card effect. */

/** Whether the effects belong to a monster. Armour and similar bonuses count only against these. */
const isMonsters = ({ fight, turn }: State, seat: number): boolean => fight?.die != null && turn.seat === seat;

const ROWS: TargetHandlerTable<Context, Immutable<Effect>, [frame: Run], void> = {
  'lose-health': (context, { amount }, { seat, level }) => {
    const less = isMonsters(context.state, seat) ? armourOf(playerDraft(context, seat), context.content) : 0;
    loseHealth(context, seat, Math.max(0, amountOf(amount, level) - less));
  },
  'gain-health': (context, { amount }, { seat, level }) => gainHealth(context, seat, amountOf(amount, level)),
  'lose-gold': (context, { amount }, { seat, level }) => loseGold(context, seat, amountOf(amount, level)),
  'gain-gold': (context, { amount }, { seat, level }) => {
    const more = isMonsters(context.state, seat) ? goldBonus(playerDraft(context, seat), context.content) : 0;
    gainGold(context, seat, amountOf(amount, level) + more);
  },
  // The card has the level of the place where the player stands (TT-13).
  draw: (context, { amount }, { seat, level }) => {
    for (let left = amountOf(amount, level); left > 0; left--) {
      const card = drawFrom(context, 'treasures');
      if (card === null) return context.emit?.({ do: 'no-treasure', seat });
      const player = playerDraft(context, seat);
      const received = levelOf(context.state, player.at);
      player.cards.push({ card, level: received });
      context.emit?.({ do: 'treasure-drawn', seat, card, level: received });
    }
  },
  points: (context, { amount }, { seat, level }) => {
    const gained = amountOf(amount, level);
    if (gained === 0) return;
    context.state.turn.points += gained;
    context.emit?.({ do: 'points-gained', seat, amount: gained });
  },
  die: (context, _effect, { seat }) => dieOutright(context, seat),
  store: (context, { amount }, { seat, level }) => store(context, seat, amountOf(amount, level)),
  'through-walls': (context, { amount }, { level }) => {
    context.state.turn.walls += amountOf(amount, level);
  },
  'go-home': (context, _effect, { seat }) => {
    const player = playerDraft(context, seat);
    if (player.at === HOME) return;
    player.at = HOME;
    context.emit?.({ do: 'went-home', seat });
  },
  jump: (context, { level: most }, { seat, level }) => {
    const reach = amountOf(most, level);
    if (jumpTargets(context.state, seat, reach).length > 0) context.next({ do: 'pick-place', seat, level: reach });
  },
  look: (context, { amount }, { seat, level }) => {
    const tiles: string[] = [];
    while (tiles.length < amountOf(amount, level)) {
      const tile = drawFrom(context, 'stack');
      if (tile === null) break;
      tiles.push(tile);
    }
    context.emit?.({ do: 'looked', seat, tiles: [...tiles] });
    if (tiles.length > 0) context.next({ do: 'pick-tile', seat, tiles });
  },
  bait: (context, { amount }, { level }) => {
    context.state.turn.bait = Math.max(context.state.turn.bait, amountOf(amount, level));
  },
  steal: (context, { amount }, { seat, level }) => pick(context, seat, 'steal', amountOf(amount, level)),
  swap: (context, _effect, { seat }) => pick(context, seat, 'swap', 0),
  'hurt-others': (context, { amount }, { seat, level }) => {
    const { at } = playerDraft(context, seat);
    if (at === HOME) return;
    context.state.players.forEach((other, on) => {
      if (on !== seat && other.at === at) loseHealth(context, on, amountOf(amount, level));
    });
  },
  'roll-again': (context, { add }, { seat, level }) => rollAgain(context, seat, amountOf(add, level)),
  add: (context, { amount }, { seat, level }) => addToDie(context, seat, amountOf(amount, level)),
  'fool-thief': (context, { amount }, { seat, level }) => {
    const by = context.state.turn.seat;
    const asked = amountOf(amount, level);
    const thief = playerDraft(context, by);
    const paid = Math.min(asked, thief.gold);
    context.emit?.({ do: 'fooled', seat, by, amount: paid });
    thief.gold -= paid;
    receiveGold(context, seat, paid);
    payWithHealth(context, by, asked - paid);
  },
  'live-on': (context, { health }, { seat, level }) => {
    const player = playerDraft(context, seat);
    player.health = Math.min(amountOf(health, level), mostHealth(player, context.content));
    context.emit?.({ do: 'health-gained', seat, amount: player.health, now: player.health });
  },
  // The card lies on the tile, and in no pile.
  'set-trap': (context, _effect, { list, seat, level }) => {
    const { state } = context;
    const { at } = playerDraft(context, seat);
    const place = state.places[at];
    const card = list.slice(0, list.indexOf('/'));
    if (!place) return;
    state.treasures.discard = state.treasures.discard.filter((other) => other !== card);
    place.trap = { card, level, by: seat };
    context.emit?.({ do: 'trap-set', seat, at, card });
  },
  pay: (context, { amount }, { seat, level, by }) => {
    if (by !== null) payTrapper(context, seat, by, amountOf(amount, level));
  },
  stick: (context, _effect, { seat }) => {
    if (context.state.turn.seat !== seat) return;
    context.state.turn.over = true;
    context.emit?.({ do: 'stuck', seat });
  },
  meet: (context, _effect, { seat }) => startFight(context, seat),
  prick: (context, { amount }, { seat, level }) => {
    loseHealth(context, seat, Math.min(amountOf(amount, level), playerDraft(context, seat).health - 1));
  },
  fall: (context, _effect, { seat }) => {
    const player = playerDraft(context, seat);
    const to = nextLike(context.state.places, player.at);
    if (to === player.at) return;
    player.at = to;
    context.emit?.({ do: 'fell', seat, to });
    springTrap(context, seat);
  },
  // Where all that comes is the same, there is nothing to pick.
  foretell: (context, { amount }, { seat }) => {
    const { finds } = context.state;
    const next = finds.slice(-amount).reverse();
    // that nothing is asked tells something, too
    if (next.length > 0) context.reveal('draw');
    if (new Set(next).size < 2) return;
    finds.length -= next.length;
    context.emit?.({ do: 'foretold', seat, finds: [...next] });
    context.next({ do: 'pick-find', seat, finds: next });
  },
};
const carryOut = dispatchOn(ROWS);

function pick(context: Context, seat: number, why: 'steal' | 'swap', amount: number): void {
  if (robbablePlayers(context.state, seat, why).length > 0) context.next({ do: 'pick-player', seat, why, amount });
}

export const effectSteps: Pick<Game<Traps>['steps'], 'run'> = {
  run: (context, frame) => {
    const effects = context.content.lists.get(frame.list);
    const effect = effects?.[frame.next];
    const { turn: going } = context.state;
    // Death ends the row (TT-12).
    if (!effects || !effect || (going.over && going.seat === frame.seat)) return;
    if (frame.next + 1 < effects.length) {
      context.next({ ...frame, next: frame.next + 1 });
    }
    carryOut(context, effect, frame);
  },
};

export const effectChoices: Pick<Game<Traps>['choices'], 'pick-player' | 'pick-place' | 'pick-tile' | 'pick-find'> = {
  'pick-player': {
    options: (state, { seat, why }) => robbablePlayers(state, seat, why).map((on) => ({ do: 'player', on })),
    answer: (context, { on }, { seat, why, amount }) => {
      if (why === 'steal') {
        const [thief, robbed] = [playerDraft(context, seat), playerDraft(context, on)];
        const stolen = Math.min(amount - guardOf(robbed, context.content), robbed.gold, roomFor(context.state, thief));
        if (stolen > 0) theft(context, seat, on, stolen);
        else context.emit?.({ do: 'stole-nothing', seat, from: on });
        return;
      }
      const [one, other] = [playerDraft(context, seat), playerDraft(context, on)];
      const here = one.at;
      one.at = other.at;
      other.at = here;
      context.emit?.({ do: 'swapped', seat, on });
      arrive(context, on);
      arrive(context, seat);
    },
  },
  'pick-place': {
    options: (state, { seat, level }) => jumpTargets(state, seat, level).map((to) => ({ do: 'place', to })),
    answer: (context, { to }, { seat }) => {
      playerDraft(context, seat).at = to;
      context.emit?.({ do: 'jumped', seat, to });
      arrive(context, seat);
    },
  },
  'pick-tile': {
    options: (_state, { tiles }) => tiles.map((tile) => ({ do: 'tile', tile })),
    answer: (context, { tile }, { seat, tiles }) => {
      playerDraft(context, seat).tiles.push(tile);
      context.state.stack.discard.push(...tiles.filter((one) => one !== tile));
      context.emit?.({ do: 'took-tile', seat, tile });
    },
  },
  'pick-find': {
    options: (_state, { finds }) => [...new Set(finds)].map((thing) => ({ do: 'find', thing })),
    // The others come after it, as they lay.
    answer: (context, { thing }, { seat, finds }) => {
      const picked = finds.indexOf(thing);
      context.state.finds.push(...finds.filter((_, i) => i !== picked).reverse(), thing);
      context.emit?.({ do: 'find-picked', seat, thing });
    },
  },
};
