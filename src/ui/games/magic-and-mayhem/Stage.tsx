import './stage.css';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { AnyCommand, Mayhem } from '../../../games/magic-and-mayhem/state/tasks.ts';
import { goal } from '../../../games/magic-and-mayhem/text/goal.ts';
import { useCount } from '../../parts/use-count.ts';
import { cueOf } from '../../table/stage/cue.ts';
import type { TableController } from '../../table/table-controller.ts';
import { useChoiceStage } from '../../table/use-choice-stage.ts';
import { Board } from './board/Board.tsx';
import type { CellAction } from './board/props.ts';
import type { Looked } from './cards/CardCloseUps.tsx';
import { DrawnCardCloseUp, ReadCardCloseUp } from './cards/CardCloseUps.tsx';
import { EventScene } from './event-scenes/EventScene.tsx';
import { CommonGoal, Goal } from './Goal.tsx';
import { cellActions, fightsFirst, foesAt, type Offer, type Offers, sortOffers } from './move-targets.ts';
import { Panel } from './panel/Panel.tsx';
import type { Asking } from './Question.tsx';
import { Question, Which } from './Question.tsx';
import { Shop } from './Shop.tsx';
import { Sides } from './Sides.tsx';
import { isDark, squareName } from './square-names.ts';
import { StoryScene } from './story/StoryScene.tsx';
import { pageOf } from './story/story-page.ts';
import { TrialScene } from './trial/TrialScene.tsx';

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

  // while something is shown the squares keep their names: they are many, and the chronicle tells what happens
  const quiet = useRef(view);
  if (!frame) quiet.current = view;
  const nameOf = useMemo(() => {
    const known = new Map<number, string>();
    const still = quiet.current;
    return (square: number): string => {
      const ready = known.get(square);
      if (ready !== undefined) return ready;
      const made = squareName(still, content, names, square);
      known.set(square, made);
      return made;
    };
  }, [quiet.current, names]);

  const choose = (offer: Offer) => {
    setAsking(null);
    setLooked(null);
    play.choose(offer.index, revision);
  };
  const tap = (square: number, action: CellAction | null) => {
    const foes = foesAt(view, square);
    const numbers = foes.map(({ number }) => number);
    const [foe] = foes;
    if (action?.kind === 'option') play.choose(action.index, revision);
    else if (action) setAsking({ title: 'What here?', offers: fightsFirst(offers.squares.get(square) ?? []), at: revision, foes: numbers });
    else if (foe && foes.length > 1) setAsking({ title: 'Who is here?', offers: [], at: revision, foes: numbers });
    else if (foe) look(foe.number);
    else whyNot(square);
  };
  const whyNot = (square: number) => {
    if (choosing && isDark(view, square)) return play.say(DARK, 'MM-10');
    const unseen = view.monsters.find((monster) => monster.at === square);
    play.whyNot((command) => {
      const tried = command as AnyCommand;
      return unseen ? tried.do === 'attack' && tried.number === unseen.number : tried.do === 'walk' && tried.to === square;
    });
  };
  /** A monster's card: everybody may read it. */
  const look = (number: number) => {
    const id = view.monsters.find((monster) => monster.number === number)?.monster;
    if (id !== undefined) setLooked({ id, own: false, foe: number });
  };

  const seat = prompt?.seat ?? view.turn.seat;
  const past = play.past.value !== null;
  const shot = useCount(frame);
  const acting = frame || past ? view.turn.seat : seat;
  const hero = view.heroes[seat];
  const flourish = frame?.flourish;
  const cue = cueOf(frame, shot, play.settings.value);
  const focus = [frame?.focus, flourish?.to].filter((square) => square !== undefined);
  const shownCard = frame?.card;
  const happens = frame && !flourish && !shownCard ? frame.event : undefined;
  const contest = view.sides.length > 1;
  const trial = choosing?.choice.do === 'trial' ? choosing.choice : null;
  const story = pageOf(choosing, content);
  const call = choosing && !trial && !story && offers.asked.length > 0 ? describe.call(view, choosing, names) : null;

  return (
    <div class={contest ? 'mayhem-stage contest' : 'mayhem-stage'}>
      {contest && <Sides sides={view.sides} torch={view.torch} goal={goal(view, content)} />}
      <div class={contest ? 'mayhem-board' : 'mayhem-board with-goal'}>
        {view.quest && <Goal quest={view.quest} torch={view.torch} content={content} names={names} />}
        {!view.quest && !contest && <CommonGoal view={view} content={content} />}
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
          onTap={tap}
          onDark={(index) => play.choose(index, revision)}
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
        onNarrow={(title, list) => setAsking({ title, offers: list, at: revision })}
        onCard={(id) => setLooked({ id, own: true })}
        onHero={(other) => setLooked({ id: view.heroes[other]?.hero ?? '', own: false })}
      />
      {story && view.quest && <StoryScene play={play} page={story} quest={view.quest.id} offers={offers.asked} onOffer={choose} />}
      {trial && <TrialScene play={play} choice={trial} offers={offers.asked} onOffer={choose} />}
      {asking?.at === revision && looked === null && (
        <Which view={view} content={content} asking={asking} onOffer={choose} onLook={look} onBack={() => setAsking(null)} />
      )}
      {looked && (
        <ReadCardCloseUp play={play} view={view} looked={looked} offers={offers.cards.get(looked.id)} onOffer={choose} onLook={setLooked} />
      )}
      {call && choosing?.choice.do === 'shop' && hero && (
        <Shop
          hero={hero}
          content={content}
          says={call.words}
          offers={offers.asked}
          why={(card) => play.reason((command) => command.do === 'buy' && (command as { card: string }).card === card)}
          onOffer={choose}
        />
      )}
      {happens && <EventScene event={happens} view={view} content={content} seats={seats} />}
      {shownCard && <DrawnCardCloseUp id={shownCard} content={content} bossHearts={view.bossHearts} onGo={() => play.skipAnimation()} />}
    </div>
  );
}
