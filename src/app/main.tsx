import { icons } from 'virtual:sprite/shell';
import { render } from 'preact';
import { watchBack } from '../ui/parts/back-closes.ts';
import { Sprite } from '../ui/parts/Sprite.tsx';
import { type Ports, PortsProvider } from '../ui/ports.ts';
import '../ui/style/index.css';
import { App } from './App.tsx';
import { BUILD } from './build-name.ts';
import { freshSeed, now } from './device/entropy.ts';
import { manageFocus } from './device/focus.ts';
import { fontsReady } from './device/fonts.ts';
import { pauseWhenIdle } from './device/idle.ts';
import { watchForInstall } from './device/install.ts';
import { drawAfterPaint } from './device/render-scheduling.ts';
import { sound } from './device/sound.ts';
import { speech } from './device/speech.ts';
import { applyTheme } from './device/theme.ts';
import { wakeLock } from './device/wake-lock.ts';
import { shelfBelow } from './routes.ts';
import { PageWithUnsavedNotice } from './screens/PageWithUnsavedNotice.tsx';
import { watchForLoadErrors, watchForUpdates } from './service-worker/update.ts';
import { Autosaver } from './storage/autosave.ts';
import { startNewLog } from './storage/chromium-log.ts';
import { storage } from './storage/game-store.ts';
import { readLocal, writeLocal } from './storage/local-storage.ts';
import { settings } from './storage/preferences.ts';
import { unsaved } from './storage/unsaved-writes.ts';
import { watchUnsaved } from './storage/warn-before-unload.ts';

const ports: Ports = {
  store: storage,
  autosave: new Autosaver(
    { put: storage.put, contested: async (write) => (await import('./storage/ownership-conflict.ts')).resolveConflict(write) },
    unsaved,
  ),
  screenState: { read: readLocal, write: writeLocal },
  now,
  seed: freshSeed,
  sound: sound(settings),
  speech: speech(),
  wakeLock: wakeLock(),
  bots: { think: async (box, question) => (await import('./bot-worker/bots.ts')).bots.think(box, question) },
  build: BUILD,
};
applyTheme();
shelfBelow();
watchBack();
drawAfterPaint();
manageFocus();
pauseWhenIdle();
const root = document.getElementById('app');
if (root) {
  render(
    <PortsProvider value={ports}>
      <Sprite icons={icons} />
      <PageWithUnsavedNotice>
        <App />
      </PageWithUnsavedNotice>
    </PortsProvider>,
    root,
  );
}
void fontsReady();
// if this fails, for example on a full disk, the app works without it
void startNewLog().catch(() => undefined);
watchForInstall();
watchUnsaved(ports.autosave);
watchForLoadErrors();
void watchForUpdates();
