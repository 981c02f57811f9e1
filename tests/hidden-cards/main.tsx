import { icons } from 'virtual:sprite/shell';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { BUILD } from '../../src/app/build-name.ts';
import { freshSeed, now } from '../../src/app/device/entropy.ts';
import { drawAfterPaint } from '../../src/app/device/render-scheduling.ts';
import { gameFromLink } from '../../src/app/games/game-link.ts';
import { replace, route } from '../../src/app/routes.ts';
import { handOverGame } from '../../src/app/screens/pending-new-game.ts';
import { TableLoader } from '../../src/app/screens/TableLoader.tsx';
import { Autosaver } from '../../src/app/storage/autosave.ts';
import { storage } from '../../src/app/storage/game-store.ts';
import { unsaved } from '../../src/app/storage/unsaved-writes.ts';
import { chooseOption } from '../../src/engine/bots/choose.ts';
import { asAnyGameModule } from '../../src/engine/game-module.ts';
import { gameModules } from '../../src/games/game-modules.ts';
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

const opened = { box: asAnyGameModule(box), ui };
Object.assign(gameModules, { [box.game.id]: async () => opened.box });

const ports: Ports = {
  store: storage,
  autosave: new Autosaver({ put: storage.put }, unsaved),
  now,
  seed: freshSeed,
  screenState: { read: () => null, write: () => undefined },
  sound: { play: () => undefined },
  speech: { voice: () => 'A test', say: (words) => globalThis.spoken.push(words), hush: () => undefined },
  wakeLock: { hold: () => undefined, release: () => undefined },
  bots: { think: chooseOption },
  build: BUILD,
};

/** A link to a fresh table becomes the table's own. */
effect(() => {
  const to = route.value;
  if (to.at !== 'play') return;
  const save = gameFromLink(opened.box, to.asked, freshSeed());
  handOverGame(save);
  replace(`#/table/${save.id}`);
});

function App() {
  const to = route.value;
  if (to.at !== 'table') return <p>The shelf</p>;
  return <TableLoader key={to.id} id={to.id} open={async () => opened} onSettings={() => undefined} />;
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
