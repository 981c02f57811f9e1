import type { Tone } from '../../../../games/magic-and-mayhem/content/quest-schema.ts';
import { CutOut } from '../../../parts/CutOut.tsx';
import { cutOf } from '../../../parts/inks.ts';
import { roughly } from '../../../shell/seats/length-words.ts';
import { quests } from './options.ts';
import './quest-picker.css';

const TONES: { readonly [K in Tone]: string } = { silly: 'Silly', cosy: 'Cosy', spooky: 'A bit spooky', sneaky: 'Sneaky' };

type PickerProps = {
  readonly quest: string | null;
  /** How long a story takes these people. */
  readonly minutes: (quest: string) => number | null;
  readonly onPick: (quest: string) => void;
};

/** Which story the table plays (MM-43): what it is about, how it feels, how long it takes. */
export function QuestPicker({ quest, minutes, onPick }: PickerProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a browser's own box
    <div class="quests" role="group" aria-label="Which story?">
      {quests.map(({ id, title, teaser, tone, art, players }) => (
        <button key={id} type="button" aria-pressed={id === quest} onClick={() => onPick(id)}>
          <CutOut class="quest-art" {...cutOf(art)} width={30} />
          <b>{title}</b>
          <span>{teaser}</span>
          <small>
            {TONES[tone]}, {roughly(minutes(id) ?? 0)}
            {players !== null && `, for ${players}`}
          </small>
        </button>
      ))}
    </div>
  );
}
