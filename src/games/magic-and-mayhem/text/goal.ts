import { type Content, cardOf } from '../content/content.ts';
import { slotOf } from '../rules/board.ts';
import type { View } from '../state/tasks.ts';

/** Whether a hero has come to the Entrance, and the dungeon tidies up behind it (MM-54). */
export function isOut({ wakened, heroes, board, sides }: View, seat: number): boolean {
  const hero = heroes[seat];
  return wakened && !!hero && hero.at !== null && slotOf(board.wide, hero.at) === sides[hero.side]?.home;
}

/** The way home (MM-54): how long it lasts, who is out, and who lies on the way. */
function runHome(view: View): string {
  const { heroes, torch } = view;
  const out = heroes.filter(({ seat }) => isOut(view, seat)).length;
  const lying = heroes.filter(({ lies }) => lies !== null).length;
  const left = torch === null ? '' : torch <= 1 ? ' Last round!' : ` ${torch} rounds left.`;
  return `Run for the door!${left} ${out} of ${heroes.length} out${lying > 0 ? `, ${lying} to carry` : ''}.`;
}

/** The goal in a game without a quest: of all players (MM-41), or of the side in turn (MM-42). */
export function goal(view: View, content: Content): string {
  const side = view.heroes[view.turn.seat]?.side ?? 0;
  const { bosses = 0, home } = view.sides[side] ?? {};
  if (view.sides.length > 1) return bosses > 0 ? 'Home with your gold!' : 'Beat a boss, then take your gold home.';
  const alone = view.heroes.length === 1;
  if (view.wakened) return runHome(view);
  if (bosses > 0) {
    if (alone) return 'Hooray! Now back to the Entrance.';
    const up = view.heroes.flatMap(({ at }) => at ?? []);
    const there = up.filter((at) => slotOf(view.board.wide, at) === home).length;
    return `Hooray! Now all back to the Entrance: ${there} of ${up.length} ${up.length === 1 ? 'is' : 'are'} there.`;
  }
  const boss = view.monsters.find((monster) => monster.boss);
  if (boss) return `Beat ${cardOf(content.monsters, boss.monster).name}, then ${alone ? 'go' : 'all go'} home.`;
  const dark = view.board.slots.filter((slot) => slot === 'down').length;
  return dark === 1 ? 'Find the boss: one dark tile.' : `Find the boss: ${dark} dark tiles.`;
}
