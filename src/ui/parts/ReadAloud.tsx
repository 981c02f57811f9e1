import { usePorts } from '../ports.ts';
import { Button } from './Button.tsx';

/** Reads something aloud, on a device that can. */
export function ReadAloud({
  label = 'Read it to me',
  words,
  onSpeak,
}: {
  label?: string;
  words: string;
  onSpeak: (words: string) => void;
}) {
  const { speech } = usePorts();
  if (speech.voice() === null) return null;
  return (
    <Button tone="quiet" onClick={() => onSpeak(words)}>
      {label}
    </Button>
  );
}
