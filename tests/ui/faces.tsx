import { render } from '@testing-library/preact';
import { FaceShape } from '../../src/ui/puppets/faces.tsx';
import type { Figure, Mood } from '../../src/ui/puppets/figure.ts';

/** The markup of a figure's face in a mood, to be looked for in that of a screen. */
export function face(figure: Figure, mood: Mood): string {
  const { container, unmount } = render(
    <svg role="presentation">
      <FaceShape figure={figure} mood={mood} />
    </svg>,
  );
  const markup = container.querySelector('svg')?.innerHTML ?? '';
  unmount();
  return markup;
}
