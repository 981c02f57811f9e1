import { useEffect, useState } from 'preact/hooks';
import * as v from 'valibot';
import type { CardPack } from '../../../../engine/pack.ts';
import { type OwnCard, OwnPack } from '../../../../games/labyrinth/content/card-pack-schema.ts';
import type { StoredCardPack, WorkshopProps } from '../../../workshop.ts';
import { cardOf, type Form } from './card-forms.ts';
import { emptyPack, freeId, placeOf, withCard, withoutCard } from './card-pack-changes.ts';

const FIRST_NAME = 'Our cards';
/** How long something that was thrown away can be fetched back, in milliseconds. */
const REGRET = 15_000;

type Gone = { readonly words: string; readonly back: () => Promise<void> };

export const own = (pack: CardPack): OwnPack => v.parse(OwnPack, pack);

/**
 * Changes to the packs on this device. `words` tells how the last one went; `gone` is what was thrown away just now, as long as it can be
 * fetched back.
 */
export function useCardPacks({ packs, freshId, onChange }: Pick<WorkshopProps, 'packs' | 'freshId' | 'onChange'>) {
  const [gone, setGone] = useState<Gone | null>(null);
  const [words, setWords] = useState('');
  useEffect(() => {
    if (!gone) return;
    const timer = setTimeout(() => setGone(null), REGRET);
    return () => clearTimeout(timer);
  }, [gone]);
  const say = (work: Promise<void>, done: string) =>
    void work.then(
      () => setWords(done),
      (error: unknown) => setWords((error as Error).message),
    );
  /** Changes a pack as it lies on the device by now. */
  const change = (id: string, how: (pack: OwnPack) => OwnPack) => onChange(id, (kept) => kept && { ...kept, pack: how(own(kept.pack)) });

  return {
    gone,
    words,
    setWords,
    /** Saves a card in place of `card`, or as a new one; in a new pack when there is none. `onDone` runs once it is saved. */
    saveCard: (form: Form, card: OwnCard | null, pack: string | null, onDone: () => void) => {
      const id = pack ?? freshId();
      const work = onChange(id, (kept) => {
        const before = kept ?? { pack: emptyPack(id, FIRST_NAME), on: true, changed: 0 };
        const mine = own(before.pack);
        return { ...before, pack: withCard(mine, cardOf(form, card?.id ?? freeId(mine))) };
      });
      say(work.then(onDone), `“${form.name.trim()}” is in the pack.`);
    },
    throwCard: (id: string, card: OwnCard) => {
      const pack = packs.find((kept) => kept.pack.id === id);
      const at = pack ? placeOf(own(pack.pack), card) : 0;
      setGone({ words: `“${card.name}” is thrown away.`, back: () => change(id, (now) => withCard(now, card, at)) });
      say(
        change(id, (now) => withoutCard(now, card.id)),
        '',
      );
    },
    throwPack: (kept: StoredCardPack) => {
      setGone({ words: `“${kept.pack.name}” is thrown away.`, back: () => onChange(kept.pack.id, (now) => now ?? kept) });
      say(
        onChange(kept.pack.id, () => null),
        '',
      );
    },
    fetchBack: ({ back }: Gone) => {
      setGone(null);
      say(back(), 'It is back.');
    },
    switchPack: ({ id, name }: CardPack, on: boolean) =>
      say(
        onChange(id, (now) => now && { ...now, on }),
        on ? `“${name}” is mixed in.` : `“${name}” is left out.`,
      ),
    renamePack: (id: string, name: string) =>
      say(
        change(id, (now) => ({ ...now, name })),
        '',
      ),
  };
}
