import { mayhemModule } from '../../../src/games/magic-and-mayhem/index.ts';
import type { Event, View } from '../../../src/games/magic-and-mayhem/state/tasks.ts';
import { frames } from '../../../src/ui/games/magic-and-mayhem/animation-frames.ts';
import { firstSeats } from '../../../src/ui/shell/seats/seat-list.ts';
import { dealtGame } from '../table-without-screens.ts';

const { content } = mayhemModule;
const HEROES = ['bramble', 'blink', 'pekoe', 'clonk'];
const GOBLIN = { number: 1, monster: 'sock-goblin' };
const BOSS = { number: 2, monster: 'big-achoo' };

/** A table in the middle of things: four heroes on the stairs, a goblin beside them, the boss a little farther away. */
export const mayhemSave = (hearts: number) =>
  dealtGame(mayhemModule, firstSeats(4), { tiles: 12, heroes: HEROES }, 7, (now) => {
    const stairs = now.state.heroes[0]?.at ?? 0;
    const still = { card: null, facing: 3 as const, lasting: [], asleep: false, tried: [], gold: 0, cards: [] };
    const state = {
      ...now.state,
      heroes: now.state.heroes.map((hero, seat) => ({ ...hero, at: stairs + (seat === 3 ? -1 : 0), hp: seat === 0 ? hearts : hero.hp })),
      monsters: [
        { ...still, ...GOBLIN, hp: 2, at: stairs + 1 },
        { ...still, ...BOSS, hp: 8, at: stairs - 10 - now.state.board.wide * 6 * 2 + 10 },
      ],
      number: 3,
      turn: { ...now.state.turn, seat: 0, steps: 3, actions: 1, acted: false },
    };
    return { ...now, state, agenda: [{ do: 'turn', seat: 0 }] };
  });

const hurt = (seat: number, amount: number, left: number): readonly Event[] => [
  { do: 'attacked', by: GOBLIN, source: GOBLIN.monster, on: { hero: seat } },
  { do: 'hurt', who: { hero: seat }, amount, type: 'melee', left },
];
/** What can be shown, by name. */
export const MAYHEM_SCENES: { readonly [name: string]: (view: View) => readonly Event[] } = {
  hit: () => hurt(0, 2, 3),
  'great-hit': () => hurt(0, 4, 2),
  'last-heart': () => hurt(0, 1, 1),
  shot: () => [
    { do: 'attacked', by: { hero: 0 }, source: 'bramble', on: BOSS },
    { do: 'hurt', who: BOSS, amount: 1, type: 'melee', left: 7 },
  ],
  'knock-out': (view) => [...hurt(0, 1, 0), { do: 'fell', seat: 0, at: view.heroes[0]?.at ?? 0 }],
  boss: (view) => [{ do: 'boss-came', number: 9, monster: 'grandpa-rumble', at: (view.heroes[0]?.at ?? 0) + 2 }],
  'boss-falls': (view) => [
    { do: 'attacked', by: { hero: 0 }, source: 'bramble', on: BOSS },
    { do: 'hurt', who: BOSS, amount: 8, type: 'melee', left: 0 },
    { do: 'slain', number: 2, monster: BOSS.monster, by: 0, at: (view.heroes[0]?.at ?? 0) + 2 },
    { do: 'boss-beaten', monster: BOSS.monster },
  ],
  treasure: () => [{ do: 'treasure-drawn', seat: 0, card: Object.keys(content.treasures)[0] ?? '' }],
  rescue: () => [{ do: 'got-up', seat: 0 }],
};

/** What is shown of a scene, whatever was done. */
export const mayhemFrames = (scene: string) => (before: View) => frames(before, MAYHEM_SCENES[scene]?.(before) ?? [], before, content);
