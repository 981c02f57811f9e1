import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { DustUp, ShieldView, View } from '../../../games/dust-up/vocabulary.ts';
import { Button } from '../../parts/Button.tsx';
import { CutOut } from '../../parts/CutOut.tsx';
import type { Frame } from '../../table/frames.ts';
import type { Play } from '../../table/play.ts';
import { Arena, lastPlayed } from './Arena.tsx';
import { Fling } from './Fling.tsx';
import { Backs, Hand, numbered } from './Hand.tsx';
import { aimsAt, NOTHING, type Offer, type Offers, sortOffers } from './offers.ts';
import { Piles } from './Piles.tsx';
import { PlayerSheet } from './PlayerSheet.tsx';
import { Raised } from './Raised.tsx';
import { type Cue, Stand } from './Stand.tsx';
import './stage.css';

/** Marks that stand in the middle, and not over somebody. */
const WORDS: ReadonlySet<string> = new Set(['swing', 'storm']);

/** What a picture marks, and where; a new number for each new picture, so that two equal ones in a row are two. */
function useCue(frame: Frame<DustUp> | null): { readonly seat: number; readonly cue: Cue } | null {
  const last = useRef<{ frame: object | null; id: number }>({ frame: null, id: 0 });
  return useMemo(() => {
    if (!frame?.flourish) return null;
    if (last.current.frame !== frame) last.current = { frame, id: last.current.id + 1 };
    const { kind, text, square } = frame.flourish;
    return { seat: square, cue: { id: last.current.id, kind, text } };
  }, [frame]);
}

/** Whom something out of the dust flies at: one for a blow, all the others for a storm. */
function targets({ players }: View, marked: ReturnType<typeof useCue>): readonly number[] {
  if (marked?.cue.kind === 'swing') return [marked.seat];
  if (marked?.cue.kind !== 'storm') return [];
  return players.filter(({ seat, out }) => !out && seat !== marked.seat).map(({ seat }) => seat);
}

/** The cards to choose from: of one's own hand, or of the discard pile. */
function choicesOf(view: View, offers: Offers, encore: boolean): readonly string[] {
  return encore ? [...offers.cards.keys()] : (view.hand ?? []);
}

/** The brawl: everybody's stand, the cloud of dust, and the hand of whoever has the tablet. */
export function Stage({ play }: { play: Play<DustUp> }) {
  const { content } = play.box;
  const view = play.shown.value;
  const names = play.names.value;
  const { seats } = play.save.value;
  const frame = play.frame.value;
  const { revision, prompt } = play;
  const choosing = play.open.value && prompt?.kind === 'choose' ? prompt : null;
  /** Which card of the hand is held up, by its key. */
  const [raised, setRaised] = useState<string | null>(null);
  /** A card that lies somewhere else, and is looked at. */
  const [seen, setSeen] = useState<string | null>(null);
  const [sheet, setSheet] = useState<number | null>(null);
  useEffect(() => {
    setRaised(null);
    setSeen(null);
    setSheet(null);
  }, [revision]);
  const offers = useMemo(
    () => (choosing ? sortOffers(choosing, view, (command) => play.ui.teller.option(view, choosing.choice, command, names)) : NOTHING),
    [choosing, view, names],
  );
  const marked = useCue(frame);
  const choose = (offer: Offer) => play.choose(offer.index, revision);

  const haunting = choosing?.choice.do === 'haunt';
  const encore = choosing?.choice.do === 'encore';
  const cards = choicesOf(view, offers, encore);
  const card = numbered(cards).find(({ key }) => key === raised)?.id ?? null;
  const offer = card === null ? undefined : offers.cards.get(card);
  const last = lastPlayed(view);
  const acting = view.turn.seat;
  const doer = view.players[acting];
  const sitter = seats[acting];
  const word = marked && WORDS.has(marked.cue.kind) ? marked.cue : null;

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
      <ol class="dust-stands" aria-label="Players">
        {view.players.map((one) => {
          const record = seats[one.seat];
          return record ? (
            <Stand
              key={one.seat}
              player={one}
              record={record}
              content={content}
              acting={one.seat === acting}
              offers={offers}
              cue={marked?.seat === one.seat && !word ? marked.cue : null}
              onOffer={choose}
              onPlayer={tapped}
              onShield={shieldTapped}
            />
          ) : null;
        })}
      </ol>
      <Arena
        card={last?.card ?? null}
        nth={`${last?.seat} ${last?.nth} ${last?.card}`}
        content={content}
        from={frame?.event?.do === 'played' && frame.event.out === 'pile' ? 'above' : 'hand'}
        word={word}
        owed={doer && doer.played.length > 0 ? view.turn.owed : 0}
      />
      <Fling at={targets(view, marked)} id={marked?.cue.id ?? 0} />
      {doer && sitter && !doer.out && <Piles player={doer} name={sitter.name} content={content} onHeap={() => setSheet(acting)} />}
      <div class="dust-front">
        {haunting && <CutOut class="dust-ghost" icon="ghost" print="var(--paper-hi)" holes="var(--plum)" width={30} />}
        {(encore || view.hand) && cards.length > 0 ? (
          <Hand
            cards={cards}
            content={content}
            label={encore ? 'Your heap' : 'Your hand'}
            raised={raised}
            lit={offers.cards.size > 0}
            onRaise={(key) => setRaised(key === raised ? null : key)}
          />
        ) : (
          doer && !doer.out && !view.hand && <Backs count={doer.hand} hero={doer.hero} content={content} />
        )}
        {offers.others.map((other) => (
          <Button key={other.index} tone="quiet" class="dust-float" data-option={other.index} onClick={() => choose(other)}>
            {other.label}
          </Button>
        ))}
      </div>
      {card !== null && (
        <Raised id={card} content={content} onBack={() => setRaised(null)}>
          {offer && (
            <Button data-option={offer.index} aria-label={offer.label} onClick={() => choose(offer)}>
              Play it!
            </Button>
          )}
        </Raised>
      )}
      {player && owner && <PlayerSheet player={player} record={owner} content={content} onCard={setSeen} onBack={() => setSheet(null)} />}
      {seen !== null && <Raised id={seen} content={content} onBack={() => setSeen(null)} />}
    </div>
  );
}
