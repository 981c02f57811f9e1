import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { usePorts } from '../../ui/ports.ts';
import { Shelf } from '../../ui/shell/shelf/Shelf.tsx';
import { lastPlayed } from '../device/date-format.ts';
import { install } from '../device/install.ts';
import { catalogue, listingOf, titleOf } from '../games/catalogue.ts';
import { go } from '../routes.ts';
import { update } from '../service-worker/update.ts';
import { noteSavedGames } from '../storage/preferences.ts';
import { storageWasCleared } from '../storage/storage-cleared.ts';
import { useWaitingGames } from './waiting-games.ts';

/** Whether the browser has cleared the storage, until somebody has read that. */
function useCleared() {
  const [lost, setLost] = useState(false);
  useEffect(() => {
    let here = true;
    storageWasCleared()
      .then((gone) => here && setLost(gone))
      .catch(() => undefined); // a storage that does not answer has lost nothing yet
    return () => {
      here = false;
    };
  }, []);
  const dismiss = () => {
    noteSavedGames(false);
    setLost(false);
  };
  return { lost, dismiss };
}

/** How to put the app on the home screen; null until it is loaded, and where nobody needs to be told. */
function useHomeScreenHint(): ComponentType<{ waiting: boolean }> | null {
  const [Hint, setHint] = useState<ComponentType<{ waiting: boolean }> | null>(null);
  useEffect(() => {
    // where the browser itself offers to install, nobody needs to be told how
    if (window.isSecureContext && 'onbeforeinstallprompt' in window) return;
    import('./HomeScreenHint.tsx').then(
      ({ HomeScreenHint }) => setHint(() => HomeScreenHint),
      () => undefined,
    );
  }, []);
  return Hint;
}

const boxes = catalogue.map((listing) => ({
  id: listing.id,
  title: listing.title,
  seats: listing.seats.join('–'),
  time: listing.time,
  age: listing.age,
  art: listing.art,
}));

/** The shelf with what this device keeps. */
export function ShelfScreen({ onSettings }: { onSettings: () => void }) {
  const { autosave, now } = usePorts();
  const unsaved = autosave.unsaved.value;
  const [Games, setGames] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  const { tickets, unread, tryAgain, refused, clearRefused, thrown, throwAway, fetchBack, deleteNow } = useWaitingGames(Games !== null);
  const openGames = async () => {
    deleteNow();
    const { GamesScreen } = await import('./GamesScreen.tsx');
    setGames(() => GamesScreen);
  };
  const { lost, dismiss } = useCleared();
  const Hint = useHomeScreenHint();
  // a new version loads the page anew
  const fresh = unsaved.length === 0 ? update.value : null;
  const offer = install.value;
  // one at a time, and what went wrong comes first
  const notice = [
    refused && { words: refused, button: 'All right', onPress: clearRefused },
    lost && { words: 'The browser threw our games away. We are so sorry!', button: 'All right', onPress: dismiss },
    unread && { words: 'The games on this device cannot be read just now. Is it full?', button: 'Try again', onPress: tryAgain },
    fresh && { words: 'A new version is here. Your games stay.', button: 'Take it', onPress: fresh },
    offer && { words: 'Keep the theatre on your home screen?', button: 'Install', onPress: offer },
  ].find((one) => !!one);
  return (
    <>
      <Shelf
        boxes={boxes}
        waiting={tickets.map((ticket) => ({
          id: ticket.id,
          game: ticket.title ?? titleOf(ticket.game),
          art: listingOf(ticket.game)?.art,
          emblems: ticket.emblems,
          headline: ticket.headline,
          detail: `${ticket.summary}. ${lastPlayed(ticket.played, now())}`,
          thrown: thrown.includes(ticket.id),
        }))}
        onOpen={(id) => go(`#/seats/${id}`)}
        onResume={(id) => go(`#/table/${id}`)}
        onForget={(id) => void throwAway(id)}
        onFetchBack={fetchBack}
        onSettings={onSettings}
        onGames={() => void openGames()}
        {...(notice ? { notice } : { hint: Hint && <Hint waiting={tickets.length > 0} /> })}
      />
      {Games && <Games onClose={() => setGames(null)} />}
    </>
  );
}
