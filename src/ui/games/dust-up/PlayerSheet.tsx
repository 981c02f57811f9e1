import type { SeatRecord } from '../../../engine/seats.ts';
import { type Content, cardOf } from '../../../games/dust-up/content/content.ts';
import type { PlayerView } from '../../../games/dust-up/state/view-types.ts';
import { mightyCards } from '../../../games/dust-up/text/cards.ts';
import { helpText } from '../../../games/dust-up/text/help.ts';
import { spokenCards } from '../../../games/dust-up/text/prompts.ts';
import { HELP_NAMES, HelpGlyph } from '../../parts/HelpSheet.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { Card } from './cards/Card.tsx';
import './player-sheet.css';

type PlayerSheetProps = {
  readonly player: PlayerView;
  readonly record: SeatRecord;
  readonly content: Content;
  readonly onCard: (id: string) => void;
  readonly onBack: () => void;
};

/** A hero's reference sheet (DU-1) and what lies in the discard pile, the newest first (DU-20). */
export function PlayerSheet({ player, record, content, onCard, onBack }: PlayerSheetProps) {
  const hero = cardOf(content.heroes, player.hero);
  const heap = [...player.discard].reverse();
  return (
    <Sheet title={`${record.name} is ${hero.name}`} onBack={onBack} class="dust-sheet">
      <p>
        {hero.name}, {hero.title}. “{hero.flavour}”
      </p>
      {player.help !== 'none' && (
        <p>
          <HelpGlyph level={player.help} size={1.5} /> {HELP_NAMES[player.help]}. {helpText[player.help]}
        </p>
      )}
      <h3>In the heap: {heap.length}</h3>
      {heap.length === 0 ? (
        <p>Nothing yet. Played cards land here.</p>
      ) : (
        <Cards cards={heap} called="It lies in the heap." content={content} onCard={onCard} />
      )}
      <h3>Best tricks</h3>
      <p>Nobody but {hero.name} has these.</p>
      <Cards cards={mightyCards(player.hero, content)} called="A best trick." content={content} onCard={onCard} />
    </Sheet>
  );
}

type CardsProps = Pick<PlayerSheetProps, 'content' | 'onCard'> & { readonly cards: readonly string[]; readonly called: string };
/** A row of cards. `called` tells by ear in which row a card lies: one may lie in both. */
function Cards({ cards, called, content, onCard }: CardsProps) {
  const names = spokenCards(cards, content);
  return (
    <ul class="dust-sheet-cards">
      {cards.map((id, i) => (
        <li key={`${id} ${i}`}>
          <button type="button" aria-label={`${names[i]} ${called}`} onClick={() => onCard(id)}>
            <Card id={id} content={content} size="tiny" />
          </button>
        </li>
      ))}
    </ul>
  );
}
