import { icons } from 'virtual:sprite/shell';
import { render } from 'preact';
import { useState } from 'preact/hooks';
import type { Emblem, SeatRecord } from '../../src/engine/seats.ts';
import { Sprite } from '../../src/ui/parts/Sprite.tsx';
import { Veil } from '../../src/ui/table/veil/Veil.tsx';
import { VeilParting } from '../../src/ui/table/veil/VeilParting.tsx';
import '../../src/ui/style/index.css';

/** `?from=Mira/sun&to=Lotte/bolt&reading=Papa Jon reads aloud&theme=daylight`: the veil alone. The button parts the curtain. */
const page = new URLSearchParams(location.search);
document.documentElement.dataset.theme = page.get('theme') ?? 'torchlight';

function seat(text: string | null): SeatRecord | null {
  const [name, emblem = 'sun'] = (text ?? '').split('/');
  if (!name) return null;
  const rest = { player: { kind: 'person' }, side: 'south', dice: 'app', reading: 'reads', help: 'none' } as const;
  return { name, emblem: emblem as Emblem, ...rest };
}

function Gallery() {
  const [hung, setHung] = useState(true);
  const to = seat(page.get('to') ?? 'Lotte/bolt');
  if (!to) return null;
  return (
    <main>
      {hung && (
        <Veil from={seat(page.get('from'))} to={to} reading={page.get('reading')} onLift={() => setHung(false)} onMenu={() => undefined} />
      )}
      {!hung && <VeilParting />}
    </main>
  );
}

const root = document.getElementById('app');
if (root) {
  render(
    <>
      <Sprite icons={icons} />
      <Gallery />
    </>,
    root,
  );
}
