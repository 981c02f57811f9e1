import { useLayoutEffect, useRef, useState } from 'preact/hooks';
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

/**
 * Cards by hand: a card is tapped and then its victim, or carried there. The rules are told both, one after the other: the card, and when they
 * ask at whom it goes, the victim. Nothing is held up that nobody took (decision 527).
 */
export function useCardTaps({ play, view, revision, choosing, offers, cards }: Table) {
  const { content } = play.box;
  /** The key of the card that is held up. */
  const [raised, setRaised] = useState<string | null>(null);
  const aimed = useRef<(Aim & { readonly revision: number; readonly what: Aims['what'] }) | null>(null);
  const keys = numbered(cards);
  const idOf = (key: string | null): string | null => keys.find((one) => one.key === key)?.id ?? null;
  const asked = choosing?.choice.do ?? null;
  const isOwnHand = asked === 'play';

  const playCard = (card: string | null, aim: Aim | null) => {
    const offer = card === null ? undefined : offers.cards.get(card);
    if (card === null || !offer) return;
    aimed.current = aim && { ...aim, revision: revision + 1, what: aimsOf(card, view, content).what };
    play.choose(offer.index, revision);
  };
  // the rules ask at whom it goes: that has been said
  useLayoutEffect(() => {
    const aim = aimed.current;
    if (!aim || !choosing) return;
    // a card of the heap is picked first
    aimed.current = asked === 'take-back' && aim.revision === revision ? { ...aim, revision: revision + 1 } : null;
    // who is copied need not be who is hit by the copy
    const index = aim.revision === revision && aim.what === asked ? answerTo(aim, choosing.options) : -1;
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
      setRaised(key);
      const reason = aim && unreachable(view, view.viewer ?? view.turn.seat, aim.seat);
      play.say(reason?.words ?? NOBODY_YET, reason?.rule);
    },
    '.dust-stage',
  );

  const carried = dragged ? idOf(dragged.thing) : null;
  const card = carried ?? idOf(raised);
  const aims: Aims | null = card !== null && isOwnHand ? aimsOf(card, view, content) : null;
  return {
    raised,
    putBack: () => setRaised(null),
    /** The card that is held up; none while one is carried. */
    card: carried === null ? card : null,
    dragged: dragged && carried !== null ? { ...dragged, card: carried } : null,
    /** The card that somebody took up or carries, and at whom it can be aimed. */
    held: card !== null && aims ? { name: cardName(card, content), aims } : null,
    playCard,
    /** A tap on a card of the hand: it is held up, or put back. */
    tap: (key: string) => setRaised(key === raised ? null : key),
    start,
  };
}
