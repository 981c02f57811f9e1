import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Content } from '../../../../games/labyrinth/content/content.ts';
import { STATISTICS } from '../../../../games/labyrinth/state/constants.ts';
import type { HeroView } from '../../../../games/labyrinth/state/view-types.ts';
import { STATISTIC_NAMES, weaponName } from '../../../../games/labyrinth/text/names.ts';
import { endsOf, signed, span } from '../../../../games/labyrinth/text/numbers.ts';
import { armourParts, attackParts, modifierText, spelled, statisticParts } from '../explain-numbers.ts';
import { Armour } from './Numbers.tsx';

/** The numbers of a hero. Each one says, when it is tapped, where it comes from. */
export function HeroNumbers({ hero, content }: { readonly hero: HeroView; readonly content: Content }) {
  const [told, setTold] = useState<string | null>(null);
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
    <>
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
            `${weaponName(way.weapon, content)}: the attack adds ${spelled(attackParts(hero, way, content))}. A hit is ${endsOf(way.die, way.damage).join(' to ')}.`,
            <>
              <b>{signed(way.attack)}</b>
              <i>{span(way.die, way.damage)}</i>
            </>,
          ),
        )}
      </div>
      <p class="character-told" role="status">
        {told ?? 'Tap a number to hear where it comes from.'}
      </p>
    </>
  );
}
