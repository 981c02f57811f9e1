import type { SeatRecord } from '../../../../engine/seats.ts';
import type { HeroView, View } from '../../../../games/labyrinth/sights.ts';
import { type Cue, Flourish } from '../../../parts/board/Flourish.tsx';
import { Coin } from '../../../parts/Coin.tsx';
import { Emblem } from '../../../parts/Emblem.tsx';
import { still } from '../../../parts/still.tsx';
import { Torch } from '../../../parts/Torch.tsx';
import type { Offer } from '../offers.ts';
import { HeroPuppet } from '../puppets/Puppets.tsx';
import { Armour, HitPoints } from './Numbers.tsx';
import { saidOf } from './said.ts';

type PartyProps = {
  readonly view: View;
  readonly seats: readonly SeatRecord[];
  readonly acting: number | null;
  /** What happens to somebody just now; its square is their seat. */
  readonly cue: Cue | null;
  /** What a tap on somebody answers just now, by seat. */
  readonly answers: ReadonlyMap<number, Offer>;
  /** Whose sheet leads to an answer: a pack that may be opened. */
  readonly packs: ReadonlySet<number>;
  readonly onHero: (seat: number) => void;
};

/** The party: who they are and how they are. */
export function Party({ view, seats, acting, cue, answers, packs, onHero }: PartyProps) {
  return (
    <ul class={`party many-${view.heroes.length}`} aria-label="The party">
      {view.heroes.map((hero, seat) => (
        <Mate
          key={seat}
          seat={seat}
          hero={hero}
          name={seats[seat]?.name ?? ''}
          emblem={seats[seat]?.emblem ?? 'sun'}
          torch={view.at !== null && view.torch === seat}
          now={acting === seat}
          option={answers.get(seat)?.index ?? null}
          narrows={packs.has(seat)}
          cue={cue?.square === seat ? cue : null}
          onHero={onHero}
        />
      ))}
    </ul>
  );
}

type MateProps = {
  readonly seat: number;
  readonly hero: HeroView | null;
  readonly name: string;
  readonly emblem: SeatRecord['emblem'];
  readonly torch: boolean;
  readonly now: boolean;
  readonly option: number | null;
  readonly narrows: boolean;
  readonly cue: Cue | null;
  readonly onHero: (seat: number) => void;
};

const Mate = still(({ seat, hero, name, emblem, torch, now, option, narrows, cue, onHero }: MateProps) => (
  <li class={`party-mate paper ${now ? 'now' : ''} ${hero?.alive ? '' : 'gone'} ${option === null ? '' : 'lit'}`} data-hero={seat}>
    <button
      type="button"
      class="mate-who"
      aria-label={saidOf(name, hero, torch)}
      {...(option !== null ? { 'data-option': option } : narrows ? { 'data-narrow': '' } : {})}
      onClick={() => onHero(seat)}
    >
      {hero ? (
        <HeroPuppet race={hero.race} klass={hero.class} emblem={emblem} gone={!hero.alive} />
      ) : (
        <Emblem emblem={emblem} size={3} label="" />
      )}
      <span class="mate-words">
        <b dir="auto">{name}</b>
        {hero?.alive ? <HitPoints now={hero.hp} most={hero.most} /> : <small>{hero ? 'fallen' : 'on the way'}</small>}
      </span>
      {hero?.alive && (
        <span class="mate-numbers">
          <Armour ac={hero.ac} size={1.75} />
          <span class="mate-coins" data-purse={seat}>
            <Coin size={1.25} />
            {hero.coins}
          </span>
        </span>
      )}
    </button>
    {torch && <Torch still />}
    <span class="mate-cue">
      <Flourish cue={cue ? { ...cue, square: 0 } : null} width={1} />
    </span>
  </li>
));
