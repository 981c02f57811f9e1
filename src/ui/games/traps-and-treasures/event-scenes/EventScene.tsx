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
import { thingSource } from '../map/thing-pictures.ts';
import { diggerOf } from '../puppet-figures.ts';
import './event-scenes.css';

type Picture = {
  readonly word: string;
  /** What comes of it. */
  readonly says?: string | undefined;
  /** Who is in it; the first one holds the light. */
  readonly who: readonly (readonly [seat: Seat, face: Face])[];
  readonly icon: string;
  readonly mood: Mood;
};

/** A picture that is drawn here. */
const BELL = 'bell';

type Who = Picture['who'][number];
const two = (word: string, mood: Mood, icon: string, first: Who, second: Who): Picture => ({ word, mood, icon, who: [first, second] });
const proud = (seat: Seat, word: string, says?: string): Picture => ({ word, says, who: [[seat, 'proud']], icon: '', mood: 'loud' });

/** What happens too seldom, and matters too much, to be a mark on the map: it has a picture of its own. */
function pictureOf(event: Event, view: View, content: Content): Picture | null {
  switch (event.do) {
    case 'found': {
      const gold = fallenGold({ fallen: [event.thing] }, content);
      return cardOf(content.things, event.thing).falls ? proud(event.seat, 'A crown!', `${gold} gold!`) : null;
    }
    case 'tied':
      return { word: 'A tie!', says: 'They roll again.', who: event.seats.map((seat) => [seat, 'oh']), icon: '', mood: 'good' };
    case 'stole':
      return two(`${event.amount} gold, pinched!`, 'bad', 'snatch', [event.seat, 'proud'], [event.from, 'hurt']);
    case 'stole-nothing':
      return two('Pocket fluff!', 'good', 'snatch', [event.seat, 'oh'], [event.from, 'proud']);
    case 'stunned':
      return { ...two('Bonk!', 'bad', 'knocked-out-stars', [event.seat, 'hurt'], [event.by, 'cross']), says: 'The turn is over.' };
    case 'fooled':
      return two('Fooled you!', 'good', 'imp-laugh', [event.seat, 'proud'], [event.by, 'oh']);
    case 'trap-sprung':
      return two('Snap!', 'bad', 'imp-laugh', [event.seat, 'oh'], [event.by, 'proud']);
    case 'woke': {
      const gold = fallenGold(view, content);
      return {
        word: 'The dungeon wakes up!',
        says: gold > 0 ? `A crown waits on level 2 or 3: ${gold} gold!` : 'Monsters are back on every tile.',
        who: [[event.seat, 'oh']],
        icon: BELL,
        mood: 'loud',
      };
    }
    case 'stored':
      return proud(event.seat, `${event.amount} gold, safe!`);
    case 'helped':
      return proud(event.seat, `And ${event.amount} more!`);
    case 'doubled':
      return proud(event.seat, `In time: ${event.amount} more!`);
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
        ...proud(event.seat, 'Last turns!', view.oldBook ? 'Everybody else has one more.' : 'All others have one more. It counts double!'),
        icon: BELL,
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

/** The bell that wakes the dungeon, and that is rung for the last turns. */
const Bell = () => (
  <svg class="moment-icon" viewBox="0 0 100 108" stroke-width="5" stroke-linejoin="round" style={{ stroke: 'var(--paper-hi)' }} aria-hidden>
    <circle cx="50" cy="88" r="13" style={{ fill: 'var(--ember-lo)' }} />
    <path d="M43 14a7 7 0 0 1 14 0c20 4 22 22 23 40q1 14 14 28H6q13-14 14-28c1-18 3-36 23-40z" style={{ fill: 'var(--ember)' }} />
  </svg>
);

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
        <img class="moment-icon" src={thingSource(event.thing)} alt="" />
      ) : icon === BELL ? (
        <Bell />
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
