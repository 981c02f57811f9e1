import { useMemo, useState } from 'preact/hooks';
import type { OwnCard } from '../../../../games/labyrinth/content/card-pack-schema.ts';
import { cardPackSupport } from '../../../../games/labyrinth/content/card-packs.ts';
import { Button } from '../../../parts/Button.tsx';
import { FilePicker } from '../../../parts/FilePicker.tsx';
import { LightPool } from '../../../parts/LightPool.tsx';
import type { WorkshopProps } from '../../../workshop.ts';
import { CardPackSheet } from './CardPackSheet.tsx';
import { CardSheet } from './CardSheet.tsx';
import { cardOf, type Form, formOf, KINDS, type Kind } from './card-forms.ts';
import { begun, FRESH } from './card-ideas.ts';
import { Editor } from './Editor.tsx';
import { KindPicker } from './KindPicker.tsx';
import { OwnCardSign } from './OwnCardSign.tsx';
import { Scissors } from './Scissors.tsx';
import { own, useCardPacks } from './use-card-packs.ts';
import './workshop.css';

/** What lies on the bench: a kind being chosen, a card being read, a card being made. `pack`: into which. */
type Bench =
  | { readonly at: 'kinds'; readonly pack: string | null }
  | { readonly at: 'card'; readonly pack: string; readonly card: OwnCard }
  | { readonly at: 'editor'; readonly pack: string | null; readonly card: OwnCard | null; readonly form: Form };

/** The workshop: packs of own cards, and the bench where cards are made. */
export function Workshop(props: WorkshopProps) {
  const { packs, damaged, seed, measure, onForget, onSend, onBring, onBack } = props;
  const [bench, setBench] = useState<Bench | null>(null);
  const content = useMemo(() => cardPackSupport.content([]), []);
  const changes = useCardPacks(props);
  const { gone } = changes;
  const leave = () => setBench(null);

  if (bench?.at === 'editor') {
    const { pack, card, form } = bench;
    return (
      <Editor
        first={form}
        id={card?.id ?? 'own-new-1'}
        content={content}
        seed={seed}
        measure={measure}
        onKeep={(made) => changes.saveCard(made, card, pack, leave)}
        onBack={leave}
      />
    );
  }
  const pick = (kind: Kind, pack: string | null) => setBench({ at: 'editor', pack, card: null, form: begun(kind, seed()) });
  return (
    <main class="workshop">
      <Head onBack={onBack} />
      <div class="shop-packs">
        {packs.map((kept) => {
          const { id } = kept.pack;
          return (
            <CardPackSheet
              key={id}
              pack={own(kept.pack)}
              on={kept.on}
              onSwitch={(on) => changes.switchPack(kept.pack, on)}
              onName={(name) => changes.renamePack(id, name)}
              onCard={(card) => setBench({ at: 'card', pack: id, card })}
              onMake={() => setBench({ at: 'kinds', pack: id })}
              onSend={() => onSend(kept.pack)}
              onThrowAway={() => changes.throwPack(kept)}
            />
          );
        })}
        {damaged.map(({ id, words }) => (
          <DamagedPack key={id} words={words} onForget={() => onForget(id)} />
        ))}
        {packs.length === 0 && <NoPacks />}
      </div>
      <footer class="shop-floor">
        <div class="shop-said">
          <p role="status">{changes.words || props.words}</p>
          {gone && (
            <p class="chip raised">
              {gone.words}{' '}
              <Button tone="quiet" size="small" onClick={() => changes.fetchBack(gone)}>
                Fetch it back
              </Button>
            </p>
          )}
        </div>
        <FilePicker
          words="Bring in cards from a file"
          onFiles={(files) => {
            changes.setWords('');
            return onBring(files);
          }}
        />
        <Button onClick={() => setBench({ at: 'kinds', pack: packs[0]?.pack.id ?? null })}>Make a card</Button>
      </footer>
      {bench?.at === 'kinds' && <KindPicker onPick={(kind) => pick(kind, bench.pack)} onBack={leave} />}
      {bench?.at === 'card' && (
        <CardSheet
          card={bench.card}
          onEdit={() => {
            const form = formOf(bench.card);
            if (form) setBench({ at: 'editor', pack: bench.pack, card: bench.card, form });
          }}
          onThrowAway={() => {
            leave();
            changes.throwCard(bench.pack, bench.card);
          }}
          onBack={leave}
        />
      )}
    </main>
  );
}

function Head({ onBack }: { onBack: () => void }) {
  return (
    <>
      <div class="shop-light" aria-hidden>
        <LightPool radii={[860, 700, 520, 330]} />
      </div>
      <header class="shop-head">
        <Scissors />
        <h1>The workshop</h1>
        <p>Make your own cards for Labyrinth.</p>
        <Button tone="quiet" size="small" onClick={onBack}>
          Back
        </Button>
      </header>
    </>
  );
}

/** A pack that cannot be read: what is wrong with it, and a way to be rid of it. */
function DamagedPack({ words, onForget }: { words: string; onForget: () => void }) {
  return (
    <section class="shop-pack paper" aria-label="A damaged pack">
      <h2>A damaged pack</h2>
      <p>{words}</p>
      <Button tone="quiet" size="small" icon="trash-can" onClick={onForget}>
        Throw it away
      </Button>
    </section>
  );
}

/** What is shown before the first card is made. */
function NoPacks() {
  return (
    <div class="shop-empty">
      <div class="shop-scraps" aria-hidden>
        {KINDS.map((kind) => (
          <OwnCardSign key={kind} card={cardOf(FRESH[kind], '')} size={4.5} />
        ))}
      </div>
      <p class="paper">No cards of your own yet. A gang of goblins? A hat that sings? Make a card.</p>
    </div>
  );
}
