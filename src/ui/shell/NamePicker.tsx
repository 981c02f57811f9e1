import { useId, useState } from 'preact/hooks';
import { inSentence } from '../../engine/kit/words.ts';
import { EMBLEMS, type Emblem as EmblemId, type SeatRecord } from '../../engine/seats.ts';
import { Button } from '../parts/Button.tsx';
import { EMBLEM_NAMES, Emblem } from '../parts/Emblem.tsx';
import { useNow } from '../parts/now.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { SeatGlyph } from './SeatGlyph.tsx';
import { holdsOn, isBot, isUnnamed, type Known, LONGEST_NAME, tidyName } from './SeatList.ts';
import './name-picker.css';

type NamePickerProps = {
  readonly seat: SeatRecord;
  readonly others: readonly SeatRecord[];
  /** People this device remembers. */
  readonly known: readonly Known[];
  readonly onDone: (name: string, emblem: EmblemId) => void;
  readonly onBack: () => void;
};

/** Who sits here: somebody we know, or a new name, and a picture. Without a name one is called like the picture. */
export function NamePicker({ seat, others, known, onDone, onBack }: NamePickerProps) {
  const field = useId();
  const hint = useId();
  const pictures = useId();
  const bot = isBot(seat);
  const [typed, setTyped, typedNow] = useNow(isUnnamed(seat) ? '' : seat.name);
  const [emblem, setEmblem, emblemNow] = useNow(seat.emblem);
  const [why, setWhy] = useState<string | null>(null);

  const owner = (id: EmblemId) => others.find((other) => other.emblem === id && holdsOn(other));
  const called = (letters: string, picture: EmblemId) => tidyName(letters) || EMBLEM_NAMES[picture];
  const name = called(typed, emblem);
  /** Whoever is called like this already; one who is only called like the picture that goes to this seat gives up both. */
  const namesake = (words: string, picture: EmblemId) =>
    others.find((other) => other.name === words && !(isUnnamed(other) && other.emblem === picture));
  const away = bot ? [] : known.filter((person) => !others.some((other) => other.name === person.name));

  const take = (id: EmblemId) => {
    const whose = owner(id);
    setWhy(whose ? `${inSentence(whose.name)} has the ${EMBLEM_NAMES[id]}. Take another one.` : null);
    if (!whose) setEmblem(id);
  };
  const done = () => {
    const picture = emblemNow();
    const words = called(typedNow(), picture);
    if (namesake(words, picture)) setWhy(`There is a ${inSentence(words)} already. Add a letter, or two.`);
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
                {whose && <small>{inSentence(whose.name)} has it</small>}
                {id === emblem && <SeatGlyph name="check" size={1.25} />}
              </button>
            );
          })}
        </div>
        <Button type="submit" class="that-is-me">
          {bot ? `Call it ${name}` : `I am ${name}!`}
        </Button>
      </form>
    </Sheet>
  );
}
