import { useEffect, useMemo, useState } from 'preact/hooks';
import { need } from '../../../games/traps-and-treasures/content.ts';
import { turningsOf } from '../../../games/traps-and-treasures/paths.ts';
import type { Held } from '../../../games/traps-and-treasures/state.ts';
import type { AnyCommand, Event, Traps } from '../../../games/traps-and-treasures/vocabulary.ts';
import { useBook } from '../../book/WithBook.tsx';
import { Button } from '../../parts/Button.tsx';
import type { Cue } from '../../parts/board/Flourish.tsx';
import { HeldUp } from '../../parts/HeldUp.tsx';
import { Say } from '../../parts/Say.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { useCount } from '../../parts/use-count.ts';
import type { Play } from '../../table/play.ts';
import { Ask } from './Ask.tsx';
import { TreasureCard } from './cards/TreasureCard.tsx';
import { Deeds } from './Deeds.tsx';
import { useDrag } from './hand/drag.ts';
import { Hand } from './hand/Hand.tsx';
import { Steps } from './hand/Steps.tsx';
import type { Made } from './map/cells.ts';
import { DungeonMap } from './map/DungeonMap.tsx';
import { levelOn } from './map/layout.ts';
import { tilePicture } from './map/picture.ts';
import { isMoment, Moment } from './moments/Moment.tsx';
import { firstPick, fitting, NOTHING, type Offer, type Picked, sortOffers, turnedFor } from './offers.ts';
import { Coins } from './purses/Coins.tsx';
import { Purses } from './purses/Purses.tsx';
import './stage.css';

const NOBODY = { seat: 0, at: 0, health: 0, most: 0, gold: 0, stored: 0, tiles: [], cards: [] } as const;

/** The race in play: everybody's gold, the map, the tiles in hand, and what else one can do. */
export function Stage({ play }: { play: Play<Traps> }) {
  const { content } = play.box;
  const { teller } = play.ui;
  const view = play.shown.value;
  const names = play.names.value;
  const { seats } = play.save.value;
  const frame = play.frame.value;
  const open = play.open.value;
  const { revision, prompt } = play;
  const choosing = open && prompt?.kind === 'choose' ? prompt : null;
  const openBook = useBook();
  const shot = useCount(frame);

  const offers = useMemo(() => (choosing ? sortOffers(choosing, view, teller, names) : NOTHING), [choosing, view, names]);
  const { lays } = offers;
  const [chosen, setPicked] = useState<Picked | null>(null);
  const [held, setHeld] = useState<Held | null>(null);
  const [looking, setLooking] = useState<number | null>(null);
  useEffect(() => {
    setHeld(null);
    setLooking(null);
  }, [revision]);
  const picked = chosen && lays.some(({ tile }) => tile === chosen.tile) ? chosen : firstPick(lays);
  const spots = useMemo(() => fitting(lays, picked), [lays, picked?.tile, picked?.turn]);

  const turn = view.turn.seat;
  const acting = frame || play.past.value ? turn : (prompt?.seat ?? turn);
  const player = view.players[turn] ?? NOBODY;
  const here = view.places[player.at];

  const choose = (offer: Offer) => {
    setHeld(null);
    play.choose(offer.index, revision);
  };
  const whyNot = (matches: (command: AnyCommand) => boolean) => play.whyNot((command) => matches(command as AnyCommand));
  const turnTile = (tile: string, by: 1 | -1) => {
    const ways = turningsOf(need(content.tiles, tile).open);
    const now = ways.indexOf(picked?.tile === tile ? picked.turn : 0);
    const next = ways[(now + by + ways.length) % ways.length] ?? 0;
    setPicked({ tile, turn: next });
    play.noise('flip');
  };
  const take = (tile: string) => {
    const way = lays.find((lay) => lay.tile === tile);
    setPicked({ tile, turn: way?.turn ?? 0 });
    play.noise('card');
  };
  const tap = ({ place, mood, x, y, option }: Pick<Made, 'place' | 'mood' | 'x' | 'y' | 'option'>) => {
    if (option !== null) play.choose(option, revision);
    else if (mood === 'turn' && picked) {
      const next = turnedFor(lays, picked, { x, y }) ?? turnedFor(lays, firstPick(lays) ?? picked, { x, y });
      if (next) setPicked(next);
      play.noise('flip');
    } else if (place !== null && here) {
      const side = sideOf(x - here.x, y - here.y);
      if (side) whyNot((command) => command.do === 'move' && command.side === side);
    }
  };
  const { dragged, start } = useDrag(take, (tile, at) => {
    const spot = spots.get(at ?? '');
    if (spot) choose(spot);
    else if (spot === null && at !== null) {
      const [x = 0, y = 0] = at.split(',').map(Number);
      const next = turnedFor(lays, { tile, turn: picked?.turn ?? 0 }, { x, y });
      if (next) setPicked(next);
    }
  });

  const event: Event | undefined = frame?.event;
  const shownCard = frame?.card;
  const call = choosing && offers.asked.length > 0 ? teller.call(view, choosing, names) : null;
  const cue: Cue | null = frame?.flourish ? { id: shot, ...frame.flourish } : null;
  const tileLevel = Math.max(1, levelOn(view, lays.find((lay) => lay.tile === picked?.tile)?.at ?? here ?? { x: 1, y: 0 })) as 1 | 2 | 3;
  const ready = choosing?.choice.do === 'ready';
  const mine = held && offers.cards.get(held.card);

  return (
    <div class="sneak-stage">
      <Purses view={view} seats={seats} acting={acting} onPlayer={setLooking} />
      <div class="sneak-middle">
        <DungeonMap
          view={view}
          content={content}
          seats={seats}
          names={names}
          acting={acting}
          places={offers.places}
          spots={spots}
          cue={cue}
          focus={frame?.focus ?? null}
          onTap={tap}
          onTurn={() => picked && turnTile(picked.tile, 1)}
        />
        {call && (
          <Ask
            title={call.title}
            words={<Say words={call.words} />}
            offers={offers.asked}
            view={view}
            content={content}
            seats={seats}
            onOffer={choose}
          />
        )}
      </div>
      <div class="sneak-tray">
        <Steps points={view.turn.over ? 0 : view.turn.points} free={view.turn.free} />
        {ready ? (
          <Button icon="card-pickup" data-option={offers.draw?.index} onClick={() => offers.draw && choose(offers.draw)}>
            Draw tiles
          </Button>
        ) : (
          <Hand
            tiles={player.tiles}
            content={content}
            level={tileLevel}
            picked={open ? picked : null}
            open={lays.length > 0}
            onPick={take}
            onTurn={turnTile}
            onDrag={(tile, down) => lays.length > 0 && start(tile, down)}
          />
        )}
      </div>
      <Deeds
        offers={offers}
        player={player}
        names={names}
        level={here?.level ?? 0}
        content={content}
        open={choosing?.choice.do === 'turn'}
        onOffer={choose}
        onCard={(card) => setHeld(player.cards.find((one) => one.card === card) ?? null)}
        onWhy={(deed) => whyNot((command) => command.do === deed)}
      />
      {dragged && (
        <span
          class="drag-tile"
          style={{
            left: `${dragged.x}px`,
            top: `${dragged.y}px`,
            backgroundImage: tilePicture(need(content.tiles, dragged.tile).open, tileLevel, false),
            transform: `rotate(${(picked?.tile === dragged.tile ? picked.turn : 0) * 90}deg)`,
          }}
        />
      )}
      <Coins event={event} id={shot} />
      {event && isMoment(event) && !frame?.flourish && frame?.focus !== 0 && <Moment event={event} seats={seats} view={view} />}
      {held && (
        <HeldUp
          id={held.card}
          says="A treasure card"
          onClose={() => setHeld(null)}
          card={<TreasureCard held={held} content={content} onKeyword={openBook ?? undefined} />}
        >
          {mine && (
            <Button data-option={mine.index} onClick={() => choose(mine)}>
              {mine.label}
            </Button>
          )}
          <Button tone="quiet" onClick={() => setHeld(null)}>
            Back
          </Button>
        </HeldUp>
      )}
      {shownCard !== undefined && event && 'level' in event && (
        <HeldUp
          id={shownCard}
          says={event.do === 'used' ? 'A card is used' : 'A treasure is found'}
          card={<TreasureCard held={{ card: shownCard, level: event.level }} content={content} />}
        >
          <Button onClick={() => play.hurry()}>Go on</Button>
        </HeldUp>
      )}
      {looking !== null && (
        <Sheet title={`${names[looking] ?? ''} holds`} onBack={() => setLooking(null)}>
          <Belongings cards={view.players[looking]?.cards ?? []} content={content} />
        </Sheet>
      )}
    </div>
  );
}

/** Somebody's treasure cards: they lie open (TT-13). */
function Belongings({ cards, content }: { cards: readonly Held[]; content: Traps['content'] }) {
  if (cards.length === 0) return <p>No treasure cards yet. Only a brave face.</p>;
  return (
    <div class="belongings">
      {cards.map((held) => (
        <TreasureCard key={held.card} held={held} content={content} />
      ))}
    </div>
  );
}

const sideOf = (x: number, y: number) =>
  x === 0 && y === -1 ? 'north' : x === 1 && y === 0 ? 'east' : x === 0 && y === 1 ? 'south' : x === -1 && y === 0 ? 'west' : null;
