import type { Seat } from '../../../../engine/game.ts';
import type { SeatRecord } from '../../../../engine/seats.ts';
import { type Content, cardOf } from '../../../../games/traps-and-treasures/content/content.ts';
import { fallenGold } from '../../../../games/traps-and-treasures/rules/exploring.ts';
import type { Event, View } from '../../../../games/traps-and-treasures/state/tasks.ts';
import { Chest } from '../../../parts/Chest.tsx';
import { CutOut } from '../../../parts/CutOut.tsx';
import { type Mood, SceneFrame } from '../../../parts/SceneFrame.tsx';
import type { Mood as Face } from '../../../puppets/figure.ts';
import { KnockOut } from '../../../table/stage/scenes/KnockOut.tsx';
import { DiggerBadge } from '../DiggerBadge.tsx';
import { thingPicture } from '../map/thing-pictures.ts';
import { diggerOf } from '../puppet-figures.ts';
import './event-scenes.css';

type Picture = {
  readonly word: string;
  /** What comes of it. */
  readonly says?: string;
  /** Who is in it; the first one holds the light. */
  readonly who: readonly (readonly [seat: Seat, face: Face])[];
  readonly icon: string;
  readonly mood: Mood;
};

/** What happens too seldom, and matters too much, to be a mark on the map: it has a picture of its own. */
function pictureOf(event: Event, view: View, content: Content): Picture | null {
  switch (event.do) {
    case 'found': {
      const { name, falls } = cardOf(content.things, event.thing);
      const gold = fallenGold({ fallen: [event.thing] }, content);
      return falls ? { word: name, says: `${gold} gold!`, who: [[event.seat, 'proud']], icon: '', mood: 'loud' } : null;
    }
    case 'tied':
      return { word: 'A tie!', says: 'They roll again.', who: event.seats.map((seat) => [seat, 'oh']), icon: '', mood: 'good' };
    case 'stole':
      return {
        word: `${event.amount} gold, pinched!`,
        who: [
          [event.seat, 'proud'],
          [event.from, 'hurt'],
        ],
        icon: 'snatch',
        mood: 'bad',
      };
    case 'stole-nothing':
      return {
        word: 'Pocket fluff!',
        who: [
          [event.seat, 'oh'],
          [event.from, 'proud'],
        ],
        icon: 'snatch',
        mood: 'good',
      };
    case 'stunned':
      return {
        word: 'Bonk!',
        says: 'The turn is over.',
        who: [
          [event.seat, 'hurt'],
          [event.by, 'cross'],
        ],
        icon: 'knocked-out-stars',
        mood: 'bad',
      };
    case 'fooled':
      return {
        word: 'Fooled you!',
        who: [
          [event.seat, 'proud'],
          [event.by, 'oh'],
        ],
        icon: 'imp-laugh',
        mood: 'good',
      };
    case 'trap-sprung':
      return {
        word: 'Snap!',
        who: [
          [event.seat, 'oh'],
          [event.by, 'proud'],
        ],
        icon: 'imp-laugh',
        mood: 'bad',
      };
    case 'woke':
      return {
        word: 'The dungeon wakes up!',
        says: `A crown waits on level 3: ${fallenGold(view, content)} gold!`,
        who: [[event.seat, 'oh']],
        icon: 'ringing-bell',
        mood: 'loud',
      };
    case 'stored':
      return { word: `${event.amount} gold, safe!`, who: [[event.seat, 'proud']], icon: '', mood: 'loud' };
    case 'helped':
      return { word: `And ${event.amount} more!`, who: [[event.seat, 'proud']], icon: '', mood: 'loud' };
    case 'doubled':
      return { word: `In time: ${event.amount} more!`, who: [[event.seat, 'proud']], icon: '', mood: 'loud' };
    case 'died':
      return {
        word: 'Knocked out!',
        ...(event.gold > 0 ? { says: `${event.gold} gold rolls away.` } : {}),
        who: [[event.seat, 'out']],
        icon: '',
        mood: 'bad',
      };
    case 'last-turns':
      return {
        word: 'Last turns!',
        says: view.oldBook ? 'Everybody else has one more.' : 'All others have one more. It counts double!',
        who: [[event.seat, 'proud']],
        icon: 'ringing-bell',
        mood: 'loud',
      };
    case 'goes-first':
      return { word: 'Goes first!', who: [[event.seat, 'proud']], icon: 'walking-boot', mood: 'good' };
    case 'ended':
      return { word: 'Count your gold!', who: [], icon: 'open-treasure-chest', mood: 'loud' };
    default:
      return null;
  }
}
/** What is safe in somebody's chest, of what wins; the chest of a game with hidden scores stays shut. */
function Stored({ stored, target }: { stored: number | null; target: number }) {
  return (
    <span class="moment-who">
      <Chest full={(stored ?? 0) / target} shut={stored === null} />
      <b>{stored === null ? 'Clink!' : `${stored} of ${target}`}</b>
    </span>
  );
}

type EventSceneProps = { readonly event: Event; readonly seats: readonly SeatRecord[]; readonly view: View; readonly content: Content };

/** A moment, over everything, for as long as its picture lasts. It is only to look at: the call says the rest. */
export function EventScene({ event, seats, view, content }: EventSceneProps) {
  const picture = pictureOf(event, view, content);
  if (!picture) return null;
  const { word, says, who, icon, mood } = picture;
  const [first, ...others] = who;
  const puppet = ([seat, face]: readonly [Seat, Face], name: string) => (
    <span key={seat} class={`moment-who ${name}`}>
      <DiggerBadge seat={seat} seats={seats} mood={face} />
      <b dir="auto">{seats[seat]?.name}</b>
    </span>
  );
  return (
    <SceneFrame word={word} says={says} mood={mood} class={event.do}>
      {event.do === 'died' ? (
        <KnockOut figure={diggerOf(event.seat).figure} emblem={seats[event.seat]?.emblem} name={seats[event.seat]?.name} />
      ) : (
        first !== undefined && puppet(first, 'first')
      )}
      {event.do === 'stored' || event.do === 'helped' || event.do === 'doubled' ? (
        <Stored stored={view.players[event.seat]?.stored ?? null} target={view.target} />
      ) : event.do === 'found' ? (
        <span class="moment-icon" style={{ background: `${thingPicture(event.thing)} center / contain no-repeat` }} />
      ) : (
        icon !== '' && (
          <CutOut
            class="moment-icon"
            icon={icon}
            width={28}
            print={mood === 'bad' ? 'var(--plum)' : 'var(--ember-lo)'}
            holes="var(--glow)"
          />
        )
      )}
      {others.map((one) => puppet(one, 'second'))}
    </SceneFrame>
  );
}
