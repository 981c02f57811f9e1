import { type Sentence, speak } from '../../../../engine/kit/words.ts';
import type { SeatRecord } from '../../../../engine/seats.ts';
import { type Content, need } from '../../../../games/magic-and-mayhem/content.ts';
import { changeText } from '../../../../games/magic-and-mayhem/describe/cards.ts';
import type { Event, View } from '../../../../games/magic-and-mayhem/vocabulary.ts';
import type { TrialKind } from '../../../../games/magic-and-mayhem/words.ts';
import { CutOut } from '../../../parts/CutOut.tsx';
import { type Art, cutOf } from '../../../parts/inks.ts';
import { MomentScene, type Mood } from '../../../parts/MomentScene.tsx';
import { Rosette } from '../../../parts/Rosette.tsx';
import { Say } from '../../../parts/Say.tsx';
import './moments.css';

type Picture = {
  readonly word: string;
  readonly mood: Mood;
  /** Who is in it; of two, what it is about stands between them, and before a party. */
  readonly who: readonly number[];
  readonly art: Art;
  /** What everybody should know from now on. */
  readonly lines?: readonly Sentence[];
};
const drawn = (icon: string, print: Art['print'] = 'ember'): Art => ({ icon, print, holes: 'flame' });

/** How an answer of the people is cheered, and what the owl says when it was none. */
const CHEERS: { readonly [K in TrialKind]: { readonly icon: string; readonly good: string; readonly bad: string } } = {
  riddle: { icon: 'owl', good: 'Right!', bad: 'Not quite!' },
  twister: { icon: 'imp-laugh', good: 'Well said!', bad: 'Tongue in a knot!' },
  challenge: { icon: 'trophy', good: 'You did it!', bad: 'Nearly!' },
};
/** The same where a die was thrown instead. */
const LUCK = { good: 'Lucky!', bad: 'No luck!' } as const;

/** What happens too seldom, and matters too much, to be a mark on the board; null for what is no moment. */
export function pictureOf(event: Event, view: View, content: Content): Picture | null {
  switch (event.do) {
    case 'answered': {
      const { icon } = CHEERS[event.kind];
      const { good, bad } = event.luck ? LUCK : CHEERS[event.kind];
      const answer = event.riddle === undefined ? undefined : content.riddles[event.riddle]?.answer;
      const lines = answer === undefined ? {} : { lines: [[`The answer: ${answer}`]] };
      return event.good
        ? { word: good, mood: 'good', who: [event.seat], art: drawn(icon), ...lines }
        : { word: bad, mood: 'bad', who: [event.seat], art: drawn(icon, 'plum'), ...lines };
    }
    case 'boss-beaten': {
      const who = view.heroes.flatMap(({ seat, side, fallen }) => (fallen || (event.side ?? side) !== side ? [] : [seat]));
      return { word: 'Hooray! Beaten!', mood: 'loud', who, art: need(content.monsters, event.monster).art };
    }
    case 'boss-came': {
      const { name, art } = need(content.monsters, event.monster);
      return { word: `${name}!`, mood: 'bad', who: [], art };
    }
    case 'changed': {
      const { art, phases } = need(content.monsters, event.monster);
      const lines = changeText(event.monster, event.phase, content);
      return { word: `“${phases[event.phase]?.says ?? ''}”`, mood: 'bad', who: [], art, lines };
    }
    case 'fell':
      return { word: 'Oof!', mood: 'bad', who: [event.seat], art: drawn('sleepy', 'plum') };
    case 'got-up':
      return { word: 'Phew! Still up!', mood: 'good', who: [event.seat], art: drawn('hearts') };
    case 'came-back':
      return { word: 'Back again!', mood: 'good', who: [event.seat], art: drawn('stairs') };
    case 'gave':
      return { word: 'For you!', mood: 'good', who: [event.seat, event.to], art: need(content.treasures, event.card).art };
    case 'gave-gold':
      return { word: `${event.amount} gold for you!`, mood: 'good', who: [event.seat, event.to], art: drawn('two-coins') };
    case 'traded':
      return { word: 'Swapped!', mood: 'good', who: [event.seat, event.to], art: drawn('trade') };
    case 'refused-trade':
      return { word: 'No, thank you!', mood: 'bad', who: [event.from, event.seat], art: drawn('trade', 'plum') };
    case 'thing-taken': {
      const thing = need(content.quests, event.quest).things.find(({ id }) => id === event.thing);
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

type MomentProps = { readonly event: Event; readonly view: View; readonly content: Content; readonly seats: readonly SeatRecord[] };

/** A moment, over everything, for as long as its picture lasts: who, what, and a word. The call says the rest. */
export function Moment({ event, view, content, seats }: MomentProps) {
  const picture = pictureOf(event, view, content);
  if (!picture) return null;
  const { word, mood, who, art, lines } = picture;
  const party = who.length > 2;
  const [first, ...others] = who.map((seat, i) => {
    const hero = view.heroes[seat];
    return hero ? (
      <span key={seat} class={event.do === 'fell' ? 'moment-who fallen' : 'moment-who'}>
        <Rosette emblem={seats[seat]?.emblem ?? 'sun'} label="" {...cutOf(need(content.heroes, hero.hero).art)} flip={i > 0} />
        <b dir="auto">{seats[seat]?.name}</b>
      </span>
    ) : null;
  });
  return (
    <MomentScene word={word} mood={mood} class={event.do}>
      {!party && first}
      <CutOut class="moment-icon" width={28} {...cutOf(art)} />
      {party && first}
      {others}
      {lines && (
        <div class="moment-lines">
          <ul class="paper">
            {lines.map((line) => (
              <li key={speak(line)}>
                <Say words={line} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </MomentScene>
  );
}
