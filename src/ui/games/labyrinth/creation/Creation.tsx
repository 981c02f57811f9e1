import { useState } from 'preact/hooks';
import { speak } from '../../../../engine/kit/words.ts';
import type { SeatRecord } from '../../../../engine/seats.ts';
import { type Content, need } from '../../../../games/labyrinth/content.ts';
import { classText, raceText } from '../../../../games/labyrinth/describe/cards.ts';
import { STATISTIC_NAMES } from '../../../../games/labyrinth/describe/names.ts';
import type { View } from '../../../../games/labyrinth/sights.ts';
import type { Element } from '../../../../games/labyrinth/words.ts';
import { Button } from '../../../parts/Button.tsx';
import { Picture } from '../../../parts/Picture.tsx';
import { Pool } from '../../../parts/Pool.tsx';
import { Say } from '../../../parts/Say.tsx';
import { signed } from '../explain.ts';
import { type Offer, type Offers, that, those } from '../offers.ts';
import { Armour, HitPoints } from '../party/Numbers.tsx';
import { HeroShape } from '../puppets/HeroPuppet.tsx';
import { Wheel } from '../Wheel.tsx';
import './creation.css';
import { elementWords, type Preview, previewOf } from './preview.ts';

type CreationProps = {
  readonly draft: NonNullable<View['draft']>;
  readonly offers: Offers;
  readonly content: Content;
  readonly record: SeatRecord;
  readonly onOffer: (offer: Offer) => void;
  /** The player's own story, as written. */
  readonly onOwnStory: (offer: Offer, line: string) => void;
};

const LONGEST = 110;

/** A new hero steps onto the stage: who, what, how lucky, of what elements, and where from. */
export function Creation({ draft, offers, content, record, onOffer, onOwnStory }: CreationProps) {
  const [picked, setPicked] = useState<readonly Element[]>([]);
  const elements = draft.elements ?? picked;
  const preview = previewOf(draft, elements, content);
  const races = those(offers, 'race');
  const classes = those(offers, 'class');
  const surprise = that(offers, 'surprise');
  const stories = those(offers, 'story');
  const choice = that(offers, 'elements', (command) => alike(command.elements, picked));
  const yes = picked.length === 0 ? 'None for me' : 'That is me';
  const toggle = (element: Element) =>
    setPicked(picked.includes(element) ? picked.filter((one) => one !== element) : [...picked, element].slice(-2));
  return (
    <div class="creation">
      <Growing preview={preview} name={record.name} />
      <div class="creation-choices">
        {races.length > 0 && (
          <>
            <ul class="folk-row" aria-label="Who will you be?">
              {races.map((offer) => (
                <Folk
                  key={offer.index}
                  offer={offer}
                  name={content.races[offer.command.race].name}
                  flavour={content.races[offer.command.race].flavour}
                  picture={<HeroShape race={offer.command.race} klass={null} />}
                  lines={raceText(offer.command.race, content).map((line) => <Say key={speak(line)} words={line} />)}
                  onOffer={onOffer}
                />
              ))}
            </ul>
            {surprise && (
              <Button tone="quiet" icon="rolling-dices" data-option={surprise.index} onClick={() => onOffer(surprise)}>
                Surprise me
              </Button>
            )}
          </>
        )}
        {classes.length > 0 && (
          <ul class="folk-row" aria-label="What are you good at?">
            {classes.map((offer) => (
              <Folk
                key={offer.index}
                offer={offer}
                name={content.classes[offer.command.class].name}
                flavour={content.classes[offer.command.class].flavour}
                picture={<HeroShape race={draft.race ?? 'human'} klass={offer.command.class} />}
                lines={classText(offer.command.class, content).map((line) => <Say key={speak(line)} words={line} />)}
                onOffer={onOffer}
              />
            ))}
          </ul>
        )}
        {those(offers, 'elements').length > 0 && (
          <section class="affinity" aria-label="Your elements">
            <Wheel chosen={picked} content={content} onElement={toggle} />
            <div class="affinity-words paper">
              <h2>{picked.length === 0 ? 'Up to two elements' : picked.map((one) => content.elements[one].name).join(' and ')}</h2>
              <p class="affinity-key">
                <b class="feeds">Round the rim they feed each other.</b> <b class="fights">Across the star they fight.</b>
              </p>
              <ul>
                {elementWords(draft.race, draft.class, picked).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              {choice && (
                <Button data-option={choice.index} aria-label={`${yes}: ${choice.label}`} onClick={() => onOffer(choice)}>
                  {yes}
                </Button>
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

const alike = (a: readonly Element[], b: readonly Element[]): boolean => a.length === b.length && a.every((one) => b.includes(one));

type FolkProps = {
  readonly offer: Offer;
  readonly name: string;
  readonly flavour: string;
  readonly picture: preact.JSX.Element;
  readonly lines: readonly preact.JSX.Element[];
  readonly onOffer: (offer: Offer) => void;
};

/** A race or a class as a card to tap. */
function Folk({ offer, name, flavour, picture, lines, onOffer }: FolkProps) {
  return (
    <li>
      <button type="button" class="folk" data-option={offer.index} onClick={() => onOffer(offer)}>
        <span class="folk-stage">
          <Pool radii={[100, 76, 52]} colours={['var(--ring-2)', 'var(--ring-3)', 'var(--ring-4)']} />
          <Picture viewBox="0 0 200 200">{picture}</Picture>
        </span>
        <b>{name}</b>
        {lines.map((line, i) => (
          <span key={i} class="folk-line">
            {line}
          </span>
        ))}
        <small>“{flavour}”</small>
      </button>
    </li>
  );
}

/** The hero as it grows, and each number as far as it is known. */
function Growing({ preview, name }: { preview: Preview; name: string }) {
  const { race, klass, hp, ac, rows } = preview;
  return (
    <section class="growing paper rim" aria-label={`${name}’s hero`}>
      <div class="growing-stage">
        <Pool radii={[100, 78, 56]} colours={['var(--ring-2)', 'var(--ring-3)', 'var(--ring-4)']} />
        {race ? (
          <Picture key={`${race} ${klass}`} class="growing-hero" viewBox="0 0 200 200">
            <HeroShape race={race} klass={klass} />
          </Picture>
        ) : (
          <span class="growing-who" aria-hidden="true">
            ?
          </span>
        )}
        <i class="growing-stick" />
      </div>
      <div class="growing-life">
        {hp !== null && <HitPoints now={hp} most={hp} />}
        {ac !== null && <Armour ac={ac} />}
      </div>
      <table>
        <tbody>
          {rows.map(({ statistic, rolled, plus, modifier }) => (
            <tr key={statistic}>
              <th scope="row">{STATISTIC_NAMES[statistic]}</th>
              <td>
                {rolled === null ? '3d6' : rolled}
                {plus !== 0 && <em class="growing-plus">{signed(plus)}</em>}
              </td>
              <td>{rolled !== null && <b class="growing-sum">{rolled + plus}</b>}</td>
              <td>{modifier !== null && <i class="growing-mod">{signed(modifier)}</i>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type StoriesProps = Pick<CreationProps, 'content' | 'onOffer' | 'onOwnStory'> & {
  readonly stories: readonly (Offer & { readonly command: { readonly story: string | null } })[];
  readonly note: string;
};

/** Three slips out of a hat, or a line of one's own. */
function Stories({ stories, content, note, onOffer, onOwnStory }: StoriesProps) {
  const [line, setLine] = useState(note);
  return (
    <section class="stories" aria-label="Where do you come from?">
      {stories.map((offer) => {
        const { story } = offer.command;
        return story === null ? (
          <form
            key="own"
            class="story-own paper"
            onSubmit={(event) => {
              event.preventDefault();
              onOwnStory(offer, line.trim());
            }}
          >
            <label>
              Or in your own words:
              <textarea rows={2} maxLength={LONGEST} value={line} onInput={(event) => setLine(event.currentTarget.value)} />
            </label>
            <Button tone={line.trim() === '' ? 'quiet' : 'primary'} type="submit" data-option={offer.index}>
              {line.trim() === '' ? 'I tell it at the table' : 'That was me'}
            </Button>
          </form>
        ) : (
          <button key={story} type="button" class="story-slip" data-option={offer.index} onClick={() => onOffer(offer)}>
            “{need(content.stories, story).line}”
          </button>
        );
      })}
    </section>
  );
}
