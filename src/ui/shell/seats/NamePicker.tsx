import { useId, useState } from 'preact/hooks';
import { EMBLEMS, type Emblem as EmblemId, type SeatRecord } from '../../../engine/seats.ts';
import { isolateBidi } from '../../../engine/shared/sentences.ts';
import { Button } from '../../parts/Button.tsx';
import { EMBLEM_NAMES, Emblem } from '../../parts/Emblem.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { useNow } from '../../parts/signals.ts';
import { WaysToPlay } from '../../parts/WaysToPlay.tsx';
import { SeatGlyph } from './SeatGlyph.tsx';
import { isBot, isUnnamed, type KnownPerson, keepsSeat, LONGEST_NAME, tidyName } from './seat-list.ts';
import './name-picker.css';

type NamePickerProps = {
  readonly seat: SeatRecord;
  readonly others: readonly SeatRecord[];
  /** The people who have played on this device. */
  readonly known: readonly KnownPerson[];
  /** Changes how this person plays. */
  readonly onChange: (seat: SeatRecord) => void;
  readonly onDone: (name: string, emblem: EmblemId) => void;
  readonly onBack: () => void;
};

/** The picker for a player's name and emblem. Without a name, the emblem's name is used. */
export function NamePicker({ seat, others, known, onChange, onDone, onBack }: NamePickerProps) {
  const field = useId();
  const hint = useId();
  const pictures = useId();
  const bot = isBot(seat);
  const [typed, setTyped, typedNow] = useNow(isUnnamed(seat) ? '' : seat.name);
  const [emblem, setEmblem, emblemNow] = useNow(seat.emblem);
  const [why, setWhy] = useState<string | null>(null);

  const owner = (id: EmblemId) => others.find((other) => other.emblem === id && keepsSeat(other));
  const called = (letters: string, picture: EmblemId) => tidyName(letters) || EMBLEM_NAMES[picture];
  const name = called(typed, emblem);
  /** Whoever is called like this already; one who is only called like the picture that goes to this seat gives up both. */
  const namesake = (words: string, picture: EmblemId) =>
    others.find((other) => other.name === words && !(isUnnamed(other) && other.emblem === picture));
  const away = bot ? [] : known.filter((person) => !others.some((other) => other.name === person.name));

  const take = (id: EmblemId) => {
    const whose = owner(id);
    setWhy(whose ? `${isolateBidi(whose.name)} has the ${EMBLEM_NAMES[id]}. Take another one.` : null);
    if (!whose) setEmblem(id);
  };
  const done = () => {
    const picture = emblemNow();
    const words = called(typedNow(), picture);
    if (namesake(words, picture)) setWhy(`There is a ${isolateBidi(words)} already. Add a letter, or two.`);
    else onDone(words, picture);
  };

  return (
    <Sheet title={bot ? 'What is this bot called?' : 'Who sits here?'} onBack={onBack}>
      {away.length > 0 && (
        <ul class="known" aria-label="People we know">
          {away.map((person) => (
            <li key={person.name}>
              <Button tone="quiet" onClick={() => onDone(person.name, owner(person.emblem) ? emblem : person.emblem)}>
                <Emblem emblem={person.emblem} size={2.5} label="" />
                {person.name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form
        class="new-name"
        onSubmit={(event) => {
          event.preventDefault();
          done();
        }}
      >
        <label for={field}>{away.length > 0 ? 'Or somebody new' : 'Name'}</label>
        <input
          id={field}
          type="text"
          value={typed}
          maxLength={LONGEST_NAME}
          placeholder={EMBLEM_NAMES[emblem]}
          autocomplete="off"
          autocapitalize="words"
          spellcheck={false}
          enterkeyhint="done"
          aria-describedby={hint}
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            setWhy(null);
          }}
        />
        <p id={hint} role="status">
          {why ?? `Up to ${LONGEST_NAME} letters. Leave it empty to be called ${EMBLEM_NAMES[emblem]}.`}
        </p>
        <h3 id={pictures}>{bot ? 'Its picture' : 'Your picture'}</h3>
        {/* biome-ignore lint/a11y/useSemanticElements: as in SeatSwitch */}
        <div class="emblem-picker" role="group" aria-labelledby={pictures}>
          {EMBLEMS.map((id) => {
            const whose = owner(id);
            return (
              <button
                key={id}
                type="button"
                aria-pressed={id === emblem}
                aria-disabled={whose ? 'true' : undefined}
                onClick={() => take(id)}
              >
                <Emblem emblem={id} size={3.5} label="" />
                <span>{EMBLEM_NAMES[id]}</span>
                {whose && <small>{isolateBidi(whose.name)} has it</small>}
                {id === emblem && <SeatGlyph name="check" size={1.25} />}
              </button>
            );
          })}
        </div>
        <Button type="submit" class="that-is-me">
          {bot ? `Call it ${name}` : `I am ${name}!`}
        </Button>
      </form>
      {!bot && <WaysToPlay seat={seat} onChange={onChange} />}
    </Sheet>
  );
}
