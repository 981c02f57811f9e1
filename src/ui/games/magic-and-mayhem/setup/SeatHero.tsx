import { levelsOf } from '../../../../engine/seats.ts';
import { content } from '../../../../games/magic-and-mayhem/content/loaded.ts';
import { powerText } from '../../../../games/magic-and-mayhem/text/powers.ts';
import { SIDE_NAMES, sideName } from '../../../../games/magic-and-mayhem/text/sides.ts';
import type { SeatProps } from '../../../game-ui.ts';
import { cutOf } from '../../../parts/inks.ts';
import { PuppetOnDisc } from '../../../puppets/PuppetBadge.tsx';
import { SeatHeroCard } from '../../../shell/seats/SeatHeroCard.tsx';
import { Banner } from '../Banner.tsx';
import { AbilityBar } from '../cards/AbilityBar.tsx';
import { heroFigure } from '../puppet-figures.ts';
import { HeroPicker } from './HeroPicker.tsx';
import { LEVEL_NAMES } from './level-words.ts';
import { heroOf, pickHero, readOptions, sideAt, swapSide } from './options.ts';
import './setup.css';

/** One seat's hero: its puppet over the seat's card, its name, what it can do. A tap opens the picker. */
export function SeatHero({ seats, seat, options, onOptions, onSeat }: SeatProps) {
  const now = readOptions(options);
  const party = now.heroes;
  const who = seats[seat];
  const id = party[seat];
  if (who === undefined || id === undefined) return null;
  const hero = heroOf(id);
  const level = levelsOf(seats, now.first)[seat] ?? 'middle';
  return (
    <>
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
            level={level}
            party={party}
            mates={now.mode === 'competitive' ? party.filter((_, i) => sideAt(now, i) === sideAt(now, seat)) : party}
            powerText={(other) => powerText(other, content)}
            onPick={(other) => {
              close();
              onOptions(pickHero(options, seat, other));
            }}
            onLevel={(level) => onSeat({ ...who, level })}
            onBack={close}
          />
        )}
      >
        <AbilityBar lit={hero.abilities} size={1.375} />
        <span class="seat-chips">{who.player.kind === 'person' && <em class="chip">Riddles: {LEVEL_NAMES[level].toLowerCase()}</em>}</span>
      </SeatHeroCard>
      {now.mode === 'competitive' && (
        <button
          type="button"
          class="seat-side"
          aria-label={`${who.name} plays for ${sideName(sideAt(now, seat))}: change sides`}
          onClick={() => onOptions(swapSide(options, seats.length, seat))}
        >
          <Banner side={sideAt(now, seat)} size={2.25} label="" />
          {SIDE_NAMES[sideAt(now, seat)]}
        </button>
      )}
    </>
  );
}
