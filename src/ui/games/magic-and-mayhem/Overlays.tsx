import type { SeatRecord } from '../../../engine/seats.ts';
import type { ChoicePrompt } from '../../../engine/session.ts';
import type { PromptWords } from '../../../engine/shared/game-text.ts';
import type { Mayhem, View } from '../../../games/magic-and-mayhem/state/tasks.ts';
import type { AnimationFrame } from '../../table/stage/animation-frames.ts';
import type { TableController } from '../../table/table-controller.ts';
import { DrawnCardCloseUp, type Looked, ReadCardCloseUp } from './cards/CardCloseUps.tsx';
import { EventScene } from './event-scenes/EventScene.tsx';
import type { Offer, Offers } from './move-targets.ts';
import { type Asking, Which } from './Question.tsx';
import { RoomScene } from './rooms/RoomScene.tsx';
import { Shop } from './Shop.tsx';
import { StoryScene } from './story/StoryScene.tsx';
import { pageOf } from './story/story-page.ts';
import { TrialScene } from './trial/TrialScene.tsx';

type Props = {
  readonly play: TableController<Mayhem>;
  readonly view: View;
  readonly seats: readonly SeatRecord[];
  /** The seat that is asked, or whose turn it is. */
  readonly seat: number;
  readonly frame: AnimationFrame<Mayhem> | null;
  readonly choosing: ChoicePrompt<Mayhem> | null;
  readonly offers: Offers;
  /** The question in words; null where it has a scene of its own. */
  readonly call: PromptWords | null;
  /** What a tap has left open. */
  readonly asking: Asking | null;
  /** The card that somebody looks at. */
  readonly looked: Looked | null;
  readonly onOffer: (offer: Offer) => void;
  readonly onAsked: () => void;
  readonly onLook: (looked: Looked | null) => void;
  readonly onFoe: (number: number) => void;
};

/** Whether the question has a scene of its own: a trial, or a page of a quest. */
export const hasScene = (choosing: ChoicePrompt<Mayhem> | null, content: Parameters<typeof pageOf>[1]): boolean =>
  choosing?.choice.do === 'trial' || pageOf(choosing, content) !== null;

/** What lies over the board: stories, trials, cards, the shop, and what happens. */
export function Overlays(props: Props) {
  const { play, view, seats, frame, choosing, offers, asking, looked, onOffer, onLook } = props;
  const { content } = play.box;
  const story = pageOf(choosing, content);
  const drawn = frame?.card;
  const finder = frame?.event?.do === 'treasure-drawn' ? frame.event.seat : undefined;
  const happens = frame && !frame.flourish && !drawn ? frame.event : undefined;
  return (
    <>
      {story && view.quest && <StoryScene play={play} page={story} quest={view.quest.id} offers={offers.asked} onOffer={onOffer} />}
      {choosing?.choice.do === 'trial' && <TrialScene play={play} choice={choosing.choice} offers={offers.asked} onOffer={onOffer} />}
      {asking && looked === null && (
        <Which view={view} content={content} asking={asking} onOffer={onOffer} onLook={props.onFoe} onBack={props.onAsked} />
      )}
      {looked && (
        <ReadCardCloseUp play={play} view={view} looked={looked} offers={offers.cards.get(looked.id)} onOffer={onOffer} onLook={onLook} />
      )}
      <OpenShop {...props} />
      {happens?.do === 'flipped' ? (
        <RoomScene event={happens} view={view} content={content} seats={seats} onSpeak={(words) => play.speak(words)} />
      ) : (
        happens && <EventScene event={happens} view={view} content={content} seats={seats} />
      )}
      {drawn && <DrawnCardCloseUp id={drawn} content={content} view={view} seat={finder} name={seats[finder ?? -1]?.name ?? ''} />}
    </>
  );
}

function OpenShop({ play, view, seat, choosing, call, offers, onOffer }: Props) {
  const hero = view.heroes[seat];
  if (!call || choosing?.choice.do !== 'shop' || !hero) return null;
  return (
    <Shop
      hero={hero}
      content={play.box.content}
      says={call.words}
      offers={offers.asked}
      why={(card) => play.reason((command) => command.do === 'buy' && command.card === card)}
      onOffer={onOffer}
    />
  );
}
