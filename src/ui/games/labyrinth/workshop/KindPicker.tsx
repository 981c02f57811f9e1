import { Sheet } from '../../../parts/Sheet.tsx';
import { cardOf, KINDS, type Kind } from './card-forms.ts';
import { FRESH } from './card-ideas.ts';
import { KIND_WORDS } from './card-kinds.ts';
import { OwnCardSign } from './OwnCardSign.tsx';

/** What shall it be? */
export const KindPicker = ({ onPick, onBack }: { readonly onPick: (kind: Kind) => void; readonly onBack: () => void }) => (
  <Sheet title="What shall it be?" onBack={onBack} class="shop-kinds">
    <ul>
      {KINDS.map((kind) => (
        <li key={kind}>
          <button type="button" class="shop-card" onClick={() => onPick(kind)}>
            <OwnCardSign card={cardOf(FRESH[kind], '')} size={3.75} />
            <span>
              <b>{KIND_WORDS[kind].title}</b>
              <small>{KIND_WORDS[kind].says}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  </Sheet>
);
