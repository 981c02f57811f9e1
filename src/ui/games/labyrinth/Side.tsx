import type { SeatRecord } from '../../../engine/seats.ts';
import type { Content } from '../../../games/labyrinth/content/content.ts';
import type { AnyCommand } from '../../../games/labyrinth/state/commands.ts';
import type { HeroView, View } from '../../../games/labyrinth/state/view-types.ts';
import { Button } from '../../parts/Button.tsx';
import type { Cue } from '../../parts/board/Flourish.tsx';
import { Actions } from './Actions.tsx';
import { ErrandStrip } from './delve/ErrandStrip.tsx';
import { RoomPanel } from './delve/RoomPanel.tsx';
import type { Way } from './fight/AttackChoices.tsx';
import { FightActions } from './fight/FightActions.tsx';
import { type Kind, type Offer, type Offers, those } from './move-targets.ts';
import type { Looked } from './Overlays.tsx';
import { Party } from './party/Party.tsx';
import { PassTorch } from './party/PassTorch.tsx';
import { Stall } from './town/Stall.tsx';

type Props = {
  readonly view: View;
  readonly seats: readonly SeatRecord[];
  readonly content: Content;
  /** What is asked. */
  readonly kind: Kind | null;
  readonly offers: Offers;
  readonly acting: number;
  /** Who is asked in a fight. */
  readonly fighting: HeroView | null;
  /** With what somebody has said to attack. */
  readonly picked: Way | null;
  /** What a tap on a hero answers just now, by seat. */
  readonly answers: ReadonlyMap<number, Offer>;
  readonly cue: Cue | null;
  readonly onOffer: (offer: Offer) => void;
  readonly onHero: (seat: number) => void;
  readonly onLook: (looked: Looked) => void;
  readonly onPick: (way: Way | null) => void;
  readonly onWhy: (matches: (command: AnyCommand) => boolean) => void;
};

/** Beside the scene: the party, the stall or the room, and what can be done. */
export function Side({ kind, offers, acting, fighting, picked, answers, cue, onHero, onLook, onPick, ...shared }: Props) {
  const { view, seats, content, onOffer, onWhy } = shared;
  const room = view.at === null ? null : view.rooms[view.at];
  const packs = new Set(those(offers, 'open-pack').map(({ command }) => command.hero));
  const read = (id: string, says = 'What is in there') => onLook({ what: 'card', id, says });
  return (
    <div class="lab-side">
      {!view.fight && <Party view={view} seats={seats} acting={acting} cue={cue} answers={answers} packs={packs} onHero={onHero} />}
      <div class="lab-table">
        {view.at === null && (
          <Button tone="quiet" size="small" icon="open-book" onClick={() => onLook({ what: 'book' })}>
            The campaign book
          </Button>
        )}
        <PassTorch offers={offers} seats={seats} onOffer={onOffer} />
      </div>
      {view.at === null && <Stall view={view} content={content} onCard={(card) => read(card, 'On the stall')} />}
      {room && !view.fight && <ErrandStrip view={view} content={content} />}
      {room && !view.fight && (
        <RoomPanel
          {...shared}
          room={room}
          offers={kind === 'explore' ? offers : []}
          onCard={read}
          onDecks={() => onLook({ what: 'decks' })}
        />
      )}
      <Actions
        offers={offers}
        fighter={fighting && (seats[fighting.seat]?.name ?? null)}
        content={content}
        onOffer={onOffer}
        onGear={(card) => read(card, 'Your gear')}
      >
        {fighting && <FightActions {...shared} hero={fighting} offers={offers} picked={picked} onWay={onPick} onWhy={onWhy} />}
      </Actions>
    </div>
  );
}
