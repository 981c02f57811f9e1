import { useEffect, useState } from 'preact/hooks';
import type { CardPack } from '../../engine/pack.ts';
import { Sprite } from '../../ui/parts/Sprite.tsx';
import type { GameWorkshop, WorkshopProps } from '../../ui/workshop.ts';
import { estimateDanger } from '../bot-worker/card-danger.ts';
import { freshId, freshSeed, now } from '../device/entropy.ts';
import { packFile } from '../import-export/card-pack-file.ts';
import { bringEach, useDropped } from '../import-export/file-drop.ts';
import { send } from '../import-export/send-file.ts';
import { changeCardPack, deleteCardPack, importCardPack, type StoredPacks, storedCardPacks } from '../storage/card-packs.ts';
import { messageOf } from '../user-facing-error.ts';

const NOT_NOW = 'The drawer with the cards could not be opened just now.';
type ScreenProps = { readonly game: string; readonly workshop: GameWorkshop; readonly onBack: () => void };

/** A game's workshop with the stored card packs. */
export function WorkshopScreen({ game, workshop: { packing, icons, Workshop }, onBack }: ScreenProps) {
  const [drawer, setDrawer] = useState<StoredPacks | null>(null);
  const [words, setWords] = useState('');
  const read = async () => setDrawer(await storedCardPacks(packing, game));
  const tell = (error: unknown) => setWords(messageOf(error, NOT_NOW));
  useEffect(() => void read().catch(tell), [game]);

  const onChange: WorkshopProps['onChange'] = async (id, change) => {
    setWords('');
    try {
      await changeCardPack(packing, game, id, (kept) => {
        const next = change(kept);
        return next && { ...next, changed: now() };
      });
      await read();
    } catch (error) {
      throw new Error(messageOf(error, NOT_NOW), { cause: error });
    }
  };
  const bring = async (files: FileList | null) => {
    setWords(await bringEach(files, (text) => importCardPack(text, { packing, game, freshId, now }), NOT_NOW));
    await read().catch(tell);
  };
  useDropped(bring);
  if (!drawer) return <p class="visually-hidden">{words || 'The drawer is being opened.'}</p>;
  return (
    <>
      <Sprite icons={icons} />
      <Workshop
        {...drawer}
        words={words}
        freshId={freshId}
        seed={freshSeed}
        measure={(card, onPart) => estimateDanger(game, card, onPart)}
        onChange={onChange}
        onForget={(id) => void deleteCardPack(game, id).then(read).catch(tell)}
        onSend={(pack: CardPack) => void send(packFile(pack, now())).then(setWords)}
        onBring={bring}
        onBack={onBack}
      />
    </>
  );
}
