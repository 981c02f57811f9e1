import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { speak } from '../../../../engine/kit/words.ts';
import type { SeatRecord } from '../../../../engine/seats.ts';
import { type Content, need } from '../../../../games/labyrinth/content.ts';
import { classText, raceText } from '../../../../games/labyrinth/describe/heroes.ts';
import { STATISTIC_NAMES, weaponName } from '../../../../games/labyrinth/describe/names.ts';
import { signed } from '../../../../games/labyrinth/describe/numbers.ts';
import type { HeroView } from '../../../../games/labyrinth/sights.ts';
import { SLOTS, STATISTICS } from '../../../../games/labyrinth/words.ts';
import { Coin } from '../../../parts/Coin.tsx';
import { Say } from '../../../parts/Say.tsx';
import { ItemSlip } from '../cards/ItemSlip.tsx';
import { armourParts, attackParts, modifierText, spelled, statisticParts } from '../explain.ts';
import { HeroPuppet } from '../puppets/Puppets.tsx';
import { Wheel } from '../Wheel.tsx';
import { Armour, HitPoints } from './Numbers.tsx';
import './sheet.css';

type SheetProps = {
  readonly hero: HeroView;
  readonly record: SeatRecord;
  readonly content: Content;
  /** Cards with which something can be done just now. */
  readonly lit: ReadonlySet<string>;
  readonly onCard: (card: string) => void;
  readonly onKeyword?: ((rule: string) => void) | undefined;
  readonly children?: ComponentChildren;
};

/** Everything about a hero. Each number says, when it is tapped, where it comes from. */
export function CharacterSheet({ hero, record, content, lit, onCard, onKeyword, children }: SheetProps) {
  const [told, setTold] = useState<string | null>(null);
  const race = content.races[hero.race];
  const klass = content.classes[hero.class];
  const number = (key: string, words: string, shown: ComponentChildren) => (
    <button
      type="button"
      class="sheet-number"
      aria-label={words}
      aria-expanded={told === words}
      onClick={() => setTold(told === words ? null : words)}
    >
      {shown}
      <small>{key}</small>
    </button>
  );
  return (
    <div class="character">
      <header class="character-head">
        <HeroPuppet race={hero.race} klass={hero.class} emblem={record.emblem} />
        <div>
          <p class="character-who">
            {race.name} {klass.name}
          </p>
          <HitPoints now={hero.hp} most={hero.most} />
          <p class="character-coins">
            <Coin size={1.5} /> {hero.coins} silver
          </p>
        </div>
        <Wheel chosen={hero.elements} content={content} />
      </header>
      <div class="character-numbers">
        {STATISTICS.map((statistic) =>
          number(
            STATISTIC_NAMES[statistic],
            `${STATISTIC_NAMES[statistic]} ${spelled(statisticParts(hero, statistic, content))}. In rolls it counts ${modifierText(hero, statistic)}`,
            <>
              <b>{hero.statistics[statistic]}</b>
              <i>{signed(hero.modifiers[statistic])}</i>
            </>,
          ),
        )}
        {number(
          'Armour',
          `Armour class ${spelled(armourParts(hero, content))}. Whoever attacks must roll that much.`,
          <Armour ac={hero.ac} />,
        )}
        {hero.attacks.map((way) =>
          number(
            weaponName(way.weapon, content),
            `${weaponName(way.weapon, content)}: the attack adds ${spelled(attackParts(hero, way, content))}. A hit is ${way.die}${way.damage === 0 ? '' : ` and ${signed(way.damage)}`}.`,
            <>
              <b>{signed(way.attack)}</b>
              <i>
                {way.die}
                {way.damage === 0 ? '' : signed(way.damage)}
              </i>
            </>,
          ),
        )}
      </div>
      <p class="character-told" role="status">
        {told ?? 'Tap a number to hear where it comes from.'}
      </p>
      {children}
      <h3>Equipped</h3>
      <ul class="character-items">
        {[...hero.equipped, ...hero.curses].map((card, i) => (
          <li key={`${card} ${i}`}>
            <ItemSlip
              card={card}
              content={content}
              lit={lit.has(card)}
              says={hero.curses.includes(card) ? 'a curse' : 'equipped'}
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
              <ItemSlip card={card} content={content} lit={lit.has(card)} onCard={onCard} />
            </li>
          ))}
        </ul>
      )}
      <h3>
        {race.name} and {klass.name}
      </h3>
      {[...raceText(hero.race, content), ...classText(hero.class, content)].map((line, i) => (
        <p key={`${i} ${speak(line)}`}>
          <Say words={line} onKeyword={onKeyword} />
        </p>
      ))}
      <Story hero={hero} record={record} content={content} />
    </div>
  );
}

/** Who that was before: the story that was tapped, or the player's own line. */
export function Story({ hero, record, content }: Pick<SheetProps, 'hero' | 'record' | 'content'>) {
  const line = hero.story === null ? record.note : need(content.stories, hero.story).line;
  return line ? <blockquote class="character-story">“{line}”</blockquote> : null;
}
