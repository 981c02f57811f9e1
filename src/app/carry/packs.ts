import * as v from 'valibot';
import type { AnyOpenBox } from '../../engine/box.ts';
import type { Json } from '../../engine/game.ts';
import { PACK_FORMAT, type Pack, type Packing } from '../../engine/pack.ts';
import { check } from './check.ts';
import { broken, fetched, Refusing } from './refused.ts';

/** A family's own cards come in through one door, from a file, from the device or in a save: by the schemas of the box's own cards. */

export const NEWER_PACK = 'These cards were made with a newer version of Pass the Torch. Update the app, then bring them in again.';
const NO_PACKS = 'Nobody can mix own cards into this game.';
const TWICE = 'The same pack is in it twice.';
/** What is said of a pack; `{name}` is the card that is to blame. */
const WRONG = 'Something is wrong with these cards, so nothing was changed.';
const wrongCard = (name: string): string => `Something is wrong with the card “${name}”, so nothing was changed.`;

/** As much as can be read of a pack of whatever format. */
const Label = v.looseObject({ format: v.pipe(v.number(), v.integer(), v.minValue(1)) });

/**
 * `value`, which has come through `plain`, as a pack of the game that `packing` is of.
 * @throws Refusing, with the place inside `where` and what is wrong there.
 */
export function checkPack(packing: Packing<object>, value: Json, where = ''): Pack {
  const label = v.safeParse(Label, value);
  if (label.success && label.output.format > PACK_FORMAT) throw new Refusing('newer', NEWER_PACK, 'format');
  const wrong = (at: string, why: string): Refusing => {
    const name = cardName(value, at);
    return broken(name === null ? WRONG : wrongCard(name), `${[where, at].filter(Boolean).join('/') || 'the pack'}: ${why}`);
  };
  let pack: Pack;
  try {
    pack = check(packing.schema, value, '');
  } catch (error) {
    if (!(error instanceof Refusing)) throw error;
    throw wrong(error.where ?? '', String(error.cause ?? 'damaged'));
  }
  const [problem] = packing.problems(pack);
  if (problem) throw wrong(problem.where, problem.why);
  return pack;
}

/** What the card calls itself that lies at `cards/deck/3/…`. */
function cardName(value: Json, at: string): string | null {
  const [cards = '', deck = '', index = ''] = at.split('/');
  const card = [cards, deck, index].reduce<unknown>((from, key) => (key === '' ? null : Object(from)[key]), value);
  const name: unknown = card === null || card === undefined ? null : Object(card).name;
  return typeof name === 'string' && name.length > 0 && name.length < 40 ? name : null;
}

/**
 * The box with these packs in its decks; the box itself when there are none.
 * @throws Refusing, and says which card is wrong and why.
 */
export async function mixedWith<B extends AnyOpenBox>(box: B, packs: readonly Json[]): Promise<B> {
  if (packs.length === 0) return box;
  if (!box.packing) throw broken(NO_PACKS, 'packs');
  const packing = await fetched(box.packing);
  const checked = packs.map((pack, i) => checkPack(packing, pack, `packs/${i}`));
  const ids = checked.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw broken(TWICE, 'packs');
  return { ...box, content: packing.content(checked), packs: checked };
}
