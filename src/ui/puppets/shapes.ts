import { type ComponentChild, h } from 'preact';
import type { Shape } from '../parts/Sprite.tsx';
import type { Figure, Piece } from './figure.ts';
import { placed } from './outline.ts';
import type { Dye, Joint, JointName, Part, Place, Sheet } from './part.ts';
import { PARTS } from './parts/parts.ts';
import { PAINTS, type Paint } from './puppet-colours.ts';

/** What of a figure never changes: everything but its face. As plain data, for a sprite that is made when the app is built. */
export type FigureShapes = {
  /** Every outline that the border runs around, as one path. */
  readonly mass: string;
  readonly print: readonly Shape[];
};

type Joints = ReadonlyMap<JointName, Joint>;
type Laid = { readonly mass: readonly Sheet<Paint>[]; readonly print: readonly Sheet<Paint>[] };

const NAMES: readonly JointName[] = ['crown', 'left-hand', 'right-hand', 'chest'];
const MIRROR: Place = { flip: true, x: 200 };

function shapeOf([paint, d, width]: Sheet<Paint>): Shape {
  if (width === undefined) return ['path', { d, style: { fill: PAINTS[paint] } }, []];
  const line = { fill: 'none', 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return ['path', { d, ...line, style: { stroke: PAINTS[paint] } }, []];
}

/** Neighbours of one colour become one path. */
function joined(sheets: readonly Sheet<Paint>[]): Sheet<Paint>[] {
  const made: Sheet<Paint>[] = [];
  for (const sheet of sheets) {
    const last = made.at(-1);
    if (last && sheet[2] !== undefined && last[0] === sheet[0] && last[2] === sheet[2])
      made[made.length - 1] = [last[0], last[1] + sheet[1], last[2]];
    else made.push(sheet);
  }
  return made;
}

function jointsOf(figure: Figure): Joints {
  const joints = new Map<JointName, Joint>();
  for (const [name] of figure.parts) {
    const { joints: given = {} }: Part = PARTS[name];
    for (const joint of NAMES) {
      const found = given[joint];
      if (found) joints.set(joint, found);
    }
  }
  return joints;
}

/** A part's sheets in a figure's colours, where they lie. */
function laid([name, colours = [], place]: Piece, joints: Joints): Laid {
  const part: Part = PARTS[name];
  const joint = part.at && joints.get(part.at);
  const where: Place = place ?? (joint ? { x: joint[0], y: joint[1], scale: joint[2] ?? 1 } : {});
  const colour = (dye: Dye): Paint => (typeof dye === 'number' ? (colours[dye] ?? colours[0] ?? 'ink') : dye);
  const lay = (sheets: readonly Sheet[]): Sheet<Paint>[] =>
    sheets.flatMap(([dye, outline, width]) => {
      const made = (path: string): Sheet<Paint> =>
        width === undefined ? [colour(dye), path] : [colour(dye), path, width * (where.scale ?? 1)];
      const path = placed(outline, where);
      return part.both ? [made(path), made(placed(path, MIRROR))] : [made(path)];
    });
  return { mass: lay(part.mass), print: lay(part.print ?? []) };
}

const shapesOfAll = (all: readonly Laid[]): FigureShapes => ({
  mass: all.flatMap(({ mass }) => mass.map(([, outline]) => outline)).join(''),
  print: joined(all.flatMap(({ mass, print }) => [...mass, ...print])).map(shapeOf),
});

/** The shapes of a figure without its face. */
export function shapesOf(figure: Figure): FigureShapes {
  const joints = jointsOf(figure);
  return shapesOfAll(figure.parts.map((piece) => laid(piece, joints)));
}

/** The shapes of one more piece, a gang's hat, as it sits on a figure. */
export const pieceShapes = (figure: Figure, piece: Piece): FigureShapes => shapesOfAll([laid(piece, jointsOf(figure))]);

/** A shape of a sprite, as it is drawn in a page. */
export function drawn(shape: Shape): ComponentChild {
  if (typeof shape === 'string') return shape;
  const [tag, how, inner] = shape;
  return h(tag, how, ...inner.map(drawn));
}
