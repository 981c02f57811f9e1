import type { HelpLevel, SeatRecord } from '../../engine/seats.ts';
import { isolateBidi } from '../../engine/shared/sentences.ts';
import { Emblem } from './Emblem.tsx';
import { Picture } from './Picture.tsx';
import { Sheet } from './Sheet.tsx';
import './help-sheet.css';

/** What each level of help does in a game, in a sentence for the family. */
export type HelpText = { readonly [K in HelpLevel]: string };

export const HELP_NAMES: { readonly [K in HelpLevel]: string } = {
  none: 'No extra help',
  little: 'A little help',
  lot: 'A lot of help',
  harder: 'Harder',
};
/** From the easiest to the hardest. */
const ORDER: readonly HelpLevel[] = ['lot', 'little', 'none', 'harder'];

const line = { fill: 'none', stroke: 'currentColor', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
const hand = 'M4 22Q9 16 15 18L22 19Q24.5 20 22.5 22L16 23.5M22 21L28 17Q31 16.5 29.5 19.5L21 27H11L4 28Z';
/** Hands that hold somebody up: two, one, none, and a weight to carry. */
const GLYPHS = {
  lot: () => (
    <>
      <path d={hand} {...line} stroke-width="2.6" />
      <path
        d="M9 14Q3 9 5 6Q7.5 3.5 9 6.5Q10.5 3.5 13 6Q15 9 9 14ZM22 14Q16 9 18 6Q20.5 3.5 22 6.5Q23.5 3.5 26 6Q28 9 22 14Z"
        fill="currentColor"
      />
    </>
  ),
  little: () => (
    <>
      <path d={hand} {...line} stroke-width="2.6" />
      <path d="M16 14Q9 8 11.5 4.5Q14.5 2 16 5.5Q17.5 2 20.5 4.5Q23 8 16 14Z" fill="currentColor" />
    </>
  ),
  none: () => (
    <g fill="currentColor">
      <circle cx="16" cy="9" r="6" />
      <path d="M5 29.5Q4.5 17 16 17Q27.5 17 27 29.5Z" />
    </g>
  ),
  harder: () => (
    <>
      <path d="M11.5 12Q8.5 3.5 16 3.5Q23.5 3.5 20.5 12" {...line} stroke-width="3.4" />
      <path d="M9 11H23Q25 11 25.5 13L29 27Q29.5 29.5 27 29.5H5Q2.5 29.5 3 27L6.5 13Q7 11 9 11Z" fill="currentColor" />
    </>
  ),
} as const;

/** The picture of a level of help, `size` rem. Decoration: words beside it say what it means. */
export const HelpGlyph = ({ level, size }: { readonly level: HelpLevel; readonly size: number }) => (
  <Picture class="icon" viewBox="0 0 32 32" size={size}>
    {GLYPHS[level]()}
  </Picture>
);

type HelpSheetProps = {
  readonly seat: SeatRecord;
  readonly text: HelpText;
  /** What else is to be known at this table. */
  readonly note?: string | null | undefined;
  readonly onPick: (level: HelpLevel) => void;
  readonly onBack: () => void;
};

/** How much the rules help one player: four choices, each with what it does. All can see it, and it can be changed at any time. */
export function HelpSheet({ seat, text, note, onPick, onBack }: HelpSheetProps) {
  return (
    <Sheet title={`How hard for ${isolateBidi(seat.name)}?`} onBack={onBack} back="Done">
      <p class="help-why">
        <Emblem emblem={seat.emblem} size={2.25} label="" />
        Everybody can see it, and it can be changed at any time.
      </p>
      {note && <p>{note}</p>}
      <ul class="help-levels">
        {ORDER.map((level) => (
          <li key={level}>
            <button type="button" class="help-level" aria-pressed={seat.help === level} onClick={() => onPick(level)}>
              <HelpGlyph level={level} size={2.25} />
              <b>{HELP_NAMES[level]}</b>
              <span>{text[level]}</span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
