import * as v from 'valibot';
import type { Json } from '../../engine/game.ts';
import type { AnyGameModule } from '../../engine/game-module.ts';
import { type CardPack, type CardPackSupport, PACK_FORMAT } from '../../engine/pack.ts';
import { check } from './check-schema.ts';
import { damaged, ImportError, loadForImport } from './import-errors.ts';

/** Validates the family's own cards, from a file, the storage or a save, with the schemas of the game's cards. */

export const NEWER_PACK = 'These cards were made with a newer version of Pass the Torch. Update the app, then bring them in again.';
const NO_PACKS = 'Nobody can mix own cards into this game.';
const TWICE = 'The same pack is in it twice.';
/** Error messages for an invalid pack. */
const WRONG = 'Something is wrong with these cards, so nothing was changed.';
const wrongCard = (name: string): string => `Something is wrong with the card “${name}”, so nothing was changed.`;

/** The part of a pack that every format has. */
const Label = v.looseObject({ format: v.pipe(v.number(), v.integer(), v.minValue(1)) });

/**
 * Validates a pack for the game of `packing`. `value` comes from `plain`.
 * @throws ImportError with the path below `where` and the problem.
 */
export function checkPack(packing: CardPackSupport<object>, value: Json, where = ''): CardPack {
  const label = v.safeParse(Label, value);
  if (label.success && label.output.format > PACK_FORMAT) throw new ImportError('newer', NEWER_PACK, 'format');
  const wrong = (at: string, why: string): ImportError => {
    const name = cardName(value, at);
    return damaged(name === null ? WRONG : wrongCard(name), `${[where, at].filter(Boolean).join('/') || 'the pack'}: ${why}`);
  };
  let pack: CardPack;
  try {
    pack = check(packing.schema, value, '');
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    throw wrong(error.where ?? '', String(error.cause ?? 'damaged'));
  }
  const [problem] = packing.problems(pack);
  if (problem) throw wrong(problem.where, problem.why);
  return pack;
}

/** The name of the card at a path such as `cards/deck/3/…`, or null. */
function cardName(value: Json, at: string): string | null {
  const [cards = '', deck = '', index = ''] = at.split('/');
  const card = [cards, deck, index].reduce<unknown>((from, key) => (key === '' ? null : Object(from)[key]), value);
  const name: unknown = card === null || card === undefined ? null : Object(card).name;
  return typeof name === 'string' && name.length > 0 && name.length < 40 ? name : null;
}

/**
 * The game module with these packs added to its decks; the same module when there are none.
 * @throws ImportError that names the invalid card.
 */
export async function withCardPacks<B extends AnyGameModule>(box: B, packs: readonly Json[]): Promise<B> {
  if (packs.length === 0) return box;
  if (!box.cardPackSupport) throw damaged(NO_PACKS, 'packs');
  const packing = await loadForImport(box.cardPackSupport);
  const checked = packs.map((pack, i) => checkPack(packing, pack, `packs/${i}`));
  const ids = checked.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw damaged(TWICE, 'packs');
  return { ...box, content: packing.content(checked), packs: checked };
}
