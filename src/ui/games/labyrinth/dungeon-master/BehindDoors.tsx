import type { ComponentChildren } from 'preact';
import type { Deck, Side } from '../../../../games/labyrinth/state/constants.ts';
import { encounterText, itemEffects } from '../../../../games/labyrinth/text/cards.ts';
import { doorName } from '../../../../games/labyrinth/text/prompts.ts';
import { textContext } from '../../../../games/labyrinth/text/scene.ts';
import { SentenceText } from '../../../parts/SentenceText.tsx';
import { Answer } from '../Answers.tsx';
import { type Offer, that, those } from '../move-targets.ts';
import { Torches } from '../Torches.tsx';
import { CardSign, cardName, FoldedChips } from './CardChips.tsx';
import type { DmProps } from './props.ts';

/** What waits behind the doors nearby, and what comes next; each may be swapped, or one of three put in its place (LA-49). */
export function BehindDoors(props: DmProps) {
  const { view, content, offers, hushed, onOffer } = props;
  const { behind } = view;
  if (!behind) return null;
  const scene = textContext(view, [], content);
  const shared = { content, hushed, onOffer };
  const torchesOf = (card: string) => behind.encounters.find((one) => one.card === card)?.torches;
  const next = (deck: Deck, title: string, card: string | undefined) => {
    const here = (command: { readonly deck: Deck }) => command.deck === deck;
    const picks = those(offers, 'pick-next').filter(({ command }) => here(command));
    return (
      card !== undefined && (
        <Place {...props} title={title} card={card} torches={torchesOf(card)} swap={that(offers, 'swap-next', here)}>
          <FoldedChips {...shared} says="Choose another" offers={picks} torchesOf={torchesOf} />
        </Place>
      )
    );
  };
  return (
    <>
      {behind.doors.map((door) => {
        const here = ({ room, side }: { readonly room: number; readonly side: Side }) => room === door.room && side === door.side;
        const fills = those(offers, 'fill-door').filter(({ command }) => here(command));
        const errands = those(offers, 'lay-errand').filter(({ command }) => here(command));
        const title = `Behind ${doorName(scene, door)}`;
        return (
          <Place key={title} {...props} {...door} title={title} swap={that(offers, 'swap-door', here)}>
            <FoldedChips {...shared} says="Choose another" offers={fills} torchesOf={torchesOf} />
            <FoldedChips {...shared} hushed={false} says="An errand here" offers={errands} />
          </Place>
        );
      })}
      {next('encounters', 'The next room', behind.encounters[0]?.card)}
      {next('items', 'The next thing to find', behind.items[0])}
    </>
  );
}

type PlaceProps = Pick<DmProps, 'content' | 'hushed' | 'onOffer'> & {
  readonly title: string;
  /** What waits there, and how dangerous that is. */
  readonly card: string;
  readonly torches: number | undefined;
  /** Swaps it for the next card of its deck. */
  readonly swap: Offer | null;
  readonly children: ComponentChildren;
};

function Place({ title, card, torches, swap, content, hushed, onOffer, children }: PlaceProps) {
  const lines = content.items[card] ? itemEffects(card, content) : encounterText(card, content);
  return (
    <section class="dm-panel" aria-label={title}>
      <h3>{title}</h3>
      <div class="dm-card" aria-hidden={hushed || undefined}>
        <CardSign card={card} content={content} size={4} />
        <div class="dm-card-words">
          <b class="dm-card-name">{cardName(card, content)}</b>
          {torches !== undefined && <Torches lit={torches} />}
          {lines.map((words, i) => (
            // the lines of a card keep their order
            <p key={`line ${i}`} class="dm-says">
              <SentenceText words={words} />
            </p>
          ))}
        </div>
      </div>
      <div class="dm-acts">
        {swap && (
          <Answer offer={swap} tone="quiet" onOffer={onOffer}>
            Swap it
          </Answer>
        )}
        {children}
      </div>
    </section>
  );
}
