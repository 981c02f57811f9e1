import type { Game, Immutable, Task } from '../../../engine/game.ts';
import { branchAddress, type Content } from '../content/content.ts';
import { isForOne } from '../content/cross-references.ts';
import type { AnyEffect } from '../content/errand-schemas.ts';
import type { Frame, Room } from '../state/state.ts';
import type { Labyrinth } from '../state/tasks.ts';
import { askCheck } from './ability-checks.ts';
import { meet } from './approach.ts';
import { heroAt, isAlive, living } from './characters.ts';
import { diceOf, totalOf } from './dice.ts';
import { bandLimit } from './difficulty.ts';
import { staysAway } from './dragon.ts';
import { carryOut } from './effects.ts';
import { endErrand } from './errands.ts';
import { addMonsters, finishRoom } from './monsters.ts';
import { type Context, currentRoom, findItem, gainCoins, hurt, isLost, passOrCall, torchOptions } from './mutations.ts';

/** Encounters (LA-16). The open effects of a room are in its frames, so the party may flee and come back. */

type At = { readonly list: string; readonly at: number };
const effectAt = (content: Content, { list, at }: At): Immutable<AnyEffect> | undefined => content.lists.get(list)?.[at];
type Chest = Extract<AnyEffect, { do: 'chest' }>;

/** The unopened chest of a room, and its address. */
export function chestIn(
  room: Immutable<Room>,
  content: Content,
): { readonly chest: Immutable<Chest>; readonly frame: Immutable<Frame> } | null {
  const frame = room.frames.at(-1);
  const effect = frame && effectAt(content, { list: frame.list, at: frame.next });
  return frame && effect?.do === 'chest' ? { chest: effect, frame } : null;
}

export const roomSteps: Pick<Game<Labyrinth>['steps'], 'in-room'> = {
  'in-room': (context) => {
    const { state, content } = context;
    if (isLost(state)) return context.next({ do: 'fallen', seat: state.torch });
    const room = currentRoom(context);
    const frame = room.frames.at(-1);
    if (room.foes.length === 0 && (!frame || chestIn(room, content))) {
      if (!frame) finishRoom(context, room);
      return context.next({ do: 'explore', seat: state.torch });
    }
    context.next({ do: 'in-room' });
    if (!frame || room.foes.length > 0) return meet(context);
    const effects = content.lists.get(frame.list) ?? [];
    const effect = effects[frame.next++];
    if (!effect) return void room.frames.pop();
    const lives = isAlive(state.heroes[frame.seat]);
    // The card refers to the torch-bearer; a hero's own consequences do not pass to another hero.
    if (!lives && frame.list !== room.card && isForOne(effect)) return;
    applyEffect(context, effect, frame, lives ? frame.seat : state.torch);
  },
};

/** Applies the effect before `frame.next`. */
function applyEffect(context: Context, effect: Immutable<AnyEffect>, frame: Frame, seat: number) {
  const { state, content } = context;
  const { list, next } = frame;
  const at = next - 1;
  switch (effect.do) {
    case 'monsters': {
      // All groups of monsters in a list fight together.
      const effects = content.lists.get(list) ?? [];
      const bands: number[] = [at];
      while (effects[frame.next]?.do === 'monsters') bands.push(frame.next++);
      return rollBands(context, list, bands);
    }
    case 'stairs':
      currentRoom(context).stairs = true;
      return context.emit?.({ do: 'stairs-found', room: state.delve?.at ?? 0 });
    case 'chest':
      return;
    case 'check': {
      if (effect.whom === 'one') return context.next({ do: 'volunteer', seat: state.torch, list, at });
      const { statistic, against } = effect;
      return askCheck(context, living(state, state.torch), { why: 'card', statistic, against, about: 0, address: `${list}/${at}` });
    }
    case 'pay':
    case 'choose':
      return context.next({ do: effect.do, seat: state.torch, list, at });
    case 'errand':
      return endErrand(context, seat, effect.done);
    default:
      return carryOut(context, effect, { list, at, seat });
  }
}

/** The dungeon master, or the seat in their place, rolls for the number of monsters in each group. */
function rollBands(context: Context, list: string, bands: readonly number[]) {
  const seat = context.state.dm ?? context.state.torch;
  const effects = context.content.lists.get(list) ?? [];
  const rolls: Task<Labyrinth>[] = [];
  for (const at of bands) {
    const effect = effectAt(context.content, { list, at });
    if (effect?.do !== 'monsters' || staysAway(context.state, effect.monster, effects, context.content)) continue;
    const { count, faces, plus } = diceOf(effect.count);
    if (count > 0) rolls.push({ do: 'band-roll', seat, list, at, count, faces });
    else come(context, { list, at }, plus);
  }
  context.next(...rolls);
}
function come(context: Context, at: At, count: number): void {
  const effect = effectAt(context.content, at);
  if (effect?.do !== 'monsters') return;
  const foes = addMonsters(context, effect.monster, Math.min(count, bandLimit(context.state) ?? count), effect.reward);
  context.emit?.({ do: 'came', kind: effect.monster, foes });
}

/** A hero opens the chest (LA-16, LA-32). */
export function openChest(context: Context, seat: number) {
  const room = currentRoom(context);
  const waiting = chestIn(room, context.content);
  const frame = room.frames.at(-1);
  if (!waiting || !frame) return;
  const at = { list: frame.list, at: frame.next++ };
  const { trap } = waiting.chest;
  if (!trap) {
    room.search = 'none';
    context.emit?.({ do: 'chest-opened', seat, die: null, trapped: false });
    return rollChest(context, seat, at, 'gold');
  }
  const { count, faces } = diceOf(trap.die);
  context.next({ do: 'chest-roll', seat, ...at, what: 'trap', count, faces });
}
/** Rolls for a chest's harm or contents, or applies the printed number. */
function rollChest(context: Context, seat: number, at: At, what: 'harm' | 'gold'): void {
  const chest = effectAt(context.content, at);
  if (chest?.do !== 'chest') return;
  const amount = what === 'gold' ? chest.gold : (chest.trap?.harm ?? 0);
  const { count, faces, plus } = diceOf(amount);
  if (count > 0) context.next({ do: 'chest-roll', seat, ...at, what, count, faces });
  else fromChest(context, seat, what, plus);
}
function fromChest(context: Context, seat: number, what: 'harm' | 'gold', amount: number) {
  if (what === 'harm') return hurt(context, seat, amount);
  gainCoins(context, seat, amount);
  findItem(context, seat);
}

export const roomRolls: Pick<Game<Labyrinth>['rolls'], 'band-roll' | 'chest-roll'> = {
  'band-roll': (context, dice, { list, at }) => {
    const effect = effectAt(context.content, { list, at });
    if (effect?.do === 'monsters') come(context, { list, at }, totalOf(dice, diceOf(effect.count).plus));
  },
  'chest-roll': (context, dice, { seat, list, at, what }) => {
    const chest = effectAt(context.content, { list, at });
    if (chest?.do !== 'chest') return;
    const total = totalOf(dice);
    if (what !== 'trap') return fromChest(context, seat, what, total + diceOf(what === 'gold' ? chest.gold : (chest.trap?.harm ?? 0)).plus);
    const trapped = total === 1;
    const room = currentRoom(context);
    const { search } = room;
    room.search = 'none';
    context.emit?.({ do: 'chest-opened', seat, die: total, trapped });
    if (!trapped) return rollChest(context, seat, { list, at }, 'gold');
    // LA-31d: a trap that was found does no harm, but the chest is empty.
    if (search === 'passed') return context.emit?.({ do: 'chest-empty', seat });
    rollChest(context, seat, { list, at }, 'harm');
  },
};

/** Adds a list of the card on top of the room's frames. */
function pushFrame(context: Context, list: string, seat: number): void {
  currentRoom(context).frames.push({ list, next: 0, seat });
}

/** LA-1, LA-16: the room asks once more after it, if there is still somebody to ask. */
function askAgainLater(context: Context, command: Parameters<typeof passOrCall>[1]): void {
  const frame = currentRoom(context).frames.at(-1);
  if (frame) frame.next--;
  passOrCall(context, command);
}

export const roomChoices: Pick<Game<Labyrinth>['choices'], 'volunteer' | 'pay' | 'choose'> = {
  volunteer: {
    options: (state, { list, at }, content) => {
      const effect = effectAt(content, { list, at });
      return [
        ...living(state).map((hero) => ({ do: 'hero' as const, hero })),
        ...(effect?.do === 'check' && effect.may ? [{ do: 'nobody' as const }] : []),
        ...torchOptions(state),
      ];
    },
    answer: (context, command, { list, at }) => {
      if (command.do === 'call-dm' || command.do === 'pass-torch') return askAgainLater(context, command);
      const effect = effectAt(context.content, { list, at });
      if (command.do === 'nobody' || effect?.do !== 'check') return;
      context.emit?.({ do: 'volunteered', seat: command.hero });
      const { statistic, against } = effect;
      askCheck(context, [command.hero], { why: 'card', statistic, against, about: 0, address: `${list}/${at}` });
    },
  },
  choose: {
    options: (state, { list, at }, content) => {
      const effect = effectAt(content, { list, at });
      return [...(effect?.do === 'choose' ? effect.ways.map((_, way) => ({ do: 'way' as const, way })) : []), ...torchOptions(state)];
    },
    answer: (context, command, { seat, list, at }) => {
      if (command.do === 'call-dm' || command.do === 'pass-torch') return askAgainLater(context, command);
      const { way } = command;
      context.emit?.({ do: 'way-chosen', seat, list, at, way });
      pushFrame(context, branchAddress(list, at, way === 0 ? 'first' : 'second'), seat);
    },
  },
  pay: {
    options: (state, { list, at }, content) => {
      const effect = effectAt(content, { list, at });
      const price = effect?.do === 'pay' ? effect.price : 0;
      return [
        ...living(state).flatMap((hero) => (heroAt(state, hero).coins >= price ? [{ do: 'hero' as const, hero }] : [])),
        { do: 'nobody' },
        ...torchOptions(state),
      ];
    },
    answer: (context, command, { seat, list, at }) => {
      if (command.do === 'call-dm' || command.do === 'pass-torch') return askAgainLater(context, command);
      const effect = effectAt(context.content, { list, at });
      if (effect?.do !== 'pay') return;
      if (command.do === 'nobody') return pushFrame(context, branchAddress(list, at, 'kept'), seat);
      const hero = context.state.heroes[command.hero];
      if (!hero) return;
      hero.coins -= effect.price;
      context.emit?.({ do: 'paid', seat: command.hero, coins: effect.price });
      pushFrame(context, branchAddress(list, at, 'paid'), command.hero);
    },
  },
};
