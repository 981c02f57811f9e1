import type { SeatRecord } from '../../../engine/seats.ts';
import { isolateBidi, pluralize } from '../../../engine/shared/sentences.ts';
import { type Content, cardOf } from '../../../games/dust-up/content/content.ts';
import type { PlayerView, ShieldView } from '../../../games/dust-up/state/view-types.ts';
import { cardName, whichOf } from '../../../games/dust-up/text/names.ts';
import { CutOut } from '../../parts/CutOut.tsx';
import { EmblemShape } from '../../parts/Emblem.tsx';
import { star } from '../../parts/geometry.ts';
import { Heart } from '../../parts/Heart.tsx';
import { HELP_NAMES, HelpGlyph } from '../../parts/HelpSheet.tsx';
import { memoized } from '../../parts/memoize.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { SheriffStar } from '../../parts/SheriffStar.tsx';
import type { Aim } from './aims.ts';
import { Brawler } from './Brawler.tsx';
import type { Cue } from './cues.ts';
import { LostHearts, Mark } from './Marks.tsx';
import type { Offer, Offers } from './move-targets.ts';
import { spot } from './move-targets.ts';
import { ShieldCard } from './ShieldCard.tsx';
import type { Team } from './teams.ts';
import './player-figure.css';
import './teams.css';

const BURST = star(50, 50, 50, 38, 12);

type StandProps = {
  readonly player: PlayerView;
  readonly record: SeatRecord;
  /** Whose side they are on; null where everybody is on their own. */
  readonly team: Team | null;
  readonly content: Content;
  readonly acting: boolean;
  /** The Landlord sleeps until his first turn. */
  readonly asleep: boolean;
  /** Whether they won the last game of a match. */
  readonly hasStar: boolean;
  /** Who hit them last and still stands. */
  readonly hitter: SeatRecord | null;
  /** Whether a ghost may still say boo when it is out. */
  readonly offers: Offers;
  readonly cue: Cue | null;
  /** The name of the card that is held up or carried, if it can be aimed at them; and whether it can be aimed at their shields. */
  readonly held: string | null;
  readonly aimsAtShields: boolean;
  /** A tap that says at whom the card goes. */
  readonly onAim: (aim: Aim) => void;
  /** Taps: an answer, or somebody or a shield that is none. */
  readonly onOffer: (offer: Offer) => void;
  readonly onPlayer: (seat: number) => void;
  readonly onShield: (seat: number, shield: ShieldView) => void;
};

function standing(player: PlayerView, name: string, as: string, hitter: SeatRecord | null): string {
  if (player.out) return `${name} as ${as}: out`;
  const safe = player.untouchable ? ', untouchable' : '';
  const grudge = hitter ? `, hit last by ${isolateBidi(hitter.name)}` : '';
  const help = player.help === 'none' ? '' : `, ${HELP_NAMES[player.help].toLowerCase()}`;
  return `${name} as ${as}: ${player.hp} of ${player.most} hearts${help}${safe}${grudge}, ${pluralize(player.hand, 'card')} in hand`;
}

/** The mark that somebody hit them last: a burst in that person's colours. The button says it in words. */
const HitBy = ({ emblem }: Pick<SeatRecord, 'emblem'>) => (
  <Picture viewBox="0 0 100 100" class="dust-hit-by">
    <path d={BURST} style={{ fill: 'var(--heart)', stroke: 'var(--paper-hi)' }} stroke-width="5" stroke-linejoin="round" />
    <g transform="translate(23 23) scale(1.08)">
      <EmblemShape emblem={emblem} shadow={false} />
    </g>
  </Picture>
);

/** What a picture does to the shield that it is about. */
const SHIELD_BLOWS: Readonly<Record<string, 'cracks' | 'breaks'>> = { soaked: 'cracks', broke: 'breaks' };

/** Somebody at the table, with all that everybody may know of them (DU-20): hearts, shields, and how many cards they hold. */
export const PlayerFigure = memoized(
  ({
    player,
    record,
    team,
    content,
    acting,
    asleep,
    hasStar,
    hitter,
    offers,
    cue,
    held,
    aimsAtShields,
    onAim,
    onOffer,
    onPlayer,
    onShield,
  }: StandProps) => {
    const { seat } = player;
    const hero = cardOf(content.heroes, player.hero);
    const offer = offers.seats.get(seat);
    const classes = [
      'dust-stand',
      acting && 'acting',
      player.out && 'out',
      player.untouchable && 'safe',
      (offer || held) && 'lit',
      cue?.kind,
      team?.class,
    ];
    const stands =
      standing(player, record.name, team ? `${hero.name}, ${team.name}` : hero.name, hitter) + (hasStar ? ', wears the star' : '');
    const called = held === null ? stands : `${held} on ${record.name}`;
    const tapped = () => (held === null ? onPlayer(seat) : onAim({ seat, shield: null }));
    return (
      <li class={classes.filter(Boolean).join(' ')}>
        <button
          type="button"
          class="dust-who"
          aria-label={offer ? offer.label : called}
          data-option={offer?.index}
          data-aim={seat}
          onClick={() => (offer ? onOffer(offer) : tapped())}
        >
          <Brawler
            player={player}
            emblem={record.emblem}
            light={offer || held !== null ? 'can be chosen' : acting ? 'acts' : null}
            cue={cue}
            asleep={asleep}
          />
          {hitter && !player.out && <HitBy emblem={hitter.emblem} />}
          {hasStar && (
            <Picture viewBox="6 0 52 50" class="dust-star">
              <SheriffStar />
            </Picture>
          )}
          <span class="dust-plate">
            <b dir="auto">
              {team && <CutOut class="dust-team" icon={team.icon} />}
              {record.name}
            </b>
            <span class={player.hp === 1 && !player.out ? 'dust-hearts last' : 'dust-hearts'}>
              {player.out ? (
                'out'
              ) : (
                <>
                  <Heart size={1.75} />
                  {player.hp}
                  {player.help !== 'none' && <HelpGlyph level={player.help} size={1.25} />}
                </>
              )}
            </span>
            {!player.out && (
              <span class="dust-count">
                <svg viewBox="0 0 34 30" aria-hidden>
                  <path d="M4 24L8 5L17 7L13 26ZM14 26L16 5H25V26ZM22 24L24 6L32 8L29 26Z" />
                </svg>
                {player.hand}
              </span>
            )}
          </span>
        </button>
        {player.shields.length > 0 && (
          <ul class="dust-shields" aria-label={`Shields in front of ${record.name}`}>
            {player.shields.map((shield, i) => {
              const aim = offers.shields.get(spot(seat, i));
              const isTarget = held !== null && aimsAtShields;
              const which = whichOf(
                player.shields.map(({ card }) => card),
                i,
              );
              const name = `${isTarget ? `${held} on ` : ''}${cardName(shield.card, content)}${which} of ${isolateBidi(record.name)}, ${shield.left} of ${shield.most} left`;
              return (
                <li key={`${shield.card} ${i}`}>
                  <button
                    type="button"
                    class={aim || isTarget ? 'dust-shield lit' : 'dust-shield'}
                    aria-label={aim ? aim.label : name}
                    data-option={aim?.index}
                    data-aim={seat}
                    data-shield={i}
                    onClick={() => (aim ? onOffer(aim) : isTarget ? onAim({ seat, shield: i }) : onShield(seat, shield))}
                  >
                    <ShieldCard
                      shield={shield}
                      content={content}
                      owner={content.cards[shield.card]?.hero ?? player.hero}
                      blow={cue?.shield === i ? (SHIELD_BLOWS[cue.kind] ?? null) : null}
                    />
                  </button>
                </li>
              );
            })}
          </ul>
        )}
        {cue && <LostHearts cue={cue} />}
        {cue && <Mark cue={cue} />}
      </li>
    );
  },
  (a, b) =>
    a.player === b.player &&
    a.record === b.record &&
    a.team === b.team &&
    a.acting === b.acting &&
    a.asleep === b.asleep &&
    a.hasStar === b.hasStar &&
    a.hitter === b.hitter &&
    a.cue === b.cue &&
    a.held === b.held &&
    a.aimsAtShields === b.aimsAtShields &&
    (a.held === null || a.onAim === b.onAim) &&
    (a.offers === b.offers || (!touches(a) && !touches(b))),
);

/** Whether any answer is given by a tap on this stand. */
const touches = ({ offers, player }: StandProps): boolean =>
  offers.seats.has(player.seat) || player.shields.some((_, i) => offers.shields.has(spot(player.seat, i)));
