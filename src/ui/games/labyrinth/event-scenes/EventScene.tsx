import type { SeatRecord } from '../../../../engine/seats.ts';
import { playerName } from '../../../../engine/shared/sentences.ts';
import { type Content, cardOf } from '../../../../games/labyrinth/content/content.ts';
import { ownOf } from '../../../../games/labyrinth/content/own-monster.ts';
import { DRAGON, STATISTICS } from '../../../../games/labyrinth/state/constants.ts';
import { tidyLine } from '../../../../games/labyrinth/state/dungeon-master-commands.ts';
import type { Event, View } from '../../../../games/labyrinth/state/tasks.ts';
import { bluffedText, failedText, fallenText, NOTED } from '../../../../games/labyrinth/text/events.ts';
import { STATISTIC_NAMES } from '../../../../games/labyrinth/text/names.ts';
import { CutOut } from '../../../parts/CutOut.tsx';
import { SceneFrame, type Mood as SceneMood } from '../../../parts/SceneFrame.tsx';
import type { Figure, Mood } from '../../../puppets/figure.ts';
import { Puppet } from '../../../puppets/Puppet.tsx';
import { PuppetBadge } from '../../../puppets/PuppetBadge.tsx';
import { KnockOut } from '../../../table/stage/scenes/KnockOut.tsx';
import { Onlookers } from '../../../table/stage/scenes/Onlookers.tsx';
import { ErrandSign } from '../delve/ErrandSign.tsx';
import { PEOPLE_FIGURES } from '../puppet-figures.ts';
import { heroBadge, kindFigure } from '../puppet-props.ts';
import { FEAT_ICONS } from '../town/FeatOffers.tsx';

type Picture = {
  readonly word: string;
  /** Good, if it is not said. */
  readonly mood?: SceneMood;
  /** Who is in it: whose event it is, or else everybody. */
  readonly who?: readonly number[];
  readonly icon?: string;
  /** Who speaks, in place of the icon or beside the errand. */
  readonly figure?: Figure;
  /** The errand that it is about, in place of the icon. */
  readonly errand?: string;
  /** The monster that it is about, in place of the icon. */
  readonly foe?: string;
  /** Somebody falls into bed: the monster, or else the heroes. */
  readonly falls?: true;
  /** The face they make, if it is not the one for the mood. */
  readonly face?: Mood;
  readonly says?: string;
};
const FACES: { readonly [K in SceneMood]?: Mood } = { good: 'proud', bad: 'oh' };
const everybody = ({ heroes }: View): readonly number[] => heroes.flatMap((hero) => (hero?.alive ? [hero.seat] : []));

/** Who has just come: "Snorbo!", "3 Snorbos!". */
const kindWord = (kind: string, n: number, content: Content): string => {
  const { name, plural } = cardOf(content.monsters, kind);
  return n === 1 ? `${name}!` : `${n} ${plural}!`;
};

/** Who has just been made: race, class and numbers, also of a hero whom chance has made. */
function introduced({ heroes }: View, seat: number, content: Content): { readonly says?: string } {
  const hero = heroes[seat];
  if (!hero) return {};
  const numbers = STATISTICS.map((statistic) => `${STATISTIC_NAMES[statistic]}\u00a0${hero.statistics[statistic]}`);
  return { says: `${content.races[hero.race].name} ${content.classes[hero.class].name}: ${numbers.join(', ')}` };
}

type ErrandEvent = Extract<Event, { do: 'errand-near' | 'errand-done' | 'errand-failed' | 'errand-thanked' }>;
/** How it goes with the errand (LA-44, LA-45). */
function errandPicture(event: ErrandEvent, view: View, content: Content): Picture {
  const { errand } = event;
  const { title, called, thanks } = cardOf(content.errands, errand);
  switch (event.do) {
    case 'errand-near':
      return { word: 'It is near!', who: [view.torch], errand };
    case 'errand-done':
      return { word: title, errand };
    case 'errand-failed':
      return { word: 'Not today', mood: 'bad', errand, says: failedText(called) };
    case 'errand-thanked':
      return { word: 'The town says thanks!', errand, says: thanks };
  }
}

/** What happens too seldom, and matters too much, to be a mark. */
function pictureOf(event: Event, view: View, names: readonly string[], content: Content): Picture | null {
  switch (event.do) {
    case 'character-made':
      return {
        word: 'Ta-daa!',
        ...introduced(view, event.seat, content),
      };
    case 'floor-entered':
      return {
        word: event.fresh ? `Floor ${event.floor}! New!` : `Floor ${event.floor}`,
        mood: 'loud',
        icon: 'stairs',
      };
    case 'came-home':
      return { word: 'Home again!', icon: 'campfire' };
    case 'stairs-found':
      return { word: 'A stairwell!', who: [view.torch], icon: 'stairs' };
    case 'chest-opened':
      return event.trapped
        ? { word: 'Snap! A trap!', mood: 'bad', icon: 'open-treasure-chest' }
        : { word: 'It opens!', icon: 'open-treasure-chest' };
    case 'fled':
      return { word: 'Run!', mood: 'loud', who: everybody(view), icon: 'run', face: 'oh' };
    case 'slipped':
      return { word: 'On tiptoe!', who: everybody(view), icon: 'run' };
    case 'talked':
      return { word: 'They go to bed!', icon: 'talk' };
    case 'foe-beaten':
      return event.how === 'bluffed'
        ? {
            word: 'What a story!',
            figure: kindFigure(event.kind, content),
            says: bluffedText(event.kind, content),
          }
        : null;
    case 'surprised':
      return event.late === 'foes'
        ? { word: 'Got you!', icon: 'knocked-out-stars' }
        : { word: 'They were quicker!', mood: 'bad', icon: 'crossed-swords' };
    case 'fight-won':
      return { word: 'Phew! You won!', icon: 'crossed-swords' };
    case 'died':
      return {
        word: 'Nighty night!',
        mood: 'bad',
        falls: true,
        says: fallenText(event, playerName(names, event.seat)),
      };
    case 'party-lost':
      return { word: 'All fallen down', mood: 'bad', who: [], icon: 'night-sleep' };
    case 'dragon-waits':
      return { word: `${event.left} left!`, who: [], icon: 'dragon-head', foe: DRAGON };
    case 'dragon-near':
      return { word: 'You know the way!', mood: 'loud', icon: 'dragon-head' };
    case 'dragon-slain':
      return {
        word: 'The Dragon is down!',
        mood: 'loud',
        icon: 'dragon-head',
        face: 'proud',
        foe: DRAGON,
        falls: true,
      };
    case 'came':
      if (event.kind === DRAGON) return { word: 'The Dragon!', mood: 'bad', who: [], icon: 'dragon-head', foe: DRAGON };
      return ownOf(event.kind, content)
        ? { word: kindWord(event.kind, event.foes.length, content), mood: 'bad', who: [], foe: event.kind }
        : null;
    case 'dm-errand':
      return {
        word: 'The dungeon master asks!',
        who: [],
        figure: PEOPLE_FIGURES['dungeon-master'],
        errand: event.errand,
        says: cardOf(content.errands, event.errand).asks,
      };
    case 'errand-near':
    case 'errand-done':
    case 'errand-failed':
    case 'errand-thanked':
      return errandPicture(event, view, content);
    case 'grew': {
      const { kind, name, flavour } = cardOf(content.feats, event.feat);
      return { word: name, icon: FEAT_ICONS[kind], says: flavour };
    }
    case 'dm-said':
    case 'dm-line': {
      const says = event.do === 'dm-said' ? NOTED[event.note] : tidyLine(event.line);
      return { word: 'Listen!', mood: 'loud', who: [], figure: PEOPLE_FIGURES['dungeon-master'], ...(says && { says }) };
    }
    case 'campaign-won':
      return { word: 'Heroes!', mood: 'loud', icon: 'dragon-head', face: 'proud' };
    default:
      return null;
  }
}
type EventSceneProps = { readonly event: Event; readonly view: View; readonly seats: readonly SeatRecord[]; readonly content: Content };

/** A moment: who, what, and a word. Nothing for any other event. */
export function EventScene({ event, view, seats, content }: EventSceneProps) {
  const picture = pictureOf(
    event,
    view,
    seats.map(({ name }) => name),
    content,
  );
  if (!picture) return null;
  const { word, mood = 'good', icon, figure, foe, falls, errand } = picture;
  const { who = 'seat' in event ? [event.seat] : everybody(view), face = FACES[mood] } = picture;
  const says = falls || foe === undefined ? picture.says : content.monsters[foe]?.enters;
  const print = mood === 'bad' ? 'var(--plum)' : 'var(--ember-lo)';
  const words = says !== undefined && (
    <q class={falls ? 'moment-says note paper' : 'moment-says paper'} dir="auto">
      {says}
    </q>
  );
  // what nobody else says is about those who are in it, and comes after them
  const aboutThem = [icon, figure, foe, errand].every((one) => one === undefined);
  return (
    <SceneFrame word={word} mood={mood} class={event.do}>
      {foe === undefined ? (
        !falls && (
          <>
            {figure && <Puppet class="moment-icon" figure={figure} mood="proud" />}
            {errand !== undefined && <ErrandSign class="moment-icon" errand={errand} content={content} />}
            {icon && <CutOut class="moment-icon" icon={icon} width={28} print={print} holes="var(--glow)" />}
          </>
        )
      ) : falls ? (
        <KnockOut figure={kindFigure(foe, content)} />
      ) : (
        <Puppet class="moment-icon moment-rises" figure={kindFigure(foe, content)} mood="cross" />
      )}
      {!aboutThem && words}
      {event.do === 'came' && (
        <Onlookers
          who={view.heroes.flatMap((hero) => (hero?.alive ? [{ seat: hero.seat, ...heroBadge(hero, view.heroes, seats) }] : []))}
        />
      )}
      {who.map((seat) => {
        const hero = view.heroes[seat];
        const { name = '' } = seats[seat] ?? {};
        if (!hero) return null;
        const puppet = heroBadge(hero, view.heroes, seats, face);
        return falls && foe === undefined ? (
          <KnockOut key={seat} figure={puppet.figure} emblem={puppet.emblem} name={name} />
        ) : (
          <span key={seat} class="moment-who">
            <PuppetBadge {...puppet} />
            <b dir="auto">{name}</b>
          </span>
        );
      })}
      {aboutThem && words}
    </SceneFrame>
  );
}
