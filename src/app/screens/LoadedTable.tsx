import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameTypes } from '../../engine/game.ts';
import type { Save, SaveSummary, TurnLog } from '../../engine/save.ts';
import { observe } from '../../engine/session.ts';
import { isolateBidi } from '../../engine/shared/sentences.ts';
import type { CampaignBookProps, GameUi } from '../../ui/game-ui.ts';
import { Button } from '../../ui/parts/Button.tsx';
import type { Icons } from '../../ui/parts/Sprite.tsx';
import { useNow } from '../../ui/parts/signals.ts';
import { usePorts } from '../../ui/ports.ts';
import { type Cast, castOf } from '../../ui/table/chronicle/doer-picture.tsx';
import { chaptersOf, type StoryChapter, storyLines } from '../../ui/table/chronicle/story.ts';
import { now } from '../device/entropy.ts';
import { listingOf } from '../games/catalogue.ts';
import { holdsHiddenCards } from '../games/hidden-hands.ts';
import { findGameModule } from '../games/import-game.ts';
import { newestValidSave } from '../games/resume.ts';
import { exportFile } from '../import-export/exported-save-file.ts';
import type { TorchFile } from '../import-export/file-format.ts';
import { withCardPacks } from '../import-export/import-card-packs.ts';
import { send } from '../import-export/send-file.ts';
import { go } from '../routes.ts';
import { duplicate, mixInOwnCards, rename } from '../storage/saved-games.ts';
import { messageOf, UserFacingError } from '../user-facing-error.ts';
import { MixInCards } from './MixInCards.tsx';

/** The chronicle of a game. `icons`: what its pictures use. */
export type LoadedStory = { readonly chapters: readonly StoryChapter[]; readonly cast: Cast; readonly icons: Icons };
/** The book of a campaign. */
export type LoadedBook = CampaignBookProps<GameTypes> & {
  readonly Book: NonNullable<GameUi<GameTypes>['CampaignBook']>;
  readonly icons: Icons;
};
/** A saved game as all see it. */
async function seen({ game, packs, session }: Save<GameTypes>) {
  const [plain, listing] = [await findGameModule(game), listingOf(game)];
  if (!plain || !listing) throw new UserFacingError('There is no such game on this shelf.');
  const box = await withCardPacks(plain, packs);
  const { view } = observe(box.game, box.content, session.now, 'table');
  return { ui: await listing.ui(box), view };
}
async function told(save: Save<GameTypes>, logs: readonly TurnLog<GameTypes>[]): Promise<LoadedStory> {
  const { seats } = save;
  const names = seats.map(({ name }) => isolateBidi(name));
  const { ui, view } = await seen(save);
  return { chapters: chaptersOf(storyLines(ui.describe, logs, names)), cast: castOf(ui, view, seats, names), icons: ui.icons };
}

/** The details of one saved game, with all its actions. The file is made in advance, because a share sheet opens only synchronously from a tap. */
export function LoadedTable({
  ticket,
  onDone,
  onSay,
  onStory,
  onBook,
}: {
  ticket: SaveSummary;
  onDone: () => void;
  onSay: (words: string) => void;
  onStory: (story: LoadedStory) => void;
  onBook: (book: Omit<LoadedBook, 'onBack'>) => void;
}) {
  const { store } = usePorts();
  const [file, setFile] = useState<TorchFile | null>(null);
  const [whole, setWhole] = useState<Save<GameTypes> | null>(null);
  const [name, setName, nameNow] = useNow(ticket.title ?? '');
  const [hides, setHides] = useState(false);
  const busy = useRef(false);
  useEffect(() => {
    let here = true;
    const open = async () => {
      const { save } = await newestValidSave(store, ticket.id);
      const hidden = await holdsHiddenCards(ticket);
      if (!here) return;
      setHides(hidden);
      setFile(exportFile(save, now()));
      setWhole(save);
    };
    open().catch((error: unknown) => here && onSay(messageOf(error, 'That game could not be opened just now.')));
    return () => {
      here = false;
    };
  }, [ticket.id]);
  /** Runs one action at a time, so that a double tap has no second effect. */
  const work = async (deed: () => Promise<unknown>) => {
    if (busy.current) return;
    busy.current = true;
    try {
      await deed();
      onDone();
    } catch (error) {
      busy.current = false;
      onSay(messageOf(error, 'That did not work just now. Nothing is lost.'));
    }
  };
  const tell = async (save: Save<GameTypes>) => {
    try {
      onStory(await told(save, await store.turnLogs(ticket.id)));
    } catch (error) {
      onSay(messageOf(error, 'Its story could not be read just now.'));
    }
  };
  const read = async (save: Save<GameTypes>) => {
    try {
      const { ui, view } = await seen(save);
      if (ui.CampaignBook) onBook({ Book: ui.CampaignBook, icons: ui.icons, view, seats: save.seats });
    } catch (error) {
      onSay(messageOf(error, 'Its book could not be opened just now.'));
    }
  };
  return (
    <div class="game-deeds">
      {!ticket.over && (
        <Button size="small" onClick={() => go(`#/table/${ticket.id}`)}>
          Go on
        </Button>
      )}
      <Button tone="quiet" size="small" aria-disabled={!whole} onClick={() => whole && void tell(whole)}>
        Read its story
      </Button>
      {listingOf(ticket.game)?.keepsBook && (
        <Button tone="quiet" size="small" aria-disabled={!whole} onClick={() => whole && void read(whole)}>
          The campaign book
        </Button>
      )}
      <Button tone="quiet" size="small" aria-disabled={!file} onClick={() => file && void send(file).then(onSay)}>
        Send as a file
      </Button>
      {whole && (
        <MixInCards
          save={whole}
          onMix={() =>
            void work(async () => {
              await mixInOwnCards(store, ticket);
              onSay('Mixed in. Watch your step!');
            })
          }
        />
      )}
      {hides && <p class="game-file">The file holds the whole game: everybody’s hidden cards, too.</p>}
      <Button tone="quiet" size="small" onClick={() => void work(() => duplicate(store, ticket))}>
        Make a copy
      </Button>
      <form
        class="game-name"
        onSubmit={(event) => {
          event.preventDefault();
          void work(() => rename(store, ticket, nameNow()));
        }}
      >
        <label>
          Name it <input value={name} maxLength={30} onInput={(event) => setName(event.currentTarget.value)} />
        </label>
        <Button tone="quiet" size="small" type="submit">
          Keep the name
        </Button>
      </form>
    </div>
  );
}
