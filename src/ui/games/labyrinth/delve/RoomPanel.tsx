import { useState } from 'preact/hooks';
import type { SeatRecord } from '../../../../engine/seats.ts';
import { type Content, cardOf } from '../../../../games/labyrinth/content/content.ts';
import type { AnyCommand } from '../../../../games/labyrinth/state/commands.ts';
import type { RoomView, View } from '../../../../games/labyrinth/state/view-types.ts';
import { Button } from '../../../parts/Button.tsx';
import { Answer, adds, Faces } from '../Answers.tsx';
import { EncounterSign } from '../cards/EncounterFoes.tsx';
import { type Offer, type Offers, that, those } from '../move-targets.ts';
import { Torches } from '../Torches.tsx';
import { ErrandSign } from './ErrandSign.tsx';
import './room-panel.css';

type PanelProps = {
  readonly view: View;
  readonly room: RoomView;
  readonly offers: Offers;
  readonly seats: readonly SeatRecord[];
  readonly content: Content;
  readonly onOffer: (offer: Offer) => void;
  readonly onCard: (card: string) => void;
  readonly onWhy: (matches: (command: AnyCommand) => boolean) => void;
  readonly onDecks: () => void;
};

const stairs = (offers: Offers, way: 'up' | 'down') => that(offers, 'stairs', (command) => command.way === way);

/** The room where the party stands: what it looks like, what is in it, and what can be done about that. */
export function RoomPanel({ view, room, offers, seats, content, onOffer, onCard, onWhy, onDecks }: PanelProps) {
  const look = room.look === null ? null : cardOf(content.rooms, room.look);
  const card = room.card === null ? null : cardOf(content.encounters, room.card);
  const quiet = card === null && room.foes.length === 0;
  const [up, down] = [stairs(offers, 'up'), stairs(offers, 'down')];
  const open = offers.length > 0;
  const chest = room.chest && open;
  return (
    <section class={`room-panel paper ${card && !chest ? 'staged' : ''}`} aria-label="This room">
      {card && room.card !== null && (
        <button type="button" class="room-thing" aria-label={`${card.name}: read the card`} onClick={() => onCard(room.card ?? '')}>
          {content.errands[room.card] ? (
            <ErrandSign errand={room.card} content={content} size={3.5} />
          ) : (
            <EncounterSign card={card} size={3.5} />
          )}
        </button>
      )}
      <div class="room-words">
        <h2>
          {card?.name ?? look?.name ?? 'The way in'} {card && look && <small>{look.name}</small>}
        </h2>
        {!view.byTheBook && room.torches !== null && <Torches lit={room.torches} />}
        <p class="room-look">“{card?.flavour ?? look?.look ?? 'The gate falls shut behind you. Of course it does.'}”</p>
        {open && view.draught && <p class="room-quiet">A draught! Stairs are near.</p>}
        {quiet && open && <p class="room-quiet">Quiet here. Tap a hero to eat, heal, wear or share.</p>}
      </div>
      <button type="button" class="room-deck" aria-label={`${view.encounters.left} rooms to come: look at the decks`} onClick={onDecks}>
        <b>{view.encounters.left}</b>
        <small>left</small>
      </button>
      {chest && <Chest search={room.search} offers={offers} view={view} seats={seats} onOffer={onOffer} />}
      {those(offers, 'heal').map((offer) => (
        <Answer key={offer.index} offer={offer} tone="quiet" size="small" onOffer={onOffer} />
      ))}
      {room.stairs && open && (
        <div class="stair-buttons">
          {up && (
            <Answer offer={up} icon="stairs" onOffer={onOffer}>
              Home
            </Answer>
          )}
          <Deeper
            key={view.floor}
            floor={view.floor + 1}
            offer={down}
            onOffer={onOffer}
            onWhy={() => onWhy((command) => command.do === 'stairs' && command.way === 'down')}
          />
        </div>
      )}
    </section>
  );
}

type DeeperProps = {
  readonly floor: number;
  readonly offer: Offer | null;
  readonly onOffer: (offer: Offer) => void;
  readonly onWhy: () => void;
};

/** One floor down: there is no way back up from there, so it takes two taps. */
function Deeper({ floor, offer, onOffer, onWhy }: DeeperProps) {
  const [sure, setSure] = useState(false);
  if (offer && !sure)
    return (
      <Button tone="teal" icon="hole-ladder" data-narrow="" onClick={() => setSure(true)}>
        Deeper
      </Button>
    );
  return (
    <Answer offer={offer} tone="teal" icon="hole-ladder" onOffer={onOffer} onWhy={onWhy}>
      {offer ? `Yes, to floor ${floor}` : 'Deeper'}
    </Answer>
  );
}

const CHEST = { open: ['Open it', 'open-treasure-chest'], search: ['Look for traps', 'magnifying-glass'] } as const;

/** A shut chest (LA-16, LA-31d): what to do with it, and who does. */
function Chest({
  search,
  offers,
  view,
  seats,
  onOffer,
}: Pick<PanelProps, 'offers' | 'view' | 'seats' | 'onOffer'> & Pick<RoomView, 'search'>) {
  const [deed, setDeed] = useState<keyof typeof CHEST>('open');
  const looked = those(offers, 'search').length === 0;
  const now = looked ? 'open' : deed;
  return (
    <div class="lab-chest">
      {(['open', 'search'] as const).map((one) => (
        <Button
          key={one}
          tone="quiet"
          size="small"
          icon={CHEST[one][1]}
          aria-pressed={now === one}
          aria-disabled={(one === 'search' && looked) || undefined}
          data-narrow=""
          onClick={() => setDeed(one)}
        >
          {CHEST[one][0]}
        </Button>
      ))}
      {looked && (
        <p class="room-quiet">
          {search === 'passed' ? 'Looked at well: a trap hurts nobody.' : 'Somebody has looked, and cannot tell. It looked back.'}
        </p>
      )}
      <Faces
        what={CHEST[now][0]}
        signOf={now === 'search' ? adds('intelligence') : undefined}
        faces={those(offers, now).map((offer) => ({ offer, seat: offer.command.hero }))}
        view={view}
        seats={seats}
        onOffer={onOffer}
      />
    </div>
  );
}
