import type { HelpLevel, SeatRecord } from '../../../../engine/seats.ts';
import type { HeroView, View } from '../../../../games/labyrinth/state/view-types.ts';
import { BoardMark, type Cue } from '../../../parts/board/Flourish.tsx';
import { Coin } from '../../../parts/Coin.tsx';
import { Emblem } from '../../../parts/Emblem.tsx';
import { HelpGlyph } from '../../../parts/HelpSheet.tsx';
import { memoized } from '../../../parts/memoize.tsx';
import { Torch } from '../../../parts/Torch.tsx';
import type { Figure, Mood } from '../../../puppets/figure.ts';
import { PuppetBadge } from '../../../puppets/PuppetBadge.tsx';
import type { Offer } from '../move-targets.ts';
import { heroPuppet } from '../puppet-props.ts';
import { heroDescription } from './hero-description.ts';
import { Armour, HitPoints } from './Numbers.tsx';

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
          {...(hero ? heroPuppet(hero, view.heroes, cue?.square === seat && cue.kind === 'hurt' ? 'oh' : undefined) : {})}
          name={seats[seat]?.name ?? ''}
          emblem={seats[seat]?.emblem ?? 'sun'}
          help={view.help[seat] ?? 'none'}
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
  readonly figure?: Figure;
  readonly mood?: Mood;
  readonly name: string;
  readonly emblem: SeatRecord['emblem'];
  readonly help: HelpLevel;
  readonly torch: boolean;
  readonly now: boolean;
  readonly option: number | null;
  readonly narrows: boolean;
  readonly cue: Cue | null;
  readonly onHero: (seat: number) => void;
};

const Mate = memoized(({ seat, hero, figure, mood = 'well', name, emblem, help, torch, now, option, narrows, cue, onHero }: MateProps) => (
  <li class={`party-mate paper ${now ? 'now' : ''} ${hero?.alive ? '' : 'gone'} ${option === null ? '' : 'lit'}`} data-hero={seat}>
    <button
      type="button"
      class="mate-who"
      aria-label={heroDescription(name, hero, torch, help)}
      {...(option !== null ? { 'data-option': option } : narrows ? { 'data-narrow': '' } : {})}
      onClick={() => onHero(seat)}
    >
      {figure ? <PuppetBadge figure={figure} mood={mood} emblem={emblem} /> : <Emblem emblem={emblem} size={3} label="" />}
      <span class="mate-words">
        <b dir="auto">
          {name}
          {help !== 'none' && <HelpGlyph level={help} size={1.25} />}
        </b>
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
      <BoardMark cue={cue ? { ...cue, square: 0 } : null} width={1} />
    </span>
  </li>
));
