import { icons } from 'virtual:sprite/shell';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { BUILD } from '../../src/app/build-name.ts';
import { freshSeed, now } from '../../src/app/entropy.ts';
import { linkedSave } from '../../src/app/link.ts';
import { drawAfterPaint } from '../../src/app/pace.ts';
import { replace, route } from '../../src/app/routes.ts';
import { hand } from '../../src/app/screens/handover.ts';
import { TableGate } from '../../src/app/screens/TableGate.tsx';
import { storage } from '../../src/app/storage.ts';
import { think } from '../../src/engine/bots/think.ts';
import { closed } from '../../src/engine/box.ts';
import { boxes } from '../../src/games/boxes.ts';
import { Sprite } from '../../src/ui/parts/Sprite.tsx';
import { type Ports, PortsProvider } from '../../src/ui/ports.ts';
import '../../src/ui/style/index.css';
import { box } from './box.ts';
import { ui } from './ui.ts';

/**
 * The table as families have it, with a game of hidden cards that no box holds. `#/play/pillow-fight?seats=3&seed=7` deals,
 * `#/table/<id>` resumes; `?leak=…` plants a leak. What would be spoken is written down in `spoken`.
 */
declare global {
  var spoken: string[];
}
globalThis.spoken = [];

const opened = { box: closed(box), ui, whole: async () => closed(box) };
Object.assign(boxes, { [box.game.id]: async () => opened.box });

const ports: Ports = {
  store: storage,
  now,
  seed: freshSeed,
  memos: { read: () => null, write: () => undefined },
  sound: { play: () => undefined },
  speech: { voice: () => 'A test', say: (words) => globalThis.spoken.push(words), hush: () => undefined },
  wakeLock: { hold: () => undefined, release: () => undefined },
  bots: { think },
  build: BUILD,
};

/** A link to a fresh table becomes the table's own. */
effect(() => {
  const to = route.value;
  if (to.at !== 'play') return;
  const save = linkedSave(opened.box, to.asked, freshSeed());
  hand(save);
  replace(`#/table/${save.id}`);
});

function App() {
  const to = route.value;
  if (to.at !== 'table') return <p>The shelf</p>;
  return <TableGate key={to.id} id={to.id} open={async () => opened} onSettings={() => undefined} />;
}

drawAfterPaint();
const root = document.getElementById('app');
if (root) {
  render(
    <PortsProvider value={ports}>
      <Sprite icons={icons} />
      <App />
    </PortsProvider>,
    root,
  );
}
