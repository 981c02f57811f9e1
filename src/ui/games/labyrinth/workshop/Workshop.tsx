import { useEffect, useMemo, useState } from 'preact/hooks';
import * as v from 'valibot';
import type { Pack } from '../../../../engine/pack.ts';
import { type OwnCard, OwnPack } from '../../../../games/labyrinth/pack.ts';
import { packing } from '../../../../games/labyrinth/packing.ts';
import { Button } from '../../../parts/Button.tsx';
import { CutOut } from '../../../parts/CutOut.tsx';
import { cutOf } from '../../../parts/inks.ts';
import { Pool } from '../../../parts/Pool.tsx';
import type { KeptPack, WorkshopProps } from '../../../workshop.ts';
import { CardSheet } from './CardSheet.tsx';
import { emptyPack, freeId, placeOf, withCard, withoutCard } from './changes.ts';
import { Editor } from './Editor.tsx';
import { cardOf, type Form, formOf, KINDS, type Kind } from './forms.ts';
import { begun, FRESH } from './fresh.ts';
import { KindPicker } from './KindPicker.tsx';
import { PackSheet } from './PackSheet.tsx';
import { Scissors } from './Scissors.tsx';
import './workshop.css';

const FIRST_NAME = 'Our cards';
/** How long something that was thrown away can be fetched back. */
const REGRET = 15_000;

/** What lies on the bench: a kind being chosen, a card being read, a card being made. `pack`: into which. */
type Bench =
  | { readonly at: 'kinds'; readonly pack: string | null }
  | { readonly at: 'card'; readonly pack: string; readonly card: OwnCard }
  | { readonly at: 'editor'; readonly pack: string | null; readonly card: OwnCard | null; readonly form: Form };
type Gone = { readonly words: string; readonly back: () => Promise<void> };

const own = (pack: Pack): OwnPack => v.parse(OwnPack, pack);

/** The workshop: packs of own cards, and the bench where cards are made. */
export function Workshop(props: WorkshopProps) {
  const { packs, damaged, freshId, seed, measure, onChange, onForget, onSend, onBring, onBack } = props;
  const [bench, setBench] = useState<Bench | null>(null);
  const [gone, setGone] = useState<Gone | null>(null);
  const [words, setWords] = useState('');
  const content = useMemo(() => packing.content([]), []);
  useEffect(() => {
    if (!gone) return;
    const timer = setTimeout(() => setGone(null), REGRET);
    return () => clearTimeout(timer);
  }, [gone]);
  const say = (work: Promise<void>, done: string) =>
    work.then(
      () => setWords(done),
      (error: unknown) => setWords((error as Error).message),
    );
  /** Changes a pack as it lies on the device by now. */
  const change = (id: string, how: (pack: OwnPack) => OwnPack) => onChange(id, (kept) => kept && { ...kept, pack: how(own(kept.pack)) });

  const keep = (form: Form, card: OwnCard | null, pack: string | null) => {
    const id = pack ?? freshId();
    const work = onChange(id, (kept) => {
      const before = kept ?? { pack: emptyPack(id, FIRST_NAME), on: true, changed: 0 };
      const mine = own(before.pack);
      return { ...before, pack: withCard(mine, cardOf(form, card?.id ?? freeId(mine))) };
    });
    void say(
      work.then(() => setBench(null)),
      `“${form.name.trim()}” is in the pack.`,
    );
  };
  const throwCard = (id: string, card: OwnCard) => {
    const pack = packs.find((kept) => kept.pack.id === id);
    const at = pack ? placeOf(own(pack.pack), card) : 0;
    setBench(null);
    setGone({ words: `“${card.name}” is thrown away.`, back: () => change(id, (now) => withCard(now, card, at)) });
    void say(
      change(id, (now) => withoutCard(now, card.id)),
      '',
    );
  };
  const throwPack = (kept: KeptPack) => {
    setGone({ words: `“${kept.pack.name}” is thrown away.`, back: () => onChange(kept.pack.id, (now) => now ?? kept) });
    void say(
      onChange(kept.pack.id, () => null),
      '',
    );
  };

  if (bench?.at === 'editor') {
    const { pack, card, form } = bench;
    return (
      <Editor
        first={form}
        id={card?.id ?? 'own-new-1'}
        content={content}
        seed={seed}
        measure={measure}
        onKeep={(made) => keep(made, card, pack)}
        onBack={() => setBench(null)}
      />
    );
  }
  const pick = (kind: Kind, pack: string | null) => setBench({ at: 'editor', pack, card: null, form: begun(kind, seed()) });
  return (
    <main class="workshop">
      <div class="shop-light" aria-hidden="true">
        <Pool radii={[860, 700, 520, 330]} />
      </div>
      <header class="shop-head">
        <Scissors />
        <h1>The workshop</h1>
        <p>Make your own cards for Labyrinth.</p>
        <Button tone="quiet" size="small" onClick={onBack}>
          Back
        </Button>
      </header>
      <div class="shop-packs">
        {packs.map((kept) => {
          const { id, name } = kept.pack;
          return (
            <PackSheet
              key={id}
              pack={own(kept.pack)}
              on={kept.on}
              onSwitch={(on) =>
                void say(
                  onChange(id, (now) => now && { ...now, on }),
                  on ? `“${name}” is mixed in.` : `“${name}” is left out.`,
                )
              }
              onName={(next) =>
                void say(
                  change(id, (now) => ({ ...now, name: next })),
                  '',
                )
              }
              onCard={(card) => setBench({ at: 'card', pack: id, card })}
              onMake={() => setBench({ at: 'kinds', pack: id })}
              onSend={() => onSend(kept.pack)}
              onThrowAway={() => throwPack(kept)}
            />
          );
        })}
        {damaged.map(({ id, words: wrong }) => (
          <section key={id} class="shop-pack paper" aria-label="A damaged pack">
            <h2>A damaged pack</h2>
            <p>{wrong}</p>
            <Button tone="quiet" size="small" icon="trash-can" onClick={() => onForget(id)}>
              Throw it away
            </Button>
          </section>
        ))}
        {packs.length === 0 && (
          <div class="shop-empty">
            <div class="shop-scraps" aria-hidden="true">
              {KINDS.map((kind) => (
                <CutOut key={kind} {...cutOf(FRESH[kind].art)} size={4.5} width={36} />
              ))}
            </div>
            <p class="paper">No cards of your own yet. A gang of goblins? A hat that sings? Take the scissors.</p>
          </div>
        )}
      </div>
      <footer class="shop-floor">
        <div class="shop-said">
          <p role="status">{words || props.words}</p>
          {gone && (
            <p class="chip raised">
              {gone.words}{' '}
              <Button
                tone="quiet"
                size="small"
                onClick={() => {
                  setGone(null);
                  void say(gone.back(), 'It is back.');
                }}
              >
                Fetch it back
              </Button>
            </p>
          )}
        </div>
        <label class="button quiet small">
          Bring in cards from a file
          <input
            type="file"
            multiple
            class="visually-hidden"
            accept=".json,.txt,application/json"
            onChange={({ currentTarget: input }) => {
              setWords('');
              void onBring(input.files).then(() => {
                // the same file may be brought again
                input.value = '';
              });
            }}
          />
        </label>
        <Button onClick={() => setBench({ at: 'kinds', pack: packs[0]?.pack.id ?? null })}>Make a card</Button>
      </footer>
      {bench?.at === 'kinds' && <KindPicker onPick={(kind) => pick(kind, bench.pack)} onBack={() => setBench(null)} />}
      {bench?.at === 'card' && (
        <CardSheet
          card={bench.card}
          onEdit={() => {
            const form = formOf(bench.card);
            if (form) setBench({ at: 'editor', pack: bench.pack, card: bench.card, form });
          }}
          onThrowAway={() => throwCard(bench.pack, bench.card)}
          onBack={() => setBench(null)}
        />
      )}
    </main>
  );
}
