import type { SeatRecord } from '../../../../engine/seats.ts';
import { type Content, cardOf } from '../../../../games/labyrinth/content/content.ts';
import type { View } from '../../../../games/labyrinth/state/view-types.ts';
import { eveningLines, graveName, graveStory, graveText } from '../../../../games/labyrinth/text/campaign-book.ts';
import { kindName, speaker } from '../../../../games/labyrinth/text/names.ts';
import { Sheet } from '../../../parts/Sheet.tsx';
import { Puppet } from '../../../puppets/Puppet.tsx';
import { PuppetBadge } from '../../../puppets/PuppetBadge.tsx';
import { heroFigure } from '../puppet-figures.ts';
import { kindFigure } from '../puppet-props.ts';
import './campaign-book.css';

type BookProps = {
  readonly view: View;
  readonly seats: readonly SeatRecord[];
  readonly content: Content;
  readonly onBack: () => void;
};

/** The campaign book (LA-46): evenings, what the town has of them, monsters beaten, and graves. The newest is first. */
export function CampaignBook({ view, seats, content, onBack }: BookProps) {
  const { evenings, beaten } = view.book;
  const say = speaker(
    seats.map(({ name }) => name),
    content,
  );
  return (
    <Sheet title="The campaign book" class="campaign-book" onBack={onBack}>
      <h3>Evenings</h3>
      {evenings.length === 0 ? (
        <p>Clean pages. They smell of glue, and of what is to come.</p>
      ) : (
        <ol reversed>
          {[...evenings].reverse().map((evening) => (
            <li key={evening.delve} class={evening.done ? 'book-evening done' : 'book-evening'}>
              <b>Delve {evening.delve}</b>
              {eveningLines(evening, say).map((line) => (
                <p key={line}>{line}</p>
              ))}
            </li>
          ))}
        </ol>
      )}
      {view.done.length > 0 && (
        <>
          <h3>Thanks to you the town has</h3>
          <ul class="book-things">
            {view.done.map((errand) => (
              <li key={errand}>{cardOf(content.errands, errand).brings.called}</li>
            ))}
          </ul>
        </>
      )}
      {beaten.length > 0 && (
        <>
          <h3>Beaten so far</h3>
          <ul class="book-trophies">
            {beaten.map(({ kind, count }) => (
              <li key={kind}>
                <Puppet figure={kindFigure(kind, content)} mood="asleep" />
                <span>
                  {count} {kindName(kind, count > 1 ? [{ kind }, { kind }] : [], content)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Graves view={view} seats={seats} content={content} />
    </Sheet>
  );
}

/** Who sleeps there, and the story of each. */
function Graves({ view, seats, content }: Omit<BookProps, 'onBack'>) {
  const { graves } = view.book;
  return (
    <>
      <h3>The quiet meadow</h3>
      {graves.length === 0 ? (
        <p>Daisies, and nobody under them. Keep it so!</p>
      ) : (
        <ul class="book-graves">
          {[...graves].reverse().map((grave, i) => {
            const record = seats[grave.seat];
            const { race, class: klass, elements } = grave;
            const story = record ? graveStory(grave, record, content) : null;
            return (
              <li key={`${grave.seat} ${graves.length - i}`}>
                <PuppetBadge figure={heroFigure({ race, class: klass, elements })} mood="asleep" emblem={record?.emblem ?? 'sun'} />
                <div>
                  <b dir="auto">{record?.name ?? 'Somebody'}</b>
                  <p>
                    {graveName(grave, content)}. {graveText(grave, content)}
                  </p>
                  {story !== null && <blockquote dir="auto">“{story}”</blockquote>}
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
