import type { SeatProps } from '../../../game-ui.ts';
import { CutOut } from '../../../parts/CutOut.tsx';
import { cutOf } from '../../../parts/inks.ts';
import { PuppetOnDisc } from '../../../puppets/PuppetBadge.tsx';
import { SeatHeroCard } from '../../../shell/seats/SeatHeroCard.tsx';
import { heroFigure } from '../puppet-figures.ts';
import { teamAt } from '../teams.ts';
import { HeroPicker } from './HeroPicker.tsx';
import { heroOf, pickHero, readOptions } from './options.ts';
import '../teams.css';

/** One seat's hero: its puppet over the seat's card, its name and title. A tap opens the picker. */
export function SeatHero({ seats, seat, options, onOptions }: SeatProps) {
  const { heroes: picked, teams, landlord } = readOptions(options);
  const who = seats[seat];
  const id = picked[seat];
  if (who === undefined || id === undefined) return null;
  const hero = heroOf(id);
  const team = teamAt({ teams: teams && landlord === null, landlord: null }, seat);
  return (
    <SeatHeroCard
      who={who}
      cut={cutOf(hero.art)}
      portrait={<PuppetOnDisc figure={heroFigure(id)} />}
      name={hero.name}
      title={hero.title}
      children={
        team && (
          <span class={`seat-team ${team.class}`}>
            <CutOut class="dust-team" icon={team.icon} /> {team.name}
          </span>
        )
      }
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
