import { useEffect, useRef } from 'preact/hooks';
import type { SeatRecord } from '../../../../engine/seats.ts';
import type { Content } from '../../../../games/labyrinth/content/content.ts';
import type { View } from '../../../../games/labyrinth/state/view-types.ts';
import { kindName } from '../../../../games/labyrinth/text/names.ts';
import { Emblem } from '../../../parts/Emblem.tsx';
import { Puppet } from '../../../puppets/Puppet.tsx';
import { PuppetBadge } from '../../../puppets/PuppetBadge.tsx';
import { heroBadge, monsterPuppet } from '../puppet-props.ts';
import './turn-order.css';

type TrackProps = {
  readonly fight: NonNullable<View['fight']>;
  readonly heroes: View['heroes'];
  readonly seats: readonly SeatRecord[];
  readonly content: Content;
};

/** Who acts when: the order that was rolled, the round, and where in it the fight is. */
export function TurnOrder({ fight, heroes, seats, content }: TrackProps) {
  const there = (who: number | string) =>
    typeof who === 'number' ? heroes[who]?.alive === true : fight.foes.some(({ kind }) => kind === who);
  const order = fight.order.filter(({ who }) => there(who));
  const sign = useRef<HTMLDivElement>(null);
  // whoever acts is in sight, however many there are
  useEffect(() => {
    const item = sign.current?.querySelector<HTMLElement>('.now');
    if (sign.current && item) sign.current.scrollLeft = item.offsetLeft - sign.current.clientWidth / 2;
  }, [fight.now]);
  return (
    <div ref={sign} class="track paper">
      <b class="track-round">{fight.round === 0 ? 'Who is quickest?' : `Round ${fight.round}`}</b>
      <ol aria-label="Whose turn comes when">
        {order.map(({ who, rolls }) => {
          const state = who === fight.now ? 'now' : fight.acted.includes(who) ? 'done' : '';
          const hero = typeof who === 'number' ? heroes[who] : null;
          const name = typeof who === 'number' ? (seats[who]?.name ?? '') : kindName(who, fight.foes, content);
          return (
            <li
              key={who}
              class={state}
              aria-label={`${name}, ${rolls[0]}${state === 'done' ? ', has acted' : ''}`}
              aria-current={state === 'now' || undefined}
            >
              {typeof who === 'string' ? (
                <Puppet {...monsterPuppet(who, fight.foes)} />
              ) : hero ? (
                <PuppetBadge {...heroBadge(hero, heroes, seats)} />
              ) : (
                <Emblem emblem={seats[who]?.emblem ?? 'sun'} label="" />
              )}
              <small aria-hidden>{rolls[0]}</small>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
