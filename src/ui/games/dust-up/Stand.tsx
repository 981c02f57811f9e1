import { count } from '../../../engine/kit/words.ts';
import type { SeatRecord } from '../../../engine/seats.ts';
import { type Content, need } from '../../../games/dust-up/content.ts';
import { cardName } from '../../../games/dust-up/describe/names.ts';
import type { PlayerView, ShieldView } from '../../../games/dust-up/vocabulary.ts';
import { CutOut } from '../../parts/CutOut.tsx';
import { scallop, star } from '../../parts/geometry.ts';
import { Heart } from '../../parts/Heart.tsx';
import { cutOf } from '../../parts/inks.ts';
import { Picture } from '../../parts/Picture.tsx';
import { Rosette } from '../../parts/Rosette.tsx';
import { still } from '../../parts/still.tsx';
import { PAPERS } from './cards/papers.ts';
import { SHIELD } from './cards/Symbols.tsx';
import type { Offer, Offers } from './offers.ts';
import { spot } from './offers.ts';
import { Count } from './Piles.tsx';
import './stand.css';

/** A short mark that pops up over somebody; `id` is new for each. */
export type Cue = { readonly id: number; readonly kind: string; readonly text: string };

type StandProps = {
  readonly player: PlayerView;
  readonly record: SeatRecord;
  readonly content: Content;
  readonly acting: boolean;
  /** Whether a ghost may still say boo when it is out. */
  readonly offers: Offers;
  readonly cue: Cue | null;
  /** Taps: an answer, or somebody or a shield that is none. */
  readonly onOffer: (offer: Offer) => void;
  readonly onPlayer: (seat: number) => void;
  readonly onShield: (seat: number, shield: ShieldView) => void;
};

const LIT = scallop(100, 98, 100, 16, 1.05);
const BURST = star(50, 50, 48, 37, 12);

/** How many cards lie where, in words. */
const counts = ({ hand, pile, discard }: PlayerView): string =>
  `${count(hand, 'card')} in hand, ${pile} in the deck, ${discard.length} in the heap`;
function standing(player: PlayerView, name: string, hero: string): string {
  if (player.out) return `${name} as ${hero}: out, ${count(player.discard.length, 'card')} in the heap`;
  const safe = player.untouchable ? ', untouchable' : '';
  return `${name} as ${hero}: ${player.hp} of ${player.most} hearts${safe}, ${counts(player)}`;
}

/** A shield card in front of somebody: what it still takes, and its damage tokens. */
const ShieldCard = still(
  ({ shield, content, owner }: { shield: ShieldView; content: Content; owner: string }) => {
    const { art } = need(content.heroes, owner);
    return (
      <svg viewBox="-4 -3 48 52" aria-hidden="true">
        <path d={SHIELD} style={{ fill: 'var(--cast)' }} fill-opacity=".35" transform="translate(2 4)" />
        <path d={SHIELD} style={{ fill: 'var(--paper-hi)', stroke: 'var(--paper-hi)' }} stroke-width="6" stroke-linejoin="round" />
        <path d={SHIELD} style={{ stroke: PAPERS[art.print].dark }} stroke-width="3" fill="#0072b2" />
        <path d="M20 2Q11 8 3 8Q1 27 20 38.5Z" fill="#2f8fca" />
        <text x="20" y="27" text-anchor="middle" class="dust-shield-left">
          {shield.left}
        </text>
        {Array.from({ length: shield.tokens }, (_, i) => (
          <path
            key={i}
            d={star(20 + (i - (shield.tokens - 1) / 2) * 10, 41, 6.4, 3.6, 8)}
            style={{ fill: 'var(--heart)', stroke: 'var(--paper-hi)' }}
            stroke-width="1.6"
          />
        ))}
      </svg>
    );
  },
  (a, b) => a.shield.left === b.shield.left && a.shield.card === b.shield.card,
);

/** The mark over somebody to whom something happens. */
function Mark({ cue }: { cue: Cue }) {
  const big = cue.text.length > 3;
  return (
    <span key={cue.id} class={`dust-cue ${cue.kind}`} aria-hidden="true">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <path d={BURST} style={{ fill: 'var(--paper-hi)' }} />
        <path d={star(50, 50, 43, 33, 12)} class="dust-cue-face" />
      </svg>
      <b class={big ? 'small' : ''}>{cue.text}</b>
    </span>
  );
}

/** Somebody at the table, with all that everybody may know of them (DU-20): hearts, shields, and how many cards they have where. */
export const Stand = still(
  ({ player, record, content, acting, offers, cue, onOffer, onPlayer, onShield }: StandProps) => {
    const { seat } = player;
    const hero = need(content.heroes, player.hero);
    const offer = offers.seats.get(seat);
    const classes = [
      'dust-stand',
      acting && 'acting',
      player.out && 'out',
      player.untouchable && 'safe',
      offer && 'lit',
      cue && `hit-${cue.kind}`,
    ];
    return (
      <li class={classes.filter(Boolean).join(' ')}>
        <button
          type="button"
          class="dust-who"
          aria-label={offer ? offer.label : standing(player, record.name, hero.name)}
          data-option={offer?.index}
          onClick={() => (offer ? onOffer(offer) : onPlayer(seat))}
        >
          <span class="dust-puppet">
            {(acting || offer) && (
              <Picture class="dust-lit" viewBox="0 0 200 200">
                <path
                  d={LIT}
                  style={{ fill: offer ? 'var(--flame)' : 'var(--ember)', stroke: offer ? 'var(--ember-lo)' : 'none' }}
                  stroke-width="5"
                />
              </Picture>
            )}
            <Rosette emblem={record.emblem} label="" {...cutOf(player.out ? { ...hero.art, icon: 'ghost' } : hero.art)} />
            {player.untouchable && <CutOut class="dust-safe" icon="invisible" print="var(--plum)" width={60} />}
          </span>
          <span class="dust-plate">
            <b dir="auto">{record.name}</b>
            <span class="dust-hearts">
              {player.out ? (
                'out'
              ) : (
                <>
                  <Heart size={1.75} />
                  {player.hp}
                </>
              )}
            </span>
            <span class="dust-counts">
              <Count kind="hand" n={player.hand} />
              <Count kind="deck" n={player.pile} />
              <Count kind="heap" n={player.discard.length} />
            </span>
          </span>
        </button>
        {player.shields.length > 0 && (
          <ul class="dust-shields" aria-label={`Shields in front of ${record.name}`}>
            {player.shields.map((shield, i) => {
              const aim = offers.shields.get(spot(seat, i));
              const name = `${cardName(shield.card, content)}, ${shield.left} of ${shield.most} left`;
              return (
                <li key={`${shield.card} ${i}`}>
                  <button
                    type="button"
                    class={aim ? 'dust-shield lit' : 'dust-shield'}
                    aria-label={aim ? aim.label : name}
                    data-option={aim?.index}
                    onClick={() => (aim ? onOffer(aim) : onShield(seat, shield))}
                  >
                    <ShieldCard shield={shield} content={content} owner={content.cards[shield.card]?.hero ?? player.hero} />
                  </button>
                </li>
              );
            })}
          </ul>
        )}
        {cue && cue.text !== '' && <Mark cue={cue} />}
      </li>
    );
  },
  (a, b) =>
    a.player === b.player &&
    a.record === b.record &&
    a.acting === b.acting &&
    a.cue === b.cue &&
    (a.offers === b.offers || (!touches(a) && !touches(b))),
);

/** Whether any answer is given by a tap on this stand. */
const touches = ({ offers, player }: StandProps): boolean =>
  offers.seats.has(player.seat) || player.shields.some((_, i) => offers.shields.has(spot(player.seat, i)));
