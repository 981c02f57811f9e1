import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { GameTypes, Seat } from '../../../engine/game.ts';
import type { SeatRecord } from '../../../engine/seats.ts';
import { type Sentence, speak, withStop } from '../../../engine/shared/sentences.ts';
import { BotMark } from '../../parts/BotMark.tsx';
import { Emblem } from '../../parts/Emblem.tsx';
import { SentenceText } from '../../parts/SentenceText.tsx';
import { Torch } from '../../parts/Torch.tsx';
import type { TableController } from '../table-controller.ts';
import './prompt-bar.css';

/** All seats, starting with `from`, in turn order. */
const seatsFrom = (seats: number, from: Seat): Seat[] => Array.from({ length: seats }, (_, i) => (from + i) % seats);

/** So many sentences say what came of a turn. */
const MOST_LINES = 5;

/** The text of the prompt bar: for the past, an animation, one's own turn, a bot, or the current prompt. */
function promptWords<V extends GameTypes>(controller: TableController<V>): { readonly title: string; readonly words: Sentence } {
  const names = controller.names.value;
  const past = controller.past.value;
  if (past) return { title: `Turn ${past.turn}, as it was`, words: ['You are only looking.'] };
  const frame = controller.frame.value;
  const seat = controller.deciding.value;
  const name = (seat === null ? undefined : names[seat]) ?? 'The curtain falls';
  if (frame) {
    const doer = typeof frame.who === 'number' ? names[frame.who] : frame.who;
    return { title: doer ?? name, words: (frame.event && controller.narration.of(frame.event)) ?? [controller.narration.newest.value] };
  }
  const handOver = controller.handOver.value;
  if (handOver?.kind === 'look-back') {
    const lines = controller.narration.ofTurn(controller.save.value.journal).slice(-MOST_LINES);
    return { title: `${names[handOver.seat]}, that was your turn`, words: [[...lines, `Then it is ${name}’s turn.`].join(' ')] };
  }
  const player = seat === null ? undefined : controller.seat(seat)?.player;
  if (player?.kind === 'bot')
    return {
      title: player.standsIn ? `A bot plays for ${name}` : `${name} is thinking`,
      words: [controller.narration.newest.value || 'Watch what happens.'],
    };
  const { prompt } = controller;
  if (!prompt) return { title: name, words: [controller.narration.newest.value] };
  // use the name of the person who answers for a bot
  const called = names.map((own, i) => (i === prompt.seat ? name : own));
  const call = controller.ui.describe.call(controller.observation.value.view, prompt, called);
  // in a pair the grown-up reads, and the child picks
  const isPair = seat !== null && controller.seat(seat)?.reading === 'pair';
  return isPair ? { title: call.title, words: [`Read to ${name}: `, ...call.words] } : call;
}

/** Reads the prompt aloud to players with that preference, when they decide. */
function useReadAloud<V extends GameTypes>(controller: TableController<V>, title: string, words: Sentence): void {
  const seat = controller.deciding.value;
  const reads = seat !== null && controller.open.value && controller.seat(seat)?.reading === 'is-read-to';
  const text = `${withStop(title)} ${speak(words)}`;
  useEffect(() => {
    if (reads) controller.speak(text);
  }, [reads, text]);
}

/** Who it is in the order of turns, and that a bot plays for them while they are away. */
const orderName = ({ name, player }: SeatRecord): string =>
  player.kind === 'bot' && player.standsIn ? `${name}: a bot plays while they are away` : name;

/** Shows who decides what. `children`: further messages. */
export function PromptBar<V extends GameTypes>({ play, children }: { play: TableController<V>; children?: ComponentChildren }) {
  const { seats } = play.save.value;
  const { title, words } = promptWords(play);
  const frame = play.frame.value;
  const handOver = play.handOver.value;
  const next = handOver?.kind === 'look-back' ? handOver.seat : play.deciding.value;
  // during an animation, and while somebody looks back, the torch stays with whose turn it is
  const holder = play.past.value?.seat ?? frame?.turn ?? (typeof frame?.who === 'number' ? frame.who : next) ?? 0;
  useReadAloud(play, title, words);
  return (
    <header class={frame?.card ? 'call paper over' : 'call paper'}>
      <span class="call-torch">
        <Torch still />
      </span>
      <div class="call-words">
        <h1>{title}</h1>
        <p>
          <SentenceText words={words} />
        </p>
      </div>
      {children}
      <ol class="call-order" aria-label="Whose turn comes when">
        {seatsFrom(seats.length, holder).map((seat, i) => {
          const record = seats[seat];
          return record ? (
            <li key={seat} class={i === 0 ? 'now' : ''} aria-label={orderName(record)} aria-current={i === 0 || undefined}>
              <Emblem emblem={record.emblem} size={i === 0 ? 3.25 : 2.25} />
              {record.player.kind === 'bot' && <BotMark size={i === 0 ? 1.5 : 1.25} />}
            </li>
          ) : null;
        })}
      </ol>
    </header>
  );
}
