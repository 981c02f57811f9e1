import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { type Ports, usePorts } from '../ui/ports.ts';
import { type GameListing, listingOf } from './games/catalogue.ts';
import { loadGameModule, loadTable } from './games/load-game.ts';
import { workshops } from './games/workshops.ts';
import { go, type Route, replace, route } from './routes.ts';
import { ErrorBoundary } from './screens/ErrorBoundary.tsx';
import { ErrorScreen } from './screens/ErrorScreen.tsx';
import { isLaid } from './screens/laid-seats.ts';
import { ShelfScreen } from './screens/ShelfScreen.tsx';
import { changeSettings, settings } from './storage/preferences.ts';
import { UserFacingError } from './user-facing-error.ts';

/** A screen whose code and data are loaded. `draw` renders it with an overlay. */
type Ready = { readonly key: string; readonly draw: (onSettings: () => void, over: ComponentChildren) => preact.JSX.Element };

const listed = (game: string): GameListing => {
  const listing = listingOf(game);
  if (!listing) throw new UserFacingError('There is no such game on this shelf.');
  return listing;
};

/** Starts to load a game for the table. Errors are ignored here; the table reports them. */
function fetchGame(game: string | undefined): void {
  const listing = game === undefined ? undefined : listingOf(game);
  if (listing) Promise.all([listing.box?.(), listing.ui()]).catch(() => null);
}

/** Loads what a route needs: the game module, its UI, the save. */
async function prepare(to: Exclude<Route, { readonly at: 'last' }>, { store, seed }: Ports, isHere: () => boolean): Promise<Ready | null> {
  switch (to.at) {
    case 'seats': {
      const listing = listed(to.game);
      const [{ SeatsScreen }, seating] = await Promise.all([import('./screens/SeatsScreen.tsx'), listing.seating()]);
      return {
        key: `seats ${to.game}`,
        draw: () => <SeatsScreen listing={listing} seating={seating} box={() => loadGameModule(listing)} />,
      };
    }
    case 'play': {
      fetchGame(to.game);
      const [{ gameFromLink: linkedSave }, { handOverGame: hand }, box] = await Promise.all([
        import('./games/game-link.ts'),
        import('./screens/pending-new-game.ts'),
        loadGameModule(listed(to.game)),
      ]);
      const dealt = to.asked.get('cards') === 'on' ? await (await import('./games/own-cards.ts')).withOwnCards(box) : box;
      // the route has changed meanwhile
      if (!isHere()) return null;
      const save = linkedSave(dealt, to.asked, seed());
      hand(save);
      replace(`#/table/${save.id}`);
      return { key: 'going', draw: () => <p class="visually-hidden">The table is being laid.</p> };
    }
    case 'workshop': {
      const open = workshops[to.game];
      if (!open) throw new UserFacingError('There is no such workshop here.');
      const [{ WorkshopScreen }, workshop] = await Promise.all([import('./screens/WorkshopScreen.tsx'), open()]);
      // the seats that it was opened at lie below it
      const onBack = () => (isLaid(to.game) ? history.back() : go('#/'));
      return { key: `workshop ${to.game}`, draw: () => <WorkshopScreen game={to.game} workshop={workshop} onBack={onBack} /> };
    }
    case 'table': {
      // the summary names the game, so the game loads in parallel with the screen
      void store.summaries().then(
        (tickets) => fetchGame(tickets.find(({ id }) => id === to.id)?.game),
        () => null,
      );
      const { TableLoader: TableGate } = await import('./screens/TableLoader.tsx');
      return {
        key: `table ${to.id}`,
        // a rotated screen rotates its overlay too
        draw: (onSettings, over) => (
          <TableGate id={to.id} open={({ game, packs }) => loadTable(listed(game), packs)} onSettings={onSettings} over={over} />
        ),
      };
    }
    case 'shelf':
      return {
        key: 'shelf',
        draw: (onSettings, over) => (
          <>
            <ShelfScreen onSettings={onSettings} />
            {over}
          </>
        ),
      };
  }
}

/** The app: the screen of the current route, with the settings as an overlay. */
export function App() {
  const ports = usePorts();
  const { store, speech, build } = ports;
  const [ready, setReady] = useState<Ready | null>(null);
  const [trouble, setTrouble] = useState<unknown>(null);
  const [settingsOpen, setSettingsOpen] = useState(false);
  const [Settings, setSettings] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  /** The number of retries. */
  const [tries, setTries] = useState(0);
  const to = route.value;

  // the settings belong to the screen that opened them
  useEffect(() => setSettingsOpen(false), [to]);
  useEffect(() => {
    let here = true;
    setTrouble(null);
    const show = async () => {
      if (to.at === 'last') {
        const [latest] = (await store.summaries()).filter(({ over }) => !over);
        if (here) replace(latest ? `#/table/${latest.id}` : '#/');
        return;
      }
      const next = await prepare(to, ports, () => here);
      if (here && next) setReady(next);
    };
    show().catch((error: unknown) => here && setTrouble(error));
    return () => {
      here = false;
    };
  }, [to, tries]);

  // a screen begins at its top, however far the one before it was scrolled
  useLayoutEffect(() => {
    document.documentElement.scrollTop = 0;
  }, [ready?.key]);

  const openSettings = async () => {
    const { SettingsScreen } = await import('./screens/SettingsScreen.tsx');
    setSettings(() => ({ onClose }: { onClose: () => void }) => (
      <SettingsScreen settings={settings} onChange={changeSettings} voice={speech.voice()} version={build} onClose={onClose} />
    ));
    setSettingsOpen(true);
  };
  if (trouble) return <ErrorScreen error={trouble} onAgain={() => setTries(tries + 1)} />;
  if (!ready) return null;
  return (
    <ErrorBoundary key={ready.key}>
      {ready.draw(() => void openSettings(), settingsOpen && Settings && <Settings onClose={() => setSettingsOpen(false)} />)}
    </ErrorBoundary>
  );
}
