import type { Immutable, Rules, Task } from '../../engine/game.ts';
import type { Effect } from './cards.ts';
import { findItem, gainCoins, here, hurt, isLost, type Play } from './changes.ts';
import { heroAt, isAlive, living } from './characters.ts';
import { askCheck } from './checks.ts';
import { branchAddress, type Content } from './content.ts';
import { diceOf, totalOf } from './dice.ts';
import { carryOut } from './effects.ts';
import { beginFight, bring, finishRoom } from './foes.ts';
import { isForOne } from './references.ts';
import type { Frame, Room } from './state.ts';
import type { Labyrinth } from './vocabulary.ts';

/** Encounters: what a room does to whoever comes in (LA-16). What it still wants stands in its frames, so that one may flee and come back. */

type At = { readonly list: string; readonly at: number };
const effectAt = (content: Content, { list, at }: At): Immutable<Effect> | undefined => content.lists.get(list)?.[at];
type Chest = Extract<Effect, { do: 'chest' }>;

/** The chest that waits to be opened in a room, and where it stands. */
export function chestIn(
  room: Immutable<Room>,
  content: Content,
): { readonly chest: Immutable<Chest>; readonly frame: Immutable<Frame> } | null {
  const frame = room.frames.at(-1);
  const effect = frame && effectAt(content, { list: frame.list, at: frame.next });
  return frame && effect?.do === 'chest' ? { chest: effect, frame } : null;
}

export const roomSteps: Pick<Rules<Labyrinth>['steps'], 'in-room'> = {
  'in-room': (turn) => {
    const { state, content } = turn;
    if (isLost(state)) return turn.next({ do: 'fallen', seat: state.torch });
    const room = here(turn);
    const frame = room.frames.at(-1);
    if (room.foes.length === 0 && (!frame || chestIn(room, content))) {
      if (!frame) finishRoom(turn, room);
      return turn.next({ do: 'explore', seat: state.torch });
    }
    turn.next({ do: 'in-room' });
    if (!frame || room.foes.length > 0) return beginFight(turn);
    const effects = content.lists.get(frame.list) ?? [];
    const effect = effects[frame.next++];
    if (!effect) return void room.frames.pop();
    const lives = isAlive(state.heroes[frame.seat]);
    // a card means the torch-bearer; what one has brought upon oneself goes to nobody else
    if (!lives && frame.list !== room.card && isForOne(effect)) return;
    enact(turn, effect, frame, lives ? frame.seat : state.torch);
  },
};

/** Carries out the effect before `frame.next`. */
function enact(turn: Play, effect: Immutable<Effect>, frame: Frame, seat: number) {
  const { state, content } = turn;
  const { list, next } = frame;
  const at = next - 1;
  switch (effect.do) {
    case 'monsters': {
      // all bands of a list fight together
      const effects = content.lists.get(list) ?? [];
      const bands: number[] = [at];
      while (effects[frame.next]?.do === 'monsters') bands.push(frame.next++);
      return sendBands(turn, list, bands);
    }
    case 'stairs':
      here(turn).stairs = true;
      return turn.emit?.({ do: 'stairs-found', room: state.delve?.at ?? 0 });
    case 'chest':
      return;
    case 'check': {
      if (effect.whom === 'one') return turn.next({ do: 'volunteer', seat: state.torch, list, at });
      const { statistic, against } = effect;
      return askCheck(turn, living(state, state.torch), { why: 'card', statistic, against, about: 0, address: `${list}/${at}` });
    }
    case 'pay':
      return turn.next({ do: 'pay', seat: state.torch, list, at });
    default:
      return carryOut(turn, effect, { list, at, seat });
  }
}

/** How many of each band come is thrown by whoever masters the dungeon. */
function sendBands(turn: Play, list: string, bands: readonly number[]) {
  const seat = turn.state.dm ?? turn.state.torch;
  const rolls: Task<Labyrinth>[] = [];
  for (const at of bands) {
    const effect = effectAt(turn.content, { list, at });
    if (effect?.do !== 'monsters') continue;
    const { count, faces, plus } = diceOf(effect.count);
    if (count > 0) rolls.push({ do: 'band-roll', seat, list, at, count, faces });
    else come(turn, { list, at }, plus);
  }
  turn.next(...rolls);
}
function come(turn: Play, at: At, count: number): void {
  const effect = effectAt(turn.content, at);
  if (effect?.do !== 'monsters') return;
  const foes = bring(turn, effect.monster, count, effect.reward);
  turn.emit?.({ do: 'came', kind: effect.monster, foes });
}

/** A hero opens the chest (LA-16, LA-32). */
export function openChest(turn: Play, seat: number) {
  const room = here(turn);
  const waiting = chestIn(room, turn.content);
  const frame = room.frames.at(-1);
  if (!waiting || !frame) return;
  const at = { list: frame.list, at: frame.next++ };
  const { trap } = waiting.chest;
  if (!trap) {
    room.search = 'none';
    turn.emit?.({ do: 'chest-opened', seat, die: null, trapped: false });
    return inChest(turn, seat, at, 'gold');
  }
  const { count, faces } = diceOf(trap.die);
  turn.next({ do: 'chest-roll', seat, ...at, what: 'trap', count, faces });
}
/** Throws for what a chest does or holds, or takes it as it is printed. */
function inChest(turn: Play, seat: number, at: At, what: 'harm' | 'gold'): void {
  const chest = effectAt(turn.content, at);
  if (chest?.do !== 'chest') return;
  const amount = what === 'gold' ? chest.gold : (chest.trap?.harm ?? 0);
  const { count, faces, plus } = diceOf(amount);
  if (count > 0) turn.next({ do: 'chest-roll', seat, ...at, what, count, faces });
  else fromChest(turn, seat, what, plus);
}
function fromChest(turn: Play, seat: number, what: 'harm' | 'gold', amount: number) {
  if (what === 'harm') return hurt(turn, seat, amount);
  gainCoins(turn, seat, amount);
  findItem(turn, seat);
}

export const roomRolls: Pick<Rules<Labyrinth>['rolls'], 'band-roll' | 'chest-roll'> = {
  'band-roll': (turn, dice, { list, at }) => {
    const effect = effectAt(turn.content, { list, at });
    if (effect?.do === 'monsters') come(turn, { list, at }, totalOf(dice, diceOf(effect.count).plus));
  },
  'chest-roll': (turn, dice, { seat, list, at, what }) => {
    const chest = effectAt(turn.content, { list, at });
    if (chest?.do !== 'chest') return;
    const total = totalOf(dice);
    if (what !== 'trap') return fromChest(turn, seat, what, total + diceOf(what === 'gold' ? chest.gold : (chest.trap?.harm ?? 0)).plus);
    const trapped = total === 1;
    const room = here(turn);
    const { search } = room;
    room.search = 'none';
    turn.emit?.({ do: 'chest-opened', seat, die: total, trapped });
    if (!trapped) return inChest(turn, seat, { list, at }, 'gold');
    // LA-31d: found out in time, it hurts nobody, but is empty
    if (search === 'passed') return turn.emit?.({ do: 'chest-empty', seat });
    inChest(turn, seat, { list, at }, 'harm');
  },
};

/** Puts a list of the card on top of what the room wants. */
function follow(turn: Play, list: string, seat: number): void {
  here(turn).frames.push({ list, next: 0, seat });
}

export const roomChoices: Pick<Rules<Labyrinth>['choices'], 'volunteer' | 'pay'> = {
  volunteer: {
    options: (state, { list, at }, content) => {
      const effect = effectAt(content, { list, at });
      return [
        ...living(state).map((hero) => ({ do: 'hero' as const, hero })),
        ...(effect?.do === 'check' && effect.may ? [{ do: 'nobody' as const }] : []),
      ];
    },
    answer: (turn, command, { list, at }) => {
      const effect = effectAt(turn.content, { list, at });
      if (command.do === 'nobody' || effect?.do !== 'check') return;
      turn.emit?.({ do: 'volunteered', seat: command.hero });
      const { statistic, against } = effect;
      askCheck(turn, [command.hero], { why: 'card', statistic, against, about: 0, address: `${list}/${at}` });
    },
  },
  pay: {
    options: (state, { list, at }, content) => {
      const effect = effectAt(content, { list, at });
      const price = effect?.do === 'pay' ? effect.price : 0;
      return [
        ...living(state).flatMap((hero) => (heroAt(state, hero).coins >= price ? [{ do: 'hero' as const, hero }] : [])),
        { do: 'nobody' },
      ];
    },
    answer: (turn, command, { seat, list, at }) => {
      const effect = effectAt(turn.content, { list, at });
      if (effect?.do !== 'pay') return;
      if (command.do === 'nobody') return follow(turn, branchAddress(list, at, 'kept'), seat);
      const hero = turn.state.heroes[command.hero];
      if (!hero) return;
      hero.coins -= effect.price;
      turn.emit?.({ do: 'paid', seat: command.hero, coins: effect.price });
      follow(turn, branchAddress(list, at, 'paid'), command.hero);
    },
  },
};
