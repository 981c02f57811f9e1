import { useState } from 'preact/hooks';
import type { Content } from '../../../games/dust-up/content/content.ts';
import type { DustUp } from '../../../games/dust-up/state/tasks.ts';
import type { ShieldView, View } from '../../../games/dust-up/state/view-types.ts';
import { Button } from '../../parts/Button.tsx';
import { Puppet } from '../../puppets/Puppet.tsx';
import type { TableController } from '../../table/table-controller.ts';
import { useChoiceStage } from '../../table/use-choice-stage.ts';
import { Arena, lastPlayed } from './Arena.tsx';
import { ChosenCard } from './cards/ChosenCard.tsx';
import { useCues } from './cues.ts';
import { Backs, Hand, numbered } from './Hand.tsx';
import { isFalling, KnockOut } from './KnockOut.tsx';
import { aimsAt, NOTHING, type Offer, type Offers, sortOffers } from './move-targets.ts';
import { Piles } from './Piles.tsx';
import { PlayerSheet } from './PlayerSheet.tsx';
import { heroFigure } from './puppet-figures.ts';
import { Stands } from './Stands.tsx';
import { Throw } from './Throw.tsx';
import './stage.css';

/** The cards to choose from: of one's own hand, or of the discard pile. */
function choicesOf(view: View, offers: Offers, encore: boolean): readonly string[] {
  return encore ? [...offers.cards.keys()] : (view.hand ?? []);
}

/** The brawl: everybody's stand, the cloud of dust, and the hand of whoever has the tablet. */
export function Stage({ play }: { play: TableController<DustUp> }) {
  const { content } = play.box;
  /** Which card of the hand is held up, by its key. */
  const [raised, setRaised] = useState<string | null>(null);
  /** A card that lies somewhere else, and is looked at. */
  const [seen, setSeen] = useState<string | null>(null);
  const [sheet, setSheet] = useState<number | null>(null);
  const { view, seats, frame, revision, choosing, offers } = useChoiceStage(
    play,
    (prompt, shown, names) =>
      prompt ? sortOffers(prompt, shown, (command) => play.ui.describe.option(shown, prompt.choice, command, names)) : NOTHING,
    () => {
      setRaised(null);
      setSeen(null);
      setSheet(null);
    },
  );
  const { cues, blow } = useCues(frame);
  const choose = (offer: Offer) => play.choose(offer.index, revision);

  const cards = choicesOf(view, offers, choosing?.choice.do === 'encore');
  const card = numbered(cards).find(({ key }) => key === raised)?.id ?? null;
  const offer = card === null ? undefined : offers.cards.get(card);
  const last = lastPlayed(view);
  const acting = view.turn.seat;
  const doer = view.players[acting];
  const sitter = seats[acting];

  const falling = frame?.flourish && isFalling(frame.flourish.kind) ? frame.flourish : null;
  const faller = falling && view.players[falling.square];
  const loser = falling && seats[falling.square];

  /** Says why nothing can be aimed there just now, if something is to be aimed. */
  const refused = (seat: number): boolean => {
    const aims = (command: object) => aimsAt(command, seat);
    if (!play.open.value || !play.reason(aims)) return false;
    play.whyNot(aims);
    return true;
  };
  const tapped = (seat: number) => {
    if (!refused(seat)) setSheet(seat);
  };
  const shieldTapped = (seat: number, { card: id }: ShieldView) => {
    if (!refused(seat)) setSeen(id);
  };
  const player = sheet === null ? undefined : view.players[sheet];
  const owner = sheet === null ? undefined : seats[sheet];

  return (
    <div class="dust-stage" data-seats={view.players.length}>
      <Stands
        view={view}
        seats={seats}
        content={content}
        offers={offers}
        cues={cues}
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
      {falling && isFalling(falling.kind) && faller && loser && (
        <KnockOut hero={faller.hero} emblem={loser.emblem} falling={falling.kind} />
      )}
      {doer && sitter && !doer.out && <Piles player={doer} name={sitter.name} content={content} onHeap={() => setSheet(acting)} />}
      <Front
        view={view}
        content={content}
        offers={offers}
        cards={cards}
        asked={choosing?.choice.do ?? null}
        raised={raised}
        onRaise={setRaised}
        onOffer={choose}
      />
      {card !== null && (
        <ChosenCard id={card} content={content} onBack={() => setRaised(null)}>
          {offer && (
            <Button data-option={offer.index} aria-label={offer.label} onClick={() => choose(offer)}>
              Play it!
            </Button>
          )}
        </ChosenCard>
      )}
      {player && owner && <PlayerSheet player={player} record={owner} content={content} onCard={setSeen} onBack={() => setSheet(null)} />}
      {seen !== null && <ChosenCard id={seen} content={content} onBack={() => setSeen(null)} />}
    </div>
  );
}

type FrontProps = {
  readonly view: View;
  readonly content: Content;
  readonly offers: Offers;
  /** The cards to choose from. */
  readonly cards: readonly string[];
  /** What the player is asked. */
  readonly asked: DustUp['choice']['do'] | null;
  readonly raised: string | null;
  readonly onRaise: (key: string | null) => void;
  readonly onOffer: (offer: Offer) => void;
};

/** The front of the stage: the cards to choose from, or the backs of a hidden hand, and answers that have no place on the table. */
function Front({ view, content, offers, cards, asked, raised, onRaise, onOffer }: FrontProps) {
  const encore = asked === 'encore';
  const doer = view.players[view.turn.seat];
  return (
    <div class="dust-front">
      {asked === 'haunt' && doer && <Puppet class="dust-ghost" figure={heroFigure(doer.hero)} mood="proud" />}
      {(encore || view.hand) && cards.length > 0 ? (
        <Hand
          cards={cards}
          content={content}
          label={encore ? 'Your heap' : 'Your hand'}
          raised={raised}
          lit={offers.cards.size > 0}
          onRaise={(key) => onRaise(key === raised ? null : key)}
        />
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
