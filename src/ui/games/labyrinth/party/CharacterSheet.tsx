import type { ComponentChildren } from 'preact';
import type { SeatRecord } from '../../../../engine/seats.ts';
import { speak } from '../../../../engine/shared/sentences.ts';
import { type Content, cardOf } from '../../../../games/labyrinth/content/content.ts';
import { SLOTS } from '../../../../games/labyrinth/state/constants.ts';
import type { HeroView, View } from '../../../../games/labyrinth/state/view-types.ts';
import { featBonus } from '../../../../games/labyrinth/text/cards.ts';
import { FEAT_WORDS } from '../../../../games/labyrinth/text/feats.ts';
import { classText, elementText, raceText } from '../../../../games/labyrinth/text/heroes.ts';
import { titleText } from '../../../../games/labyrinth/text/names.ts';
import { Coin } from '../../../parts/Coin.tsx';
import { SentenceText } from '../../../parts/SentenceText.tsx';
import { PuppetBadge } from '../../../puppets/PuppetBadge.tsx';
import { ItemSlip } from '../cards/ItemSlip.tsx';
import { ElementWheel } from '../ElementWheel.tsx';
import { heroPuppet } from '../puppet-props.ts';
import { HeroNumbers } from './HeroNumbers.tsx';
import { HitPoints } from './Numbers.tsx';
import './sheet.css';

type SheetProps = {
  readonly hero: HeroView;
  /** The whole party, by seat. */
  readonly heroes: View['heroes'];
  readonly record: SeatRecord;
  readonly content: Content;
  /** Cards with which something can be done just now. */
  readonly lit: ReadonlySet<string>;
  readonly onCard: (card: string) => void;
  readonly onKeyword?: ((rule: string) => void) | undefined;
  readonly children?: ComponentChildren;
};

/** Everything about a hero. */
export function CharacterSheet({ hero, heroes, record, content, lit, onCard, onKeyword, children }: SheetProps) {
  const race = content.races[hero.race];
  const klass = content.classes[hero.class];
  return (
    <div class="character">
      <header class="character-head">
        <PuppetBadge {...heroPuppet(hero, heroes)} emblem={record.emblem} />
        <div>
          <p class="character-who">
            {race.name} {klass.name}
            {hero.title !== null && `, ${titleText(hero.title, content)}`}
          </p>
          <HitPoints now={hero.hp} most={hero.most} />
          <p class="character-coins">
            <Coin size={1.5} /> {hero.coins} silver
          </p>
        </div>
        <ElementWheel chosen={hero.elements} content={content} />
      </header>
      <HeroNumbers hero={hero} content={content} />
      {children}
      <Belongings hero={hero} content={content} lit={lit} onCard={onCard} />
      <h3>
        {race.name} and {klass.name}
      </h3>
      {[...raceText(hero.race, content), ...elementText(hero.race), ...classText(hero.class, content)].map((line, i) => (
        <p key={`${i} ${speak(line)}`}>
          <SentenceText words={line} onKeyword={onKeyword} />
        </p>
      ))}
      <Feats hero={hero} content={content} onKeyword={onKeyword} />
      <Story hero={hero} record={record} content={content} />
    </div>
  );
}

/** What the hero has from delves, each with its story, the newest first (LA-47). */
function Feats({ hero, content, onKeyword }: Pick<SheetProps, 'hero' | 'content' | 'onKeyword'>) {
  if (hero.feats.length === 0) return null;
  return (
    <>
      <h3>From below</h3>
      {[...hero.feats].reverse().map((feat) => {
        const { kind, name, flavour } = cardOf(content.feats, feat);
        return (
          <p key={feat}>
            <b>{`${FEAT_WORDS[kind]}: ${name}.`}</b> {flavour}{' '}
            {featBonus(feat, content).map((line) => (
              <SentenceText key={speak(line)} words={line} onKeyword={onKeyword} />
            ))}
          </p>
        );
      })}
    </>
  );
}

/** Which of several items of one kind this is, in words; nothing where there is one. */
function whichOf(cards: readonly string[], index: number): string {
  const same = cards.flatMap((card, i) => (card === cards[index] ? [i] : []));
  return same.length > 1 ? `${same.indexOf(index) + 1} of ${same.length}` : '';
}

/** What a hero has equipped, the free places, and what is in the pack. */
function Belongings({ hero, content, lit, onCard }: Pick<SheetProps, 'hero' | 'content' | 'lit' | 'onCard'>) {
  return (
    <>
      <h3>Equipped</h3>
      <ul class="character-items">
        {[...hero.equipped, ...hero.curses].map((card, i, all) => (
          <li key={`${card} ${i}`}>
            <ItemSlip
              card={card}
              content={content}
              lit={lit.has(card)}
              says={[hero.curses.includes(card) ? 'a curse' : 'equipped', whichOf(all, i)].filter(Boolean).join(', ')}
              onCard={onCard}
            />
          </li>
        ))}
        {Array.from({ length: Math.max(0, SLOTS - hero.equipped.length - hero.curses.length) }, (_, i) => (
          <li key={`free ${i}`} class="free-slot">
            a free hand
          </li>
        ))}
      </ul>
      <h3>In the pack</h3>
      {hero.pack.length === 0 ? (
        <p>Crumbs, and a bit of string.</p>
      ) : (
        <ul class="character-items">
          {hero.pack.map((card, i) => (
            <li key={`${card} ${i}`}>
              <ItemSlip card={card} content={content} lit={lit.has(card)} says={whichOf(hero.pack, i)} onCard={onCard} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Who that was before: the story that was tapped, or the player's own line. */
export function Story({ hero, record, content }: Pick<SheetProps, 'hero' | 'record' | 'content'>) {
  const line = hero.story === null ? record.note : cardOf(content.stories, hero.story).line;
  return line ? <blockquote class="character-story">“{line}”</blockquote> : null;
}
