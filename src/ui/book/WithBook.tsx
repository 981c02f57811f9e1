import { type ComponentChildren, createContext } from 'preact';
import { useContext, useMemo, useState } from 'preact/hooks';
import type { BookText } from '../game-ui.ts';

/** Opens the rule book at a rule, or at its contents. */
export type OpenBook = (rule: string | null) => void;
const Opener = createContext<OpenBook | null>(null);

/** How to open the rule book of the game that is on the screen; null where there is none. */
export const useBook = (): OpenBook | null => useContext(Opener);

/** Whether a target belongs to the rule book or its buttons. The table ignores such taps. */
export const isBook = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-rule], .rule-book') !== null;

type Opened = BookText & { readonly Book: typeof import('./OpenBook.tsx').OpenBook; readonly rule: string | null };
type WithBookProps = { readonly book: (() => Promise<BookText>) | undefined; readonly children: ComponentChildren };

/** A game screen with its rule book as an overlay. The book is loaded when it is first opened. */
export function WithBook({ book, children }: WithBookProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = useMemo(() => {
    if (!book) return null;
    const fetched = async (rule: string | null) => {
      const [{ OpenBook: Book }, text] = await Promise.all([import('./OpenBook.tsx'), book()]);
      setOpened({ ...text, Book, rule });
    };
    return (rule: string | null) => void fetched(rule);
  }, [book]);
  return (
    <Opener.Provider value={open}>
      {children}
      {opened && <opened.Book {...opened} onClose={() => setOpened(null)} />}
    </Opener.Provider>
  );
}
