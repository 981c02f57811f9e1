import type { SeatRecord } from '../../../engine/seats.ts';
import { type Content, cardOf } from '../../../games/traps-and-treasures/content/content.ts';
import type { PlayerView } from '../../../games/traps-and-treasures/state/view-types.ts';
import { Button } from '../../parts/Button.tsx';
import { CutOut } from '../../parts/CutOut.tsx';
import { Emblem } from '../../parts/Emblem.tsx';
import { cutOf } from '../../parts/inks.ts';
import { thingPicture } from './map/thing-pictures.ts';
import type { Offer, Offers } from './move-targets.ts';

type DeedsProps = {
  readonly offers: Offers;
  readonly player: PlayerView;
  readonly players: readonly PlayerView[];
  readonly names: readonly string[];
  readonly seats: readonly SeatRecord[];
  readonly level: number;
  /** What lies where the player stands. */
  readonly thing: string | null;
  readonly content: Content;
  /** Whether there is nothing better to do than to carry gold home. */
  readonly homeward: boolean;
  readonly storing: keyof typeof STORING;
  /** Whether somebody is to act, or what they did is shown: then the buttons stay where they are. */
  readonly open: boolean;
  readonly onOffer: (offer: Offer) => void;
  readonly onCard: (card: string) => void;
  /** Says why something cannot be done. */
  readonly onWhy: (deed: 'fight' | 'rest' | 'end') => void;
};

type RobProps = Pick<DeedsProps, 'names' | 'seats' | 'onOffer'> & { readonly offer: Offer; readonly victim: PlayerView | undefined };
/** Whom one would rob: the whole name, on as many lines as it needs, and that nothing can be won of somebody without gold. */
const Rob = ({ offer, victim, names, seats, onOffer }: RobProps) => (
  <Button
    tone={victim?.gold ? 'teal' : 'quiet'}
    class="rob"
    aria-label={offer.label}
    data-option={offer.index}
    onClick={() => onOffer(offer)}
  >
    <Emblem emblem={seats[victim?.seat ?? 0]?.emblem ?? 'sun'} size={2} label="" />
    <span class="rob-words">
      Rob <b dir="auto">{names[victim?.seat ?? 0]}</b>
      {victim?.gold === 0 && <small>no gold</small>}
    </span>
  </Button>
);

/** What storing gold comes to (TT-19). */
const STORING = { bell: ': ring the bell!', double: ', twice!', plain: '' } as const;

/** What a player can do besides walking: fight, rest or store, rob, use a card, stop. */
export function Actions({
  offers,
  player,
  players,
  names,
  seats,
  level,
  thing,
  content,
  homeward,
  storing,
  open,
  onOffer,
  onCard,
  onWhy,
}: DeedsProps) {
  const home = player.at === 0;
  const rich = home && player.gold > 0;
  const one = (deed: 'fight' | 'rest' | 'end', words: string, icon: string, first: boolean) => {
    const offer = offers[deed];
    return (
      <Button
        tone={first && offer ? 'primary' : 'quiet'}
        icon={icon}
        {...(offer ? { 'data-option': offer.index, 'aria-label': offer.label } : { 'aria-disabled': true })}
        onClick={() => (offer ? onOffer(offer) : onWhy(deed))}
      >
        {words}
      </Button>
    );
  };
  return (
    <section class={open ? 'deeds paper' : player.cards.length > 0 ? 'deeds paper waits' : 'deeds idle'} aria-label="What you can do">
      {player.cards.length > 0 && (
        <ul class="deed-cards" aria-label="Treasure cards">
          {player.cards.map(({ card }) => {
            const { name, art } = cardOf(content.treasures, card);
            const usable = offers.cards.has(card);
            return (
              <li key={card}>
                <button
                  type="button"
                  class={usable ? 'trove-slip usable' : 'trove-slip'}
                  aria-label={usable ? `${name}: can be used` : name}
                  {...(usable ? { 'data-narrow': '' } : {})}
                  onClick={() => onCard(card)}
                >
                  <CutOut {...cutOf(art)} size={2.5} width={36} />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {open && (
        <div class="deed-buttons">
          {!home && one('fight', level > 0 ? `Fight · level ${level}` : 'Fight', 'crossed-swords', !homeward)}
          {offers.robs.map((offer) => (
            <Rob
              key={offer.index}
              offer={offer}
              victim={offer.command.do === 'attack' ? players[offer.command.on] : undefined}
              names={names}
              seats={seats}
              onOffer={onOffer}
            />
          ))}
          {offers.visit && (
            <Button
              tone="teal"
              aria-label={offers.visit.label}
              data-option={offers.visit.index}
              onClick={() => offers.visit && onOffer(offers.visit)}
            >
              {thing !== null && <span class="visit-thing" style={{ backgroundImage: thingPicture(thing) }} />}
              {offers.visit.label}
            </Button>
          )}
          {one('rest', rich ? `Store ${player.gold} gold${STORING[storing]}` : 'Rest', rich ? 'locked-chest' : 'campfire', rich)}
          {one('end', 'End turn', 'player-next', false)}
        </div>
      )}
    </section>
  );
}
