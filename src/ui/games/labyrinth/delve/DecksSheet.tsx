import { useState } from 'preact/hooks';
import { isOwnCard } from '../../../../engine/pack.ts';
import { type Content, cardOf } from '../../../../games/labyrinth/content/content.ts';
import type { View } from '../../../../games/labyrinth/state/view-types.ts';
import { levelsText } from '../../../../games/labyrinth/text/cards.ts';
import { CutOut } from '../../../parts/CutOut.tsx';
import { cutOf } from '../../../parts/inks.ts';
import { Sheet } from '../../../parts/Sheet.tsx';
import { ReadCardCloseUp } from '../cards/CardCloseUps.tsx';
import { EncounterSign } from '../cards/EncounterFoes.tsx';

type DecksProps = {
  readonly view: View;
  readonly content: Content;
  readonly onBack: () => void;
  readonly onKeyword?: ((rule: string) => void) | undefined;
};

const DECKS = ['encounters', 'items'] as const;
/** How often each card of a deck is in a list: a family's own first, then in printed order. */
function counted(cards: readonly string[]): ReadonlyMap<string, number> {
  const many = new Map<string, number>();
  for (const card of [...cards].sort((a, b) => Number(isOwnCard(b)) - Number(isOwnCard(a)))) many.set(card, (many.get(card) ?? 0) + 1);
  return many;
}

/** What both decks hold on this floor, and what of it has been seen. What comes next nobody knows. */
export function DecksSheet({ view, content, onBack, onKeyword }: DecksProps) {
  const [read, setRead] = useState<string | null>(null);
  const decks = content.floors[view.floor];
  return (
    <>
      <Sheet title={`What lives on floor ${view.floor}`} class="decks-sheet" onBack={onBack}>
        {DECKS.map((deck) => {
          const gone = counted(view[deck].discard);
          return (
            <section key={deck}>
              <h3>
                {deck === 'encounters' ? 'Rooms' : 'Things'}: {view[deck].left} more of these
              </h3>
              <ul class="deck-list">
                {[...counted(decks[deck])].map(([id, many]) => {
                  const { name, art, levels } = deck === 'encounters' ? cardOf(content.encounters, id) : cardOf(content.items, id);
                  const seen = gone.get(id) ?? 0;
                  return (
                    <li key={id}>
                      <button type="button" class={isOwnCard(id) ? 'deck-card own' : 'deck-card'} onClick={() => setRead(id)}>
                        {deck === 'encounters' ? (
                          <EncounterSign card={cardOf(content.encounters, id)} size={2.75} />
                        ) : (
                          <CutOut {...cutOf(art)} size={2.25} width={36} />
                        )}
                        <span>
                          <b>{name}</b>
                          <small>
                            {isOwnCard(id) && 'Your own! '}
                            {many > 1 ? `${many} times` : 'once'}, {levelsText(levels)}
                            {seen > 0 ? `, ${seen} seen` : ''}
                          </small>
                        </span>
                      </button>
                    </li>
                  );
                })}
              </ul>
            </section>
          );
        })}
      </Sheet>
      {read !== null && (
        <div class="over-sheet">
          <ReadCardCloseUp
            held={{ what: 'card', id: read }}
            says="A card of the deck"
            content={content}
            view={view}
            onKeyword={onKeyword}
            onBack={() => setRead(null)}
          />
        </div>
      )}
    </>
  );
}
