import type { Immutable } from '../../../../engine/game.ts';
import type { SeatRecord } from '../../../../engine/seats.ts';
import { speak } from '../../../../engine/shared/sentences.ts';
import type { Content } from '../../../../games/labyrinth/content/content.ts';
import type { Way } from '../../../../games/labyrinth/content/errand-schemas.ts';
import type { Statistic } from '../../../../games/labyrinth/state/constants.ts';
import type { Labyrinth } from '../../../../games/labyrinth/state/tasks.ts';
import type { View } from '../../../../games/labyrinth/state/view-types.ts';
import { textContext } from '../../../../games/labyrinth/text/scene.ts';
import { wayLines, wayOf } from '../../../../games/labyrinth/text/ways.ts';
import { CutOut } from '../../../parts/CutOut.tsx';
import { SentenceText } from '../../../parts/SentenceText.tsx';
import { type Offer, type Offers, those } from '../move-targets.ts';
import '../town/errands.css';

const CHECK_ICONS: { readonly [S in Statistic]: string } = { strength: 'fist', intelligence: 'magnifying-glass', luck: 'rolling-dices' };

/** What a way begins with, as a picture. */
function wayIcon({ effects: [first] }: Immutable<Way>): string {
  if (first?.do === 'check') return CHECK_ICONS[first.statistic];
  return first?.do === 'pay' ? 'two-coins' : first?.do === 'monsters' ? 'crossed-swords' : 'talk';
}

type WaysProps = {
  readonly choice: Labyrinth['choice'] & { readonly do: 'choose' };
  readonly offers: Offers;
  readonly view: View;
  readonly content: Content;
  readonly seats: readonly SeatRecord[];
  readonly onOffer: (offer: Offer) => void;
};

/** The two ways to do an errand, each with what comes of it (LA-44). */
export function ErrandWays({ choice, offers, view, content, seats, onOffer }: WaysProps) {
  const names = seats.map(({ name }) => name);
  return (
    <ul class="errands" aria-label="Two ways">
      {those(offers, 'way').map((offer) => {
        const way = wayOf(content, choice.list, choice.at, offer.command.way);
        if (!way) return null;
        const lines = wayLines(textContext(view, names, content), way);
        return (
          <li key={offer.index}>
            <button
              type="button"
              class="errand"
              data-option={offer.index}
              aria-label={`${way.says}. ${lines.map(speak).join(' ')}`}
              onClick={() => onOffer(offer)}
            >
              <CutOut icon={wayIcon(way)} size={3} width={36} print="var(--ember-lo)" />
              <span>
                <b>{way.says}</b>
                {lines.map((line) => (
                  <small key={speak(line)}>
                    <SentenceText words={line} />
                  </small>
                ))}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
