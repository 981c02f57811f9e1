import type { SeatRecord } from '../../../../engine/seats.ts';
import type { AnyCommand } from '../../../../games/labyrinth/state/commands.ts';
import type { Try } from '../../../../games/labyrinth/state/constants.ts';
import type { View } from '../../../../games/labyrinth/state/view-types.ts';
import { orMore } from '../../../../games/labyrinth/text/fight-odds.ts';
import { fallsWords } from '../../../../games/labyrinth/text/prompts.ts';
import { CutOut } from '../../../parts/CutOut.tsx';
import { Puppet } from '../../../puppets/Puppet.tsx';
import { PuppetBadge } from '../../../puppets/PuppetBadge.tsx';
import { type Offer, type Offers, that } from '../move-targets.ts';
import { foePuppet, heroBadge } from '../puppet-props.ts';
import { Torches } from '../Torches.tsx';
import './approach.css';

type ApproachProps = {
  readonly view: View;
  readonly offers: Offers;
  readonly seats: readonly SeatRecord[];
  readonly onOffer: (offer: Offer) => void;
  readonly onWhy: (matches: (command: AnyCommand) => boolean) => void;
};

const TRIES: readonly { readonly what: Try; readonly words: string; readonly icon: string; readonly comes: string }[] = [
  { what: 'slip', words: 'Slip away', icon: 'run', comes: 'all go back' },
  { what: 'talk', words: 'Talk', icon: 'talk', comes: 'they go home' },
  { what: 'trick', words: 'Trick them', icon: 'knocked-out-stars', comes: 'they miss a round' },
];
const D20 = 20;

/** Before a dangerous fight: who stands there, how bad it would be, and what can be tried (LA-41). */
export function Approach({ view, offers, seats, onOffer, onWhy }: ApproachProps) {
  const { approach, at } = view;
  const room = view.rooms[at ?? 0];
  const fight = that(offers, 'fight');
  if (!approach || !room) return null;
  return (
    <div class="approach">
      <div class="approach-foes" aria-hidden>
        {room.foes.map((foe) => (
          <Puppet key={foe.id} {...foePuppet(foe, 'cross')} stick />
        ))}
      </div>
      <p class="approach-danger">
        <Torches lit={approach.torches} />
      </p>
      <ul class="approach-ways">
        <li>
          {fight && (
            <button type="button" class="approach-way fight-way" data-option={fight.index} onClick={() => onOffer(fight)}>
              <CutOut icon="crossed-swords" size={3} width={36} print="var(--ember-lo)" />
              <b>Fight</b>
              <small>{fallsWords(approach.falls)}</small>
            </button>
          )}
        </li>
        {TRIES.map(({ what, words, icon, comes }) => {
          const offer = that(offers, what);
          const { seat, works } = approach.tries[what];
          const hero = view.heroes[seat];
          return (
            <li key={what}>
              <button
                type="button"
                class="approach-way"
                {...(offer
                  ? { 'data-option': offer.index, 'aria-label': `${offer.label}, then ${comes}` }
                  : { 'aria-disabled': true, 'aria-label': words })}
                onClick={() => (offer ? onOffer(offer) : onWhy(({ do: other }) => other === what))}
              >
                <span class="approach-signs" aria-hidden>
                  <CutOut icon={icon} size={3} width={36} print="var(--ember-lo)" />
                  {hero && <PuppetBadge {...heroBadge(hero, view.heroes, seats)} />}
                </span>
                <b>{words}</b>
                <span class="approach-chance" style={{ '--works': works / D20 }}>
                  {orMore(works)}
                </span>
                <small>{comes}</small>
              </button>
            </li>
          );
        })}
      </ul>
      <p class="approach-else">If it does not work, all of you miss the first round.</p>
    </div>
  );
}
