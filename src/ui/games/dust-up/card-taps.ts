import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ChoicePrompt } from '../../../engine/session.ts';
import { unreachable } from '../../../games/dust-up/rules/unreachable.ts';
import type { DustUp } from '../../../games/dust-up/state/tasks.ts';
import type { View } from '../../../games/dust-up/state/view-types.ts';
import { cardName } from '../../../games/dust-up/text/names.ts';
import { useDrag } from '../../parts/use-drag.ts';
import type { TableController } from '../../table/table-controller.ts';
import { type Aim, type Aims, aimsOf, answerTo } from './aims.ts';
import { numbered } from './Hand.tsx';
import type { Offers } from './move-targets.ts';

type Table = {
  readonly stage: RefObject<HTMLElement | null>;
  readonly play: TableController<DustUp>;
  readonly view: View;
  readonly revision: number;
  readonly choosing: ChoicePrompt<DustUp> | null;
  readonly offers: Offers;
  /** The cards to choose from. */
  readonly cards: readonly string[];
};

const NOBODY_YET = 'Drop it on whom you mean, or tap them.';

/** Where a card was dropped: on somebody, or on one of their shields. */
function aimOf(under: Element | null): Aim | null {
  const { aim, shield } = under?.closest<HTMLElement>('[data-aim]')?.dataset ?? {};
  return aim === undefined ? null : { seat: Number(aim), shield: shield === undefined ? null : Number(shield) };
}

/** In rem: on a smaller stage a card that is held up lies over the others of the hand. */
const ROOM = { width: 44, height: 34 } as const;
function hasRoom(stage: HTMLElement | null): boolean {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return stage !== null && stage.clientWidth >= ROOM.width * rem && stage.clientHeight >= ROOM.height * rem;
}

/** A card that is held up: its key, and whether somebody took it up, or it came up as the newest. */
type Raised = { readonly key: string; readonly isTaken: boolean };

/**
 * Cards by hand: a card is tapped and then its victim, or carried there. The rules are told both, one after the other: the card, and when they
 * ask at whom it goes, the victim. Where there is room beside the hand, its newest card is held up from the start: it has a button for each
 * victim, and a tap on somebody only looks at them (decision 520).
 */
export function useCardTaps({ stage, play, view, revision, choosing, offers, cards }: Table) {
  const { content } = play.box;
  const [raised, setRaised] = useState<Raised | null>(null);
  const raisedKey = raised?.key ?? null;
  const aimed = useRef<(Aim & { readonly revision: number }) | null>(null);
  const keys = numbered(cards);
  const idOf = (key: string | null): string | null => keys.find((one) => one.key === key)?.id ?? null;
  const asked = choosing?.choice.do ?? null;
  const isOwnHand = asked === 'play';
  useEffect(() => {
    const newest = keys.at(-1);
    // a quick finger may have taken one up already
    if (isOwnHand && newest && hasRoom(stage.current)) setRaised((now) => now ?? { key: newest.key, isTaken: false });
  }, [choosing]);
  // the tablet is turned, or the letters grow: what came up by itself goes down again
  useEffect(() => {
    const place = stage.current;
    if (!place || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      if (!hasRoom(place)) setRaised((now) => (now?.isTaken ? now : null));
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, []);

  const playCard = (card: string | null, aim: Aim | null) => {
    const offer = card === null ? undefined : offers.cards.get(card);
    if (!offer) return;
    aimed.current = aim && { ...aim, revision: revision + 1 };
    play.choose(offer.index, revision);
  };
  // the rules ask at whom it goes: that has been said
  useLayoutEffect(() => {
    const aim = aimed.current;
    if (!aim || !choosing) return;
    // a card of the heap is picked first
    aimed.current = asked === 'take-back' && aim.revision === revision ? { ...aim, revision: revision + 1 } : null;
    const index = aim.revision === revision ? answerTo(aim, choosing.options) : -1;
    if (index >= 0) play.choose(index, revision);
  }, [choosing, revision]);

  const { dragged, start } = useDrag(
    () => setRaised(null),
    (key, under) => {
      const card = idOf(key);
      if (card === null || under?.closest('.dust-front')) return;
      const aims = isOwnHand ? aimsOf(card, view, content) : null;
      if (!aims || aims.seats.size === 0) return playCard(card, null);
      const aim = aimOf(under);
      if (aim && aims.seats.has(aim.seat)) return playCard(card, aim);
      setRaised({ key, isTaken: true });
      const reason = aim && unreachable(view, view.viewer ?? view.turn.seat, aim.seat);
      play.say(reason?.words ?? NOBODY_YET, reason?.rule);
    },
    '.dust-stage',
  );

  const carried = dragged ? idOf(dragged.thing) : null;
  const card = carried ?? idOf(raisedKey);
  const isTaken = carried !== null || raised?.isTaken === true;
  const aims: Aims | null = card !== null && isOwnHand ? aimsOf(card, view, content) : null;
  return {
    raised: raisedKey,
    putBack: () => setRaised(null),
    /** The card that is held up; none while one is carried. */
    card: carried === null ? card : null,
    dragged: dragged && carried !== null ? { ...dragged, card: carried } : null,
    /** The card that somebody took up or carries, and at whom it can be aimed. */
    held: card !== null && aims && isTaken ? { name: cardName(card, content), aims } : null,
    /** Whether somebody took up the card that is held; if not, it came up by itself. */
    isTaken,
    /** Whom a tap on a button plays the card on: anybody if it came up by itself, else whom it goes to in any case. */
    victims: aims && (!isTaken || aims.seats.size === 1) ? [...aims.seats] : [],
    /** Whether it goes to one of several, who are tapped on the stage. */
    asksWhom: aims !== null && isTaken && aims.seats.size > 1,
    playCard,
    /** A tap on a card of the hand: it is held up, or played if somebody has held it up. */
    tap: (key: string) => {
      if (key !== raisedKey || (isOwnHand && !raised?.isTaken)) setRaised({ key, isTaken: true });
      else if (isOwnHand) playCard(idOf(key), null);
      else setRaised(null);
    },
    start,
  };
}
