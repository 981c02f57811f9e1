import { useEffect, useState } from 'preact/hooks';
import type { SeatRecord } from '../../../engine/seats.ts';
import { helpOf } from '../../../games/labyrinth/rules/help.ts';
import type { AnyCommand } from '../../../games/labyrinth/state/commands.ts';
import type { Event, Labyrinth } from '../../../games/labyrinth/state/tasks.ts';
import { withNote } from '../../../games/labyrinth/text/campaign-book.ts';
import { useBook } from '../../book/WithBook.tsx';
import { Button } from '../../parts/Button.tsx';
import { CoinFlight } from '../../parts/CoinFlight.tsx';
import { useCount } from '../../parts/use-count.ts';
import { isHushed } from '../../table/private-speech.ts';
import { cueOf } from '../../table/stage/cue.ts';
import type { TableController } from '../../table/table-controller.ts';
import { useChoiceStage } from '../../table/use-choice-stage.ts';
import { ReadCardCloseUp } from './cards/CardCloseUps.tsx';
import { CharacterCreation } from './character-creation/CharacterCreation.tsx';
import { flightOf } from './coin-flights.ts';
import { DungeonMasterCorner } from './dungeon-master/DungeonMasterCorner.tsx';
import { EventScene } from './event-scenes/EventScene.tsx';
import type { Way } from './fight/AttackChoices.tsx';
import { answersByHero, isAskedOnSlip, isMeddling, type Offer, offersOf, that } from './move-targets.ts';
import type { Looked } from './Overlays.tsx';
import { Overlays } from './Overlays.tsx';
import { Scene } from './Scene.tsx';
import { Side } from './Side.tsx';
import './stage.css';

/** The campaign in play: the party beside the town, the map, the fight, or a hero in the making. */
export function Stage({ play }: { play: TableController<Labyrinth> }) {
  const { content } = play.box;
  const { describe } = play.ui;
  const [looked, look] = useState<Looked | null>(null);
  const [picked, pick] = useState<Way | null>(null);
  const { view, names, seats, frame, revision, prompt, choosing, offers } = useChoiceStage(
    play,
    (asked, shown, called) => offersOf(asked, shown, describe, called),
    () => {
      // who is in a house stays there
      look((now) => (now?.what === 'market' || now?.what === 'wizard' ? now : null));
      pick(null);
    },
  );
  const choice = choosing?.choice ?? null;
  const openBook = useBook() ?? undefined;
  const shot = useCount(frame);

  const acting = frame && typeof frame.who === 'number' ? frame.who : (prompt?.seat ?? view.torch);
  const hero = view.heroes[acting] ?? null;
  const fighting = choice?.do === 'fight' ? hero : null;
  const visitor = choice?.do === 'town' || choice?.do === 'try-on' ? hero : null;
  useEffect(() => look(null), [visitor?.seat]);
  const choose = (offer: Offer) => play.choose(offer.index, revision);
  const hold = (way: Way | null) => {
    pick(way);
    if (way) play.say('Whom? Tap a monster.');
  };
  const whyNot = (matches: (command: AnyCommand) => boolean) => play.whyNot(matches);

  const room = view.at === null ? null : view.rooms[view.at];
  const drafted = view.draft && seats[view.draft.seat];
  const call = choosing && choice ? describe.call(view, choosing, names) : null;
  const flourish = frame?.flourish;
  const cue = cueOf(frame, shot, play.settings.value);
  const event: Event | undefined = frame?.event;
  const shownCard = frame?.card;
  const answers = answersByHero(choice?.do ?? null, offers);
  const tapped = (seat: number) => {
    const offer = answers.get(seat);
    if (offer) choose(offer);
    else if (view.heroes[seat]?.alive) look({ what: 'hero', seat });
  };
  // the market waits behind the question if it is put on
  const over: Looked | null = choice?.do === 'pack' ? { what: 'hero', seat: choice.seat } : choice?.do === 'try-on' ? null : looked;

  const mood = choice && isMeddling(choice.do) ? 'meddling' : choice && isAskedOnSlip(choice.do) ? 'asking' : '';
  const shared = { view, seats, content, offers, onOffer: choose, onWhy: whyNot };
  const beside = { ...shared, acting, picked, answers, cue, onHero: tapped, onLook: look };

  return (
    <div class={`lab-stage ${view.draft ? 'making' : room && view.fight ? 'fighting' : ''} ${mood}`}>
      {view.draft && drafted ? (
        <CharacterCreation
          key={view.draft.seat}
          draft={view.draft}
          heroes={view.heroes}
          help={helpOf(view, view.draft.seat)}
          news={play.save.value.journal.at(-1)?.events.map(({ event }) => event) ?? []}
          offers={offers}
          content={content}
          record={drafted}
          onOffer={choose}
          onOwnStory={(offer, line) => {
            // a second tap is not the next one's answer
            if (revision !== play.revision || !view.draft) return;
            const { seat } = view.draft;
            const fallen = 1 + Math.max(-1, ...view.book.graves.map((grave) => (grave.seat === seat ? (grave.own ?? -1) : -1)));
            if (fallen > 0 || line !== (drafted.note ?? '')) play.changeSeat(seat, (now) => noted(now, line, fallen));
            play.choose(offer.index, play.revision);
          }}
        />
      ) : (
        <>
          <Scene
            {...beside}
            hushed={isHushed(play)}
            onLine={(offer, line) => play.choose(offer.index, revision, line)}
            choice={choice}
            title={call?.title ?? null}
            visitor={visitor}
            revision={revision}
          />
          <Side {...beside} kind={choice?.do ?? null} fighting={fighting} onPick={hold} />
        </>
      )}
      {view.dm !== null && !view.draft && !(choice && isMeddling(choice.do)) && (
        <DungeonMasterCorner
          name={names[view.dm] ?? ''}
          offer={that(offers, 'call-dm')}
          onOffer={choose}
          onSay={(words) => play.say(words)}
        />
      )}
      <CoinFlight flight={flightOf(event)} id={shot} />
      {event && !flourish && shownCard === undefined && <EventScene event={event} view={view} seats={seats} content={content} />}
      {over && <Overlays {...shared} at={over} visitor={visitor} revision={revision} onKeyword={openBook} onBack={() => look(null)} />}
      {shownCard !== undefined && (
        <ReadCardCloseUp
          held={{ what: 'card', id: shownCard }}
          says={content.encounters[shownCard] ? 'Behind the door' : 'A card is found'}
          content={content}
          view={view}
          found
        >
          <Button>Go on</Button>
        </ReadCardCloseUp>
      )}
    </div>
  );
}

/** A seat's record with the story that its player has written; an empty one goes. Those of heroes who have fallen stay with their graves. */
function noted({ note, earlierNotes, ...record }: SeatRecord, line: string, fallen: number): SeatRecord {
  return { ...record, ...withNote({ ...(note === undefined ? {} : { note }), ...(earlierNotes ? { earlierNotes } : {}) }, line, fallen) };
}
