import { CutOut } from '../../../parts/CutOut.tsx';
import { cutOf } from '../../../parts/inks.ts';
import { Sheet } from '../../../parts/Sheet.tsx';
import { KINDS, type Kind } from './forms.ts';
import { FRESH } from './fresh.ts';
import { KIND_WORDS } from './kinds.ts';

/** What shall it be? */
export const KindPicker = ({ onPick, onBack }: { readonly onPick: (kind: Kind) => void; readonly onBack: () => void }) => (
  <Sheet title="What shall it be?" onBack={onBack} class="shop-kinds">
    <ul>
      {KINDS.map((kind) => (
        <li key={kind}>
          <button type="button" class="shop-card" onClick={() => onPick(kind)}>
            <CutOut {...cutOf(FRESH[kind].art)} size={3.75} width={36} />
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
