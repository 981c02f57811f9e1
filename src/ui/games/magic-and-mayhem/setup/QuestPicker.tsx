import type { Tone } from '../../../../games/magic-and-mayhem/content/quest-schema.ts';
import { CutOut } from '../../../parts/CutOut.tsx';
import { cutOf } from '../../../parts/inks.ts';
import { quests } from './options.ts';
import { minutesOf, roughly } from './play-time.ts';
import './quest-picker.css';

const TONES: { readonly [K in Tone]: string } = { silly: 'Silly', cosy: 'Cosy', spooky: 'A bit spooky', sneaky: 'Sneaky' };

type PickerProps = {
  readonly quest: string | null;
  readonly seats: number;
  readonly tempo: number;
  readonly onPick: (quest: string) => void;
};

/** Which story the table plays (MM-43): what it is about, how it feels, how long it takes. */
export function QuestPicker({ quest, seats, tempo, onPick }: PickerProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a browser's own box
    <div class="quests" role="group" aria-label="Which story?">
      {quests.map(({ id, title, teaser, tone, art, decisions, players }) => (
        <button key={id} type="button" aria-pressed={id === quest} onClick={() => onPick(id)}>
          <CutOut class="quest-art" {...cutOf(art)} width={30} />
          <b>{title}</b>
          <span>{teaser}</span>
          <small>
            {TONES[tone]}, {roughly(minutesOf(decisions, players ?? seats, tempo))}
            {players !== null && `, for ${players}`}
          </small>
        </button>
      ))}
    </div>
  );
}
