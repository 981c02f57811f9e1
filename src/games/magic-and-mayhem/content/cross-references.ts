import { duplicates } from '../../../engine/shared/cards.ts';
import { contentOf, type Decks } from './content.ts';
import { roomProblems } from './room-things.ts';

/** Problems that the schema of a single card cannot detect. */
export function crossReferences(decks: Decks): string[] {
  const { store, ...cards } = decks;
  const ids = Object.values(cards).flatMap((deck: readonly { readonly id: string }[]) => deck.map(({ id }) => id));
  const wrong = duplicates(ids).map((id) => `the id "${id}" stands twice`);
  const spawned = new Set(decks.monsters.filter((monster) => !monster.boss).map((monster) => monster.id));
  for (const [address, effects] of contentOf(decks).lists) {
    for (const effect of effects) {
      if (effect.do === 'steal' && !decks.monsters.some(({ id }) => address.startsWith(`${id}/`)))
        wrong.push(`${address}: only a monster steals`);
      if (effect.do === 'spawn' && !spawned.has(effect.monster))
        wrong.push(`${address}: spawns "${effect.monster}", which is no ordinary monster`);
    }
  }
  for (const { id, behaves, phases } of decks.monsters) {
    for (const one of [...behaves, ...phases.flatMap((phase) => phase.behaves ?? [])]) {
      if ((one.do === 'splits' || one.do === 'calls') && (!spawned.has(one.monster) || one.monster === id))
        wrong.push(`monsters.json: ${id}: behaves: "${one.monster}" is no other ordinary monster`);
    }
  }
  for (const ware of store) {
    if ('card' in ware && !decks.treasures.some((card) => card.id === ware.card && card.kind !== 'scenario'))
      wrong.push(`store.json: sells "${ware.card}", which is no treasure card that one can keep`);
  }
  for (const { id, room, map, feature } of decks.tiles) {
    if (room) wrong.push(...roomProblems(room, map).map((problem) => `tiles/${id}.json: room: ${problem}`));
    if (room && (room.glint === undefined) !== (feature === undefined))
      wrong.push(`tiles/${id}.json: room: what one can use glints, and nothing else does`);
  }
  for (const kind of ['store', 'boss', 'entrance'] as const) {
    if (!decks.tiles.some((tile) => tile.kind === kind)) wrong.push(`tiles: there is no ${kind} tile`);
  }
  if (!decks.monsters.some((monster) => monster.boss)) wrong.push('monsters.json: there is no boss');
  return wrong;
}
