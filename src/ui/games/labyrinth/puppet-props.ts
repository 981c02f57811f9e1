import type { SeatRecord } from '../../../engine/seats.ts';
import type { Content } from '../../../games/labyrinth/content/content.ts';
import { ownOf } from '../../../games/labyrinth/content/own-monster.ts';
import type { RaceId } from '../../../games/labyrinth/state/constants.ts';
import type { FoeView, HeroView, View } from '../../../games/labyrinth/state/view-types.ts';
import { type Figure, type Mood, moodOfHearts } from '../../puppets/figure.ts';
import { heroFigure, monsterFigure } from './puppet-figures.ts';

type PuppetProps = { readonly figure: Figure; readonly mood: Mood };

/** How a hero of this race at a seat looks, so that two of one race are told apart: how many earlier seats have the same race. */
export const lookAt = (heroes: View['heroes'], seat: number, race: RaceId): number =>
  heroes.filter((hero, other) => other < seat && hero?.race === race).length;

/** A hero's puppet with the face that its hit points give it, or that of `mood`. Whoever has fallen sleeps, whatever the mood. */
export function heroPuppet(hero: HeroView, heroes: View['heroes'], mood?: Mood): PuppetProps {
  const { seat, race, class: klass, elements, equipped, curses, alive, hp, most } = hero;
  const own = moodOfHearts(alive ? hp : 0, most);
  return {
    figure: heroFigure({ race, class: klass, elements, worn: [...equipped, ...curses], look: lookAt(heroes, seat, race) }),
    mood: alive ? (mood ?? own) : own,
  };
}

/** The same with the emblem of whoever plays the hero. */
export const heroBadge = (hero: HeroView, heroes: View['heroes'], seats: readonly SeatRecord[], mood?: Mood) => ({
  ...heroPuppet(hero, heroes, mood),
  emblem: seats[hero.seat]?.emblem ?? 'sun',
});

/** A kind of monster where none of them stands: as it is printed, or as a family has made it (LA-53). */
export const kindFigure = (kind: string, content: Content): Figure => monsterFigure(kind, ownOf(kind, content)?.looks);

/** A kind of monster in a fight, as those of it look who are there, or as it is printed. */
export const monsterPuppet = (kind: string, foes: readonly FoeView[] = []): { readonly figure: Figure; readonly base: 'spikes' } => ({
  figure: monsterFigure(kind, foes.find((foe) => foe.kind === kind)?.looks),
  base: 'spikes',
});

type FoeProps = PuppetProps & { readonly gang: number | undefined };

/** A monster's puppet with its hat, its number and the face that its hit points give it, or that of `mood`. */
export const foePuppet = (foe: FoeView, mood?: Mood): FoeProps => ({
  ...monsterPuppet(foe.kind, [foe]),
  mood: mood ?? moodOfHearts(foe.hp, foe.most),
  gang: foe.number || undefined,
});
