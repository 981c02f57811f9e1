import type { Immutable, Of, Rules } from '../../engine/game.ts';
import type { Effect } from './cards.ts';
import { draft, type Play } from './changes.ts';
import { type Content, isStory, need } from './content.ts';
import { comesOff } from './levels.ts';
import { run } from './lists.ts';
import type { State } from './state.ts';
import type { Choice, Mayhem, Run } from './vocabulary.ts';
import type { TrialKind } from './words.ts';

/**
 * Trials in play (MM-44 to MM-47). The rules ask, and are told how it went: by the judge, by the app that has read a typed answer, by the
 * table. They know neither time nor who is a person; so everybody may roll instead, and bots always do.
 */

type Place = Omit<Run, 'do'>;
type Trial = Immutable<Of<Choice, 'trial'>>;

const DECKS = { riddle: 'riddles', twister: 'twisters' } as const;

/** MM-46: one that was not asked yet. When all were, the deck begins anew; null when the box has none. */
function draw({ state, content, random }: Play, deck: 'riddles' | 'twisters'): string | null {
  const all = Object.keys(content[deck]);
  if (all.every((id) => state.asked[deck].includes(id))) state.asked[deck] = [];
  const left = all.filter((id) => !state.asked[deck].includes(id));
  if (left.length === 0) return null;
  const id = random.pick(left);
  state.asked[deck].push(id);
  return id;
}

function pose(turn: Play, kind: TrialKind, id: string, { list, seat, hero, monster, at }: Place): void {
  turn.emit?.({ do: 'asked', seat, kind, id });
  turn.next({ do: 'trial', kind, id, list, next: 0, seat, hero, monster, at });
}
function rollForOne(turn: Play, { list, seat, hero, monster, at }: Place): void {
  turn.next({ do: 'challenge-roll', list, next: 0, seat, hero, monster, at, count: 1, faces: 6 });
}
function trustLuck(turn: Play, kind: TrialKind, { list, seat, hero, monster, at }: Place): void {
  turn.next({ do: 'luck-roll', kind, list, next: 0, seat, hero, monster, at, count: 1, faces: 6 });
}
/** Whether there are at least seats enough on the drawer's side: bots do not count, but the rules do not know them (MM-47). */
const isEnough = ({ state }: Play, seat: number, challenge: Content['challenges'][string]): boolean =>
  challenge.people <= state.heroes.filter(({ side }) => side === draft({ state }, seat).side).length;

/** What the effect `trial` does. Whoever has fallen is not asked (MM-22). */
export function ask(turn: Play, { kind }: Of<Effect, 'trial'>, { seat, hero, monster, at }: Run, list: string): void {
  const place = { list, next: 0, seat, hero, monster, at };
  // a story goes on nevertheless
  if (draft(turn, seat).at === null) {
    if (isStory(list, turn.content)) run(turn, place, `${list}/lost`);
    return;
  }
  if (turn.state.house.includes(kind === 'challenge' ? 'no-challenges' : 'no-riddles')) trustLuck(turn, kind, place);
  else if (kind === 'challenge') askForDeeds(turn, place);
  else {
    const id = draw(turn, DECKS[kind]);
    if (id === null) return;
    turn.reveal('ask');
    pose(turn, kind, id, place);
  }
}

function askForDeeds(turn: Play, place: Place): void {
  const enough = Object.values(turn.content.challenges).filter((one) => isEnough(turn, place.seat, one));
  const [only] = enough;
  // a die that is thrown until it shows the only one that fits need not be thrown
  if (enough.length > 1) rollForOne(turn, place);
  else if (only) pose(turn, 'challenge', only.id, place);
}

/** The riddle that the table has just heard; none where a die is thrown in its place from the start (MM-50). */
const heard = ({ asked, house }: State, kind: TrialKind): string | undefined =>
  kind === 'riddle' && !house.includes('no-riddles') ? asked.riddles.at(-1) : undefined;

function end(turn: Play, good: boolean, kind: TrialKind, place: Place, luck?: true): void {
  const riddle = heard(turn.state, kind);
  turn.emit?.({ do: 'answered', seat: place.seat, kind, good, ...(riddle === undefined ? {} : { riddle }), ...(luck && { luck }) });
  run(turn, place, `${place.list}/${good ? 'won' : 'lost'}`);
}

const needsCompany = ({ kind, id }: Trial, content: Content): boolean => kind === 'challenge' && need(content.challenges, id).people > 1;

export const trialChoices: Pick<Rules<Mayhem>['choices'], 'trial'> = {
  trial: {
    options: (_state, choice, content) => [
      { do: 'solved' },
      { do: 'missed' },
      { do: 'luck' },
      ...(needsCompany(choice, content) ? [{ do: 'again' as const }] : []),
    ],
    answer: (turn, command, choice) => {
      const { kind } = choice;
      switch (command.do) {
        case 'again':
          turn.emit?.({ do: 'too-few', id: choice.id });
          return rollForOne(turn, choice);
        case 'luck':
          return trustLuck(turn, kind, choice);
        default:
          return end(turn, command.do === 'solved', kind, choice);
      }
    },
  },
};

export const trialRolls: Pick<Rules<Mayhem>['rolls'], 'challenge-roll' | 'luck-roll'> = {
  // MM-47: the die picks one, and is thrown again when even all seats are too few for it
  'challenge-roll': (turn, [die = 1], roll) => {
    turn.emit?.({ do: 'rolled', seat: roll.seat, roll: 'challenge-roll', die, good: true });
    const found = Object.values(turn.content.challenges).find((one) => one.die === die);
    if (found && isEnough(turn, roll.seat, found)) return pose(turn, 'challenge', found.id, roll);
    if (found) turn.emit?.({ do: 'too-few', id: found.id });
    rollForOne(turn, roll);
  },
  // MM-45: 4+ is right
  'luck-roll': (turn, [die = 1], roll) => {
    const good = comesOff(die, 4, turn.state);
    turn.emit?.({ do: 'rolled', seat: roll.seat, roll: 'luck-roll', die, good });
    end(turn, good, roll.kind, roll, true);
  },
};
