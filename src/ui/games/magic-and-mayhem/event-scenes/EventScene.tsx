import type { SeatRecord } from '../../../../engine/seats.ts';
import { type Sentence, speak } from '../../../../engine/shared/sentences.ts';
import { type Content, cardOf } from '../../../../games/magic-and-mayhem/content/content.ts';
import { hasAbility } from '../../../../games/magic-and-mayhem/rules/figures.ts';
import type { TrialKind } from '../../../../games/magic-and-mayhem/state/constants.ts';
import type { Event, View } from '../../../../games/magic-and-mayhem/state/tasks.ts';
import { changeText } from '../../../../games/magic-and-mayhem/text/cards.ts';
import { CutOut } from '../../../parts/CutOut.tsx';
import { type Art, cutOf } from '../../../parts/inks.ts';
import { type Mood, SceneFrame } from '../../../parts/SceneFrame.tsx';
import { SentenceText } from '../../../parts/SentenceText.tsx';
import type { Mood as Face, Figure } from '../../../puppets/figure.ts';
import { Puppet } from '../../../puppets/Puppet.tsx';
import { PuppetBadge } from '../../../puppets/PuppetBadge.tsx';
import { KnockOut } from '../../../table/stage/scenes/KnockOut.tsx';
import { Onlookers } from '../../../table/stage/scenes/Onlookers.tsx';
import { HELPER_FIGURES } from '../helper-figures.ts';
import { heroFigure, monsterFigure } from '../puppet-figures.ts';
import './event-scenes.css';

type Picture = {
  readonly word: string;
  readonly mood: Mood;
  /** Who is in it; of two, what it is about stands between them, and before a party. */
  readonly who: readonly number[];
  /** What it is about: a thing, or a monster. */
  readonly art: Art | { readonly figure: Figure; readonly face: Face };
  /** What it says, in a bubble. */
  readonly says?: string | undefined;
  /** Somebody falls into bed in it. */
  readonly falls?: true;
  /** What everybody should know from now on. */
  readonly lines?: readonly Sentence[];
};
const drawn = (icon: string, print: Art['print'] = 'ember'): Art => ({ icon, print, holes: 'flame' });

/** How an answer of the people is cheered, and what the owl says when it was none. */
const CHEERS: { readonly [K in TrialKind]: { readonly figure: Figure; readonly good: string; readonly bad: string } } = {
  riddle: { figure: HELPER_FIGURES['riddle-owl'], good: 'Right!', bad: 'Not quite!' },
  twister: { figure: HELPER_FIGURES.parrot, good: 'Well said!', bad: 'Tongue in a knot!' },
  challenge: { figure: HELPER_FIGURES.parrot, good: 'You did it!', bad: 'Nearly!' },
};
/** The same where a die was thrown instead. */
const LUCK = { good: 'Lucky!', bad: 'No luck!' } as const;

/** What happens too seldom, and matters too much, to be a mark on the board; null for what is no moment. */
export function pictureOf(event: Event, view: View, content: Content): Picture | null {
  switch (event.do) {
    case 'answered': {
      const { figure } = CHEERS[event.kind];
      const { good, bad } = event.luck ? LUCK : CHEERS[event.kind];
      const answer = event.riddle === undefined ? undefined : content.riddles[event.riddle]?.answer;
      const lines = answer === undefined ? {} : { lines: [[`The answer: ${answer}`]] };
      return event.good
        ? { word: good, mood: 'good', who: [event.seat], art: { figure, face: 'proud' }, ...lines }
        : { word: bad, mood: 'bad', who: [event.seat], art: { figure, face: 'oh' }, ...lines };
    }
    case 'boss-beaten': {
      const who = view.heroes.flatMap(({ seat, side, fallen }) => (fallen || (event.side ?? side) !== side ? [] : [seat]));
      const { phases } = cardOf(content.monsters, event.monster);
      return {
        word: 'Hooray! Beaten!',
        mood: 'loud',
        who,
        art: { figure: monsterFigure(event.monster, phases.length), face: 'out' },
        falls: true,
      };
    }
    case 'boss-came': {
      const { name, enters } = cardOf(content.monsters, event.monster);
      return { word: `${name}!`, mood: 'bad', who: [], art: { figure: monsterFigure(event.monster), face: 'cross' }, says: enters };
    }
    case 'changed': {
      const { phases } = cardOf(content.monsters, event.monster);
      const art = { figure: monsterFigure(event.monster, event.phase + 1), face: 'cross' } as const;
      const lines = changeText(event.monster, event.phase, content);
      return { word: `“${phases[event.phase]?.says ?? ''}”`, mood: 'bad', who: [], art, lines };
    }
    case 'lost-turn':
      return {
        word: 'Little stars!',
        mood: 'bad',
        who: [event.seat],
        art: drawn('knocked-out-stars', 'plum'),
        lines: [['This turn goes by.']],
      };
    case 'fell':
      return { word: 'Nighty night!', mood: 'bad', who: [event.seat], art: drawn('sleepy', 'plum'), falls: true };
    case 'hurt':
      // the hit itself is shown on the board
      return 'hero' in event.who && event.left === 1
        ? { word: 'Last heart!', mood: 'bad', who: [event.who.hero], art: drawn('hearts') }
        : null;
    case 'treasure-drawn': {
      const { name, art } = cardOf(content.treasures, event.card);
      return { word: `${name}!`, mood: 'good', who: [event.seat], art };
    }
    case 'left-behind': {
      const card = cardOf(content.treasures, event.card);
      const strong = view.heroes.find((hero) => hero.at !== null && hero.str >= card.strength && hasAbility(hero, card.ability, content));
      const who = [event.seat, ...(strong ? [strong.seat] : [])];
      return { word: strong ? 'Too heavy! Fetch it!' : 'Too heavy!', mood: 'bad', who, art: card.art };
    }
    case 'got-up':
      return { word: 'Phew! Still up!', mood: 'good', who: [event.seat], art: drawn('hearts') };
    case 'came-back':
      return { word: 'Back again!', mood: 'good', who: [event.seat], art: drawn('stairs') };
    case 'dungeon-woke':
      return {
        word: 'Run home!',
        mood: 'loud',
        who: view.heroes.flatMap(({ seat, at }) => (at === null ? [] : [seat])),
        art: drawn('stairs'),
      };
    case 'fetched':
      return { word: 'Piggyback!', mood: 'good', who: [event.seat, event.friend], art: drawn('hearts') };
    case 'helped-up':
      return { word: 'Up you get!', mood: 'good', who: [event.seat, event.friend], art: drawn('hearts') };
    case 'rolled-up':
      return { word: 'Rolled up!', mood: 'bad', who: [event.seat], art: drawn('rolled-cloth', 'plum'), falls: true };
    case 'gave':
      return { word: 'For you!', mood: 'good', who: [event.seat, event.to], art: cardOf(content.treasures, event.card).art };
    case 'gave-gold':
      return { word: `${event.amount} gold for you!`, mood: 'good', who: [event.seat, event.to], art: drawn('two-coins') };
    case 'traded':
      return { word: 'Swapped!', mood: 'good', who: [event.seat, event.to], art: drawn('trade') };
    case 'refused-trade':
      return { word: 'No, thank you!', mood: 'bad', who: [event.from, event.seat], art: drawn('trade', 'plum') };
    case 'thing-taken': {
      const thing = cardOf(content.quests, event.quest).things.find(({ id }) => id === event.thing);
      return { word: 'Got it!', mood: 'good', who: [event.seat], art: thing?.art ?? drawn('swap-bag') };
    }
    case 'escaped': {
      const who = view.heroes.flatMap(({ seat, side }) => (side === event.side ? [seat] : []));
      return {
        word: event.gold > 0 ? 'Out, with the gold!' : 'Out and safe!',
        mood: 'loud',
        who,
        art: drawn(event.gold > 0 ? 'two-coins' : 'stairs'),
      };
    }
    default:
      return null;
  }
}

/** The faces of the heroes in a scene. */
const faceOf = (event: Event, mood: Mood): Face => {
  if (event.do === 'fell') return 'out';
  if (event.do === 'refused-trade') return 'well';
  return mood === 'bad' ? 'oh' : 'proud';
};

type MomentProps = { readonly event: Event; readonly view: View; readonly content: Content; readonly seats: readonly SeatRecord[] };

/** A moment, over everything, for as long as its picture lasts: who, what, and a word. The call says the rest. */
export function EventScene({ event, view, content, seats }: MomentProps) {
  const picture = pictureOf(event, view, content);
  if (!picture) return null;
  const { word, mood, who, art, lines, says, falls } = picture;
  const party = who.length > 2;
  const [first, ...others] = who.map((seat) => {
    const hero = view.heroes[seat];
    if (!hero) return null;
    const { emblem = 'sun', name = '' } = seats[seat] ?? {};
    const figure = heroFigure(hero.hero);
    return falls && !('figure' in art) ? (
      <KnockOut key={seat} figure={figure} emblem={emblem} name={name} />
    ) : (
      <span key={seat} class="moment-who">
        <PuppetBadge emblem={emblem} figure={figure} mood={faceOf(event, mood)} />
        <b dir="auto">{name}</b>
      </span>
    );
  });
  return (
    <SceneFrame word={word} mood={mood} class={event.do === 'hurt' ? 'last-heart' : event.do}>
      {!party && first}
      {!('figure' in art) ? (
        !falls && <CutOut class="moment-icon" width={28} {...cutOf(art)} {...(event.do === 'hurt' ? { print: 'var(--heart)' } : {})} />
      ) : falls ? (
        <KnockOut figure={art.figure} />
      ) : (
        <Puppet class={says === undefined ? 'moment-icon' : 'moment-icon moment-rises'} figure={art.figure} mood={art.face} />
      )}
      {says !== undefined && <q class="moment-says paper">{says}</q>}
      {event.do === 'boss-came' && (
        <Onlookers
          who={view.heroes.flatMap(({ seat, hero, at }) =>
            at === null ? [] : [{ seat, figure: heroFigure(hero), emblem: seats[seat]?.emblem ?? 'sun' }],
          )}
        />
      )}
      {party && first}
      {others}
      {lines && (
        <div class="moment-lines">
          <ul class="paper">
            {lines.map((line) => (
              <li key={speak(line)}>
                <SentenceText words={line} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </SceneFrame>
  );
}
