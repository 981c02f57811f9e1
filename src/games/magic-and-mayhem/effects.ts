import type { Immutable, Of, Refusal, Rules } from '../../engine/game.ts';
import { onTag, type RowsOn } from '../../engine/kit/rows.ts';
import { ask } from './asking.ts';
import { darkBeside, slotOf } from './board.ts';
import type { Effect } from './cards.ts';
import { afflict, draft, flip, gainGold, heal, layDown, monsterDraft, type Play, stairs, trim } from './changes.ts';
import { type Content, isStory } from './content.ts';
import { settle } from './endings.ts';
import { mostHp, sideOf } from './figures.ts';
import type { Figure } from './happenings.ts';
import { comesOff } from './levels.ts';
import { run } from './lists.ts';
import { cover, spawn } from './places.ts';
import { storyRows } from './scenes.ts';
import type { State } from './state.ts';
import { isDeed, sourceOf, targets } from './targets.ts';
import type { Mayhem, Run } from './vocabulary.ts';

/** What the words on the cards do: one row a word. */

const heroesOf = (figures: readonly Figure[]): number[] => figures.flatMap((who) => ('hero' in who ? [who.hero] : []));

const holds: { readonly [K in Of<Effect, 'if'>['is']]: (turn: Play, seat: number) => boolean } = {
  'has-gold': (turn, seat) => draft(turn, seat).gold > 0,
  'is-hurt': (turn, seat) => draft(turn, seat).hp < mostHp(draft(turn, seat), turn.content),
  'is-alone': (turn, seat) => {
    const { at } = draft(turn, seat);
    const { board, heroes } = turn.state;
    return (
      at !== null && !heroes.some((other, i) => i !== seat && other.at !== null && slotOf(board.wide, other.at) === slotOf(board.wide, at))
    );
  },
  'boss-is-dead': (turn, seat) => sideOf(turn.state, seat).bosses > 0,
};

const ROWS: RowsOn<Play, Effect, [frame: Run, here: string], void> = {
  hit: (turn, { amount, type, at }, frame) => {
    const by = isDeed(turn, frame) ? frame.seat : null;
    for (const who of targets(turn, at, frame).reverse()) {
      if ('hero' in who) turn.next({ do: 'hurt-hero', seat: who.hero, amount, type, list: null, monster: null, sure: false });
      else turn.next({ do: 'hurt-monster', number: who.number, amount, type, by, sure: false });
    }
  },
  heal: (turn, { amount, at }, frame) => {
    for (const who of targets(turn, at, frame)) heal(turn, who, amount);
  },
  afflict: (turn, { state, rounds, harm, at }, frame) => {
    const by = isDeed(turn, frame) ? frame.seat : null;
    for (const who of targets(turn, at, frame)) {
      const hero = 'hero' in who ? draft(turn, who.hero) : null;
      const figure = 'hero' in who ? hero : monsterDraft(turn, who.number);
      if (!figure || hero?.at === null) continue;
      const own = 'hero' in who && !turn.state.turn.over && turn.state.turn.seat === who.hero;
      afflict(figure, state, rounds, harm, own, by);
      turn.emit?.({ do: 'afflicted', who, state, rounds });
    }
  },
  cure: (turn, { at }, frame) => {
    for (const who of targets(turn, at, frame)) {
      const figure = 'hero' in who ? draft(turn, who.hero) : monsterDraft(turn, who.number);
      if (!figure || figure.lasting.every((spell) => spell.state === 'invisible')) continue;
      figure.lasting = figure.lasting.filter((spell) => spell.state === 'invisible');
      turn.emit?.({ do: 'cured', who });
    }
  },
  gold: (turn, { amount }, frame) => gainGold(turn, frame.seat, amount),
  'lose-gold': (turn, { amount, at }, frame) => {
    for (const seat of heroesOf(targets(turn, at, frame))) {
      const hero = draft(turn, seat);
      const lost = Math.min(amount, hero.gold);
      hero.gold -= lost;
      if (lost > 0) turn.emit?.({ do: 'gold-lost', seat, amount: lost });
    }
  },
  // what was got last goes first: that hangs on no chance, so a monster's turn can be taken back
  steal: (turn, { gold, cards }, frame) => {
    const thief = frame.monster === null ? undefined : monsterDraft(turn, frame.monster);
    const hero = frame.hero === null ? undefined : draft(turn, frame.hero);
    if (!thief || !hero || hero.at === null || frame.hero === null) return;
    const coins = Math.min(gold, hero.gold);
    const things = hero.cards.splice(Math.max(0, hero.cards.length - cards));
    if (coins === 0 && things.length === 0) return;
    hero.gold -= coins;
    thief.gold += coins;
    thief.cards.push(...things);
    turn.emit?.({ do: 'stole', seat: frame.hero, number: thief.number, monster: thief.monster, gold: coins, cards: things });
    trim(turn, frame.hero);
  },
  draw: (turn, { cards }, frame) => {
    const { at } = draft(turn, frame.seat);
    if (at === null) return; // whoever was to draw is gone (MM-22)
    turn.next(...Array.from({ length: cards }, () => ({ do: 'draw-treasure' as const, seat: frame.seat, at })));
  },
  spawn: (turn, { monster, count }, frame) => {
    const card = sourceOf(frame);
    spawn(turn, monster, count, frame.at, turn.state.out.includes(card) ? card : null);
  },
  block: (turn, { squares }, frame) => {
    const { state } = turn;
    const chosen = cover(turn, frame.at, squares);
    if (chosen.length === 0) return;
    state.board = { ...state.board, blocked: [...state.board.blocked, ...chosen] };
    turn.emit?.({ do: 'blocked', squares: chosen });
  },
  'whisk-home': (turn, { at }, frame) => {
    for (const seat of heroesOf(targets(turn, at, frame))) {
      const hero = draft(turn, seat);
      if (hero.at === null) continue;
      const to = stairs(turn, seat);
      hero.at = to;
      turn.emit?.({ do: 'whisked', seat, to });
    }
    settle(turn);
  },
  flip: (turn, _effect, frame) => {
    const { at } = draft(turn, frame.seat);
    if (at === null) return;
    const slots = darkBeside(turn.state.board, at);
    const [only] = slots;
    if (only === undefined) return;
    if (slots.length === 1) flip(turn, frame.seat, only);
    else turn.next({ do: 'choose-tile', seat: frame.seat, slots });
  },
  'bonus-action': (turn, _effect, frame) => {
    const { turn: going } = turn.state;
    if (going.seat === frame.seat && !going.over) going.actions++;
  },
  'drop-card': (turn, { at }, frame) => {
    for (const seat of heroesOf(targets(turn, at, frame)).reverse()) {
      const { cards } = draft(turn, seat);
      const [only] = cards;
      if (only === undefined) continue;
      if (cards.length === 1) dropCard(turn, seat, only);
      else turn.next({ do: 'drop-which', seat });
    }
  },
  roll: (turn, { on }, frame, here) => {
    const { seat, hero, monster, at } = frame;
    // whoever has fallen has nothing to roll for; a story goes on nevertheless
    if (draft(turn, seat).at === null && !isStory(here, turn.content)) return;
    turn.next({ do: 'card-roll', list: here, next: 0, seat, hero, monster, at, on, count: 1, faces: 6 });
  },
  trial: ask,
  'choose-one': (turn, _effect, frame, here) => {
    const { seat, hero, monster, at } = frame;
    turn.next({ do: 'choose-one', list: here, next: 0, seat, hero, monster, at });
  },
  'for-each': (turn, { of }, frame, here) => {
    const list = `${here}/each`;
    for (const who of targets(turn, of, frame).reverse()) {
      if ('hero' in who) {
        const at = draft(turn, who.hero).at ?? frame.at;
        turn.next({ do: 'run', list, next: 0, seat: who.hero, hero: who.hero, monster: null, at });
      } else
        turn.next({
          do: 'run',
          list,
          next: 0,
          seat: frame.seat,
          hero: null,
          monster: who.number,
          at: monsterDraft(turn, who.number)?.at ?? frame.at,
        });
    }
  },
  ...storyRows,
  if: (turn, { is }, frame, here) => run(turn, frame, `${here}/${holds[is](turn, frame.seat) ? 'then' : 'else'}`),
};
const carryOut = onTag(ROWS);

function dropCard(turn: Play, seat: number, card: string): void {
  layDown(turn, seat, card);
  trim(turn, seat);
}

export const effectSteps: Pick<Rules<Mayhem>['steps'], 'run'> = {
  run: (turn, frame) => {
    const effects = turn.content.lists.get(frame.list);
    const effect = effects?.[frame.next];
    if (!effects || !effect) return;
    if (frame.next + 1 < effects.length) {
      const { list, next, seat, hero, monster, at } = frame;
      turn.next({ do: 'run', list, next: next + 1, seat, hero, monster, at });
    }
    // a card may have felled its finder: what is left of it still happens to whoever is there
    carryOut(turn, effect, frame, `${frame.list}/${frame.next}`);
  },
};

const ways = (list: string, { lists }: Content): { do: 'one'; of: number }[] => {
  const found: { do: 'one'; of: number }[] = [];
  while (lists.has(`${list}/${found.length}`)) found.push({ do: 'one', of: found.length });
  return found;
};
/** Who has no card cannot choose to drop one, where something else can be chosen (MM-22). */
function cannotPay({ heroes }: Immutable<State>, seat: number, list: string, { lists }: Content): Refusal | null {
  const effects = lists.get(list) ?? [];
  const drops = effects.length > 0 && effects.every((effect) => effect.do === 'drop-card' && effect.at === 'self');
  return drops && heroes[seat]?.cards.length === 0 ? { rule: 'MM-22', words: 'You have no card to drop.' } : null;
}

export const effectChoices: Pick<Rules<Mayhem>['choices'], 'choose-one' | 'choose-tile' | 'drop-which'> = {
  'choose-one': {
    options: (state, { list, seat }, content) => ways(list, content).filter(({ of }) => !cannotPay(state, seat, `${list}/${of}`, content)),
    candidates: (_state, { list }, content) => ways(list, content),
    refuse: (state, { list, seat }, { of }, content) => cannotPay(state, seat, `${list}/${of}`, content),
    answer: (turn, command, { list, seat, hero, monster, at }) => {
      // the youngest speaks for the table, and what comes of it comes to whoever brought it about
      const story = isStory(list, turn.content);
      if (story) turn.emit?.({ do: 'decided', seat, page: list, of: command.of });
      run(turn, { seat: story ? turn.state.turn.seat : seat, hero, monster, at }, `${list}/${command.of}`);
    },
  },
  'choose-tile': {
    options: (_state, { slots }) => slots.map((slot) => ({ do: 'tile', slot })),
    answer: (turn, { slot }, { seat }) => flip(turn, seat, slot),
  },
  'drop-which': {
    options: (state, { seat }) => (state.heroes[seat]?.cards ?? []).map((card) => ({ do: 'drop', card })),
    answer: (turn, { card }, { seat }) => dropCard(turn, seat, card),
  },
};

export const effectRolls: Pick<Rules<Mayhem>['rolls'], 'card-roll'> = {
  'card-roll': (turn, [die = 1], { list, seat, hero, monster, at, on }) => {
    const good = comesOff(die, on, turn.state);
    turn.emit?.({ do: 'rolled', seat, roll: 'card-roll', die, good });
    run(turn, { seat, hero, monster, at }, `${list}/${good ? 'then' : 'else'}`);
  },
};
