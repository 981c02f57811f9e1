import type { GameTypes } from '../../../engine/game.ts';
import type { TurnKey, TurnLog } from '../../../engine/save.ts';
import type { EmittedEvent } from '../../../engine/session.ts';
import { type Doer, type GameText, WEIGHTS, type Weight } from '../../../engine/shared/game-text.ts';
import { speak } from '../../../engine/shared/sentences.ts';
import { withEventsInTheirTurn } from './turn-sentences.ts';

type Tells<V extends GameTypes> = Pick<GameText<V>, 'tell' | 'story'>;

/** A chapter's identity: two chapters may have the same title. */
type Chapter = { readonly title: string };
/** A sentence of the chronicle. */
export type StoryLine = {
  readonly turn: TurnKey;
  readonly chapter: Chapter;
  readonly by: Doer;
  /** Whose picture it shows. */
  readonly shows: Doer;
  readonly words: string;
  readonly weight: Weight;
};
/** What one doer did without a break. */
export type StorySection = { readonly by: Doer; readonly lines: readonly StoryLine[] };
export type StoryChapter = { readonly title: string; readonly sections: readonly StorySection[] };

const OPENING: Chapter = { title: 'How it began' };
const weightOf = ({ weight }: StoryLine): number => WEIGHTS.indexOf(weight);
/** Whether a sentence stands alone, with a picture. */
export const standsOut = (line: StoryLine): boolean => weightOf(line) >= WEIGHTS.indexOf('notable');

const same = (one: Doer, other: Doer): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The sentences of these turns, the oldest first. A turn whose record is damaged is left out. */
export function storyLines<V extends GameTypes>(
  describe: Tells<V>,
  logs: readonly TurnLog<V>[],
  names: readonly string[],
): readonly StoryLine[] {
  let chapter = OPENING;
  let by: Doer = 'table';
  const linesOf = (turn: TurnKey, { event, secretFor }: EmittedEvent<V>): StoryLine[] => {
    if (secretFor !== undefined) return [];
    const story = describe.story(event, names);
    if (story.chapter !== undefined) chapter = { title: story.chapter };
    by = story.by ?? by;
    const sentence = story.weight === 'untold' ? null : describe.tell(event, names);
    if (!sentence) return [];
    return [{ turn, chapter, by, shows: story.shows ?? by, words: story.words ?? speak(sentence), weight: story.weight }];
  };
  const noteOf = (turn: TurnKey, words: string): StoryLine => {
    by = 'table';
    return { turn, chapter, by, shows: by, words, weight: 'told' };
  };
  return withEventsInTheirTurn(logs).flatMap((log) => {
    try {
      return log.entries.flatMap((entry) => [
        ...(entry.wentBack ? [noteOf(log, 'The table went back to this turn.')] : []),
        ...(entry.cut ? [noteOf(log, 'This turn was so long that its beginning is not kept.')] : []),
        ...entry.events.flatMap((event) => linesOf(log, event)),
      ]);
    } catch {
      return [];
    }
  });
}

/** Splits a list where `isSame` does not hold between neighbours. */
function runs<T>(list: readonly T[], isSame: (one: T, next: T) => boolean): readonly T[][] {
  const found: T[][] = [];
  for (const one of list) {
    const last = found.at(-1);
    const before = last?.at(-1);
    if (last && before !== undefined && isSame(before, one)) last.push(one);
    else found.push([one]);
  }
  return found;
}

/** The sentences by chapter, and within one by who did it. */
export const chaptersOf = (lines: readonly StoryLine[]): readonly StoryChapter[] =>
  runs(lines, (one, next) => one.chapter === next.chapter).map((chapter) => ({
    title: chapter[0]?.chapter.title ?? '',
    sections: runs(chapter, (one, next) => same(one.by, next.by)).map((section) => ({ by: section[0]?.by ?? 'table', lines: section })),
  }));

/** The greatest of these deeds, the last of equals; undefined without any. */
export const greatestOf = (lines: readonly StoryLine[]): StoryLine | undefined =>
  lines.reduce<StoryLine | undefined>((best, line) => (best && weightOf(best) > weightOf(line) ? best : line), undefined);

/** A turn in the time machine: its chapter, and what it is remembered for. */
export type RememberedTurn<K extends TurnKey> = { readonly key: K; readonly chapter: string; readonly deed: StoryLine | undefined };

/** These turns, in their order, each with what it is remembered for. A turn without a sentence belongs to the chapter before it. */
export function rememberedTurns<K extends TurnKey>(keys: readonly K[], lines: readonly StoryLine[]): readonly RememberedTurn<K>[] {
  const byTurn = new Map<string, StoryLine[]>();
  const nameOf = ({ line, turn }: TurnKey): string => `${line} ${turn}`;
  for (const line of lines) {
    const known = byTurn.get(nameOf(line.turn));
    if (known) known.push(line);
    else byTurn.set(nameOf(line.turn), [line]);
  }
  let chapter = OPENING.title;
  return keys.map((key) => {
    const own = byTurn.get(nameOf(key)) ?? [];
    chapter = own[0]?.chapter.title ?? chapter;
    return { key, chapter, deed: greatestOf(own) };
  });
}
