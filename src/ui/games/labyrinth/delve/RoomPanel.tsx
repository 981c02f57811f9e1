import type { SeatRecord } from '../../../../engine/seats.ts';
import { type Content, need } from '../../../../games/labyrinth/content.ts';
import type { RoomView, View } from '../../../../games/labyrinth/sights.ts';
import type { AnyCommand } from '../../../../games/labyrinth/vocabulary.ts';
import { Button } from '../../../parts/Button.tsx';
import { CutOut } from '../../../parts/CutOut.tsx';
import { cutOf } from '../../../parts/inks.ts';
import { type CommandOf, type Offer, type Offers, that, those } from '../offers.ts';
import { Faces } from '../party/Faces.tsx';
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

/** The room where the party stands: what it looks like, what is in it, and what can be done about that. */
export function RoomPanel({ view, room, offers, seats, content, onOffer, onCard, onWhy, onDecks }: PanelProps) {
  const look = room.look === null ? null : need(content.rooms, room.look);
  const card = room.card === null ? null : need(content.encounters, room.card);
  const quiet = card === null && room.foes.length === 0;
  const [up, down] = (['up', 'down'] as const).map((way) => that(offers, 'stairs', (command) => command.way === way));
  const open = offers.length > 0;
  const faces = (what: string, icon: string, all: readonly Offer<CommandOf<'open' | 'search'>>[]) => (
    <Faces
      what={what}
      icon={icon}
      faces={all.map((offer) => ({ offer, seat: offer.command.hero }))}
      view={view}
      seats={seats}
      onOffer={onOffer}
    />
  );
  return (
    <section class="room-panel paper" aria-label="This room">
      {card && room.card !== null && (
        <button type="button" class="room-thing" aria-label={`${card.name}: read the card`} onClick={() => onCard(room.card ?? '')}>
          <CutOut {...cutOf(card.art)} size={3} width={34} />
        </button>
      )}
      <div class="room-words">
        <h2>{card?.name ?? look?.name ?? 'The way in'}</h2>
        <p>{card ? `“${card.flavour}”` : (look?.look ?? 'The gate falls shut behind you. Of course it does.')}</p>
        {quiet && open && <p class="room-quiet">Quiet here. Tap a hero to eat, heal, wear or share.</p>}
      </div>
      <button type="button" class="room-deck" aria-label={`${view.encounters.left} rooms to come: look at the decks`} onClick={onDecks}>
        <b>{view.encounters.left}</b>
        <small>left</small>
      </button>
      {room.chest && open && (
        <div class="chest-rows">
          {faces('Open it', 'open-treasure-chest', those(offers, 'open'))}
          {faces('Look for traps', 'magnifying-glass', those(offers, 'search'))}
          {those(offers, 'search').length === 0 && (
            <p class="room-quiet">
              {room.search === 'passed' ? 'It has been looked at well. A trap will hurt nobody.' : 'Somebody has looked. It looked back.'}
            </p>
          )}
        </div>
      )}
      {room.stairs && open && (
        <div class="stair-buttons">
          {up && (
            <Button data-option={up.index} aria-label={up.label} icon="stairs" onClick={() => onOffer(up)}>
              Home
            </Button>
          )}
          <Button
            tone="teal"
            icon="hole-ladder"
            {...(down ? { 'data-option': down.index, 'aria-label': down.label } : { 'aria-disabled': true })}
            onClick={() => (down ? onOffer(down) : onWhy((command) => command.do === 'stairs' && command.way === 'down'))}
          >
            Deeper
          </Button>
        </div>
      )}
    </section>
  );
}
