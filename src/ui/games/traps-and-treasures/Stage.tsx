import { useState } from 'preact/hooks';
import { cardOf } from '../../../games/traps-and-treasures/content/content.ts';
import { endsWith } from '../../../games/traps-and-treasures/rules/gold-at-home.ts';
import type { Level, Side } from '../../../games/traps-and-treasures/state/constants.ts';
import type { Held } from '../../../games/traps-and-treasures/state/state.ts';
import type { AnyCommand, Event, Traps, View } from '../../../games/traps-and-treasures/state/tasks.ts';
import type { Point } from '../../parts/board/growing-map.ts';
import { useCount } from '../../parts/use-count.ts';
import type { AnimationFrame } from '../../table/stage/animation-frames.ts';
import { cueOf } from '../../table/stage/cue.ts';
import type { TableController } from '../../table/table-controller.ts';
import { useChoiceStage } from '../../table/use-choice-stage.ts';
import { Actions } from './Actions.tsx';
import { HeldCardCloseUp, ShownCardCloseUp } from './cards/CardCloseUps.tsx';
import { CardsSheet } from './cards/CardsSheet.tsx';
import { ThingCloseUp } from './cards/ThingCloseUp.tsx';
import { EventScene } from './event-scenes/EventScene.tsx';
import { CoinFlights } from './gold/CoinFlights.tsx';
import { GoldPanel } from './gold/GoldPanel.tsx';
import { DraggedTile } from './hand/DraggedTile.tsx';
import { usePickedTile } from './hand/picked-tile.ts';
import { Tray } from './hand/Tray.tsx';
import { DungeonMap } from './map/DungeonMap.tsx';
import type { Made } from './map/map-cells.ts';
import { levelOn } from './map/map-layout.ts';
import { useMapTaps } from './map/map-taps.ts';
import type { MomentFace } from './map/Tokens.tsx';
import { type Lay, type Offer, type Picked, sortOffers } from './move-targets.ts';
import { Question } from './Question.tsx';
import './stage.css';

const NOBODY = { seat: 0, at: 0, health: 0, most: 0, gold: 0, stored: 0, tiles: [], cards: [], help: 'none' } as const;

/** The level of the ground where the tile in hand can be laid, or of the ground beside the player: tiles are drawn as they would lie there. */
function levelOfTiles(view: View, lays: readonly Lay[], picked: Picked | null, here: Point | undefined): Level {
  const spot = lays.find((lay) => lay.tile === picked?.tile)?.at ?? here ?? { x: 1, y: 0 };
  return levelOn(view, spot);
}

/** The face that an event gives somebody on the map for as long as it is shown. `kind`: the mark that tells it. */
function faceOf(event: Event, kind: string | undefined): MomentFace | null {
  switch (event.do) {
    case 'health-lost':
      return { seat: event.seat, mood: kind === 'hurt' ? 'hurt' : 'oh' };
    case 'gold-lost':
      return { seat: event.seat, mood: 'oh' };
    case 'gold-gained':
    case 'points-gained':
      return { seat: event.seat, mood: 'proud' };
    case 'rested':
      return { seat: event.seat, mood: 'asleep' };
    case 'died':
      return { seat: event.seat, mood: kind === 'bite' ? 'oh' : 'out' };
    default:
      return null;
  }
}

/** Whether something that was done in the turn is shown, or the dice that decide it: not those for who begins. */
const showsDeed = (frame: AnimationFrame<Traps> | null, { fight, duel }: View): boolean =>
  frame !== null && (frame.event !== undefined || fight !== null || duel !== null);

/** The race in play: everybody's gold, the map, the tiles in hand, and what else one can do. */
export function Stage({ play }: { play: TableController<Traps> }) {
  const { content } = play.box;
  const { describe } = play.ui;
  const [held, setHeld] = useState<Held | null>(null);
  const [looking, setLooking] = useState<number | null>(null);
  const [read, setRead] = useState<Made | null>(null);
  const { view, names, seats, frame, open, revision, prompt, choosing, offers } = useChoiceStage(
    play,
    (choice, shown, called) => sortOffers(choice, shown, describe, called),
    () => {
      setHeld(null);
      setLooking(null);
      setRead(null);
    },
  );
  const shot = useCount(frame);
  const { lays } = offers;
  const hand = usePickedTile(play, lays);

  const turn = view.turn.seat;
  const acting = frame || play.past.value ? turn : (prompt?.seat ?? turn);
  const player = view.players[turn] ?? NOBODY;
  const here = view.places[player.at];

  const choose = (offer: Offer) => {
    setHeld(null);
    play.choose(offer.index, revision);
  };
  const whyNot = (matches: (command: AnyCommand) => boolean) => play.whyNot(matches);
  /** Why a card cannot be used just now; of bait, why no monster comes for it here. */
  const whyNotUse = (card: string) => {
    const baits = cardOf(content.treasures, card).use?.effects.some(({ do: word }) => word === 'bait');
    return play.reason((command) =>
      offers.cards.has(card) ? baits === true && command.do === 'fight' : command.do === 'use' && command.card === card,
    )?.words;
  };
  const noStep = (side: Side) => whyNot((command) => command.do === 'move' && command.side === side);
  const { tap, dragged, start } = useMapTaps({ play, revision, hand, lays, here, onLay: choose, onWhy: noStep });

  const event: Event | undefined = frame?.event;
  const table = { view, content, seats };
  const picked = offers.asked.flatMap(({ command }) => (command.do === 'player' ? [view.players[command.on]?.at ?? 0] : []));
  const tileLevel = levelOfTiles(view, lays, hand.picked, here);

  return (
    <div class="sneak-stage">
      <GoldPanel view={view} seats={seats} acting={acting} onPlayer={setLooking} />
      <div class="sneak-middle">
        <DungeonMap
          {...table}
          names={names}
          acting={acting}
          places={offers.places}
          spots={hand.spots}
          cue={cueOf(frame, shot, play.settings.value)}
          dropping={event?.do === 'laid' ? event.to : null}
          finding={event?.do === 'found' ? event.at : null}
          face={event ? faceOf(event, frame?.flourish?.kind) : null}
          focus={frame?.focus ?? null}
          among={picked}
          onTap={(cell) => (cell.there !== null && cell.option === null ? setRead(cell) : tap(cell))}
          onTurn={() => hand.picked && hand.turn(hand.picked.tile, 1)}
          onSay={(words) => play.say(words)}
        />
      </div>
      <Tray
        turn={view.turn}
        tiles={player.tiles}
        content={content}
        level={tileLevel}
        hand={hand}
        offers={offers}
        open={open}
        onDrag={start}
      />
      {choosing && offers.asked.length > 0 && <Question play={play} asked={choosing} offers={offers.asked} {...table} onOffer={choose} />}
      <Actions
        offers={offers}
        player={player}
        players={view.players}
        names={names}
        seats={seats}
        level={here?.level ?? 0}
        thing={here?.thing ?? null}
        content={content}
        storing={endsWith(view, player) ? 'bell' : view.last === null || view.oldBook ? 'plain' : 'double'}
        homeward={player.gold > 0 && (view.last !== null || (view.sack !== null && player.gold >= view.sack))}
        open={choosing?.choice.do === 'turn' || (seats[turn]?.player.kind === 'person' && showsDeed(frame, view))}
        onOffer={choose}
        onCard={(card) => setHeld(player.cards.find((one) => one.card === card) ?? null)}
        onWhy={(deed) => whyNot((command) => command.do === deed)}
      />
      {dragged && <DraggedTile dragged={dragged} turn={hand.turnOf(dragged.thing)} content={content} level={tileLevel} />}
      <CoinFlights event={event} id={shot} />
      {event && !frame?.flourish && frame?.focus !== 0 && <EventScene event={event} {...table} />}
      {held && (
        <HeldCardCloseUp
          held={held}
          content={content}
          offer={offers.cards.get(held.card)}
          why={choosing ? whyNotUse(held.card) : undefined}
          onOffer={choose}
          onBack={() => setHeld(null)}
        />
      )}
      {read?.there && (
        <ThingCloseUp
          {...read.there}
          names={names}
          content={content}
          offer={offers.places.get(read.place ?? -1)}
          onOffer={choose}
          onBack={() => setRead(null)}
        />
      )}
      <ShownCardCloseUp frame={frame} content={content} />
      {looking !== null && (
        <CardsSheet name={names[looking]} cards={view.players[looking]?.cards} content={content} onBack={() => setLooking(null)} />
      )}
    </div>
  );
}
