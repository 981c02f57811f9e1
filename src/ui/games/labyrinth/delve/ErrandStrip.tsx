import { type Content, cardOf } from '../../../../games/labyrinth/content/content.ts';
import type { View } from '../../../../games/labyrinth/state/view-types.ts';
import { whereText } from '../../../../games/labyrinth/text/errands.ts';
import { ErrandSign } from './ErrandSign.tsx';

/** What the party is after, and where (LA-44). */
export function ErrandStrip({ view, content }: { readonly view: View; readonly content: Content }) {
  if (!view.errand) return null;
  const { name } = cardOf(content.errands, view.errand.errand);
  return (
    <p class={`errand-strip paper ${view.errand.where}`}>
      <ErrandSign errand={view.errand.errand} content={content} size={2} />
      <span>
        <b>{name}</b>: {whereText(view.errand)}
      </span>
    </p>
  );
}
