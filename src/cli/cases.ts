import { exportFile, fileText } from '../app/carry/save-file.ts';
import { accept } from '../engine/accept.ts';
import type { Mind } from '../engine/bots/wits.ts';
import type { AnyBox } from '../engine/box.ts';
import type { Json, Vocabulary } from '../engine/game.ts';
import type { Random } from '../engine/random.ts';
import type { Save } from '../engine/save.ts';
import { strange, TEXT_WAYS, WAYS } from './damage.ts';
import { EVENING, Scribe } from './scribe.ts';

/** What comes to the door for saves: the text of a file, or a record out of a storage. */
export type Case = { readonly name: string; readonly input: unknown; readonly isFile: boolean };

/** Saves from the beginning, the middle and the end of a few games, by clever bots and wild ones. */
export function realSaves(box: AnyBox, greedy: Mind<Vocabulary>): Save<Vocabulary>[] {
  const { min, max } = box.game.seats;
  const setups = [{}, ...(box.setups ?? [])];
  return Array.from({ length: 8 }, (_, i) => i).flatMap((i) => {
    const options = accept(box.game.schemas.options, setups[i % setups.length], 'the setup');
    const scribe = new Scribe(box, greedy, { id: `real-${i}`, seats: min + (i % (max - min + 1)), options, seed: i + 1 });
    const saves = [scribe.save];
    for (let k = 1; scribe.play(i % 2 === 0) && k < 800; k++) {
      // questions other than the turn's own are rare, and there the agenda is full
      const full = scribe.save.session.now.agenda.length > 1;
      if (k % 40 === 0 || (full && k % 3 === 0)) saves.push(scribe.save);
      if (k % 90 === 0 && scribe.undo()) saves.push(scribe.save);
    }
    return [...saves, scribe.save];
  });
}

/** One of them, damaged as files and storages have been seen to damage things: what comes to the door, and whether as a file or as a record. */
export function damaged(save: Save<Vocabulary>, donor: Save<Vocabulary>, random: Random): Case {
  const route = random.int(10);
  if (route < 2) {
    const [name, way] = random.pick(TEXT_WAYS);
    return { name: `file, checksum wrong: ${name}`, input: way(exportFile(save, EVENING).text, random), isFile: true };
  }
  // a structured clone may keep checkpoint and position one object, as a storage does; a file never does
  const inner: unknown = random.int(2) ? structuredClone(save) : JSON.parse(JSON.stringify(save));
  const names: string[] = [];
  for (let i = random.pick([1, 1, 1, 2, 3, 5]); i > 0; i--) {
    const [name, way] = random.pick(WAYS);
    names.push(name);
    way(inner, random, donor);
  }
  if (route < 7) return { name: `file, checksum right: ${names.join(', ')}`, input: fileText(inner as Json), isFile: true };
  if (random.int(2)) {
    strange(inner, random);
    names.push('strange');
  }
  return { name: `record: ${names.join(', ')}`, input: inner, isFile: false };
}
