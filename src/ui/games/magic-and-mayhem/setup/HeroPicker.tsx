import type { Seat } from '../../../../engine/game.ts';
import { LEVELS, type Level, type SeatRecord } from '../../../../engine/seats.ts';
import type { Sentence } from '../../../../engine/shared/sentences.ts';
import { ABILITY_NAMES } from '../../../../games/magic-and-mayhem/text/effects.ts';
import { Sheet } from '../../../parts/Sheet.tsx';
import { PickCards } from '../../../shell/seats/PickCard.tsx';
import { SeatGlyph } from '../../../shell/seats/SeatGlyph.tsx';
import { SeatSwitch } from '../../../shell/seats/SeatSwitch.tsx';
import { AbilityShape } from '../cards/AbilityShape.tsx';
import { HeroSheet } from './HeroSheet.tsx';
import { LEVEL_NAMES, LEVEL_SAYS } from './level-words.ts';
import { heroes, lacking } from './options.ts';
import './hero-picker.css';
import './setup.css';

type HeroPickerProps = {
  readonly seats: readonly SeatRecord[];
  readonly seat: Seat;
  readonly level: Level;
  /** The heroes by seat. */
  readonly party: readonly string[];
  /** The heroes on this seat's side. */
  readonly mates: readonly string[];
  readonly powerText: (hero: string) => readonly Sentence[];
  readonly onPick: (hero: string) => void;
  readonly onLevel: (level: Level) => void;
  readonly onBack: () => void;
};

/** All heroes of the box, each as its card; above them, what the party cannot do yet (MM-7). */
export function HeroPicker({ seats, seat, level, party, mates, powerText, onPick, onLevel, onBack }: HeroPickerProps) {
  const missing = lacking(mates);
  const record = seats[seat];
  const who = record?.name ?? '';
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
      {record?.player.kind === 'person' && (
        <section class="picker-help">
          <SeatSwitch
            label={`Riddles for ${who}?`}
            choices={LEVELS.map((value, i) => ({
              value,
              words: LEVEL_NAMES[value],
              picture: <SeatGlyph name="star" size={1 + 0.375 * i} />,
            }))}
            value={level}
            onChange={onLevel}
          />
          <p>{LEVEL_SAYS[level]}</p>
        </section>
      )}
      <PickCards
        {...{ seats, seat, heroes, onPick }}
        picked={party}
        onKeep={onBack}
        card={(hero, held) => <HeroSheet hero={hero} power={powerText(hero.id)} {...held} />}
      />
    </Sheet>
  );
}
