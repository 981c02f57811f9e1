import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { SeatRecord } from '../../../../engine/seats.ts';
import { speak } from '../../../../engine/shared/sentences.ts';
import type { Content } from '../../../../games/labyrinth/content/content.ts';
import { swapsOf } from '../../../../games/labyrinth/rules/character-creation.ts';
import type { Element } from '../../../../games/labyrinth/state/constants.ts';
import type { Event } from '../../../../games/labyrinth/state/tasks.ts';
import type { View } from '../../../../games/labyrinth/state/view-types.ts';
import { CLASS_WANTS, elementText } from '../../../../games/labyrinth/text/heroes.ts';
import { STATISTIC_NAMES } from '../../../../games/labyrinth/text/names.ts';
import { Button } from '../../../parts/Button.tsx';
import { SentenceText } from '../../../parts/SentenceText.tsx';
import { Valance } from '../../../parts/Valance.tsx';
import { Answer } from '../Answers.tsx';
import { ElementWheel } from '../ElementWheel.tsx';
import { type Offer, type Offers, that, those } from '../move-targets.ts';
import { lookAt } from '../puppet-props.ts';
import './character-creation.css';
import { HeroPreview } from './HeroPreview.tsx';
import { elementWords, previewOf } from './preview.ts';
import { RaceCard } from './RaceCard.tsx';
import { Stories } from './Stories.tsx';

type CreationProps = {
  readonly draft: NonNullable<View['draft']>;
  /** Those who are made already, by seat. */
  readonly heroes: View['heroes'];
  /** Extra hit points (LA-39). */
  readonly help: number;
  /** What the last answer brought. */
  readonly news: readonly Event[];
  readonly offers: Offers;
  readonly content: Content;
  readonly record: SeatRecord;
  readonly onOffer: (offer: Offer) => void;
  /** The player's own story, as written. */
  readonly onOwnStory: (offer: Offer, line: string) => void;
};

/** A new hero steps onto the stage: who, what, how lucky, of what elements, and where from. */
export function CharacterCreation({ draft, heroes, help, news, offers, content, record, onOffer, onOwnStory }: CreationProps) {
  const [picked, setPicked] = useState<readonly Element[]>([]);
  const stage = useRef<HTMLDivElement>(null);
  const choices = useRef<HTMLDivElement>(null);
  // a new question is read from its beginning, whichever of the two scrolls
  useLayoutEffect(() => {
    for (const { current } of [stage, choices]) if (current) current.scrollTop = 0;
  }, [draft.race, draft.class, draft.elements]);
  const elements = draft.elements ?? picked;
  const look = draft.race ? lookAt(heroes, draft.seat, draft.race) : 0;
  const preview = previewOf(draft, elements, content, help);
  const folk = [...those(offers, 'race'), ...those(offers, 'class')];
  const surprise = that(offers, 'surprise');
  const stories = those(offers, 'story');
  const swaps = those(offers, 'swap');
  const choice = that(offers, 'elements', (command) => alike(command.elements, picked));
  const yes = picked.length === 0 ? 'None for me' : 'That is me';
  const toggle = (element: Element) =>
    setPicked((now) =>
      picked.includes(element) ? now.filter((one) => one !== element) : [...now.filter((one) => one !== element), element].slice(-2),
    );
  return (
    <div class="creation" ref={stage}>
      <Valance />
      <HeroPreview preview={preview} elements={elements} look={look} record={record} />
      <div class="creation-choices" ref={choices}>
        {folk.length > 0 && (
          <ul key={draft.race} class="folk-row" aria-label={draft.race ? 'What are you good at?' : 'Who will you be?'}>
            {folk.map((offer) => (
              <RaceCard key={offer.index} offer={offer} race={draft.race} look={look} content={content} onOffer={onOffer} />
            ))}
          </ul>
        )}
        {surprise && <Answer offer={surprise} tone="quiet" icon="rolling-dices" onOffer={onOffer} />}
        {(swaps.length > 0 || (draft.swapped && draft.elements === null)) && (
          <section class="creation-swaps paper" aria-label="Swap two, once">
            {/* once it is done their places stay, so that the wheel below does not jump */}
            {draft.swapped && <p class="swap-done">{swapWords(news)}</p>}
            <p class={draft.swapped ? 'swap-gone' : ''}>{wantsWords(draft)}</p>
            {swapsOf(draft.rolled).map(([one, other]) => {
              const words = `${STATISTIC_NAMES[one]} ⇄ ${STATISTIC_NAMES[other]}`;
              const offer = swaps.find(({ command }) => command.statistic === one && command.with === other);
              return offer ? (
                <Answer key={words} offer={offer} tone="quiet" onOffer={onOffer}>
                  {words}
                </Answer>
              ) : (
                <Button key={words} tone="quiet" class="swap-gone">
                  {words}
                </Button>
              );
            })}
          </section>
        )}
        {those(offers, 'elements').length > 0 && (
          <section class="affinity" aria-label="Your elements">
            <div class="affinity-wheel">
              <ElementWheel chosen={picked} content={content} onElement={toggle} />
            </div>
            <div class="affinity-words paper">
              <h2>{picked.length === 0 ? 'Up to two elements' : picked.map((one) => content.elements[one].name).join(' and ')}</h2>
              {picked.length === 0 && (
                <p class="affinity-key">
                  <b class="feeds">Side by side they are friends.</b> <b class="fights">Across the star they fight.</b>
                </p>
              )}
              <ul>
                {picked.length === 0
                  ? draft.race &&
                    elementText(draft.race, draft.class).map((line) => (
                      <li key={speak(line)}>
                        <SentenceText words={line} />
                      </li>
                    ))
                  : elementWords(draft.race, draft.class, picked).map((line) => <li key={line}>{line}</li>)}
              </ul>
              {choice && (
                <Answer offer={choice} says={`${yes}: ${choice.label}`} tone={picked.length === 0 ? 'quiet' : 'primary'} onOffer={onOffer}>
                  {yes}
                </Answer>
              )}
            </div>
          </section>
        )}
        {stories.length > 0 && (
          <Stories stories={stories} content={content} note={record.note ?? ''} onOffer={onOffer} onOwnStory={onOwnStory} />
        )}
      </div>
    </div>
  );
}

/** What has been swapped with what, from the answer that did it. */
function swapWords(news: readonly Event[]): string {
  const swap = news.find((event) => event.do === 'swapped');
  return swap ? `${STATISTIC_NAMES[swap.statistic]} and ${STATISTIC_NAMES[swap.with]} have changed places.` : 'Swapped, and well done.';
}

/** Which statistic the class wants, before two of them are swapped. */
const wantsWords = ({ class: klass }: CreationProps['draft']): string =>
  `${klass === null ? '' : `This hero fights with ${STATISTIC_NAMES[CLASS_WANTS[klass]]}. Make it the highest: `}you may swap two, once.`;

const alike = (a: readonly Element[], b: readonly Element[]): boolean => a.length === b.length && a.every((one) => b.includes(one));
