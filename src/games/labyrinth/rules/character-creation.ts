import type { Game } from '../../../engine/game.ts';
import type { Content } from '../content/content.ts';
import { CLASSES, type ClassId, DICE_PER_STATISTIC, RACES, STATISTICS, type Statistic } from '../state/constants.ts';
import type { Draft } from '../state/state.ts';
import type { Labyrinth } from '../state/tasks.ts';
import { ELEMENT_CHOICES, isBurning, newHero } from './characters.ts';
import { totalOf } from './dice.ts';
import { helpOf } from './help.ts';
import type { Context } from './mutations.ts';

/** Character creation (LA-2 to LA-14), one hero after the other. */

/** The number of backstories offered. */
const STORIES = 3;
const dice = (count: number) => ({ count, faces: 6 });

export const creationSteps: Pick<Game<Labyrinth>['steps'], 'create'> = {
  create: (context, { seats }) => {
    const [seat, ...rest] = seats;
    if (seat === undefined) return;
    context.state.draft = { seat, race: null, class: null, rolled: [], swapped: false, elements: null };
    context.beginTurn(seat);
    context.next({ do: 'race', seat }, { do: 'create', seats: rest });
  },
};

function drafted({ state }: Context): Draft {
  if (!state.draft) throw new Error('nobody is being made');
  return state.draft;
}
/** Makes the draft a character. */
function finish(context: Context, story: string | null): void {
  const { seat, race, class: klass, elements, rolled } = drafted(context);
  if (race === null || klass === null || elements === null) throw new Error('half a character');
  context.state.heroes[seat] = newHero({ race, class: klass, elements, story }, rolled, context.content, helpOf(context.state, seat));
  context.state.draft = null;
  context.emit?.({ do: 'character-made', seat, race, class: klass, elements: [...elements] });
  if (story !== null) context.emit?.({ do: 'story-told', seat, story });
}

/** The suggested backstories: they depend on the dice and no other hero has them. */
function suggested(seat: number, rolled: readonly number[], taken: readonly (string | null | undefined)[], content: Content): string[] {
  const free = Object.keys(content.stories).filter((story) => !taken.includes(story));
  const from = rolled.reduce((sum, die, i) => sum + die * (i + 5), seat * 13);
  return Array.from({ length: Math.min(STORIES, free.length) }, (_, i) => free[(from + i * 17) % free.length] ?? '').filter(
    (story, i, all) => all.indexOf(story) === i,
  );
}

/** LA-2: the pairs of statistics that can be swapped. */
const SWAPS: readonly (readonly [Statistic, Statistic])[] = [
  ['strength', 'intelligence'],
  ['strength', 'luck'],
  ['intelligence', 'luck'],
];
/** Those that change something: two equal numbers do not. */
export const swapsOf = (rolled: readonly number[]): typeof SWAPS =>
  SWAPS.filter(([one, other]) => rolled[STATISTICS.indexOf(one)] !== rolled[STATISTICS.indexOf(other)]);
/** The numbers with those at two places changed over. */
export const swapped = (numbers: readonly number[], one: number, other: number): number[] =>
  numbers.map((n, i) => numbers[i === one ? other : i === other ? one : i] ?? n);
/** LA-2, LA-13: the elements that luck may pick: with none of them a hero's own attacks hurt the hero. */
const kindElements = (klass: ClassId) => ELEMENT_CHOICES.filter((elements) => !isBurning({ class: klass, elements }));

export const creationChoices: Pick<Game<Labyrinth>['choices'], 'race' | 'class' | 'elements' | 'story'> = {
  race: {
    options: () => [...RACES.map((race) => ({ do: 'race' as const, race })), { do: 'surprise' }],
    answer: (context, command, { seat }) => {
      const draft = drafted(context);
      if (command.do === 'race') {
        draft.race = command.race;
        return context.next({ do: 'class', seat });
      }
      draft.race = context.random.pick(RACES);
      draft.class = context.random.pick(CLASSES);
      draft.elements = [...context.random.pick(kindElements(draft.class))];
      context.reveal('surprise');
      context.next({ do: 'statistic-roll', seat, ...dice(DICE_PER_STATISTIC * STATISTICS.length) });
    },
  },
  class: {
    options: () => CLASSES.map((klass) => ({ do: 'class', class: klass })),
    answer: (context, command, { seat }) => {
      drafted(context).class = command.class;
      context.next(...STATISTICS.map(() => ({ do: 'statistic-roll' as const, seat, ...dice(DICE_PER_STATISTIC) })));
    },
  },
  elements: {
    options: ({ byTheBook, draft }) => [
      ...ELEMENT_CHOICES.map((elements) => ({ do: 'elements' as const, elements: [...elements] })),
      ...(byTheBook || draft?.swapped
        ? []
        : swapsOf(draft?.rolled ?? []).map(([statistic, other]) => ({ do: 'swap' as const, statistic, with: other }))),
    ],
    answer: (context, command, { seat }) => {
      const draft = drafted(context);
      if (command.do === 'swap') {
        const [one, other] = [STATISTICS.indexOf(command.statistic), STATISTICS.indexOf(command.with)];
        draft.rolled = swapped(draft.rolled, one, other);
        draft.swapped = true;
        context.emit?.({ do: 'swapped', seat, statistic: command.statistic, with: command.with });
        return context.next({ do: 'elements', seat });
      }
      draft.elements = [...command.elements];
      context.next({ do: 'story', seat });
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
    answer: (context, { story }) => finish(context, story),
  },
};

export const creationRolls: Pick<Game<Labyrinth>['rolls'], 'statistic-roll'> = {
  'statistic-roll': (context, thrown, { seat }) => {
    const draft = drafted(context);
    for (let i = 0; i < thrown.length; i += 3) {
      const three = thrown.slice(i, i + 3);
      const total = totalOf(three);
      const statistic = STATISTICS[draft.rolled.length];
      draft.rolled.push(total);
      if (statistic) context.emit?.({ do: 'statistic-rolled', seat, statistic, dice: three, total });
    }
    if (draft.rolled.length < STATISTICS.length) return;
    if (draft.elements === null) return context.next({ do: 'elements', seat });
    const taken = context.state.heroes.map((hero) => hero?.story);
    finish(context, suggested(seat, draft.rolled, taken, context.content)[0] ?? null);
  },
};
