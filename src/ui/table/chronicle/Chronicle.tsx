import { Fragment } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Sheet } from '../../parts/Sheet.tsx';
import type { Cast } from './doer-picture.tsx';
import { greatestOf, type StoryChapter, type StoryLine, type StorySection, standsOut } from './story.ts';
import './chronicle.css';

type ChronicleProps = {
  /** As they were played: the oldest first. */
  readonly chapters: readonly StoryChapter[];
  readonly cast: Cast;
  readonly onClose: () => void;
  /** Opens at the last chapter, with the earlier ones folded: the game goes on. */
  readonly goesOn?: boolean;
};

/** Sizes of the pictures, in rem. */
const FACE = { doer: 2.5, notable: 2.75, great: 5 } as const;

/** What happened, chapter by chapter, the oldest first. */
export function Chronicle({ chapters, cast, onClose, goesOn = false }: ChronicleProps) {
  const last = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (goesOn) last.current?.scrollIntoView?.({ block: 'start' });
  }, [goesOn, chapters.length]);
  return (
    <Sheet title="The chronicle" onBack={onClose} class="chronicle">
      {chapters.length === 0 && <p>Nothing has happened yet. Somebody should light a torch.</p>}
      {chapters.map((chapter, i) => (
        <Chapter
          key={i}
          chapter={chapter}
          cast={cast}
          folded={goesOn && i < chapters.length - 1}
          // read from here on
          top={goesOn && i === chapters.length - 1 ? last : null}
        />
      ))}
    </Sheet>
  );
}

type ChapterProps = {
  readonly chapter: StoryChapter;
  readonly cast: Cast;
  readonly folded: boolean;
  readonly top: { readonly current: HTMLElement | null } | null;
};

/** A chapter with its title; folded, it shows what it is remembered for. */
function Chapter({ chapter, cast, folded, top }: ChapterProps) {
  const deed = folded ? greatestOf(chapter.sections.flatMap(({ lines }) => lines)) : undefined;
  return (
    <details class="chapter" open={!folded} ref={top as never}>
      <summary>
        <h3>{chapter.title}</h3>
        {deed && <span class="chapter-deed">{deed.words}</span>}
      </summary>
      <ol>
        {chapter.sections.map((section, i) => (
          <Section key={i} section={section} cast={cast} />
        ))}
      </ol>
    </details>
  );
}

/** Consecutive lines that are told in one paragraph, or a deed that stands alone. */
function paragraphs(lines: readonly StoryLine[]): readonly (StoryLine | readonly StoryLine[])[] {
  const found: (StoryLine | StoryLine[])[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (standsOut(line)) found.push(line);
    else if (Array.isArray(last)) last.push(line);
    else found.push([line]);
  }
  return found;
}

/** What one doer did: their name and picture, and the sentences. */
function Section({ section: { by, lines }, cast }: { readonly section: StorySection; readonly cast: Cast }) {
  return (
    <li>
      <span class="doer">{cast.pictureOf(by, FACE.doer)}</span>
      <h4>{cast.nameOf(by)}</h4>
      {paragraphs(lines).map((part, i) =>
        'words' in part ? (
          <p key={i} class={`deed ${part.weight}`}>
            {cast.pictureOf(part.shows, part.weight === 'great' ? FACE.great : FACE.notable)}
            <span>{part.words}</span>
          </p>
        ) : (
          <p key={i}>
            {part.map(({ words }, k) => (
              <Fragment key={k}>
                <span>{words}</span>{' '}
              </Fragment>
            ))}
          </p>
        ),
      )}
    </li>
  );
}
