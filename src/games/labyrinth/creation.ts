import type { Rules } from '../../engine/game.ts';
import type { Play } from './changes.ts';
import { ELEMENT_CHOICES, newHero } from './characters.ts';
import type { Content } from './content.ts';
import { totalOf } from './dice.ts';
import type { Draft } from './state.ts';
import type { Labyrinth } from './vocabulary.ts';
import { CLASSES, RACES, STATISTICS } from './words.ts';

/** New characters (LA-2 to LA-14), one after the other. */

/** How many back-stories are offered. */
const STORIES = 3;
const dice = (count: number) => ({ count, faces: 6 });

export const creationSteps: Pick<Rules<Labyrinth>['steps'], 'create'> = {
  create: (turn, { seats }) => {
    const [seat, ...rest] = seats;
    if (seat === undefined) return;
    turn.state.draft = { seat, race: null, class: null, rolled: [], elements: null };
    turn.begin(seat);
    turn.next({ do: 'race', seat }, { do: 'create', seats: rest });
  },
};

function drafted({ state }: Play): Draft {
  if (!state.draft) throw new Error('nobody is being made');
  return state.draft;
}
/** The draft becomes a character. */
function finish(turn: Play, story: string | null): void {
  const { seat, race, class: klass, elements, rolled } = drafted(turn);
  if (race === null || klass === null || elements === null) throw new Error('half a character');
  turn.state.heroes[seat] = newHero({ race, class: klass, elements, story }, rolled, turn.content);
  turn.state.draft = null;
  turn.emit?.({ do: 'character-made', seat, race, class: klass, elements: [...elements] });
  if (story !== null) turn.emit?.({ do: 'story-told', seat, story });
}

/** Which back-stories are suggested: some that hang on the dice, and that nobody else has. */
function suggested(seat: number, rolled: readonly number[], taken: readonly (string | null | undefined)[], content: Content): string[] {
  const free = Object.keys(content.stories).filter((story) => !taken.includes(story));
  const from = rolled.reduce((sum, die, i) => sum + die * (i + 5), seat * 13);
  return Array.from({ length: Math.min(STORIES, free.length) }, (_, i) => free[(from + i * 17) % free.length] ?? '').filter(
    (story, i, all) => all.indexOf(story) === i,
  );
}

export const creationChoices: Pick<Rules<Labyrinth>['choices'], 'race' | 'class' | 'elements' | 'story'> = {
  race: {
    options: () => [...RACES.map((race) => ({ do: 'race' as const, race })), { do: 'surprise' }],
    answer: (turn, command, { seat }) => {
      const draft = drafted(turn);
      if (command.do === 'race') {
        draft.race = command.race;
        return turn.next({ do: 'class', seat });
      }
      draft.race = turn.random.pick(RACES);
      draft.class = turn.random.pick(CLASSES);
      draft.elements = [...turn.random.pick(ELEMENT_CHOICES)];
      turn.reveal('surprise');
      turn.next({ do: 'statistic-roll', seat, ...dice(9) });
    },
  },
  class: {
    options: () => CLASSES.map((klass) => ({ do: 'class', class: klass })),
    answer: (turn, command, { seat }) => {
      drafted(turn).class = command.class;
      turn.next(...STATISTICS.map(() => ({ do: 'statistic-roll' as const, seat, ...dice(3) })));
    },
  },
  elements: {
    options: () => ELEMENT_CHOICES.map((elements) => ({ do: 'elements', elements: [...elements] })),
    answer: (turn, { elements }, { seat }) => {
      drafted(turn).elements = [...elements];
      turn.next({ do: 'story', seat });
    },
  },
  story: {
    options: ({ draft, heroes }, { seat }, content) => [
      ...suggested(
        seat,
        draft?.rolled ?? [],
        heroes.map((hero) => hero?.story),
        content,
      ).map((story) => ({ do: 'story' as const, story })),
      { do: 'story', story: null },
    ],
    answer: (turn, { story }) => finish(turn, story),
  },
};

export const creationRolls: Pick<Rules<Labyrinth>['rolls'], 'statistic-roll'> = {
  'statistic-roll': (turn, thrown, { seat }) => {
    const draft = drafted(turn);
    for (let i = 0; i < thrown.length; i += 3) {
      const three = thrown.slice(i, i + 3);
      const total = totalOf(three);
      const statistic = STATISTICS[draft.rolled.length];
      draft.rolled.push(total);
      if (statistic) turn.emit?.({ do: 'statistic-rolled', seat, statistic, dice: three, total });
    }
    if (draft.rolled.length < STATISTICS.length) return;
    if (draft.elements === null) return turn.next({ do: 'elements', seat });
    const taken = turn.state.heroes.map((hero) => hero?.story);
    finish(turn, suggested(seat, draft.rolled, taken, turn.content)[0] ?? null);
  },
};
