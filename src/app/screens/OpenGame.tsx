import { useEffect, useRef, useState } from 'preact/hooks';
import type { Vocabulary } from '../../engine/game.ts';
import { inSentence } from '../../engine/kit/words.ts';
import type { Save, Tale, Ticket } from '../../engine/save.ts';
import { Button } from '../../ui/parts/Button.tsx';
import { useNow } from '../../ui/parts/now.ts';
import { usePorts } from '../../ui/ports.ts';
import type { ChronicleTurn } from '../../ui/shell/Chronicle.tsx';
import { storyOf } from '../../ui/table/story.ts';
import type { TorchFile } from '../carry/file.ts';
import { mixedWith } from '../carry/packs.ts';
import { exportFile } from '../carry/save-file.ts';
import { listingOf } from '../catalogue.ts';
import { findBox } from '../door.ts';
import { now } from '../entropy.ts';
import { wordsOf } from '../friendly.ts';
import { duplicate, rename } from '../games.ts';
import { newestWhole } from '../resume.ts';
import { go } from '../routes.ts';
import { send } from '../send.ts';

/** A game's chronicle, told. */
export type Story = { readonly turns: readonly ChronicleTurn[] };
async function told({ game, packs, seats }: Save<Vocabulary>, tales: readonly Tale<Vocabulary>[]): Promise<Story> {
  const names = seats.map(({ name }) => inSentence(name));
  const box = await findBox(game);
  const ui = await listingOf(game)?.ui(box ? await mixedWith(box, packs) : undefined);
  const storyteller = await ui?.storyteller.load();
  const lines = ({ entries }: Tale<Vocabulary>) => (storyteller ? storyOf(storyteller, entries, names) : []);
  return { turns: tales.map((tale) => ({ title: names[tale.seat] ?? '', emblem: seats[tale.seat]?.emblem, lines: lines(tale) })) };
}

/** One game, opened: everything one can do with it. Its file is made beforehand, since a share sheet opens only straight from a tap. */
export function OpenGame({
  ticket,
  onDone,
  onSay,
  onStory,
}: {
  ticket: Ticket;
  onDone: () => void;
  onSay: (words: string) => void;
  onStory: (story: Story) => void;
}) {
  const { store } = usePorts();
  const [file, setFile] = useState<TorchFile | null>(null);
  const [whole, setWhole] = useState<Save<Vocabulary> | null>(null);
  const [name, setName, nameNow] = useNow(ticket.title ?? '');
  const busy = useRef(false);
  useEffect(() => {
    let here = true;
    newestWhole(store, ticket.id)
      .then(({ save }) => {
        if (!here) return;
        setFile(exportFile(save, now()));
        setWhole(save);
      })
      .catch((error: unknown) => here && onSay(wordsOf(error, 'That game could not be opened just now.')));
    return () => {
      here = false;
    };
  }, [ticket.id]);
  /** One thing at a time, and each of them closes this: a second tap does not do it twice. */
  const work = async (deed: () => Promise<unknown>) => {
    if (busy.current) return;
    busy.current = true;
    try {
      await deed();
      onDone();
    } catch (error) {
      busy.current = false;
      onSay(wordsOf(error, 'That did not work just now. Nothing is lost.'));
    }
  };
  const tell = async (save: Save<Vocabulary>) => {
    try {
      onStory(await told(save, await store.tales(ticket.id)));
    } catch (error) {
      onSay(wordsOf(error, 'Its story could not be read just now.'));
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
      <Button tone="quiet" size="small" aria-disabled={!file} onClick={() => file && void send(file).then(onSay)}>
        Send as a file
      </Button>
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
