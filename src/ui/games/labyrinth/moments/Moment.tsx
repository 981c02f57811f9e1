import type { SeatRecord } from '../../../../engine/seats.ts';
import type { Event, View } from '../../../../games/labyrinth/vocabulary.ts';
import { CutOut } from '../../../parts/CutOut.tsx';
import { MomentScene, type Mood } from '../../../parts/MomentScene.tsx';
import { HeroPuppet } from '../puppets/Puppets.tsx';

type Picture = {
  readonly word: string;
  readonly mood: Mood;
  /** Who is in it. */
  readonly who: readonly number[];
  readonly icon: string;
};
const everybody = ({ heroes }: View): readonly number[] => heroes.flatMap((hero) => (hero?.alive ? [hero.seat] : []));

/** What happens too seldom, and matters too much, to be a mark. */
function pictureOf(event: Event, view: View): Picture | null {
  switch (event.do) {
    case 'character-made':
      return { word: 'Ta-daa!', mood: 'good', who: [event.seat], icon: 'rolling-dices' };
    case 'floor-entered':
      return {
        word: event.fresh ? `Floor ${event.floor}! New!` : `Floor ${event.floor}`,
        mood: 'loud',
        who: everybody(view),
        icon: 'stairs',
      };
    case 'came-home':
      return { word: 'Home again!', mood: 'good', who: everybody(view), icon: 'campfire' };
    case 'stairs-found':
      return { word: 'A stairwell!', mood: 'good', who: [view.torch], icon: 'stairs' };
    case 'chest-opened':
      return event.trapped
        ? { word: 'Snap! A trap!', mood: 'bad', who: [event.seat], icon: 'open-treasure-chest' }
        : { word: 'It opens!', mood: 'good', who: [event.seat], icon: 'open-treasure-chest' };
    case 'fled':
      return { word: 'Run!', mood: 'loud', who: everybody(view), icon: 'run' };
    case 'fight-won':
      return { word: 'Phew! You won!', mood: 'good', who: everybody(view), icon: 'crossed-swords' };
    case 'died':
      return { word: 'Oh no!', mood: 'bad', who: [event.seat], icon: 'night-sleep' };
    case 'party-lost':
      return { word: 'All fallen down', mood: 'bad', who: [], icon: 'night-sleep' };
    case 'dragon-slain':
      return { word: 'The Dragon is down!', mood: 'loud', who: everybody(view), icon: 'dragon-head' };
    case 'campaign-won':
      return { word: 'Heroes!', mood: 'loud', who: everybody(view), icon: 'dragon-head' };
    default:
      return null;
  }
}
/** A moment: who, what, and a word. Nothing for any other event. */
export function Moment({ event, view, seats }: { event: Event; view: View; seats: readonly SeatRecord[] }) {
  const picture = pictureOf(event, view);
  if (!picture) return null;
  const { word, mood, who, icon } = picture;
  return (
    <MomentScene word={word} mood={mood} class={event.do}>
      <CutOut class="moment-icon" icon={icon} width={28} print={mood === 'bad' ? 'var(--plum)' : 'var(--ember-lo)'} holes="var(--glow)" />
      {who.map((seat) => {
        const hero = view.heroes[seat];
        return hero ? (
          <span key={seat} class="moment-who">
            <HeroPuppet race={hero.race} klass={hero.class} emblem={seats[seat]?.emblem ?? 'sun'} />
            <b dir="auto">{seats[seat]?.name}</b>
          </span>
        ) : null;
      })}
    </MomentScene>
  );
}
