import type { Game, Immutable, VariantOf } from '../../../engine/game.ts';
import type { Effect } from '../content/card-schemas.ts';
import { type Content, cardOf, isStory } from '../content/content.ts';
import { COMES_OFF, type TrialKind } from '../state/constants.ts';
import type { Choice, Mayhem, Run } from '../state/tasks.ts';
import { askAnotherKindNext } from './asked-decks.ts';
import { challengeOfDie, challengesLeft, isLeftToDie, whatIsLeft, withNewest } from './asked-trials.ts';
import { comesOff } from './difficulty.ts';
import { runEffectList } from './effect-lists.ts';
import { type Context, heroDraft } from './mutations.ts';

/**
 * Trials (MM-44 to MM-47). The rules get the result from the judge, the app (typed answers) or the players. They know neither the time nor
 * which seats are people. So every seat may roll instead, and bots always do.
 */

type Place = Omit<Run, 'do'>;
type Trial = Immutable<VariantOf<Choice, 'trial'>>;

const DECKS = { riddle: 'riddles', twister: 'twisters', challenge: 'challenges' } as const;

/** MM-46: draws a card of the level of whoever is asked. Null if the content has none. */
function draw(context: Context, deck: 'riddles' | 'twisters', seat: number): string | null {
  const { state, content, random } = context;
  const { level } = heroDraft(context, seat);
  const fitting = Object.values(content[deck]).flatMap((card) => (card.level === level ? [card.id] : []));
  const left = whatIsLeft(fitting, state.asked[deck]);
  return left.length > 0 ? random.pick(left) : null;
}

function askPlayers(context: Context, kind: TrialKind, id: string, { list, seat, hero, monster, at }: Place): void {
  const deck = DECKS[kind];
  context.state.asked[deck] = withNewest(context.state.asked[deck], id);
  context.emit?.({ do: 'asked', seat, kind, id });
  context.next({ do: 'trial', kind, id, list, next: 0, seat, hero, monster, at });
}
function rollForOne(context: Context, { list, seat, hero, monster, at }: Place): void {
  context.next({ do: 'challenge-roll', list, next: 0, seat, hero, monster, at, count: 1, faces: 6 });
}
/** MM-45: the die in place of an answer. `id` is what was read out; null if none was. */
function rollInstead(context: Context, kind: TrialKind, id: string | null, { list, seat, hero, monster, at }: Place): void {
  context.next({ do: 'luck-roll', kind, id, list, next: 0, seat, hero, monster, at, count: 1, faces: 6 });
}
/** The challenges that may come for the side of a seat. Bots should not count, but the rules do not know them (MM-47). */
function challengesFor({ state, content }: Context, seat: number, most = Number.POSITIVE_INFINITY): readonly string[] {
  const { side, level } = heroDraft({ state }, seat);
  const people = Math.min(most, state.heroes.filter((hero) => hero.side === side).length);
  return challengesLeft(content, { level, people, asked: state.asked.challenges });
}

/** The effect `trial`. A knocked-out hero is not asked (MM-22). */
export function askTrial(context: Context, { kind }: VariantOf<Effect, 'trial'>, { seat, hero, monster, at }: Run, list: string): void {
  const place = { list, next: 0, seat, hero, monster, at };
  // A quest continues.
  if (heroDraft(context, seat).at === null) {
    if (isStory(list, context.content)) runEffectList(context, place, `${list}/lost`);
    return;
  }
  const inStory = isStory(list, context.content);
  if (isLeftToDie(context.state, seat, kind, inStory)) {
    rollInstead(context, kind, null, place);
    return;
  }
  if (!inStory) countQuestion(context, seat);
  askAnotherKindNext(context, kind);
  if (kind === 'challenge') askForDeeds(context, place);
  else {
    const id = draw(context, DECKS[kind], seat);
    if (id === null) return;
    context.reveal('ask');
    askPlayers(context, kind, id, place);
  }
}
/** MM-50: a hero is asked so many times in an evening. What a story asks does not count. */
function countQuestion(context: Context, seat: number): void {
  const asked = heroDraft(context, seat);
  if (asked.questions !== null) asked.questions--;
}

function askForDeeds(context: Context, place: Place): void {
  const [first, ...more] = challengesFor(context, place.seat);
  // With only one possible challenge no roll is needed.
  if (more.length > 0) rollForOne(context, place);
  else if (first !== undefined) askPlayers(context, 'challenge', first, place);
}
/** MM-47: another challenge, for fewer people. It was not done, so it is not noted as asked. */
function askForLess(context: Context, { id, ...place }: Trial): void {
  const { state, content } = context;
  const { people, die } = cardOf(content.challenges, id);
  state.asked.challenges = state.asked.challenges.filter((one) => one !== id);
  const less = challengeOfDie(content, challengesFor(context, place.seat, people - 1), die);
  if (less === undefined) rollInstead(context, 'challenge', null, place);
  else askPlayers(context, 'challenge', less, place);
}

type Answered = Place & { readonly kind: TrialKind; readonly id: string | null };
function end(context: Context, good: boolean, { kind, id, ...place }: Answered, luck?: true): void {
  const riddle = kind === 'riddle' && id !== null ? { riddle: id } : {};
  context.emit?.({ do: 'answered', seat: place.seat, kind, good, ...riddle, ...(luck && { luck }) });
  runEffectList(context, place, `${place.list}/${good ? 'won' : 'lost'}`);
}

const needsCompany = ({ kind, id }: Trial, content: Content): boolean => kind === 'challenge' && cardOf(content.challenges, id).people > 1;

export const trialChoices: Pick<Game<Mayhem>['choices'], 'trial'> = {
  trial: {
    options: (_state, choice, content) => [
      { do: 'solved' },
      { do: 'missed' },
      { do: 'luck' },
      ...(needsCompany(choice, content) ? [{ do: 'again' as const }] : []),
    ],
    answer: (context, command, choice) => {
      switch (command.do) {
        case 'again':
          context.emit?.({ do: 'too-few', id: choice.id });
          return askForLess(context, choice);
        case 'luck':
          return rollInstead(context, choice.kind, choice.id, choice);
        default:
          return end(context, command.do === 'solved', choice);
      }
    },
  },
};

export const trialRolls: Pick<Game<Mayhem>['rolls'], 'challenge-roll' | 'luck-roll'> = {
  // MM-47: the die chooses among the six of a level
  'challenge-roll': (context, [die = 1], roll) => {
    context.emit?.({ do: 'rolled', seat: roll.seat, roll: 'challenge-roll', die, good: true });
    const chosen = challengeOfDie(context.content, challengesFor(context, roll.seat), die);
    if (chosen !== undefined) askPlayers(context, 'challenge', chosen, roll);
  },
  // MM-45: 4+ succeeds
  'luck-roll': (context, [die = 1], roll) => {
    const good = comesOff(die, COMES_OFF, context.state);
    context.emit?.({ do: 'rolled', seat: roll.seat, roll: 'luck-roll', die, good });
    end(context, good, roll, true);
  },
};
