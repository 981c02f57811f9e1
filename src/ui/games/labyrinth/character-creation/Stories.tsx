import { type Content, cardOf } from '../../../../games/labyrinth/content/content.ts';
import { Button } from '../../../parts/Button.tsx';
import { useNow } from '../../../parts/signals.ts';
import type { CommandOf, Offer } from '../move-targets.ts';
import './stories.css';

const LONGEST = 110;

type StoriesProps = {
  readonly stories: readonly Offer<CommandOf<'story'>>[];
  readonly content: Content;
  /** What the player wrote last time. */
  readonly note: string;
  readonly onOffer: (offer: Offer) => void;
  /** The player's own story, as written. */
  readonly onOwnStory: (offer: Offer, line: string) => void;
};

/** Three slips out of a hat, or a line of one's own (LA-14). */
export function Stories({ stories, content, note, onOffer, onOwnStory }: StoriesProps) {
  const [line, setLine, lineNow] = useNow(note);
  const own = stories.find(({ command }) => command.story === null);
  return (
    <section class="stories" aria-label="Where do you come from?">
      <div class="story-hat">
        {stories.map(
          (offer) =>
            offer.command.story !== null && (
              <button key={offer.command.story} type="button" class="story-slip" data-option={offer.index} onClick={() => onOffer(offer)}>
                “{cardOf(content.stories, offer.command.story).line}”
              </button>
            ),
        )}
      </div>
      {own && (
        <form
          class="story-own"
          onSubmit={(event) => {
            event.preventDefault();
            onOwnStory(own, lineNow().trim());
          }}
        >
          <label>
            Or in your own words:
            <textarea rows={2} maxLength={LONGEST} value={line} onInput={(event) => setLine(event.currentTarget.value)} />
          </label>
          <Button tone={line.trim() === '' ? 'quiet' : 'primary'} type="submit" data-option={own.index}>
            {line.trim() === '' ? 'I tell it at the table' : 'That was me'}
          </Button>
        </form>
      )}
    </section>
  );
}
