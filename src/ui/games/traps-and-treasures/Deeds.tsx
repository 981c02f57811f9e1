import type { SeatRecord } from '../../../engine/seats.ts';
import { type Content, need } from '../../../games/traps-and-treasures/content.ts';
import type { PlayerView } from '../../../games/traps-and-treasures/vocabulary.ts';
import { Button } from '../../parts/Button.tsx';
import { CutOut } from '../../parts/CutOut.tsx';
import { Hearts } from '../../parts/Heart.tsx';
import { cutOf } from '../../parts/inks.ts';
import { Rosette } from '../../parts/Rosette.tsx';
import type { Offer, Offers } from './offers.ts';
import { puppetCut } from './puppets.ts';

type DeedsProps = {
  readonly offers: Offers;
  readonly player: PlayerView;
  /** Who that is. */
  readonly record: SeatRecord | null;
  readonly level: number;
  readonly content: Content;
  /** Whether somebody is to act just now. */
  readonly open: boolean;
  readonly onOffer: (offer: Offer) => void;
  readonly onCard: (card: string) => void;
  /** Says why something cannot be done. */
  readonly onWhy: (deed: 'fight' | 'rest' | 'end') => void;
};

/** What a player can do besides walking: fight, rest or store, rob, use a card, stop. */
export function Deeds({ offers, player, record, level, content, open, onOffer, onCard, onWhy }: DeedsProps) {
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
    <section class={open || player.cards.length > 0 ? 'deeds paper' : 'deeds paper idle'} aria-label="What you can do">
      {record && (
        <header class="deed-who">
          <Rosette emblem={record.emblem} {...puppetCut(player.seat)} label="" />
          <b>{record.name}</b>
          <Hearts now={player.health} most={player.most} size={1.5} />
        </header>
      )}
      {player.cards.length > 0 && (
        <ul class="deed-cards" aria-label="Treasure cards">
          {player.cards.map(({ card }) => {
            const { name, art } = need(content.treasures, card);
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
          {!home && one('fight', level > 0 ? `Fight · level ${level}` : 'Fight', 'crossed-swords', !rich)}
          {offers.robs.map((offer) => (
            <Button key={offer.index} tone="teal" icon="snatch" data-option={offer.index} onClick={() => onOffer(offer)}>
              {offer.label}
            </Button>
          ))}
          {one('rest', rich ? `Store ${player.gold} gold` : 'Rest', rich ? 'locked-chest' : 'campfire', rich)}
          {one('end', 'End turn', 'player-next', false)}
        </div>
      )}
    </section>
  );
}
