import { useState } from 'preact/hooks';
import { starOf } from '../../../engine/match.ts';
import type { SeatRecord } from '../../../engine/seats.ts';
import { joinWithAnd } from '../../../engine/shared/sentences.ts';
import type { Content } from '../../../games/dust-up/content/content.ts';
import type { DustUp } from '../../../games/dust-up/state/tasks.ts';
import type { ShieldView, View } from '../../../games/dust-up/state/view-types.ts';
import { cardNow, spokenCard } from '../../../games/dust-up/text/prompts.ts';
import { Button } from '../../parts/Button.tsx';
import { EMBLEM_COLOURS } from '../../parts/Emblem.tsx';
import { Puppet } from '../../puppets/Puppet.tsx';
import { isHushed } from '../../table/private-speech.ts';
import type { TableController } from '../../table/table-controller.ts';
import { useChoiceStage } from '../../table/use-choice-stage.ts';
import { Arena, lastPlayed } from './Arena.tsx';
import { useCardTaps } from './card-taps.ts';
import { Card } from './cards/Card.tsx';
import { ChosenCard } from './cards/ChosenCard.tsx';
import { useCues } from './cues.ts';
import { Backs, Hand, NewMark, numbered } from './Hand.tsx';
import { aimsAt, NOTHING, type Offer, type Offers, sortOffers } from './move-targets.ts';
import { useNewCards } from './new-cards.ts';
import { PlayButton } from './PlayButton.tsx';
import { PlayerSheet } from './PlayerSheet.tsx';
import { heroFigure } from './puppet-figures.ts';
import { StageScene } from './StageScene.tsx';
import { Stands } from './Stands.tsx';
import { Throw } from './Throw.tsx';
import './stage.css';

/** What is asked about a card of one's own discard pile. */
const ABOUT_HEAP: ReadonlySet<DustUp['choice']['do'] | null> = new Set(['encore', 'take-back']);

/** The cards to choose from: of one's own hand, or of the discard pile. */
function choicesOf(view: View, offers: Offers, isHeap: boolean): readonly string[] {
  return isHeap ? [...offers.cards.keys()] : (view.hand ?? []);
}

/** A card that others must not hear, called `called`. */
function secretOf(play: TableController<DustUp>, called: string) {
  const others = play.save.value.seats.flatMap(({ player, name }, seat) =>
    player.kind === 'person' && seat !== play.viewer.value ? [name] : [],
  );
  return {
    called,
    others: `${joinWithAnd(others)} ${others.length === 1 ? 'covers both ears' : 'cover their ears'}`,
  };
}

/** What the button of a held-up card says, which can go to `many` others. */
function labelOf(asked: DustUp['choice']['do'] | null, many: number, copies: boolean): string {
  if (asked === 'take-back') return 'Take it back!';
  if (many < 2) return 'Play it!';
  return copies ? 'Copy…' : 'Play it on…';
}

/** Says why nothing can be aimed at that seat just now, if something is to be aimed. */
function isRefused(play: TableController<DustUp>, seat: number): boolean {
  const aims = (command: object) => aimsAt(command, seat);
  if (!play.open.value || !play.reason(aims)) return false;
  play.whyNot(aims);
  return true;
}

/** The brawl: everybody's stand, the cloud of dust, and the hand of whoever has the tablet. */
export function Stage({ play }: { play: TableController<DustUp> }) {
  const { content } = play.box;
  /** A card that lies somewhere else, and is looked at. */
  const [seen, setSeen] = useState<string | null>(null);
  const [sheet, setSheet] = useState<number | null>(null);
  const { view, seats, frame, revision, choosing, offers } = useChoiceStage(
    play,
    (prompt, shown, names) =>
      prompt ? sortOffers(prompt, shown, (command) => play.ui.describe.option(shown, prompt.choice, command, names)) : NOTHING,
    () => {
      taps.putBack();
      setSeen(null);
      setSheet(null);
    },
  );
  const { cues, blow } = useCues(frame);
  const choose = (offer: Offer) => play.choose(offer.index, revision);

  const isHeap = ABOUT_HEAP.has(choosing?.choice.do ?? null);
  const cards = choicesOf(view, offers, isHeap);
  const taps = useCardTaps({ play, view, revision, choosing, offers, cards });
  const { card, dragged } = taps;
  /** The hand is hidden from those who listen; a heap is everybody's. */
  const hushed = isHushed(play) && !isHeap;
  const fresh = useNewCards(play, view, choosing !== null && !isHeap);
  const nth = numbered(cards).findIndex(({ key }) => key === taps.raised) + 1;
  const secret = hushed ? secretOf(play, `Card ${nth} of ${cards.length}`) : null;
  const offer = card === null ? undefined : offers.cards.get(card);
  const now = offer && card !== null && choosing ? cardNow(view, choosing.choice, card, content) : null;
  const aims = taps.held?.aims.seats;
  /** The only one that the card can go to. */
  const only = aims?.size === 1 ? [...aims][0] : undefined;
  const last = lastPlayed(view);
  const acting = view.turn.seat;
  const handOver = play.handOver.value;
  const doer = view.players[acting];
  /** Whose cards lie below: an open hand is its owner's, whoever's turn it is. */
  const sitter = seats[view.hand ? (view.viewer ?? acting) : acting];

  const tapped = (seat: number) => {
    if (!isRefused(play, seat)) setSheet(seat);
  };
  const shieldTapped = (seat: number, { card: id }: ShieldView) => {
    if (!isRefused(play, seat)) setSeen(id);
  };
  const player = sheet === null ? undefined : view.players[sheet];
  const owner = sheet === null ? undefined : seats[sheet];

  return (
    <div class="dust-stage" data-seats={view.players.length}>
      <Stands
        view={view}
        seats={seats}
        acting={handOver?.kind === 'look-back' ? handOver.seat : acting}
        star={starOf(play.save.value.match)}
        content={content}
        offers={offers}
        cues={cues}
        held={taps.held && secret ? { ...taps.held, name: secret.called } : taps.held}
        onAim={(aim) => taps.playCard(card, aim)}
        onOffer={choose}
        onPlayer={tapped}
        onShield={shieldTapped}
      />
      <Arena
        card={last?.card ?? null}
        nth={`${last?.seat} ${last?.nth} ${last?.card}`}
        content={content}
        from={frame?.event?.do === 'played' && frame.event.out === 'pile' ? 'above' : 'hand'}
        owed={doer && doer.played.length > 0 ? view.turn.owed : 0}
      />
      <Throw blow={blow} card={last?.card ?? null} content={content} />
      <StageScene frame={frame} view={view} seats={seats} content={content} />
      <Front
        view={view}
        content={content}
        offers={offers}
        cards={cards}
        asked={choosing?.choice.do ?? null}
        owner={isHeap || (view.viewer !== null && view.viewer !== acting) ? (sitter ?? null) : null}
        hushed={hushed}
        raised={taps.raised}
        fresh={fresh}
        carried={dragged?.thing ?? null}
        onRaise={taps.tap}
        onCarry={taps.start}
        onOffer={choose}
      />
      {card !== null && (
        <ChosenCard
          id={card}
          content={content}
          now={now}
          onRead={play.speak}
          secret={secret}
          mark={nth > cards.length - fresh && <NewMark />}
          onBack={taps.putBack}
        >
          {offer && (
            <PlayButton
              option={offer.index}
              spoken={secret?.called ?? spokenCard(card, content, now)}
              victim={(only !== undefined && seats[only]) || null}
              copies={taps.held?.aims.what === 'copy-card'}
              label={labelOf(choosing?.choice.do ?? null, aims?.size ?? 0, taps.held?.aims.what === 'copy-card')}
              onPlay={() => (only === undefined ? choose(offer) : taps.playCard(card, { seat: only, shield: null }))}
            />
          )}
        </ChosenCard>
      )}
      {dragged && <CarriedCard card={dragged.card} x={dragged.x} y={dragged.y} content={content} />}
      {player && owner && <PlayerSheet player={player} record={owner} content={content} onCard={setSeen} onBack={() => setSheet(null)} />}
      {seen !== null && <ChosenCard id={seen} content={content} onRead={play.speak} onBack={() => setSeen(null)} />}
    </div>
  );
}

type CarriedProps = { readonly card: string; readonly x: number; readonly y: number; readonly content: Content };
/** A card under a finger. `x`, `y`: in CSS pixels of the stage. */
const CarriedCard = ({ card, x, y, content }: CarriedProps) => (
  <span class="dust-carried" aria-hidden style={{ left: `${x}px`, top: `${y}px` }}>
    <Card id={card} content={content} size="table" />
  </span>
);

type FrontProps = {
  readonly view: View;
  readonly content: Content;
  readonly offers: Offers;
  /** The cards to choose from. */
  readonly cards: readonly string[];
  /** What the player is asked. */
  readonly asked: DustUp['choice']['do'] | null;
  /** Whose cards they are, where that is to be said: those of a heap, or of a hand that lies open while somebody else plays. */
  readonly owner: SeatRecord | null;
  readonly hushed: boolean;
  readonly raised: string | null;
  readonly fresh: number;
  readonly carried: string | null;
  readonly onRaise: (key: string) => void;
  readonly onCarry: (key: string, down: PointerEvent) => void;
  readonly onOffer: (offer: Offer) => void;
};

/** The front of the stage: the cards to choose from, or the backs of a hidden hand, and answers that have no place on the table. */
function Front({ view, content, offers, cards, asked, owner, onOffer, ...hand }: FrontProps) {
  const isHeap = ABOUT_HEAP.has(asked);
  const doer = view.players[view.turn.seat];
  return (
    <div class="dust-front">
      {owner && cards.length > 0 && (
        <p class="dust-hand-owner" style={{ '--seat': EMBLEM_COLOURS[owner.emblem] }}>
          {owner.name}’s {isHeap ? 'heap' : 'cards'}
        </p>
      )}
      {asked === 'haunt' && doer && <Puppet class="dust-ghost" figure={heroFigure(doer.hero)} mood="proud" />}
      {(isHeap || view.hand) && cards.length > 0 ? (
        <Hand cards={cards} content={content} label={isHeap ? 'Your heap' : 'Your hand'} lit={offers.cards.size > 0} {...hand} />
      ) : (
        doer && !doer.out && !view.hand && <Backs count={doer.hand} hero={doer.hero} content={content} />
      )}
      {offers.others.map((other) => (
        <Button key={other.index} tone="quiet" class="dust-float" data-option={other.index} onClick={() => onOffer(other)}>
          {other.label}
        </Button>
      ))}
    </div>
  );
}
