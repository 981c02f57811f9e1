import { useId } from 'preact/hooks';
import type { Riddle } from '../../../../games/magic-and-mayhem/content/riddle-and-challenge-schemas.ts';
import { isRightAnswer } from '../../../../games/magic-and-mayhem/rules/typed-answers.ts';
import { Button } from '../../../parts/Button.tsx';
import { useNow } from '../../../parts/signals.ts';

/** Somebody alone types; the app says whether it is right, and sends only that (MM-45). */
export function TypedAnswer({ riddle, onSolved, onMissed }: { riddle: Riddle; onSolved: () => void; onMissed: () => void }) {
  const id = useId();
  const [typed, setTyped, typedNow] = useNow('');
  return (
    <form
      class="typed-answer"
      onSubmit={(event) => {
        event.preventDefault();
        const answer = typedNow();
        if (isRightAnswer(answer, riddle)) return onSolved();
        if (answer.trim() !== '') onMissed();
      }}
    >
      <label class="visually-hidden" for={id}>
        My answer
      </label>
      <input
        id={id}
        value={typed}
        maxLength={60}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        enterkeyhint="done"
        placeholder="My answer"
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit">Check</Button>
    </form>
  );
}
