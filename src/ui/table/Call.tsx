import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Seat, Vocabulary } from '../../engine/game.ts';
import { type Sentence, speak } from '../../engine/kit/words.ts';
import { Emblem } from '../parts/Emblem.tsx';
import { Say } from '../parts/Say.tsx';
import { Torch } from '../parts/Torch.tsx';
import type { Play } from './play.ts';
import './call.css';

/** Seats from the one that decides, the way the torch goes. */
const round = (seats: number, from: Seat): Seat[] => Array.from({ length: seats }, (_, i) => (from + i) % seats);

/** What the call says just now: of the past, of what is being shown, of a bot, or of who is asked. */
function wordsOf<V extends Vocabulary>(play: Play<V>): { readonly title: string; readonly words: Sentence } {
  const names = play.names.value;
  const past = play.past.value;
  if (past) return { title: `Turn ${past.turn}, as it was`, words: ['You are only looking.'] };
  const frame = play.frame.value;
  const seat = play.deciding.value;
  const name = (seat === null ? undefined : names[seat]) ?? 'The curtain falls';
  if (frame) {
    const doer = typeof frame.who === 'number' ? names[frame.who] : frame.who;
    return { title: doer ?? name, words: (frame.event && play.news.of(frame.event)) ?? [play.news.newest.value] };
  }
  if (seat !== null && play.seat(seat)?.player.kind === 'bot')
    return { title: `${name} is thinking`, words: [play.news.newest.value || 'Watch what happens.'] };
  const { prompt } = play;
  if (!prompt) return { title: name, words: [play.news.newest.value] };
  // whoever speaks for a bot is called by name
  const called = names.map((own, i) => (i === prompt.seat ? name : own));
  return play.ui.teller.call(play.look.value.view, prompt, called);
}

/** Reads the call to whoever is read to, when it is their turn to decide. */
function useReading<V extends Vocabulary>(play: Play<V>, title: string, words: Sentence): void {
  const seat = play.deciding.value;
  const reads = seat !== null && play.open.value && play.seat(seat)?.reading === 'is-read-to';
  const text = `${title}. ${speak(words)}`;
  useEffect(() => {
    if (reads) play.speak(text);
  }, [reads, text]);
}

/** The one place that says who decides what; `children` is what else there is to say just now. */
export function Call<V extends Vocabulary>({ play, children }: { play: Play<V>; children?: ComponentChildren }) {
  const { seats } = play.save.value;
  const { title, words } = wordsOf(play);
  const doer = play.frame.value?.who;
  // while something is shown the torch is with whoever does it, and not yet with the next one
  const holder = play.past.value?.seat ?? (typeof doer === 'number' ? doer : play.deciding.value) ?? 0;
  useReading(play, title, words);
  return (
    <header class={play.frame.value?.card ? 'call paper over' : 'call paper'}>
      <span class="call-torch">
        <Torch still />
      </span>
      <div class="call-words">
        <h1>{title}</h1>
        <p>
          <Say words={words} />
        </p>
      </div>
      {children}
      <ol class="call-order" aria-label="Whose turn comes when">
        {round(seats.length, holder).map((seat, i) => {
          const record = seats[seat];
          return record ? (
            <li key={seat} class={i === 0 ? 'now' : ''} aria-label={record.name} aria-current={i === 0 || undefined}>
              <Emblem emblem={record.emblem} size={i === 0 ? 3.25 : 2.25} />
            </li>
          ) : null;
        })}
      </ol>
    </header>
  );
}
