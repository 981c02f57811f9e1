import type { Immutable } from '../../../engine/game.ts';
import { capitalize, joinWithAnd, pluralize } from '../../../engine/shared/sentences.ts';
import { type Content, cardOf } from '../content/content.ts';
import type { Evening, Grave } from '../state/state.ts';
import { grewText } from './feats.ts';
import { type Speaker, theKind, titleText } from './names.ts';

/** The lines of the campaign book (LA-46). */

/** What one evening was, and who came home with what. */
export function eveningLines({ floor, errand, done, beaten, fell, home }: Immutable<Evening>, say: Speaker): readonly string[] {
  const finds = home.flatMap(({ seat, card }) => (card === null ? [] : [`${say.who(seat)} with ${say.a(card)}`]));
  const others = home.flatMap(({ seat, card }) => (card === null ? [say.who(seat)] : []));
  return [
    `Down to floor ${floor}. ${capitalize(pluralize(beaten, 'monster'))} beaten.`,
    ...(errand === null ? [] : [`${capitalize(say.errand(errand))}: ${done ? 'done!' : 'not this time.'}`]),
    ...(home.length === 0 ? ['Nobody came home.'] : []),
    ...(finds.length === 0 ? [] : [`Home came ${joinWithAnd(finds)}.`]),
    ...(others.length === 0 ? [] : [`${finds.length === 0 ? 'Home came' : 'With good stories came'} ${joinWithAnd(others)}.`]),
    ...(fell > 0 && home.length > 0 ? [`${capitalize(pluralize(fell, 'hero', 'heroes'))} did not.`] : []),
    ...home.flatMap(({ seat, grown }) => (grown === null ? [] : [grewText(seat, grown, say)])),
  ];
}

/** "Oxkin Wizard, Friend of Goats". */
export function graveName({ race, class: klass, title }: Immutable<Grave>, content: Content): string {
  const called = title === null ? '' : `, ${titleText(title, content)}`;
  return `${content.races[race].name} ${content.classes[klass].name}${called}`;
}
export const graveText = ({ delve, floor, by }: Immutable<Grave>, content: Content): string =>
  `Sleeps since delve ${delve}, floor ${floor}${by === null ? '' : `. It was ${theKind(by, [], content)}`}.`;
/** What was written about a hero who has fallen: the story that was tapped, or the player's own. */
export function graveStory(
  { story, own }: Immutable<Grave>,
  { note, earlierNotes = [] }: { readonly note?: string; readonly earlierNotes?: readonly string[] },
  content: Content,
): string | null {
  if (story !== null) return cardOf(content.stories, story).line;
  return (own === null ? undefined : (earlierNotes[own] ?? (own === earlierNotes.length ? note : undefined))) || null;
}

type Notes = { readonly note?: string; readonly earlierNotes?: readonly string[] };
/** A player's notes once a new hero has a story of its own: those of all who have fallen stay with their graves. `fallen`: how many have. */
export function withNote({ note = '', earlierNotes = [] }: Notes, line: string, fallen: number): Notes {
  const kept = Array.from({ length: fallen }, (_, i) => earlierNotes[i] ?? (i === earlierNotes.length ? note : ''));
  return { ...(line === '' ? {} : { note: line }), ...(kept.length > 0 ? { earlierNotes: kept } : {}) };
}
