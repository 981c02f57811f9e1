import { useEffect, useRef } from 'preact/hooks';
import { HOUSE_RULES, type HouseRule, POCKET_MONEY, WANDERING } from '../../../../games/magic-and-mayhem/rules/difficulty.ts';
import type { Variant } from '../../../../games/magic-and-mayhem/rules/difficulty-variants.ts';
import { ASKING, HOURGLASSES } from '../../../../games/magic-and-mayhem/state/constants.ts';
import type { Options } from '../../../../games/magic-and-mayhem/state/options.ts';
import { Button } from '../../../parts/Button.tsx';
import { SeatSwitch } from '../../../shell/seats/SeatSwitch.tsx';
import { effectOf, figures } from './win-rates.ts';
import './house-rules.css';

type Row = {
  /** The variant whose odds are told with it, if there is one. */
  readonly variant?: Exclude<Variant, Options['difficulty']>;
  readonly words: string;
  readonly says: string;
  readonly on: (now: Options) => boolean;
  /** The options with this switched on or off. */
  readonly turned: (now: Options, on: boolean) => Options;
};
const house = (variant: HouseRule, words: string, says: string): Row => ({
  variant,
  words,
  says,
  on: (now) => now.house.includes(variant),
  turned: (now, on) => ({ ...now, house: HOUSE_RULES.filter((one) => (one === variant ? on : now.house.includes(one))) }),
});

const ROWS: readonly Row[] = [
  house('lucky-ones', 'Lucky ones', 'When a hero rolls, a 1 is as good as a 6.'),
  house('plenty', 'More treasure', 'E marks give treasure on one number more.'),
  house('pocket-money', 'Pocket money', `Everybody begins with ${POCKET_MONEY} gold.`),
  {
    variant: 'never-burns-out',
    words: 'The torch never burns out',
    says: 'Take all the time you like.',
    on: ({ torch }) => torch === 'never-burns-out',
    turned: (now, on) => ({ ...now, torch: on ? 'never-burns-out' : 'burns' }),
  },
  house('wandering', 'Wandering monsters', `Every ${WANDERING} rounds somebody draws a monster card.`),
  {
    variant: 'stay-out',
    words: 'The fallen stay out',
    says: 'A fallen hero does not come back, and helps with good advice.',
    on: ({ fallen }) => fallen === 'stay-out',
    turned: (now, on) => ({ ...now, fallen: on ? 'stay-out' : 'come-back' }),
  },
  {
    variant: 'fresh-marks',
    words: 'E marks stay fresh',
    says: 'Every E mark surprises you again and again.',
    on: ({ spentMarks }) => !spentMarks,
    turned: (now, on) => ({ ...now, spentMarks: !on }),
  },
  house('no-riddles', 'No riddles', 'The die decides in place of riddles and tongue twisters.'),
  house('no-challenges', 'No challenges', 'Everybody stays in their chair, and the die decides.'),
  {
    words: 'By the old book',
    says: 'Rooms, monsters and doors keep quiet, and nobody walks faster than a card says.',
    on: ({ byTheBook }) => byTheBook,
    turned: (now, on) => ({ ...now, byTheBook: on }),
  },
];
/** How many house rules are on. */
export const switchedOn = (now: Options): number => ROWS.filter((row) => row.on(now)).length;

const SAND: { readonly [seconds in Options['hourglass']]: string } = {
  30: 'Riddles and tongue twisters in half a minute. Only for quick tongues.',
  60: 'A minute for each riddle and each tongue twister.',
  90: 'A minute and a half. Time to think, and to giggle.',
  none: 'No sand at all. Riddles wait as long as you like.',
};

const ASKING_WORDS: { readonly [K in Options['asking']]: { readonly words: string; readonly says: string } } = {
  none: { words: 'None', says: 'Nobody is asked a thing. The die decides.' },
  little: { words: 'Little', says: 'Rooms and monsters ask, but few cards, and each of you once or twice.' },
  normal: { words: 'Normal', says: 'Each of you is asked once, or twice if you are fewer than four.' },
  plenty: { words: 'Plenty', says: 'Riddles behind every door. Warm up your tongues.' },
};

type Props = { readonly now: Options; readonly onOptions: (options: Options) => void; readonly onBack: () => void };

/** The house rules, each a switch with what it does; how much is asked, and the hourglass (MM-44, MM-50, MM-56). */
export function HouseRules({ now, onOptions, onBack }: Props) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <section class="house-rules" aria-labelledby="house">
      <h3 id="house" tabIndex={-1} ref={head}>
        House rules
      </h3>
      <ul>
        {ROWS.map(({ variant, words, says, on, turned }) => (
          <li key={words}>
            <button
              type="button"
              class="house-switch"
              role="switch"
              aria-checked={on(now)}
              onClick={() => onOptions(turned(now, !on(now)))}
            >
              <span class="house-knob" aria-hidden />
              <b>{words}</b>
              <span>
                {says} {variant && <small>{effectOf(figures.odds[variant])}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <SeatSwitch
        label="How much asking?"
        choices={ASKING.map((value) => ({ value, words: ASKING_WORDS[value].words }))}
        value={now.asking}
        onChange={(asking) => onOptions({ ...now, asking })}
      />
      <p>{ASKING_WORDS[now.asking].says}</p>
      <SeatSwitch
        label="The hourglass"
        choices={HOURGLASSES.map((value) => ({ value, words: value === 'none' ? 'None' : `${value} s` }))}
        value={now.hourglass}
        onChange={(hourglass) => onOptions({ ...now, hourglass })}
      />
      <p>{SAND[now.hourglass]}</p>
      <Button tone="quiet" onClick={onBack}>
        Back to the game
      </Button>
    </section>
  );
}
