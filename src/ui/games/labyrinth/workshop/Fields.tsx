import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Button } from '../../../parts/Button.tsx';
import { useTurned } from '../../../parts/signals.ts';
import { SeatSwitch } from '../../../shell/seats/SeatSwitch.tsx';
import { ADDING, type Span, spanWords } from './card-forms.ts';
import './fields.css';

/** What the forms of the workshop are made of: large things to tap, and few words to type. */

/** A part of a form: what it is about, and its fields. */
export const Part = ({ title, children }: { readonly title: string; readonly children: ComponentChildren }) => (
  <section class="shop-part" aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
);

/** "+1", "−1", "0". */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

type StepperProps = {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** How much one tap changes. */
  readonly by?: number;
  readonly onChange: (value: number) => void;
  /** How the value is written: "+1", "Floor 2". */
  readonly words?: (value: number) => string;
};

/** A number between two large buttons. */
export function Stepper({ label, value, least, most, by = 1, onChange, words = String }: StepperProps) {
  const id = useId();
  const turn = useTurned(value, onChange);
  const step = (change: number, sign: string, says: string) => (
    <button
      type="button"
      aria-label={`${label}: ${says}`}
      aria-disabled={value + change < least || value + change > most}
      onClick={() => turn(change, least, most)}
    >
      {sign}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a browser's own box, and its legend stands outside any grid.
    <div class="shop-stepper" role="group" aria-labelledby={id}>
      <span id={id} class="switch-label">
        {label}
      </span>
      <span class="shop-steps">
        {step(-by, '−', 'less')}
        <output aria-label={label}>{words(value)}</output>
        {step(by, '+', 'more')}
      </span>
    </div>
  );
}

type SpanProps = { readonly label: string; readonly value: Span; readonly most: number; readonly onChange: (value: Span) => void };

/** A number, or from one number to another: so many at least, and a die on top. */
export function SpanField({ label, value, most, onChange }: SpanProps) {
  return (
    <div class="shop-span">
      <Stepper
        label={label}
        value={value.least}
        least={1}
        most={Math.min(10, most - Math.max(0, value.die - 1))}
        onChange={(least) => onChange({ ...value, least })}
        words={() => spanWords(value)}
      />
      <SeatSwitch
        label={`${label}: a surprise on top?`}
        quiet
        choices={ADDING.filter((die) => die === 0 || value.least + die - 1 <= most).map((die) => ({
          value: die,
          words: die === 0 ? 'No surprise' : `up to ${die - 1} more`,
        }))}
        value={value.die}
        onChange={(die) => onChange({ ...value, die })}
      />
    </div>
  );
}

type TextProps = {
  readonly label: string;
  readonly value: string;
  readonly most: number;
  readonly onChange: (value: string) => void;
  /** Draws one from a hat, if there is one. */
  readonly onHat?: () => void;
};

/** A line to write, or to draw from a hat. */
export function TextField({ label, value, most, onChange, onHat }: TextProps) {
  const id = useId();
  return (
    <div class="shop-text">
      <label for={id}>{label}</label>
      <input
        id={id}
        value={value}
        maxLength={most}
        autocomplete="off"
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      {onHat && (
        <Button tone="quiet" size="small" icon="pointy-hat" aria-label={`${label}: draw one from a hat`} onClick={onHat}>
          Hat
        </Button>
      )}
    </div>
  );
}

export type Tile<T> = { readonly value: T; readonly name: string; readonly picture: ComponentChildren };
type TilesProps<T> = {
  readonly label: string;
  readonly tiles: readonly Tile<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** Pictures only: their names are said. */
  readonly bare?: boolean;
};

/** Pictures to choose from, one of them lifted. */
export function Tiles<T extends string>({ label, tiles, value, onChange, bare = false }: TilesProps<T>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div class={bare ? 'shop-tiles bare' : 'shop-tiles'} role="group" aria-label={label}>
      {tiles.map((tile) => (
        <button
          key={tile.value}
          type="button"
          aria-pressed={tile.value === value}
          aria-label={tile.name}
          onClick={() => onChange(tile.value)}
        >
          {tile.picture}
          {!bare && <span aria-hidden>{tile.name}</span>}
        </button>
      ))}
    </div>
  );
}
