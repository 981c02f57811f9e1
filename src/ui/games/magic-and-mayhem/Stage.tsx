import './stage.css';
import { useMemo, useState } from 'preact/hooks';
import { speak } from '../../../engine/shared/sentences.ts';
import type { Content } from '../../../games/magic-and-mayhem/content/content.ts';
import { slotOf } from '../../../games/magic-and-mayhem/rules/board.ts';
import type { Mayhem, View } from '../../../games/magic-and-mayhem/state/tasks.ts';
import { FROM_AFAR } from '../../../games/magic-and-mayhem/text/from-afar.ts';
import { goal } from '../../../games/magic-and-mayhem/text/goal.ts';
import { featureText } from '../../../games/magic-and-mayhem/text/rooms.ts';
import { useCount } from '../../parts/use-count.ts';
import { cueOf } from '../../table/stage/cue.ts';
import type { TableController } from '../../table/table-controller.ts';
import { useChoiceStage } from '../../table/use-choice-stage.ts';
import { Board } from './board/Board.tsx';
import type { CellAction } from './board/props.ts';
import type { Looked } from './cards/CardCloseUps.tsx';
import { farThing } from './far-thing.ts';
import { CommonGoal, Goal } from './Goal.tsx';
import { cellActions, fightsFirst, foesAt, type Offer, type Offers, sortOffers } from './move-targets.ts';
import { hasScene, Overlays } from './Overlays.tsx';
import { Panel } from './panel/Panel.tsx';
import type { Asking } from './Question.tsx';
import { Question } from './Question.tsx';
import { Sides } from './Sides.tsx';
import { isDark } from './square-names.ts';
import { useSquareNames } from './use-square-names.ts';

const NOTHING: Offers = {
  squares: new Map(),
  tiles: new Map(),
  cards: new Map(),
  fight: [],
  share: [],
  power: [],
  deeds: [],
  end: null,
  asked: [],
};
/** What a tap on a tile that lies face down is told. */
const DARK = 'Too dark to see! Stand right beside it, in the middle of an open side, and it lights up.';
/** `at`: the revision that it was opened at; the answers of another one are others. */
type Open = Asking & { readonly at: number };

/** The dungeon in play: board, sheet, cards, questions. */
export function Stage({ play }: { play: TableController<Mayhem> }) {
  const { content } = play.box;
  const { describe } = play.ui;
  const [asking, setAsking] = useState<Open | null>(null);
  const [looked, setLooked] = useState<Looked | null>(null);
  const { view, names, seats, frame, open, revision, prompt, choosing, offers } = useChoiceStage(
    play,
    (choice, shown, called) => (choice ? sortOffers(choice, shown, content, describe, called) : NOTHING),
    () => {
      setAsking(null);
      setLooked(null);
    },
  );
  const actions = useMemo(() => cellActions(offers, view), [offers]);

  const choose = (offer: Offer) => {
    setAsking(null);
    setLooked(null);
    play.choose(offer.index, revision);
  };
  const ask = (title: string, list: readonly Offer[]) => setAsking({ title, offers: list, at: revision });
  const look = (number: number) => setLooked(monsterCard(view, number));
  const tap = (square: number, action: CellAction | null) => {
    const foes = foesAt(view, square).map(({ number }) => number);
    const [foe] = foes;
    if (action?.kind === 'option') play.choose(action.index, revision);
    else if (action) setAsking({ title: 'What here?', offers: fightsFirst(offers.squares.get(square) ?? []), at: revision, foes });
    else if (foes.length > 1) setAsking({ title: 'Who is here?', offers: [], at: revision, foes });
    else if (foe !== undefined) look(foe);
    else if (choosing && isDark(view, square)) play.say(DARK, 'MM-10');
    else whyNot(play, view, square);
  };

  const seat = prompt?.seat ?? view.turn.seat;
  const feature = open ? offers.deeds.find(({ command }) => command.do === 'use-feature') : undefined;
  const usable = feature ? slotUnder(view, seat) : null;
  const past = play.past.value !== null;
  const shot = useCount(frame);
  const acting = frame || past ? view.turn.seat : seat;
  const nameOf = useSquareNames(view, frame !== null, content, names, acting);
  const cue = cueOf(frame, shot, play.settings.value);
  const focus = [frame?.focus, frame?.flourish?.to].filter((square) => square !== undefined);
  const contest = view.sides.length > 1;
  const call = choosing && !hasScene(choosing, content) && offers.asked.length > 0 ? describe.call(view, choosing, names) : null;

  return (
    <div class={contest ? 'mayhem-stage contest' : 'mayhem-stage'}>
      {contest && <Sides sides={view.sides} torch={view.torch} goal={goal(view, content)} />}
      <div class={contest ? 'mayhem-board' : 'mayhem-board with-goal'}>
        <BoardGoal view={view} content={content} names={names} />
        <Board
          view={view}
          content={content}
          seats={seats}
          acting={acting}
          actions={actions}
          dark={offers.tiles}
          cue={cue}
          focus={focus}
          name={nameOf}
          onSay={(words) => play.say(words)}
          onTap={tap}
          onDark={(index) => play.choose(index, revision)}
          usable={usable}
          onThing={(slot) => (feature && slot === usable ? ask(feature.label, [feature]) : sayFeature(play, view, slot, content))}
        />
        {call && choosing && choosing.choice.do !== 'shop' && (
          <Question title={call.title} choice={choosing.choice} content={content} offers={offers.asked} onOffer={choose} />
        )}
      </div>
      <Panel
        view={view}
        content={content}
        seats={seats}
        seat={acting}
        offers={offers}
        open={open}
        past={past}
        onOffer={choose}
        onNarrow={ask}
        onCard={(id) => setLooked({ id, own: true })}
        onHero={(other) => setLooked({ id: view.heroes[other]?.hero ?? '', own: false })}
      />
      <Overlays
        play={play}
        view={view}
        seats={seats}
        seat={seat}
        frame={frame}
        choosing={choosing}
        offers={offers}
        call={call}
        asking={asking?.at === revision ? asking : null}
        looked={looked}
        onOffer={choose}
        onAsked={() => setAsking(null)}
        onLook={setLooked}
        onFoe={look}
      />
    </div>
  );
}

/** A monster's card: everybody may read it. */
function monsterCard(view: View, number: number): Looked | null {
  const id = view.monsters.find((monster) => monster.number === number)?.monster;
  return id === undefined ? null : { id, own: false, foe: number };
}

/** What the heroes are after, beside the board; two sides have it above. */
function BoardGoal({ view, content, names }: { view: View; content: Content; names: readonly string[] }) {
  if (view.quest) return <Goal quest={view.quest} torch={view.torch} content={content} names={names} />;
  return view.sides.length > 1 ? null : <CommonGoal view={view} content={content} />;
}

/** The place on the board of a hero's tile. */
function slotUnder({ board, heroes }: View, seat: number): number | null {
  const at = heroes[seat]?.at ?? null;
  return at === null ? null : slotOf(board.wide, at);
}

/** Says what the feature of a room does. */
function sayFeature(play: TableController<Mayhem>, view: View, slot: number, content: Content): void {
  const there = view.board.slots[slot];
  if (there && there !== 'down') play.say(speak(featureText(there.tile, content)), 'MM-52');
}

/** Says why nothing can be done on a square: who stands there cannot be hit, what is there is far away, or nobody can walk there. */
function whyNot(play: TableController<Mayhem>, view: View, square: number): void {
  const unseen = view.monsters.find((monster) => monster.at === square);
  const thing = unseen || !play.open.value ? null : farThing(view, play.box.content, square);
  if (thing) play.say(FROM_AFAR[thing].words, FROM_AFAR[thing].rule);
  else
    play.whyNot((command) =>
      unseen ? command.do === 'attack' && command.number === unseen.number : command.do === 'walk' && command.to === square,
    );
}
