import { icons } from 'virtual:sprite/shell';
import { render } from 'preact';
import { Sprite } from '../ui/parts/Sprite.tsx';
import { type Ports, PortsProvider } from '../ui/ports.ts';
import '../ui/style/index.css';
import { App } from './App.tsx';
import { BUILD } from './build-name.ts';
import { freshSeed, now } from './entropy.ts';
import { keepFocus } from './focus.ts';
import { freshLog } from './fresh-log.ts';
import { watchForInstall } from './install.ts';
import { settings } from './kept.ts';
import { letters } from './letters.ts';
import { readLocal, writeLocal } from './local.ts';
import { drawAfterPaint } from './pace.ts';
import { shelfBelow } from './routes.ts';
import { sound } from './sound.ts';
import { speech } from './speech.ts';
import { storage } from './storage.ts';
import { thinker } from './thinker.ts';
import { watchForLostParts, watchForUpdates } from './update.ts';
import { wakeLock } from './wake-lock.ts';
import { wearSettings } from './wear.ts';

const ports: Ports = {
  store: storage,
  memos: { read: readLocal, write: writeLocal },
  now,
  seed: freshSeed,
  sound: sound(settings),
  speech: speech(),
  wakeLock: wakeLock(),
  bots: thinker(),
  build: BUILD,
};
wearSettings();
shelfBelow();
drawAfterPaint();
keepFocus();
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
void letters();
// a device that has no room for it plays all the same
void freshLog().catch(() => undefined);
watchForInstall();
watchForLostParts();
void watchForUpdates();
