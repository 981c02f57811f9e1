import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { usePorts } from '../ui/ports.ts';
import { type Listing, listingOf } from './catalogue.ts';
import { Friendly } from './friendly.ts';
import { changeSettings, settings } from './kept.ts';
import { openTable, unpack } from './open.ts';
import { go, type Route, replace, route } from './routes.ts';
import { Safe } from './screens/Safe.tsx';
import { ShelfScreen } from './screens/ShelfScreen.tsx';
import { Trouble } from './screens/Trouble.tsx';
import { workshops } from './workshops.ts';

/** A screen that is ready to be drawn, and what lies over it. */
type Ready = { readonly key: string; readonly draw: (onSettings: () => void, over: ComponentChildren) => preact.JSX.Element };

const listed = (game: string): Listing => {
  const listing = listingOf(game);
  if (!listing) throw new Friendly('There is no such game on this shelf.');
  return listing;
};

/** Fetches what a route needs: the box, the words and pictures, the save. */
async function prepare(to: Exclude<Route, { readonly at: 'last' }>, seed: () => number, isHere: () => boolean): Promise<Ready | null> {
  switch (to.at) {
    case 'seats': {
      const listing = listed(to.game);
      const [{ SeatsScreen }, seating] = await Promise.all([import('./screens/SeatsScreen.tsx'), listing.seating()]);
      return { key: `seats ${to.game}`, draw: () => <SeatsScreen listing={listing} seating={seating} box={() => unpack(listing)} /> };
    }
    case 'play': {
      const [{ linkedSave }, { hand }, box] = await Promise.all([
        import('./link.ts'),
        import('./screens/handover.ts'),
        unpack(listed(to.game)),
      ]);
      const dealt = to.asked.get('cards') === 'on' ? await (await import('./own-cards.ts')).withOwnCards(box) : box;
      // somebody has gone elsewhere meanwhile
      if (!isHere()) return null;
      const save = linkedSave(dealt, to.asked, seed());
      hand(save);
      replace(`#/table/${save.id}`);
      return { key: 'going', draw: () => <p class="visually-hidden">The table is being laid.</p> };
    }
    case 'workshop': {
      const open = workshops[to.game];
      if (!open) throw new Friendly('There is no such workshop here.');
      const [{ WorkshopScreen }, workshop] = await Promise.all([import('./screens/WorkshopScreen.tsx'), open()]);
      const onBack = () => go(listingOf(to.game) ? `#/seats/${to.game}` : '#/');
      return { key: `workshop ${to.game}`, draw: () => <WorkshopScreen game={to.game} workshop={workshop} onBack={onBack} /> };
    }
    case 'table': {
      const { TableGate } = await import('./screens/TableGate.tsx');
      return {
        key: `table ${to.id}`,
        // a screen that turns takes along what lies over it
        draw: (onSettings, over) => (
          <TableGate id={to.id} open={({ game, packs }) => openTable(listed(game), packs)} onSettings={onSettings} over={over} />
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

/** The whole app: one screen after the other, and the settings over any of them. */
export function App() {
  const { store, seed, speech, build } = usePorts();
  const [ready, setReady] = useState<Ready | null>(null);
  const [trouble, setTrouble] = useState<unknown>(null);
  const [settingsOpen, setSettingsOpen] = useState(false);
  const [Settings, setSettings] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  /** Counts the times that somebody said "try again". */
  const [tries, setTries] = useState(0);
  const to = route.value;

  useEffect(() => {
    let here = true;
    setTrouble(null);
    const show = async () => {
      if (to.at === 'last') {
        const [latest] = (await store.tickets()).filter(({ over }) => !over);
        if (here) replace(latest ? `#/table/${latest.id}` : '#/');
        return;
      }
      const next = await prepare(to, seed, () => here);
      if (here && next) setReady(next);
    };
    show().catch((error: unknown) => here && setTrouble(error));
    return () => {
      here = false;
    };
  }, [to, tries]);

  const openSettings = async () => {
    const { SettingsScreen } = await import('./screens/SettingsScreen.tsx');
    setSettings(() => ({ onClose }: { onClose: () => void }) => (
      <SettingsScreen settings={settings} onChange={changeSettings} voice={speech.voice()} version={build} onClose={onClose} />
    ));
    setSettingsOpen(true);
  };
  if (trouble) return <Trouble error={trouble} onAgain={() => setTries(tries + 1)} />;
  if (!ready) return null;
  return (
    <Safe key={ready.key}>
      {ready.draw(() => void openSettings(), settingsOpen && Settings && <Settings onClose={() => setSettingsOpen(false)} />)}
    </Safe>
  );
}
