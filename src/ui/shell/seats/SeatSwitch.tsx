import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { SeatGlyph, type SeatGlyphName } from './SeatGlyph.tsx';
import './seat-switch.css';

export type SwitchChoice<T> = {
  readonly value: T;
  readonly words: string;
  readonly glyph?: SeatGlyphName;
  /** In place of a glyph. */
  readonly picture?: ComponentChildren;
};

type SwitchProps<T> = {
  /** What is chosen here; shown unless `quiet`. */
  readonly label: string;
  readonly quiet?: boolean;
  readonly choices: readonly SwitchChoice<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
};

/** A few slips in a tray, one of them lifted: a choice between things that exclude each other. */
export function SeatSwitch<T extends string | number | boolean>({ label, quiet = false, choices, value, onChange }: SwitchProps<T>) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a browser's own box, and its legend stands outside any grid.
    <div class="switch-group" role="group" aria-labelledby={id}>
      <span id={id} class={quiet ? 'visually-hidden' : 'switch-label'}>
        {label}
      </span>
      <span class={choices.length > 2 ? 'switch many' : 'switch'}>
        {choices.map((choice) => (
          <button key={String(choice.value)} type="button" aria-pressed={choice.value === value} onClick={() => onChange(choice.value)}>
            {choice.picture}
            {choice.glyph && <SeatGlyph name={choice.glyph} size={1.75} />}
            <span>{choice.words}</span>
          </button>
        ))}
      </span>
    </div>
  );
}
