import { countCards } from '../../../../engine/pack.ts';
import { pluralize } from '../../../../engine/shared/sentences.ts';
import type { OwnCard, OwnPack } from '../../../../games/labyrinth/content/card-pack-schema.ts';
import { Button } from '../../../parts/Button.tsx';
import { useNow } from '../../../parts/signals.ts';
import { kindWords } from './card-kinds.ts';
import { OwnCardSign } from './OwnCardSign.tsx';

export const cardsOf = ({ cards }: OwnPack): readonly OwnCard[] => [...cards.encounters, ...cards.items];

type PackProps = {
  readonly pack: OwnPack;
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
  readonly onName: (name: string) => void;
  readonly onCard: (card: OwnCard) => void;
  readonly onMake: () => void;
  readonly onSend: () => void;
  readonly onThrowAway: () => void;
};

/** A pack of own cards: what is in it, whether it is mixed in, and its way out. */
export function CardPackSheet({ pack, on, onSwitch, onName, onCard, onMake, onSend, onThrowAway }: PackProps) {
  const [naming, setNaming, namingNow] = useNow<string | null>(null);
  const cards = cardsOf(pack);
  return (
    <section class="shop-pack paper" aria-label={pack.name}>
      <header>
        {naming === null ? (
          <h2>{pack.name}</h2>
        ) : (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              const name = namingNow()?.trim();
              if (name) onName(name);
              setNaming(null);
            }}
          >
            <label>
              <span class="visually-hidden">Name of the pack</span>
              <input value={naming} maxLength={28} onInput={(event) => setNaming(event.currentTarget.value)} />
            </label>
            <Button tone="quiet" size="small" type="submit">
              Keep the name
            </Button>
          </form>
        )}
        <span class="shop-count">{pluralize(countCards([pack]), 'card')}</span>
      </header>
      <button type="button" class="shop-switch" role="switch" aria-checked={on} onClick={() => onSwitch(!on)}>
        <span class="shop-knob" aria-hidden />
        <span>
          <b>{on ? 'Mixed in' : 'Left in the drawer'}</b>
          <small>{on ? 'The next campaign is dealt with these cards.' : 'The next campaign is dealt without them.'}</small>
        </span>
      </button>
      <ul class="shop-cards">
        {cards.map((card) => (
          <li key={card.id}>
            <button type="button" class="shop-card" onClick={() => onCard(card)}>
              <OwnCardSign card={card} size={3.25} />
              <span>
                <b>{card.name}</b>
                <small>
                  {kindWords(card)}
                  {card.copies > 1 && `, ${card.copies} times`}
                </small>
              </span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" class="shop-card blank" onClick={onMake}>
            <span class="shop-plus" aria-hidden>
              +
            </span>
            <span>
              <b>One more card</b>
            </span>
          </button>
        </li>
      </ul>
      <footer>
        <Button tone="quiet" size="small" onClick={onSend}>
          Send as a file
        </Button>
        {naming === null && (
          <Button tone="quiet" size="small" onClick={() => setNaming(pack.name)}>
            Name it
          </Button>
        )}
        <Button tone="quiet" size="small" icon="trash-can" onClick={onThrowAway}>
          Throw the pack away
        </Button>
      </footer>
    </section>
  );
}
