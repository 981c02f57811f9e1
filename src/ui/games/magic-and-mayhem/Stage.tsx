import './styles.ts';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { goal } from '../../../games/magic-and-mayhem/describe/goal.ts';
import type { AnyCommand, Mayhem } from '../../../games/magic-and-mayhem/vocabulary.ts';
import { useCount } from '../../parts/use-count.ts';
import type { Play } from '../../table/play.ts';
import type { Asking } from './Ask.tsx';
import { Board } from './board/Board.tsx';
import type { CellAction, Cue } from './board/props.ts';
import { CommonGoal, Goal } from './Goal.tsx';
import type { Looked } from './Held.tsx';
import { cellActions, fightsFirst, foesAt, type Offer, type Offers, sortOffers } from './offers.ts';
import { Panel } from './Panel.tsx';
import { Sides } from './Sides.tsx';
import { Drawn, Held, Moment, Question, Shop, Story, Trial, Which } from './sheets.ts';
import { isDark, squareName } from './square-names.ts';
import { pageOf } from './story/page.ts';

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
export function Stage({ play }: { play: Play<Mayhem> }) {
  const { content } = play.box;
  const { teller } = play.ui;
  const view = play.shown.value;
  const names = play.names.value;
  const { seats } = play.save.value;
  const frame = play.frame.value;
  const { revision, prompt } = play;
  const open = play.open.value;
  const choosing = open && prompt?.kind === 'choose' ? prompt : null;
  const [asking, setAsking] = useState<Open | null>(null);
  const [looked, setLooked] = useState<Looked | null>(null);

  const offers = useMemo(() => (choosing ? sortOffers(choosing, view, content, teller, names) : NOTHING), [choosing, view, names]);
  const actions = useMemo(() => cellActions(offers, view), [offers]);
  useEffect(() => {
    setAsking(null);
    setLooked(null);
  }, [revision]);

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
  const cue: Cue | null = flourish ? { id: shot, ...flourish } : null;
  const shownCard = frame?.card;
  const happens = frame && !flourish && !shownCard ? frame.event : undefined;
  const contest = view.sides.length > 1;
  const trial = choosing?.choice.do === 'trial' ? choosing.choice : null;
  const story = pageOf(choosing, content);
  const call = choosing && !trial && !story && offers.asked.length > 0 ? teller.call(view, choosing, names) : null;

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
          focus={frame?.focus ?? null}
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
      {story && view.quest && <Story play={play} page={story} quest={view.quest.id} offers={offers.asked} onOffer={choose} />}
      {trial && <Trial play={play} choice={trial} offers={offers.asked} onOffer={choose} />}
      {asking?.at === revision && looked === null && (
        <Which view={view} content={content} asking={asking} onOffer={choose} onLook={look} onBack={() => setAsking(null)} />
      )}
      {looked && <Held play={play} view={view} looked={looked} offers={offers.cards.get(looked.id)} onOffer={choose} onLook={setLooked} />}
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
      {happens && <Moment event={happens} view={view} content={content} seats={seats} />}
      {shownCard && <Drawn id={shownCard} content={content} bossHearts={view.bossHearts} onGo={() => play.hurry()} />}
    </div>
  );
}
