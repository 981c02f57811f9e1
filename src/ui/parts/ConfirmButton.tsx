import type { ComponentProps } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button } from './Button.tsx';

/** How long it cannot be pressed, in milliseconds: longer than two taps of a finger that slips. */
const LATE = 600;

/** The confirmation button of an irreversible action. It is disabled for a moment, so that a double tap does not press it. */
export function ConfirmButton(props: Omit<ComponentProps<typeof Button>, 'disabled'>) {
  const [late, setLate] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setLate(false), LATE);
    return () => clearTimeout(timer);
  }, []);
  return <Button {...props} disabled={late} data-late={late || undefined} />;
}
