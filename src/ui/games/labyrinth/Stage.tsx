import { useEffect, useState } from 'preact/hooks';
import type { AnyCommand } from '../../../games/labyrinth/state/commands.ts';
import type { Event, Labyrinth } from '../../../games/labyrinth/state/tasks.ts';
import type { FoeView } from '../../../games/labyrinth/state/view-types.ts';
import { useBook } from '../../book/WithBook.tsx';
import { Button } from '../../parts/Button.tsx';
import { CoinFlight } from '../../parts/CoinFlight.tsx';
import { useCount } from '../../parts/use-count.ts';
import { cueOf } from '../../table/stage/cue.ts';
import type { TableController } from '../../table/table-controller.ts';
import { useChoiceStage } from '../../table/use-choice-stage.ts';
import { Actions } from './Actions.tsx';
import { ReadCardCloseUp } from './cards/CardCloseUps.tsx';
import { CharacterCreation } from './character-creation/CharacterCreation.tsx';
import { flightOf } from './coin-flights.ts';
import { DelveMap } from './delve/DelveMap.tsx';
import { RoomPanel } from './delve/RoomPanel.tsx';
import { DungeonMasterScreen } from './dungeon-master/DungeonMasterScreen.tsx';
import { EventScene } from './event-scenes/EventScene.tsx';
import type { Way } from './fight/AttackChoices.tsx';
import { Fight } from './fight/Fight.tsx';
import { FightActions } from './fight/FightActions.tsx';
import { type Offer, offersOf, those } from './move-targets.ts';
import type { Looked } from './Overlays.tsx';
import { Overlays } from './Overlays.tsx';
import { Party } from './party/Party.tsx';
import { Question } from './Question.tsx';
import { Stall } from './town/Stall.tsx';
import { Town } from './town/Town.tsx';
import './stage.css';

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
  const read = (id: string, says = 'What is in there') => look({ what: 'card', id, says });

  const acting = frame && typeof frame.who === 'number' ? frame.who : (prompt?.seat ?? view.torch);
  const hero = view.heroes[acting] ?? null;
  const fighting = choice?.do === 'fight' ? hero : null;
  const visitor = choice?.do === 'town' ? hero : null;
  useEffect(() => look(null), [visitor?.seat]);
  const choose = (offer: Offer) => play.choose(offer.index, revision);
  const whyNot = (matches: (command: AnyCommand) => boolean) => play.whyNot((command) => matches(command as AnyCommand));

  const room = view.at === null ? null : view.rooms[view.at];
  const drafted = view.draft && seats[view.draft.seat];
  const call = choosing && choice ? describe.call(view, choosing, names) : null;
  const flourish = frame?.flourish;
  const cue = cueOf(frame, shot, play.settings.value);
  const event: Event | undefined = frame?.event;
  const shownCard = frame?.card;
  const answers = new Map(
    choice && FACES.has(choice.do)
      ? offers.flatMap((offer) =>
          'hero' in offer.command && typeof offer.command.hero === 'number' ? [[offer.command.hero, offer] as const] : [],
        )
      : [],
  );
  const packs = new Set(those(offers, 'open-pack').map(({ command }) => command.hero));
  const tapped = (seat: number) => {
    const offer = answers.get(seat);
    if (offer) choose(offer);
    else if (view.heroes[seat]?.alive) look({ what: 'hero', seat });
  };
  const over: Looked | null = choice?.do === 'pack' ? { what: 'hero', seat: choice.seat } : looked;

  const { fight } = view;
  const slip = choice !== null && !SCENES.has(choice.do);
  const meddling = choice?.do === 'dm' || choice?.do === 'dm-hero';
  const striker = choice?.do === 'target' ? (fight?.volley[choice.attack]?.foe ?? null) : null;
  const shared = { view, seats, content, onOffer: choose };
  const offersFor = (...kinds: readonly Kind[]) => (choice && kinds.includes(choice.do) ? offers : []);

  return (
    <div class={`lab-stage ${view.draft ? 'making' : room && fight ? 'fighting' : ''} ${meddling ? 'meddling' : slip ? 'asking' : ''}`}>
      {view.draft && drafted ? (
        <CharacterCreation
          key={view.draft.seat}
          draft={view.draft}
          heroes={view.heroes}
          offers={offers}
          content={content}
          record={drafted}
          onOffer={choose}
          onOwnStory={(offer, line) => {
            // a second tap is not the next one's answer
            if (revision !== play.revision || !view.draft) return;
            if (line !== (drafted.note ?? '')) play.changeSeat(view.draft.seat, (now) => noted(now, line));
            play.choose(offer.index, play.revision);
          }}
        />
      ) : (
        <>
          <div class="lab-scene" data-coins="">
            {view.at === null || !room ? (
              <Town {...shared} hero={visitor} offers={offersFor('town', 'gate')} onWhy={whyNot} onLook={look} />
            ) : fight ? (
              <Fight
                {...shared}
                fight={fight}
                offers={offersFor('fight')}
                picked={picked}
                acting={acting}
                answers={answers}
                striker={striker}
                cue={cue}
                onFoe={(foe: FoeView) => look({ what: 'monster', id: foe.kind, foe, says: 'A monster' })}
                onHero={tapped}
                onWhy={(command) =>
                  whyNot((other) => other.do === command.do && 'on' in other && 'on' in command && other.on === command.on)
                }
              />
            ) : (
              <DelveMap
                key={view.floor}
                {...shared}
                at={view.at}
                offers={offersFor('explore')}
                onRoom={(other) => other.card !== null && read(other.card)}
                onShut={(from, side) => whyNot((command) => command.do === 'door' && command.room === from && command.side === side)}
              />
            )}
            {choice && call && slip && <Question key={revision} {...shared} choice={choice} title={call.title} offers={offers} />}
            {call && meddling && (
              <DungeonMasterScreen {...shared} title={call.title} hero={choice?.do === 'dm-hero' ? choice.hero : null} offers={offers} />
            )}
          </div>
          <div class="lab-side">
            {!fight && <Party view={view} seats={seats} acting={acting} cue={cue} answers={answers} packs={packs} onHero={tapped} />}
            {view.at === null && <Stall view={view} content={content} onCard={(card) => read(card, 'On the stall')} />}
            {room && !fight && (
              <RoomPanel
                {...shared}
                room={room}
                offers={offersFor('explore')}
                onCard={read}
                onWhy={whyNot}
                onDecks={() => look({ what: 'decks' })}
              />
            )}
            <Actions
              offers={offers}
              fighting={fighting !== null}
              content={content}
              onOffer={choose}
              onGear={(card) => read(card, 'Your gear')}
            >
              {fighting && <FightActions {...shared} hero={fighting} offers={offers} picked={picked} onWay={pick} onWhy={whyNot} />}
            </Actions>
          </div>
        </>
      )}
      <CoinFlight flight={flightOf(event)} id={shot} />
      {event && !flourish && shownCard === undefined && <EventScene event={event} view={view} seats={seats} content={content} />}
      {over && (
        <Overlays
          {...shared}
          at={over}
          visitor={visitor}
          offers={offers}
          revision={revision}
          onWhy={whyNot}
          onKeyword={openBook}
          onBack={() => look(null)}
        />
      )}
      {shownCard !== undefined && (
        <ReadCardCloseUp
          held={{ what: 'card', id: shownCard }}
          says={content.encounters[shownCard] ? 'Behind the door' : 'A card is found'}
          content={content}
        >
          <Button onClick={() => play.skipAnimation()}>Go on</Button>
        </ReadCardCloseUp>
      )}
    </div>
  );
}

/** A seat's record with the story that its player has written; an empty one goes. */
function noted<R extends { readonly note?: string }>({ note: _old, ...record }: R, line: string): Omit<R, 'note'> & { note?: string } {
  return line === '' ? record : { ...record, note: line };
}
