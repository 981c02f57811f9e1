// Who weighs what in a build. A chunk: { file, imports, modules: [{ id, length }], size, styles }, both sizes in bytes.

/** The files that the page loads at once: the scripts it names, and all that these import at once. */
export function firstLoad(html, chunks) {
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="(?:\.\/)?([^"]+\.js)"/g)].map(([, file]) => file);
  return withImports(
    chunks.filter(({ file }) => named.includes(file)),
    chunks,
  );
}

/** These chunks and all that they import at once, by file. */
function withImports(some, chunks) {
  const files = new Set();
  const take = (file) => {
    if (files.has(file)) return;
    files.add(file);
    for (const next of chunks.find((chunk) => chunk.file === file)?.imports ?? []) take(next);
  };
  for (const { file } of some) take(file);
  return files;
}

/** Which game a module belongs to, and as what; null for what all share. */
export function owner(id) {
  // a game's decks.ts is in the build as the decks that it read
  const [, content] = /^content\/([^/]+)\//.exec(id) ?? /^src\/games\/([^/]+)\/decks\.ts$/.exec(id) ?? [];
  if (content && content !== 'table' && content !== 'schema') return { game: content, kind: 'content' };
  const [, sprite] = /virtual:sprite\/([^/?]+)/.exec(id) ?? [];
  if (sprite && sprite !== 'shell') return { game: sprite, kind: 'sprite' };
  // own cards are made in a part of their own, held against their schemas, and tried out in a worker
  const [, shop] = /^src\/(?:ui\/)?games\/([^/]+)\/(?:workshop\/|(?:cards|danger|pack|packing|pictures)\.ts$)/.exec(id) ?? [];
  if (shop) return { game: shop, kind: 'workshop' };
  // bots think in a worker
  const [, thinker] = /^src\/games\/([^/]+)\/(?:bots\/|(?:bots|wits)\.ts$)/.exec(id) ?? [];
  if (thinker) return { game: thinker, kind: 'bots' };
  const [, code] = /^src\/(?:ui\/)?games\/([^/]+)\//.exec(id) ?? [];
  return code ? { game: code, kind: 'code' } : null;
}

/** What each module of a chunk weighs, and whose it is. */
function parts({ modules, size }) {
  const whole = modules.reduce((sum, { length }) => sum + length, 0);
  return modules.map(({ id, length }) => ({ owned: owner(id), bytes: whole === 0 ? 0 : (size * length) / whole }));
}

/** The parts that a table may be drawn with first, where its stage comes in parts: by the place that each shows. */
const PLACES = { labyrinth: { 'in town': 'parts/home.ts', 'in the dungeon': 'parts/dungeon.ts' } };
/** What must have come before the seats are drawn, and before the table is, at each place where a game may be taken up. */
function doorsOf(game, places, chunks) {
  // a small game lays all of its box beside the table
  const box = ['open-box.ts', 'box.ts'].map((name) => `src/games/${game}/${name}`).find((id) => chunks.some(has(id)));
  const table = [...(box ? [box] : []), `src/ui/games/${game}/ui.tsx`];
  const parts = Object.entries(places[game] ?? { table: 'ui.tsx' });
  return {
    seats: [`src/ui/games/${game}/seats.ts`],
    ...Object.fromEntries(parts.map(([at, file]) => [at, [...table, `src/ui/games/${game}/${file}`]])),
  };
}
const has = (id) => (chunk) => chunk.modules.some((module) => module.id === id);

/**
 * What each game weighs beyond the first load, by kind, and what the games share: a chunk's bytes are split over its modules by their
 * length. A chunk is shared when a game imports it at once. `seats` and `table` are what of the code must be there before anybody sits
 * down, or plays on; the rest comes when it is wanted. A game whose stage comes in parts has a weight for each of its `places`, and the
 * table is the heaviest. `styles` are the style sheets that come with the code; `bots` is what a worker loads beside the rules to think
 * with, and `workshop` what own cards are made and tried out with.
 */
export function addUp(chunks, first, places = PLACES) {
  const ofGames = chunks.filter(({ file, modules }) => !first.has(file) && modules.some(({ id }) => owner(id)));
  const needed = withImports(ofGames, chunks);
  const games = {};
  const open = {};
  let shared = 0;
  for (const chunk of chunks) {
    if (first.has(chunk.file) || !needed.has(chunk.file)) continue;
    for (const { owned, bytes } of parts(chunk)) {
      if (!owned) {
        shared += bytes;
        continue;
      }
      const { game, kind } = owned;
      games[game] ??= { code: 0, styles: 0, content: 0, sprite: 0, bots: 0, workshop: 0 };
      open[game] ??= {};
      games[game][kind] += bytes;
      if (kind !== 'code') continue;
      for (const [door, modules] of Object.entries(doorsOf(game, places, chunks))) {
        const doors = modules.flatMap((module) => chunks.filter(has(module)));
        open[game][door] = (open[game][door] ?? 0) + (withImports(doors, chunks).has(chunk.file) ? bytes : 0);
      }
    }
  }
  for (const { modules, styles } of ofGames) {
    const [of] = modules.flatMap(({ id }) => owner(id)?.game ?? []);
    games[of].styles += styles;
  }
  for (const [game, { seats = 0, ...tables }] of Object.entries(open)) {
    for (const part of Object.values(places[game] ?? {}))
      if (!chunks.some(has(`src/ui/games/${game}/${part}`))) throw new Error(`${game}: there is no ${part}`);
    Object.assign(games[game], { seats, table: Math.max(0, ...Object.values(tables)), places: places[game] ? tables : {} });
  }
  return { shared, games };
}
