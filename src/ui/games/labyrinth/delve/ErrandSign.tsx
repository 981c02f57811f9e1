import { type Content, cardOf } from '../../../../games/labyrinth/content/content.ts';
import type { TownThing } from '../../../../games/labyrinth/state/constants.ts';
import { CutOut } from '../../../parts/CutOut.tsx';
import { cutOf } from '../../../parts/inks.ts';
import { Picture } from '../../../parts/Picture.tsx';
import { ThingShape } from '../town/TownThings.tsx';

/** What is sought on an errand and stands in the town after it, such as the goat; null where it brings something else. */
function soughtThing(errand: string, content: Content): TownThing | null {
  const brings = content.errands[errand]?.brings;
  return brings?.isSought ? brings.thing : null;
}

type SignProps = {
  readonly errand: string;
  readonly content: Content;
  /** In rem; without it, as large as its class says. */
  readonly size?: number;
  readonly class?: string;
};

/** What an errand is about, as a small picture: the very goat that will stand in the town, or else the sign of its card (LA-44). */
export function ErrandSign({ errand, content, size, class: name = '' }: SignProps) {
  const thing = soughtThing(errand, content);
  if (thing === null)
    return <CutOut class={name} {...cutOf(cardOf(content.errands, errand).art)} {...(size === undefined ? {} : { size })} width={36} />;
  return (
    <Picture class={`cut-out errand-thing ${name}`} viewBox="-26 -48 52 52" size={size}>
      <ThingShape thing={thing} />
    </Picture>
  );
}

/** The same on its card, in a box of 200; null for all other cards. */
export function errandFigure(card: string, content: Content) {
  const thing = soughtThing(card, content);
  return (
    thing && (
      <g transform="translate(100 182) scale(4)">
        <ThingShape thing={thing} />
      </g>
    )
  );
}
