import type { ComponentChildren } from 'preact';
import type { Sentence } from '../../../../engine/shared/sentences.ts';
import { cardOf } from '../../../../games/labyrinth/content/content.ts';
import type { Deck } from '../../../../games/labyrinth/state/constants.ts';
import type { BehindView } from '../../../../games/labyrinth/state/view-types.ts';
import { encounterText, itemEffects } from '../../../../games/labyrinth/text/cards.ts';
import { doorName } from '../../../../games/labyrinth/text/prompts.ts';
import { textContext } from '../../../../games/labyrinth/text/scene.ts';
import { CutOut } from '../../../parts/CutOut.tsx';
import { cutOf } from '../../../parts/inks.ts';
import { SentenceText } from '../../../parts/SentenceText.tsx';
import { Answer } from '../Answers.tsx';
import { EncounterSign } from '../cards/EncounterFoes.tsx';
import { ErrandSign } from '../delve/ErrandSign.tsx';
import { type Offer, that, those } from '../move-targets.ts';
import { Torches } from '../Torches.tsx';
import { Chip } from './Chip.tsx';
import { ErrandChips } from './ErrandChips.tsx';
import type { DmProps } from './props.ts';

/** What waits behind the doors nearby, and what comes next; each may be swapped, or one of three put in its place (LA-49). */
export function BehindDoors(props: DmProps) {
  const { view, content, offers } = props;
  const { behind } = view;
  if (!behind) return null;
  const scene = textContext(view, [], content);
  const [room] = behind.encounters;
  const [thing] = behind.items;
  return (
    <>
      {behind.doors.map((door) => {
        const here = (command: { readonly room: number; readonly side: string }) =>
          command.room === door.room && command.side === door.side;
        return (
          <Place
            key={`${door.room} ${door.side}`}
            {...props}
            title={`Behind ${doorName(scene, door)}`}
            swap={that(offers, 'swap-door', here)}
          >
            <Room {...props} card={door.card} torches={door.torches} />
            <Choice {...props} behind={behind} offers={those(offers, 'fill-door').filter(({ command }) => here(command))} />
            <ErrandChips {...props} says="An errand here" offers={those(offers, 'lay-errand').filter(({ command }) => here(command))} />
          </Place>
        );
      })}
      {room && (
        <Place {...props} title="The next room" swap={that(offers, 'swap-next', ({ deck }) => deck === 'encounters')}>
          <Room {...props} {...room} />
          <Choice {...props} behind={behind} offers={nextOf(props, 'encounters')} />
        </Place>
      )}
      {thing !== undefined && (
        <Place {...props} title="The next thing to find" swap={that(offers, 'swap-next', ({ deck }) => deck === 'items')}>
          <Thing {...props} card={thing} />
          <Choice {...props} behind={behind} offers={nextOf(props, 'items')} />
        </Place>
      )}
    </>
  );
}
const nextOf = ({ offers }: DmProps, wanted: Deck) => those(offers, 'pick-next').filter(({ command }) => command.deck === wanted);

type PlaceProps = Pick<DmProps, 'onOffer'> & {
  readonly title: string;
  /** Swaps it for the next card of its deck. */
  readonly swap: Offer | null;
  readonly children: ComponentChildren;
};
const Place = ({ title, swap, onOffer, children }: PlaceProps) => (
  <section class="dm-panel dm-place">
    <h3>{title}</h3>
    {children}
    {swap && (
      <Answer offer={swap} tone="quiet" onOffer={onOffer}>
        Swap it
      </Answer>
    )}
  </section>
);

/** A card that waits: its picture, its name, how dangerous it is, and what it does. */
function Waiting({ sign, name, torches, lines }: { sign: ComponentChildren; name: string; torches?: number; lines: readonly Sentence[] }) {
  return (
    <div class="dm-card">
      {sign}
      <div class="dm-card-words">
        <b class="dm-card-name">{name}</b>
        {torches !== undefined && <Torches lit={torches} />}
        {lines.map((words, i) => (
          // the lines of a card keep their order
          <p key={`line ${i}`} class="dm-card-line">
            <SentenceText words={words} />
          </p>
        ))}
      </div>
    </div>
  );
}
function Room({ content, card, torches }: Pick<DmProps, 'content'> & { readonly card: string; readonly torches: number }) {
  const printed = cardOf(content.encounters, card);
  const sign = content.errands[card] ? <ErrandSign errand={card} content={content} size={4} /> : <EncounterSign card={printed} size={4} />;
  return <Waiting sign={sign} name={printed.name} torches={torches} lines={encounterText(card, content)} />;
}
function Thing({ content, card }: Pick<DmProps, 'content'> & { readonly card: string }) {
  const { name, art } = cardOf(content.items, card);
  return <Waiting sign={<CutOut {...cutOf(art)} size={3.5} width={36} />} name={name} lines={itemEffects(card, content)} />;
}

type Picked = Offer & { readonly command: { readonly card: string } };
type ChoiceProps = DmProps & { readonly behind: BehindView; readonly offers: readonly Picked[] };

/** The cards that may come in its place. */
function Choice({ behind, offers, content, onOffer }: ChoiceProps) {
  if (offers.length === 0) return null;
  return (
    <details class="dm-choose">
      <summary data-narrow="">Choose another</summary>
      <div class="dm-row">
        {offers.map((offer) => {
          const { card } = offer.command;
          const item = content.items[card];
          const torches = behind.encounters.find((one) => one.card === card)?.torches;
          return (
            <Chip key={offer.index} look="beast" offer={offer} onOffer={onOffer}>
              {item ? (
                <CutOut {...cutOf(item.art)} size={3} width={36} />
              ) : (
                <EncounterSign card={cardOf(content.encounters, card)} size={3.25} />
              )}
              <small>{(item ?? cardOf(content.encounters, card)).name}</small>
              {torches !== undefined && <Torches lit={torches} />}
            </Chip>
          );
        })}
      </div>
    </details>
  );
}
