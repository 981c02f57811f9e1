import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { need } from '../../../games/labyrinth/content.ts';
import type { FoeView } from '../../../games/labyrinth/sights.ts';
import type { AnyCommand, Event, Labyrinth } from '../../../games/labyrinth/vocabulary.ts';
import { useBook } from '../../book/WithBook.tsx';
import { Button } from '../../parts/Button.tsx';
import { CoinFlight } from '../../parts/CoinFlight.tsx';
import { HeldUp } from '../../parts/HeldUp.tsx';
import { Say } from '../../parts/Say.tsx';
import type { Play } from '../../table/play.ts';
import { Ask } from './Ask.tsx';
import { EncounterCard } from './cards/EncounterCard.tsx';
import { ItemCard } from './cards/ItemCard.tsx';
import { MonsterCard } from './cards/MonsterCard.tsx';
import { Creation } from './creation/Creation.tsx';
import { Deeds } from './Deeds.tsx';
import { DecksSheet } from './delve/DecksSheet.tsx';
import { DelveMap } from './delve/DelveMap.tsx';
import { RoomPanel } from './delve/RoomPanel.tsx';
import { DmScreen } from './dm/DmScreen.tsx';
import { Fight, useWay } from './fight/Fight.tsx';
import { flightOf } from './flights.ts';
import { FOE } from './frames.ts';
import { isMoment, Moment } from './moments/Moment.tsx';
import { type Offer, offersOf, those } from './offers.ts';
import { PackSheet } from './PackSheet.tsx';
import { Party } from './party/Party.tsx';
import './stage.css';
import { Town } from './town/Town.tsx';

type Kind = Labyrinth['choice']['do'];
/** Questions that have a scene of their own; all others are asked on a slip. */
const SCENES: ReadonlySet<Kind> = new Set([
  'race',
  'class',
  'elements',
  'story',
  'town',
  'gate',
  'explore',
  'pack',
  'fight',
  'dm',
  'dm-hero',
  'target',
]);
/** A tap on a hero of the party is an answer to these. */
const FACES: ReadonlySet<Kind> = new Set(['volunteer', 'pay', 'target']);

/** The campaign in play: the party beside the town, the map, the fight, or a hero in the making. */
export function Stage({ play }: { play: Play<Labyrinth> }) {
  const { content } = play.box;
  const { teller } = play.ui;
  const view = play.shown.value;
  const names = play.names.value;
  const { seats } = play.save.value;
  const frame = play.frame.value;
  const { revision, prompt } = play;
  const choosing = play.open.value && prompt?.kind === 'choose' ? prompt : null;
  const choice = choosing?.choice ?? null;
  const openBook = useBook() ?? undefined;
  const shot = useCount(frame);
  const offers = useMemo(() => offersOf(choosing, view, teller, names), [choosing, view, names]);
  /** A card, a hero or a monster that is looked at, or the decks. */
  const [read, setRead] = useState<string | null>(null);
  const [looking, setLooking] = useState<number | null>(null);
  const [beast, setBeast] = useState<FoeView | null>(null);
  const [decks, setDecks] = useState(false);
  const [gear, setGear] = useState<string | null>(null);
  useEffect(() => {
    setRead(null);
    setLooking(null);
    setBeast(null);
    setDecks(false);
    setGear(null);
  }, [revision]);

  const acting = frame && typeof frame.who === 'number' ? frame.who : (prompt?.seat ?? view.torch);
  const hero = view.heroes[acting] ?? null;
  const [way, ways, setWay] = useWay(choice?.do === 'fight' ? hero : null, offers, revision);
  const choose = (offer: Offer) => play.choose(offer.index, revision);
  const whyNot = (matches: (command: AnyCommand) => boolean) => play.whyNot((command) => matches(command as AnyCommand));

  const room = view.at === null ? null : view.rooms[view.at];
  const drafted = view.draft && seats[view.draft.seat];
  const call = choosing && choice ? teller.call(view, choosing, names) : null;
  const flourish = frame?.flourish;
  const cue = flourish ? { id: shot, kind: flourish.kind, text: flourish.text, square: 0 } : null;
  const event: Event | undefined = frame?.event;
  const shownCard = frame?.card;
  const answers = new Map(
    choice && FACES.has(choice.do)
      ? offers.flatMap((offer) =>
          'hero' in offer.command && typeof offer.command.hero === 'number' ? [[offer.command.hero, offer.index] as const] : [],
        )
      : [],
  );
  const tapped = (seat: number) => {
    const index = answers.get(seat);
    if (index !== undefined) play.choose(index, revision);
    else if (view.heroes[seat]?.alive) setLooking(seat);
  };
  const packSeat = choice?.do === 'pack' ? choice.seat : looking;
  const packHero = packSeat === null ? null : view.heroes[packSeat];
  const packRecord = packSeat === null ? undefined : seats[packSeat];

  return (
    <div class={`lab-stage ${view.draft ? 'making' : ''}`}>
      {view.draft && drafted ? (
        <Creation
          key={view.draft.seat}
          draft={view.draft}
          offers={offers}
          content={content}
          record={drafted}
          onOffer={choose}
          onOwnStory={(offer, line) => {
            const seat = view.draft?.seat;
            const who = seat === undefined ? undefined : seats[seat];
            if (who && seat !== undefined) play.reseat(seat, noted(who, line));
            play.choose(offer.index, play.revision);
          }}
        />
      ) : (
        <>
          <div class="lab-scene" data-coins="">
            {view.at !== null && room ? (
              view.fight ? (
                <Fight
                  view={view}
                  fight={view.fight}
                  offers={choice?.do === 'fight' ? offers : []}
                  way={way}
                  seats={seats}
                  content={content}
                  cue={cue && flourish && flourish.square >= FOE ? { ...cue, foe: flourish.square - FOE } : null}
                  onOffer={choose}
                  onFoe={setBeast}
                  onWhy={(command) =>
                    whyNot((other) => other.do === command.do && 'on' in other && 'on' in command && other.on === command.on)
                  }
                />
              ) : (
                <DelveMap
                  key={view.floor}
                  view={view}
                  at={view.at}
                  offers={choice?.do === 'explore' ? offers : []}
                  seats={seats}
                  content={content}
                  onOffer={choose}
                  onRoom={(other) => other.card !== null && setRead(other.card)}
                  onShut={(from, side) => whyNot((command) => command.do === 'door' && command.room === from && command.side === side)}
                />
              )
            ) : (
              <Town
                view={view}
                hero={choice?.do === 'town' ? hero : null}
                offers={choice?.do === 'town' || choice?.do === 'gate' ? offers : []}
                content={content}
                names={names}
                onOffer={choose}
                onWhy={whyNot}
                onKeyword={openBook}
              />
            )}
            {choice && call && !SCENES.has(choice.do) && (
              <Ask
                key={revision}
                choice={choice}
                title={call.title}
                words={<Say words={call.words} />}
                offers={offers}
                view={view}
                content={content}
                seats={seats}
                onOffer={choose}
              />
            )}
            {choice && call && (choice.do === 'dm' || choice.do === 'dm-hero' || choice.do === 'target') && (
              <DmScreen choice={choice} title={call.title} offers={offers} view={view} content={content} seats={seats} onOffer={choose} />
            )}
          </div>
          <div class="lab-side">
            <Party
              view={view}
              seats={seats}
              acting={acting}
              cue={cue && flourish && flourish.square < FOE ? { ...cue, seat: flourish.square } : null}
              answers={answers}
              onHero={tapped}
            />
            {room && !view.fight && (
              <RoomPanel
                view={view}
                room={room}
                offers={choice?.do === 'explore' ? offers : []}
                seats={seats}
                content={content}
                onOffer={choose}
                onCard={setRead}
                onWhy={whyNot}
              />
            )}
            <Deeds
              view={view}
              hero={hero}
              fighting={choice?.do === 'fight'}
              offers={offers}
              way={way}
              ways={ways}
              content={content}
              onWay={setWay}
              onOffer={choose}
              onWhy={whyNot}
              onGear={setGear}
              onDecks={() => setDecks(true)}
            />
          </div>
        </>
      )}
      <CoinFlight flight={flightOf(event)} id={shot} />
      {event && isMoment(event, view) && !flourish && shownCard === undefined && <Moment event={event} view={view} seats={seats} />}
      {packHero && packRecord && (
        <PackSheet
          hero={packHero}
          record={packRecord}
          view={view}
          seats={seats}
          offers={offers}
          content={content}
          revision={revision}
          onBack={() => setLooking(null)}
          onOffer={choose}
          onKeyword={openBook}
        />
      )}
      {decks && <DecksSheet view={view} content={content} onBack={() => setDecks(false)} onKeyword={openBook} />}
      {(read !== null || beast) && (
        <HeldUp
          id={read ?? beast?.kind ?? ''}
          says={read === null ? 'A monster' : 'What is in there'}
          onClose={() => {
            setRead(null);
            setBeast(null);
          }}
          card={
            read !== null ? (
              <EncounterCard card={read} content={content} onKeyword={openBook} />
            ) : (
              beast && <MonsterCard kind={beast.kind} content={content} onKeyword={openBook} />
            )
          }
        >
          <Button
            tone="quiet"
            onClick={() => {
              setRead(null);
              setBeast(null);
            }}
          >
            Back
          </Button>
        </HeldUp>
      )}
      {gear !== null && (
        <HeldUp
          id={gear}
          says="Your gear"
          onClose={() => setGear(null)}
          card={<ItemCard card={gear} content={content} onKeyword={openBook} />}
        >
          {[...those(offers, 'equip'), ...those(offers, 'put-away')]
            .filter(({ command }) => command.card === gear)
            .map((offer) => (
              <Button key={offer.index} data-option={offer.index} onClick={() => choose(offer)}>
                {offer.label}
              </Button>
            ))}
          <Button tone="quiet" onClick={() => setGear(null)}>
            Back
          </Button>
        </HeldUp>
      )}
      {shownCard !== undefined && (
        <HeldUp
          id={shownCard}
          says={content.encounters[shownCard] ? 'Behind the door' : 'A card is found'}
          card={
            content.encounters[shownCard] ? (
              <EncounterCard card={shownCard} content={content} />
            ) : (
              <ItemCard card={need(content.items, shownCard).id} content={content} />
            )
          }
        >
          <Button onClick={() => play.hurry()}>Go on</Button>
        </HeldUp>
      )}
    </div>
  );
}

/** A seat's record with the story that its player has written; an empty one goes. */
function noted<R extends { readonly note?: string }>({ note: _old, ...record }: R, line: string): Omit<R, 'note'> & { note?: string } {
  return line === '' ? record : { ...record, note: line };
}

/** A number that is new with each new thing, so that two equal ones in a row are two. */
function useCount(thing: object | null): number {
  const last = useRef({ thing, count: 0 });
  if (last.current.thing !== thing) last.current = { thing, count: last.current.count + 1 };
  return last.current.count;
}
