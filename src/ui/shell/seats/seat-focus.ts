import { useEffect, useRef } from 'preact/hooks';
import type { SeatRecord } from '../../../engine/seats.ts';

/** The list of the seats on the screen. */
export type Row = { readonly current: HTMLOListElement | null };

/** A seat's buttons go with it, or are gone: says where the focus goes once the seats are drawn anew. */
export function useSeatFocus(row: Row, seats: readonly SeatRecord[]): (at: number, what: string) => void {
  const sought = useRef<{ readonly at: number; readonly what: string } | null>(null);
  useEffect(() => {
    const { at = 0, what } = sought.current ?? {};
    sought.current = null;
    if (what === undefined) return;
    const seat = row.current?.children[at] ?? row.current?.lastElementChild;
    seat?.querySelector<HTMLElement>(what)?.focus();
  }, [seats]);
  return (at, what) => {
    sought.current = { at, what };
  };
}

/** A newcomer is brought into sight on a narrow screen, where the seats stand in a strip. */
export function useArrivals(row: Row, many: number): void {
  const arrived = useRef(many);
  useEffect(() => {
    if (many > arrived.current) row.current?.lastElementChild?.scrollIntoView({ block: 'nearest', inline: 'center' });
    arrived.current = many;
  }, [many]);
}
