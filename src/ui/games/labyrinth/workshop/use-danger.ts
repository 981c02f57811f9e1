import { useEffect, useRef, useState } from 'preact/hooks';
import type { OwnCard } from '../../../../games/labyrinth/content/card-pack-schema.ts';
import type { Danger, DangerEstimate, WorkshopProps } from '../../../workshop.ts';

type DangerOptions = {
  readonly card: OwnCard;
  readonly ready: boolean;
  /** It is measured anew by itself whenever the card has rested for a moment. */
  readonly live: boolean;
  readonly measure: WorkshopProps['measure'];
};

/** What trying a card out has come to. */
export type DangerTrial = {
  /** How much of it is done, from 0 to 1; null while nobody tries it. */
  readonly part: number | null;
  readonly danger: Danger | null;
  /** Whether somebody asked for it, last. */
  readonly asked: boolean;
  /** Why it failed. */
  readonly words: string;
  readonly run: () => void;
  readonly stop: () => void;
};

/** So long a card rests before it is measured by itself, in milliseconds. */
const REST = 700;

/** Sends a party through the card again and again. What it said is gone when the card changes, unless it is measured anew by itself. */
export function useDanger({ card, ready, live, measure }: DangerOptions): DangerTrial {
  const [part, setPart] = useState<number | null>(null);
  const [danger, setDanger] = useState<Danger | null>(null);
  const [asked, setAsked] = useState(false);
  const [words, setWords] = useState('');
  const running = useRef<DangerEstimate | null>(null);
  const text = JSON.stringify(card);
  useEffect(() => {
    if (!live) setDanger(null);
    setWords('');
    const timer = live && ready ? setTimeout(() => run(false), REST) : undefined;
    return () => {
      clearTimeout(timer);
      running.current?.stop();
    };
  }, [text]);

  const run = (asked: boolean) => {
    setAsked(asked);
    setWords('');
    if (!live) setDanger(null);
    setPart(0);
    const mine = measure(card, setPart);
    running.current = mine;
    mine.result
      .then(
        (found) => (found || !live) && setDanger(found),
        () => setWords('The party got lost on the way. Please try again.'),
      )
      .finally(() => {
        if (running.current === mine) setPart(null);
      });
  };
  return { part, danger, asked, words, run: () => run(true), stop: () => running.current?.stop() };
}
