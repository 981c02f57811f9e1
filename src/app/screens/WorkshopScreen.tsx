import { useEffect, useState } from 'preact/hooks';
import type { Pack } from '../../engine/pack.ts';
import { Sprite } from '../../ui/parts/Sprite.tsx';
import type { GameWorkshop, WorkshopProps } from '../../ui/workshop.ts';
import { packFile } from '../carry/pack-file.ts';
import { freshId, freshSeed, now } from '../entropy.ts';
import { wordsOf } from '../friendly.ts';
import { measure } from '../measure.ts';
import { bringInPack, changePack, type Drawer, forgetPack, keptPacks } from '../packs.ts';
import { send } from '../send.ts';
import { bringEach, useDropped } from './dropped.ts';

const NOT_NOW = 'The drawer with the cards could not be opened just now.';
type ScreenProps = { readonly game: string; readonly workshop: GameWorkshop; readonly onBack: () => void };

/** A game's workshop with what this device keeps. */
export function WorkshopScreen({ game, workshop: { packing, icons, Workshop }, onBack }: ScreenProps) {
  const [drawer, setDrawer] = useState<Drawer | null>(null);
  const [words, setWords] = useState('');
  const read = async () => setDrawer(await keptPacks(packing, game));
  const tell = (error: unknown) => setWords(wordsOf(error, NOT_NOW));
  useEffect(() => void read().catch(tell), [game]);

  const onChange: WorkshopProps['onChange'] = async (id, change) => {
    setWords('');
    try {
      await changePack(packing, game, id, (kept) => {
        const next = change(kept);
        return next && { ...next, changed: now() };
      });
      await read();
    } catch (error) {
      throw new Error(wordsOf(error, NOT_NOW), { cause: error });
    }
  };
  const bring = async (files: FileList | null) => {
    setWords(await bringEach(files, (text) => bringInPack(text, { packing, game, freshId, now }), NOT_NOW));
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
        measure={(card, onPart) => measure(game, card, onPart)}
        onChange={onChange}
        onForget={(id) => void forgetPack(game, id).then(read).catch(tell)}
        onSend={(pack: Pack) => void send(packFile(pack, now())).then(setWords)}
        onBring={bring}
        onBack={onBack}
      />
    </>
  );
}
