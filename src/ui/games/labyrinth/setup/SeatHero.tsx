import type { SeatProps } from '../../../game-ui.ts';
import { PuppetOnDisc } from '../../../puppets/PuppetBadge.tsx';
import { SeatHeroCard } from '../../../shell/seats/SeatHeroCard.tsx';
import { PEOPLE_FIGURES } from '../puppet-figures.ts';
import { readOptions } from './options.ts';

const MASTER = {
  name: 'Dungeon Master',
  title: 'knows what lurks',
  cut: { icon: 'cowled', print: 'var(--plum)', holes: 'var(--glow)' },
};
const ADVENTURER = {
  name: 'Adventurer',
  title: 'will be rolled up',
  cut: { icon: 'rolling-dices', print: 'var(--ember-lo)', holes: 'var(--paper)' },
};

/** What a seat is: an adventurer, who is rolled up at the table, or the dungeon master. */
export function SeatHero({ seats, seat, options }: SeatProps) {
  const who = seats[seat];
  if (!who) return null;
  const master = readOptions(options).dm === 'person' && seat === seats.length - 1;
  return (
    <SeatHeroCard
      verb="is"
      who={who}
      {...(master ? MASTER : ADVENTURER)}
      portrait={master ? <PuppetOnDisc figure={PEOPLE_FIGURES['dungeon-master']} /> : null}
    />
  );
}
