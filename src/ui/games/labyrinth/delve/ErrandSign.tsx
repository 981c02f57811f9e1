import { type Content, cardOf } from '../../../../games/labyrinth/content/content.ts';
import type { TownThing } from '../../../../games/labyrinth/state/constants.ts';
import { CutOut } from '../../../parts/CutOut.tsx';
import { cutOf } from '../../../parts/inks.ts';
import { Picture } from '../../../parts/Picture.tsx';
import { ThingShape } from '../town/TownThings.tsx';

/** What an errand brings home, if it is named for that: the goat of "lost-goat". */
function namedThing(errand: string, content: Content): TownThing | null {
  const thing = content.errands[errand]?.brings.thing;
  return thing && errand.split('-').includes(thing) ? thing : null;
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
  const thing = namedThing(errand, content);
  if (thing === null)
    return <CutOut class={name} {...cutOf(cardOf(content.errands, errand).art)} {...(size === undefined ? {} : { size })} width={36} />;
  return (
    <Picture class={`cut-out ${name}`} viewBox="-26 -48 52 52" size={size}>
      <ThingShape thing={thing} />
    </Picture>
  );
}

/** The same on its card, in a box of 200; null for all other cards. */
export function errandFigure(card: string, content: Content) {
  const thing = namedThing(card, content);
  return (
    thing && (
      <g transform="translate(100 182) scale(4)">
        <ThingShape thing={thing} />
      </g>
    )
  );
}
