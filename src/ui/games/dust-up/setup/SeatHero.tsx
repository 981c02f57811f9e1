import type { SeatProps } from '../../../game-ui.ts';
import { cutOf } from '../../../parts/inks.ts';
import { PuppetOnDisc } from '../../../puppets/PuppetBadge.tsx';
import { SeatHeroCard } from '../../../shell/seats/SeatHeroCard.tsx';
import { heroFigure } from '../puppet-figures.ts';
import { HeroPicker } from './HeroPicker.tsx';
import { heroOf, pickHero, readOptions } from './options.ts';

/** One seat's hero: its puppet over the seat's card, its name and title. A tap opens the picker. */
export function SeatHero({ seats, seat, options, onOptions }: SeatProps) {
  const picked = readOptions(options).heroes;
  const who = seats[seat];
  const id = picked[seat];
  if (who === undefined || id === undefined) return null;
  const hero = heroOf(id);
  return (
    <SeatHeroCard
      who={who}
      cut={cutOf(hero.art)}
      portrait={<PuppetOnDisc figure={heroFigure(id)} />}
      name={hero.name}
      title={hero.title}
      picker={(close) => (
        <HeroPicker
          seats={seats}
          seat={seat}
          picked={picked}
          onPick={(other) => {
            close();
            onOptions(pickHero(options, seat, other));
          }}
          onBack={close}
        />
      )}
    />
  );
}
