import type { HelpLevel, SeatRecord } from '../../../../engine/seats.ts';
import { pluralize } from '../../../../engine/shared/sentences.ts';
import { addedAtHome } from '../../../../games/traps-and-treasures/rules/gold-at-home.ts';
import type { View } from '../../../../games/traps-and-treasures/state/tasks.ts';
import { Chest } from '../../../parts/Chest.tsx';
import { Coin } from '../../../parts/Coin.tsx';
import { Heart } from '../../../parts/Heart.tsx';
import { HELP_NAMES, HelpGlyph } from '../../../parts/HelpSheet.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { memoized } from '../../../parts/memoize.tsx';
import { PuppetBadge } from '../../../puppets/PuppetBadge.tsx';
import { diggerMood } from '../DiggerBadge.tsx';
import { diggerOf } from '../puppet-figures.ts';
import './gold-panel.css';

type PursesProps = {
  readonly view: View;
  readonly seats: readonly SeatRecord[];
  readonly acting: number;
  readonly onPlayer: (seat: number) => void;
};

/** Everybody's gold: what is on hand, and can be lost, beside what is stored, and wins. */
export function GoldPanel({ view, seats, acting, onPlayer }: PursesProps) {
  return (
    <ul class={`purses many-${view.players.length}`} aria-label="Everybody’s gold">
      {view.players.map(({ seat, gold, stored, health, most, cards, help }) => (
        <Purse
          key={seat}
          seat={seat}
          name={seats[seat]?.name ?? ''}
          emblem={seats[seat]?.emblem ?? 'sun'}
          gold={gold}
          full={view.sack !== null && gold >= view.sack}
          stored={stored}
          target={view.target}
          health={health}
          most={most}
          cards={cards.length}
          help={help}
          added={addedAtHome(help, gold, view.players.length)}
          now={seat === acting}
          caller={view.last === seat}
          onPlayer={onPlayer}
        />
      ))}
    </ul>
  );
}

type PurseProps = {
  readonly seat: number;
  readonly name: string;
  readonly emblem: SeatRecord['emblem'];
  readonly gold: number;
  /** No more gold fits in. */
  readonly full: boolean;
  readonly stored: number | null;
  readonly target: number;
  readonly health: number;
  readonly most: number;
  readonly cards: number;
  readonly help: HelpLevel;
  /** The gold that help adds to what is on hand, at home (TT-29). */
  readonly added: number;
  readonly now: boolean;
  /** Who has stored enough. */
  readonly caller: boolean;
  readonly onPlayer: (seat: number) => void;
};

const Purse = memoized(
  ({ seat, name, emblem, gold, full, stored, target, health, most, cards, help, added, now, caller, onPlayer }: PurseProps) => (
    <li class={now ? 'purse paper now' : 'purse paper'}>
      <button
        type="button"
        class="purse-who"
        aria-label={`${name}: ${gold} gold on hand${full ? ', the sack is full' : ''}, ${stored === null ? 'the chest is shut' : `${stored} of ${target} stored`}, ${health} of ${most} hearts, ${pluralize(cards, 'treasure card')}${help === 'none' ? '' : `, ${HELP_NAMES[help].toLowerCase()}`}${added > 0 ? `: ${added} more at home` : ''}`}
        onClick={() => onPlayer(seat)}
      >
        <PuppetBadge figure={diggerOf(seat).figure} mood={diggerMood({ health, most })} emblem={emblem} />
        <span class="purse-name">
          <b dir="auto">{name}</b>
          <small>
            <Heart size={1.25} full={health > 0} />
            {health}
            {help !== 'none' && (
              <span class="purse-help">
                <HelpGlyph level={help} size={1.25} />
                {added > 0 && <span class="purse-more">+{added}</span>}
              </span>
            )}
            {cards > 0 && (
              <span class="purse-cards">
                <Icon name="open-treasure-chest" size={1.25} />
                {cards}
              </span>
            )}
          </small>
        </span>
      </button>
      <span class={full ? 'on-hand risky full' : gold > 0 ? 'on-hand risky' : 'on-hand'} data-purse={seat} aria-hidden>
        <Coin size={1.5} />
        <b key={gold}>{gold}</b>
      </span>
      <span class="in-chest" aria-hidden>
        <Chest full={stored === null ? 0 : stored / target} shut={stored === null} />
        <b key={stored}>{stored ?? '?'}</b>
      </span>
      <span class="race" aria-hidden>
        <i class="race-hand" style={{ transform: `scaleX(${Math.min(1, ((stored ?? 0) + gold + added) / target)})` }} />
        <i class="race-safe" style={{ transform: `scaleX(${Math.min(1, (stored ?? 0) / target)})` }} />
        <b>{caller ? 'enough!' : target}</b>
      </span>
    </li>
  ),
);
