/** What gold buys for the whole band (MM-55): a title, dearer the more heroes there are. */

type Title = { readonly gold: number; readonly name: string };
/** The price of a title, in gold for each hero of the band. */
const TITLES: readonly [Title, ...Title[]] = [
  { gold: 0, name: 'The Empty Pockets' },
  { gold: 1, name: 'The Jingle Socks' },
  { gold: 2, name: 'The Biscuit Barons' },
  { gold: 3, name: 'The Marmalade Knights' },
  { gold: 4, name: 'The Golden Slippers' },
  { gold: 6, name: 'The Lords and Ladies of Lunch' },
  { gold: 8, name: 'The Dukes of Dumpling' },
  { gold: 10, name: 'The Royal Pudding Club' },
  { gold: 13, name: 'The Emperors of Everything' },
];

/** The title that a band gets for its gold, and what the next one would have cost. */
export function titleFor(gold: number, heroes: number): { readonly name: string; readonly next: Title | null } {
  const [least] = TITLES;
  const bought = TITLES.filter((title) => title.gold * heroes <= gold).at(-1) ?? least;
  const next = TITLES[TITLES.indexOf(bought) + 1];
  return { name: bought.name, next: next ? { ...next, gold: next.gold * heroes } : null };
}

/** The words about it: the title, the next one, and the family's best so far. */
export function titleWords(gold: number, heroes: number, best: number): string {
  const { name, next } = titleFor(gold, heroes);
  const more = next ? ` ${next.gold - gold} more would have bought “${next.name}”.` : '';
  const record = best === 0 ? '' : gold > best ? ` More than ever before: your best was ${best}!` : ` Your best is ${best}.`;
  return `You brought out ${gold === 0 ? 'no' : gold} gold. You may call yourselves “${name}”.${record || more}`;
}
