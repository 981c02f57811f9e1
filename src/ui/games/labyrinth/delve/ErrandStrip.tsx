import { type Content, cardOf } from '../../../../games/labyrinth/content/content.ts';
import type { View } from '../../../../games/labyrinth/state/view-types.ts';
import { whereText } from '../../../../games/labyrinth/text/errands.ts';
import { CutOut } from '../../../parts/CutOut.tsx';
import { cutOf } from '../../../parts/inks.ts';

/** What the party is after, and where (LA-44). */
export function ErrandStrip({ view, content }: { readonly view: View; readonly content: Content }) {
  if (!view.errand) return null;
  const { name, art } = cardOf(content.errands, view.errand.errand);
  return (
    <p class={`errand-strip paper ${view.errand.where}`}>
      <CutOut {...cutOf(art)} size={2} width={36} />
      <span>
        <b>{name}</b>: {whereText(view.errand)}
      </span>
    </p>
  );
}
