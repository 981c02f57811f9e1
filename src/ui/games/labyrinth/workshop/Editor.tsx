import { useEffect, useRef, useState } from 'preact/hooks';
import type { Content } from '../../../../games/labyrinth/content/content.ts';
import { Button } from '../../../parts/Button.tsx';
import { merged, useNow } from '../../../parts/signals.ts';
import type { WorkshopProps } from '../../../workshop.ts';
import { Torches } from '../Torches.tsx';
import { cardOf, deckOf, type Form, wants } from './card-forms.ts';
import { KIND_WORDS } from './card-kinds.ts';
import { DangerSection } from './DangerSection.tsx';
import { DeckSection, NameSection, PictureSection } from './FaceSection.tsx';
import { HatSection } from './MonsterSection.tsx';
import { Preview } from './Preview.tsx';
import { Scissors } from './Scissors.tsx';
import { KindSection } from './Sections.tsx';
import { useDanger } from './use-danger.ts';
import './editor.css';

type EditorProps = {
  readonly first: Form;
  readonly id: string;
  readonly content: Content;
  readonly seed: () => number;
  readonly measure: WorkshopProps['measure'];
  readonly onKeep: (form: Form) => void;
  readonly onBack: () => void;
};

/** A card being made: the form, and beside it the very card. */
export function Editor({ first, id, content, seed, measure, onKeep, onBack }: EditorProps) {
  const [form, setForm, formNow] = useNow(first);
  const [why, setWhy] = useState('');
  /** A narrow screen shows the picture alone, until somebody wants to see all of the card: so the form is seen beside it. */
  const [whole, setWhole] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const missing = wants(form);
  const card = cardOf(form, id);
  const trial = useDanger({ card, ready: missing === null, live: form.kind === 'monster', measure });
  const change = (next: Form) => {
    setForm(merged(formNow(), form, next));
    setWhy('');
  };
  const keep = () => {
    const made = formNow();
    const lacking = wants(made);
    if (lacking === null) onKeep(made);
    else setWhy(lacking);
  };
  return (
    <main class="workshop shop-editor">
      <header class="shop-head">
        <Scissors size={4} />
        <h1 ref={title} tabIndex={-1}>
          {KIND_WORDS[form.kind].title}
        </h1>
        <Button tone="quiet" size="small" onClick={onBack}>
          Back, without keeping it
        </Button>
      </header>
      <div class="shop-bench">
        <div class={whole ? 'shop-mat whole' : 'shop-mat'}>
          <div class="shop-cut">
            <Preview card={card} />
          </div>
        </div>
        <form
          class="shop-form paper"
          onSubmit={(event) => {
            event.preventDefault();
            keep();
          }}
        >
          {form.kind === 'monster' && <HatSection form={form} onForm={change} seed={seed} />}
          <NameSection form={form} onForm={change} seed={seed} />
          <KindSection form={form} content={content} onForm={change} seed={seed} />
          {/* the picture of a band, or of a monster, is who is in it */}
          {form.kind !== 'band' && form.kind !== 'monster' && <PictureSection form={form} onForm={change} />}
          <DeckSection form={form} onForm={change} />
          <DangerSection ready={missing === null} mighty={deckOf(form.kind) === 'items'} trial={trial} />
          <div class="shop-keep">
            {/* how dangerous it is, is in sight wherever it is changed */}
            <div role="status">{why ? <p>{why}</p> : trial.danger && <Torches lit={trial.danger.torches} />}</div>
            <Button
              tone="quiet"
              size="small"
              class="shop-look"
              onClick={() => {
                setWhole(true);
                title.current?.scrollIntoView();
              }}
            >
              See the card
            </Button>
            <Button type="submit" aria-disabled={missing !== null}>
              Cut it out and keep it
            </Button>
          </div>
        </form>
      </div>
    </main>
  );
}
