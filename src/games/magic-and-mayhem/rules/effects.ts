import type { Game, Immutable, Refusal, VariantOf } from '../../../engine/game.ts';
import { dispatchOn, type TargetHandlerTable } from '../../../engine/shared/handlers.ts';
import type { Effect } from '../content/card-schemas.ts';
import { type Content, isStory } from '../content/content.ts';
import type { Figure } from '../state/events.ts';
import type { State } from '../state/state.ts';
import type { Mayhem, Run } from '../state/tasks.ts';
import { boardGeometry, darkBeside, slotOf } from './board.ts';
import { slayMonster } from './combat.ts';
import { comesOff } from './difficulty.ts';
import { runEffectList } from './effect-lists.ts';
import { checkGameEnd } from './endings.ts';
import { mostHp, sideOf } from './figures.ts';
import {
  addLasting,
  type Context,
  enforceLimits,
  flipTile,
  gainGold,
  heal,
  heroDraft,
  monsterDraft,
  moveCardToLoot,
  stairs,
} from './mutations.ts';
import { storyRows } from './quest-scenes.ts';
import { distance } from './range-and-sight.ts';
import { spawn, squaresToBlock } from './spawning.ts';
import { isAnswer, isHeroAction, sourceOf, targets } from './targets.ts';
import { askTrial } from './trials.ts';

/** The handler of each card effect. */

const heroesOf = (figures: readonly Figure[]): number[] => figures.flatMap((who) => ('hero' in who ? [who.hero] : []));

const holds: { readonly [K in VariantOf<Effect, 'if'>['is']]: (context: Context, seat: number) => boolean } = {
  'has-gold': (context, seat) => heroDraft(context, seat).gold > 0,
  'is-hurt': (context, seat) => heroDraft(context, seat).hp < mostHp(heroDraft(context, seat), context.content),
  'is-alone': (context, seat) => {
    const { at } = heroDraft(context, seat);
    const { board, heroes } = context.state;
    return (
      at !== null && !heroes.some((other, i) => i !== seat && other.at !== null && slotOf(board.wide, other.at) === slotOf(board.wide, at))
    );
  },
  'boss-is-dead': (context, seat) => sideOf(context.state, seat).bosses > 0,
};

const ROWS: TargetHandlerTable<Context, Effect, [frame: Run, here: string], void> = {
  hit: (context, { amount, type, at }, frame) => {
    const by = isHeroAction(context, frame) ? frame.seat : null;
    for (const who of targets(context, at, frame).reverse()) {
      if ('hero' in who) context.next({ do: 'hurt-hero', seat: who.hero, amount, type, list: null, monster: null, sure: false });
      else context.next({ do: 'hurt-monster', number: who.number, amount, type, by, sure: isAnswer(frame) });
    }
  },
  heal: (context, { amount, at }, frame) => {
    for (const who of targets(context, at, frame)) heal(context, who, amount);
  },
  afflict: (context, { state, rounds, harm, at }, frame) => {
    const by = isHeroAction(context, frame) ? frame.seat : null;
    for (const who of targets(context, at, frame)) {
      const hero = 'hero' in who ? heroDraft(context, who.hero) : null;
      const figure = 'hero' in who ? hero : monsterDraft(context, who.number);
      if (!figure || hero?.at === null) continue;
      const own = 'hero' in who && !context.state.turn.over && context.state.turn.seat === who.hero;
      addLasting(figure, state, rounds, harm, own, by);
      context.emit?.({ do: 'afflicted', who, state, rounds });
    }
  },
  cure: (context, { at }, frame) => {
    for (const who of targets(context, at, frame)) {
      const figure = 'hero' in who ? heroDraft(context, who.hero) : monsterDraft(context, who.number);
      if (!figure || figure.lasting.every((spell) => spell.state === 'invisible')) continue;
      figure.lasting = figure.lasting.filter((spell) => spell.state === 'invisible');
      context.emit?.({ do: 'cured', who });
    }
  },
  gold: (context, { amount }, frame) => gainGold(context, frame.seat, amount),
  'lose-gold': (context, { amount, at }, frame) => {
    for (const seat of heroesOf(targets(context, at, frame))) {
      const hero = heroDraft(context, seat);
      const lost = Math.min(amount, hero.gold);
      hero.gold -= lost;
      if (lost > 0) context.emit?.({ do: 'gold-lost', seat, amount: lost });
    }
  },
  // The newest cards are stolen first. This is not random, so a monster's turn can be undone.
  steal: (context, { gold, cards }, frame) => {
    const thief = frame.monster === null ? undefined : monsterDraft(context, frame.monster);
    const hero = frame.hero === null ? undefined : heroDraft(context, frame.hero);
    if (!thief || !hero || hero.at === null || frame.hero === null) return;
    const coins = Math.min(gold, hero.gold);
    const things = hero.cards.splice(Math.max(0, hero.cards.length - cards));
    if (coins === 0 && things.length === 0) return;
    hero.gold -= coins;
    thief.gold += coins;
    thief.cards.push(...things);
    context.emit?.({ do: 'stole', seat: frame.hero, number: thief.number, monster: thief.monster, gold: coins, cards: things });
    enforceLimits(context, frame.hero);
  },
  draw: (context, { cards }, frame) => {
    const { at } = heroDraft(context, frame.seat);
    if (at === null) return; // whoever was to draw is gone (MM-22)
    context.next(...Array.from({ length: cards }, () => ({ do: 'draw-treasure' as const, seat: frame.seat, at })));
  },
  spawn: (context, { monster, count }, frame) => {
    const card = sourceOf(frame);
    spawn(context, monster, count, frame.at, context.state.out.includes(card) ? card : null);
  },
  block: (context, { squares }, frame) => {
    const { state } = context;
    const chosen = squaresToBlock(context, frame.at, squares);
    if (chosen.length === 0) return;
    state.board = { ...state.board, blocked: [...state.board.blocked, ...chosen] };
    context.emit?.({ do: 'blocked', squares: chosen });
  },
  'whisk-home': (context, { at }, frame) => {
    for (const seat of heroesOf(targets(context, at, frame))) {
      const hero = heroDraft(context, seat);
      if (hero.at === null) continue;
      const to = stairs(context, seat);
      hero.at = to;
      context.emit?.({ do: 'whisked', seat, to });
    }
    checkGameEnd(context);
  },
  flip: (context, _effect, frame) => {
    const { at } = heroDraft(context, frame.seat);
    if (at === null) return;
    const slots = darkBeside(context.state.board, at);
    const [only] = slots;
    if (only === undefined) return;
    if (slots.length === 1) flipTile(context, frame.seat, only);
    else context.next({ do: 'choose-tile', seat: frame.seat, slots });
  },
  'bonus-action': (context, _effect, frame) => {
    const { turn: going } = context.state;
    if (going.seat === frame.seat && !going.over) going.actions++;
  },
  steps: (context, { amount }, frame) => {
    const { turn: going } = context.state;
    if (going.seat === frame.seat && !going.over && !going.acted) going.steps += amount;
  },
  torch: (context, { rounds }) => {
    const { state } = context;
    if (state.torch === null) return;
    state.torch += rounds;
    context.emit?.({ do: 'torch-mended', rounds });
  },
  // The friend of the own side who is farthest away; of two, the one whose turn is sooner.
  'join-friend': (context, _effect, { seat }) => {
    const hero = heroDraft(context, seat);
    const { heroes, board } = context.state;
    if (hero.at === null) return;
    const from = hero.at;
    const far = (at: number): number => distance(boardGeometry(board, context.content), from, at);
    const squares = heroes.flatMap((_, i) => {
      const other = heroes[(seat + 1 + i) % heroes.length];
      return other && other !== hero && other.side === hero.side && other.at !== null ? [other.at] : [];
    });
    const to = squares.sort((a, b) => far(b) - far(a))[0];
    if (to === undefined || to === from) return;
    hero.at = to;
    context.emit?.({ do: 'whisked', seat, to });
  },
  'open-doors': (context, _effect, { seat, at }) => {
    const { board } = context.state;
    const here = slotOf(board.wide, at);
    const shut = boardGeometry(board, context.content).doors.filter(({ a, open }) => !open && slotOf(board.wide, a) === here);
    if (shut.length === 0) return;
    context.state.board = { ...board, opened: [...board.opened, ...shut.map(({ edge }) => edge)] };
    for (const { edge, kind } of shut) context.emit?.({ do: 'opened', seat, door: edge, kind });
  },
  'go-home': (context, _effect, { seat, monster: number }) => {
    const monster = number === null ? undefined : monsterDraft(context, number);
    if (monster) slayMonster(context, monster, seat, true);
  },
  'drop-card': (context, { at }, frame) => {
    for (const seat of heroesOf(targets(context, at, frame)).reverse()) {
      const { cards } = heroDraft(context, seat);
      const [only] = cards;
      if (only === undefined) continue;
      if (cards.length === 1) dropCard(context, seat, only);
      else context.next({ do: 'drop-which', seat });
    }
  },
  roll: (context, { on }, frame, here) => {
    const { seat, hero, monster, at } = frame;
    // A knocked-out hero does not roll, but a quest continues.
    if (heroDraft(context, seat).at === null && !isStory(here, context.content)) return;
    context.next({ do: 'card-roll', list: here, next: 0, seat, hero, monster, at, on, count: 1, faces: 6 });
  },
  trial: askTrial,
  'choose-one': (context, _effect, frame, here) => {
    const { seat, hero, monster, at } = frame;
    context.next({ do: 'choose-one', list: here, next: 0, seat, hero, monster, at });
  },
  'for-each': (context, { of }, frame, here) => {
    const list = `${here}/each`;
    for (const who of targets(context, of, frame).reverse()) {
      if ('hero' in who) {
        const at = heroDraft(context, who.hero).at ?? frame.at;
        context.next({ do: 'run', list, next: 0, seat: who.hero, hero: who.hero, monster: null, at });
      } else
        context.next({
          do: 'run',
          list,
          next: 0,
          seat: frame.seat,
          hero: null,
          monster: who.number,
          at: monsterDraft(context, who.number)?.at ?? frame.at,
        });
    }
  },
  ...storyRows,
  if: (context, { is }, frame, here) => runEffectList(context, frame, `${here}/${holds[is](context, frame.seat) ? 'then' : 'else'}`),
};
const carryOut = dispatchOn(ROWS);

function dropCard(context: Context, seat: number, card: string): void {
  moveCardToLoot(context, seat, card);
  enforceLimits(context, seat);
}

export const effectSteps: Pick<Game<Mayhem>['steps'], 'run'> = {
  run: (context, frame) => {
    const effects = context.content.lists.get(frame.list);
    const effect = effects?.[frame.next];
    if (!effects || !effect) return;
    if (frame.next + 1 < effects.length) {
      const { list, next, seat, hero, monster, at } = frame;
      context.next({ do: 'run', list, next: next + 1, seat, hero, monster, at });
    }
    // The card may have knocked out its finder. The rest of it still applies to the others.
    carryOut(context, effect, frame, `${frame.list}/${frame.next}`);
  },
};

const ways = (list: string, { lists }: Content): { do: 'one'; of: number }[] => {
  const found: { do: 'one'; of: number }[] = [];
  while (lists.has(`${list}/${found.length}`)) found.push({ do: 'one', of: found.length });
  return found;
};
/** A hero without cards cannot choose to discard one if there is another choice (MM-22). */
function cannotPay({ heroes }: Immutable<State>, seat: number, list: string, { lists }: Content): Refusal | null {
  const effects = lists.get(list) ?? [];
  const drops = effects.length > 0 && effects.every((effect) => effect.do === 'drop-card' && effect.at === 'self');
  return drops && heroes[seat]?.cards.length === 0 ? { rule: 'MM-22', words: 'You have no card to drop.' } : null;
}

export const effectChoices: Pick<Game<Mayhem>['choices'], 'choose-one' | 'choose-tile' | 'drop-which'> = {
  'choose-one': {
    options: (state, { list, seat }, content) => ways(list, content).filter(({ of }) => !cannotPay(state, seat, `${list}/${of}`, content)),
    candidates: (_state, { list }, content) => ways(list, content),
    refuse: (state, { list, seat }, { of }, content) => cannotPay(state, seat, `${list}/${of}`, content),
    answer: (context, command, { list, seat, hero, monster, at }) => {
      // In a quest the youngest player decides, and the effects apply to the hero who triggered the scene.
      const story = isStory(list, context.content);
      if (story) context.emit?.({ do: 'decided', seat, page: list, of: command.of });
      runEffectList(context, { seat: story ? context.state.turn.seat : seat, hero, monster, at }, `${list}/${command.of}`);
    },
  },
  'choose-tile': {
    options: (_state, { slots }) => slots.map((slot) => ({ do: 'tile', slot })),
    answer: (context, { slot }, { seat }) => flipTile(context, seat, slot),
  },
  'drop-which': {
    options: (state, { seat }) => (state.heroes[seat]?.cards ?? []).map((card) => ({ do: 'drop', card })),
    answer: (context, { card }, { seat }) => dropCard(context, seat, card),
  },
};

export const effectRolls: Pick<Game<Mayhem>['rolls'], 'card-roll'> = {
  'card-roll': (context, [die = 1], { list, seat, hero, monster, at, on }) => {
    const good = comesOff(die, on, context.state);
    context.emit?.({ do: 'rolled', seat, roll: 'card-roll', die, good });
    runEffectList(context, { seat, hero, monster, at }, `${list}/${good ? 'then' : 'else'}`);
  },
};
