import { getMany, keys } from 'idb-keyval';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../ui/parts/Button.tsx';
import { gameStore } from '../storage/database.ts';
import { packKey } from '../storage/keys.ts';
import './own-cards.css';

/** The names of the packs that are switched on, without validation. */
async function mixedIn(game: string): Promise<readonly string[]> {
  const names = (await keys<string>(gameStore)).filter((key) => key.startsWith(packKey(game))).sort();
  const records = await getMany<{ readonly on?: unknown; readonly pack?: { readonly name?: unknown } } | null>(names, gameStore);
  return records.flatMap((record) => (record?.on === true && typeof record.pack?.name === 'string' ? [record.pack.name] : []));
}
const listed = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ');

type SwitchProps = { readonly game: string; readonly onOpen: () => void };

/** On the seats screen: which own cards will be in the decks, and a button to the workshop. */
export function OwnCardsSwitch({ game, onOpen }: SwitchProps) {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    let here = true;
    mixedIn(game).then(
      (found) => here && setNames(found),
      () => undefined, // the list of own cards is not essential
    );
    return () => {
      here = false;
    };
  }, [game]);
  return (
    <section class="own-cards">
      <p>{names.length === 0 ? 'Make your own monsters, traps and hats, and mix them in.' : `Mixed in: ${listed(names)}.`}</p>
      <Button tone="quiet" size="small" onClick={onOpen}>
        Open the workshop
      </Button>
    </section>
  );
}
