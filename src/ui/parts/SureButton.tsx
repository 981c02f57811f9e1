import type { ComponentProps } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button } from './Button.tsx';

/** How long it cannot be pressed, in milliseconds: longer than two taps of a finger that slips. */
const LATE = 600;

/** The second button of what cannot be undone. It lies there a moment before it can be pressed: the tap that brought it does not press it, too. */
export function SureButton(props: Omit<ComponentProps<typeof Button>, 'disabled'>) {
  const [late, setLate] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setLate(false), LATE);
    return () => clearTimeout(timer);
  }, []);
  return <Button {...props} disabled={late} data-late={late || undefined} />;
}
