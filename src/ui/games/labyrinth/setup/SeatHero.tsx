import type { SeatProps } from '../../../game-ui.ts';
import { PuppetOnDisc } from '../../../puppets/PuppetBadge.tsx';
import { SeatHeroCard } from '../../../shell/seats/SeatHeroCard.tsx';
import { isBot } from '../../../shell/seats/seat-list.ts';
import { PEOPLE_FIGURES } from '../puppet-figures.ts';
import { readOptions } from './options.ts';
import { PartPicker } from './PartPicker.tsx';

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

/** What a seat is: an adventurer, who is rolled up at the table, or the dungeon master. A tap on a person lets them pick. */
export function SeatHero({ seats, seat, options, onOptions, onLast }: SeatProps) {
  const who = seats[seat];
  if (!who) return null;
  const now = readOptions(options);
  const master = now.dm === 'person' && seat === seats.length - 1;
  const pick = (be: boolean) => {
    if (be === master) return;
    onOptions({ ...now, dm: be ? 'person' : 'app' });
    if (be) onLast();
  };
  return (
    <SeatHeroCard
      verb="is"
      who={who}
      {...(master ? MASTER : ADVENTURER)}
      {...(!isBot(who) && {
        ...(now.dm === 'app' && { title: 'or dungeon master?' }),
        picker: (close) => <PartPicker name={who.name} master={master} onMaster={pick} onBack={close} />,
      })}
      portrait={master ? <PuppetOnDisc figure={PEOPLE_FIGURES['dungeon-master']} /> : null}
    />
  );
}
