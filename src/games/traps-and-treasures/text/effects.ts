import type { Immutable } from '../../../engine/game.ts';
import { dispatch, type HandlerTable } from '../../../engine/shared/handlers.ts';
import type { Sentence, Word } from '../../../engine/shared/sentences.ts';
import type { Amount, Bonus, Effect } from '../content/card-schemas.ts';
import { amountOf } from '../rules/players.ts';
import type { Level } from '../state/constants.ts';
import { key, POINT } from './keywords.ts';

/** The rules text of cards, generated from their effects. Each effect has one handler. */

/** A number on a card: the one that counts, or all three if the level is unknown. */
type Shown = { readonly word: Word; readonly one: boolean; readonly none: boolean };
function shown(amount: Immutable<Amount>, level: Level | null): Shown {
  const [a, b, c] = typeof amount === 'number' ? [amount, amount, amount] : amount;
  if (level === null && (a !== b || b !== c)) {
    const words: Word = { symbol: `${a} · ${b} · ${c}`, spoken: `${a}, ${b} or ${c}` };
    return { word: words, one: false, none: false };
  }
  const n = amountOf(amount, level ?? 1);
  return { word: `${n}`, one: n === 1, none: n === 0 };
}
const many = ({ word, one }: Shown, noun: string): Sentence => [word, ` ${noun}${one ? '' : 's'}`];
const hearts = (n: Shown): Sentence => many(n, 'heart');

type Show = (amount: Immutable<Amount>) => Shown;
const ROWS: HandlerTable<Immutable<Effect>, [show: Show], Sentence> = {
  'lose-health': ({ amount }, show) => ['Lose ', ...hearts(show(amount)), '.'],
  'gain-health': ({ amount }, show) => ['Get ', ...hearts(show(amount)), ' back.'],
  'lose-gold': ({ amount }, show) => ['Lose ', show(amount).word, ' ', key('gold', 'gold'), '.'],
  'gain-gold': ({ amount }, show) => ['Get ', show(amount).word, ' gold.'],
  draw: ({ amount }, show) => [
    'Draw ',
    show(amount).word,
    ' ',
    key('treasure', show(amount).one ? 'treasure card' : 'treasure cards'),
    '.',
  ],
  points: ({ amount }, show) => ['Get ', show(amount).word, ' more ', key('point', show(amount).one ? 'point' : 'points'), POINT, '.'],
  die: () => ['You are ', key('knocked-out', 'knocked out'), '!'],
  store: ({ amount }, show) => ['Up to ', show(amount).word, ' of your gold is ', key('stored', 'stored'), ' at once.'],
  'through-walls': ({ amount }, show) => [
    'Go through ',
    show(amount).word,
    ' ',
    key('walls', show(amount).one ? 'wall' : 'walls'),
    ' this turn.',
  ],
  'go-home': () => ['Go to ', key('home', 'Home Base'), ' at once.'],
  jump: ({ level }, show) => ['Jump to any tile of ', key('level', 'level'), ' ', show(level).word, ' or less.'],
  look: ({ amount }, show) => ['Look at the next ', ...many(show(amount), 'tile'), ' and take one.'],
  bait: ({ amount }, show) => [
    'For your next fight this turn, draw ',
    show(amount).word,
    ' ',
    key('monster', 'monster cards'),
    ' and pick one.',
  ],
  steal: ({ amount }, show) => ['Take up to ', show(amount).word, ' gold from a player who is not at home.'],
  swap: () => ['Change places with a player who is not at home.'],
  'hurt-others': ({ amount }, show) => ['Everybody else on your tile loses ', ...hearts(show(amount)), '.'],
  'roll-again': ({ add }, show) => ['Throw your die again', ...(show(add).none ? ['.'] : [' and add ', show(add).word, '.'])],
  add: ({ amount }, show) => ['Add ', show(amount).word, ' to your die.'],
  'fool-thief': ({ amount }, show) => ['The thief gets nothing, and pays you ', show(amount).word, ' ', key('gold', 'gold'), '.'],
  'live-on': ({ health }, show) => ['Stay up with ', ...hearts(show(health)), ' and keep your gold.'],
  'set-trap': () => ['Leave this on your tile as a ', key('trap', 'trap'), '.'],
  pay: ({ amount }, show) => ['Pay ', show(amount).word, ' ', key('gold', 'gold'), ' to whoever set the trap.'],
  stick: () => ['Your turn is over.'],
  prick: ({ amount }, show) => ['Lose ', ...hearts(show(amount)), ', but never your last one.'],
  meet: () => ['A ', key('monster', 'monster'), ' comes. It costs no point', POINT, '.'],
  foretell: ({ amount }, show) => [
    'See what the next ',
    show(amount).word,
    ' new ',
    key('tile', 'tiles'),
    ' carry, and pick what comes first.',
  ],
  fall: () => ['Fall, and climb out of the next trapdoor.'],
};

const effectText = dispatch(ROWS);

/** The numbers of an effect, if it has any. */
const amountIn = (effect: Immutable<Effect>): Immutable<Amount> | null => ('amount' in effect ? effect.amount : null);

/** The text of an effect list. Effects without a result on this level are omitted. */
export function sentences(effects: readonly Immutable<Effect>[], level: Level | null): Sentence {
  const show = (amount: Immutable<Amount>) => shown(amount, level);
  const told = effects.filter((effect) => {
    const amount = amountIn(effect);
    return amount === null || !show(amount).none;
  });
  return told.flatMap((effect, i) => [...(i > 0 ? [' '] : []), ...effectText(effect, show)]);
}

const BONUS_ROWS: HandlerTable<Immutable<Bonus>, [show: Show], Sentence> = {
  attack: ({ add }, show) => ['Add ', show(add).word, ' when you ', key('attack', 'attack'), ' a player.'],
  defend: ({ add }, show) => ['Add ', show(add).word, ' when a player ', key('attack', 'attacks'), ' you.'],
  guard: ({ amount }, show) => ['Thieves get ', show(amount).word, ' gold less from you.'],
  armour: ({ amount }, show) => ['Each time a monster takes hearts, it takes ', show(amount).word, ' less.'],
  health: ({ add }, show) => ['You have room for ', show(add).word, ' more ', show(add).one ? 'heart.' : 'hearts.'],
  tiles: ({ add }, show) => ['Draw ', show(add).word, ' more ', key('tile', show(add).one ? 'tile' : 'tiles'), ' each turn.'],
  'free-moves': ({ amount }, show) =>
    show(amount).one
      ? ['The first move of each turn costs no ', key('point', 'point'), POINT, '.']
      : ['The first ', show(amount).word, ' moves of each turn cost no ', key('point', 'point'), POINT, '.'],
  gold: ({ add }, show) => ['Each time a monster gives you gold, get ', show(add).word, ' more.'],
  rest: ({ add }, show) => ['A ', key('rest', 'rest'), ' gives you ', ...hearts(show(add)), ' more.'],
};
const oneBonus = dispatch(BONUS_ROWS);
/** The text of a kept card's bonuses, line by line. */
export const bonusText = (bonuses: readonly Immutable<Bonus>[], level: Level | null): Sentence[] =>
  bonuses.map((bonus) => oneBonus(bonus, (amount) => shown(amount, level)));
