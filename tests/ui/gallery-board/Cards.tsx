import { mayhemModule } from '../../../src/games/magic-and-mayhem/index.ts';
import { CardFace } from '../../../src/ui/games/magic-and-mayhem/cards/CardFace.tsx';
import { faceOf } from '../../../src/ui/games/magic-and-mayhem/cards/card-faces.ts';

const { content } = mayhemModule;
const DECKS = { heroes: content.heroes, treasures: content.treasures, dangers: content.dangers, monsters: content.monsters } as const;

/** All cards of a deck, in the hand's size and held up. */
export function Cards({ deck, size }: { deck: string; size: 'large' | 'small' }) {
  const cards = Object.values(deck in DECKS ? DECKS[deck as keyof typeof DECKS] : {});
  return (
    <div class="card-table">
      {cards.map(({ id }) => (
        <CardFace key={id} {...faceOf(id, content)} size={size} />
      ))}
    </div>
  );
}
