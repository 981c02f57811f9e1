import type { Seat } from '../../../../engine/game.ts';
import type { Sentence } from '../../../../engine/kit/words.ts';
import type { SeatRecord } from '../../../../engine/seats.ts';
import { ABILITY_NAMES } from '../../../../games/magic-and-mayhem/describe/effects.ts';
import { type Handicap, HELP, handicapOf } from '../../../../games/magic-and-mayhem/levels.ts';
import { Sheet } from '../../../parts/Sheet.tsx';
import { PickCards } from '../../../shell/PickCard.tsx';
import { SeatSwitch } from '../../../shell/SeatSwitch.tsx';
import { AbilityShape } from '../cards/AbilityShape.tsx';
import { HELP_NAMES } from '../HelpChip.tsx';
import { HeroSheet } from './HeroSheet.tsx';
import { heroes, lacking } from './options.ts';
import './hero-picker.css';
import './setup.css';

type HeroPickerProps = {
  readonly seats: readonly SeatRecord[];
  readonly seat: Seat;
  /** The heroes by seat. */
  readonly party: readonly string[];
  /** The heroes on this seat's side. */
  readonly mates: readonly string[];
  readonly powerText: (hero: string) => readonly Sentence[];
  readonly onPick: (hero: string) => void;
  readonly onHandicap: (handicap: Handicap) => void;
  readonly onBack: () => void;
};

const HELP_GLYPHS = [
  [1, 'feather'],
  [0, 'person'],
  [-1, 'flame'],
] as const;
const HELP_SAYS: { readonly [K in Handicap]: string } = {
  1: `${HELP[1].hp} more hearts and ${HELP[1].mov} more step than the card says.`,
  0: 'Hearts and steps as the card says.',
  [-1]: `${-HELP[-1].hp} hearts fewer than the card says.`,
};

/** All heroes of the box, each as its card; above them, what the party cannot do yet (MM-7). */
export function HeroPicker({ seats, seat, party, mates, powerText, onPick, onHandicap, onBack }: HeroPickerProps) {
  const missing = lacking(mates);
  const who = seats[seat]?.name ?? '';
  const handicap = handicapOf(seats[seat]?.handicap ?? 0);
  return (
    <Sheet title={`Who is ${who} tonight?`} onBack={onBack}>
      <section class="lacking" aria-labelledby="lacking">
        <h3 id="lacking">{missing.length > 0 ? 'Your party still lacks:' : 'Your party can do everything!'}</h3>
        {missing.length > 0 && (
          <ul>
            {missing.map((ability) => (
              <li key={ability} class="chip">
                <AbilityShape ability={ability} />
                {ABILITY_NAMES[ability]}
              </li>
            ))}
          </ul>
        )}
      </section>
      <section class="picker-help">
        <SeatSwitch
          label={`How hard for ${who}?`}
          choices={HELP_GLYPHS.map(([value, glyph]) => ({ value, glyph, words: HELP_NAMES[value] }))}
          value={handicap}
          onChange={onHandicap}
        />
        <p>{HELP_SAYS[handicap]}</p>
      </section>
      <PickCards
        {...{ seats, seat, heroes, onPick }}
        picked={party}
        onKeep={onBack}
        card={(hero, held) => <HeroSheet hero={hero} power={powerText(hero.id)} {...held} />}
      />
    </Sheet>
  );
}
