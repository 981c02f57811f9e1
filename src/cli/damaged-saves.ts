import { exportFile, fileText } from '../app/import-export/exported-save-file.ts';
import type { PolicyFactory } from '../engine/bots/policies.ts';
import type { GameTypes } from '../engine/game.ts';
import type { AnyGameModule } from '../engine/game-module.ts';
import type { Random } from '../engine/random.ts';
import type { Save } from '../engine/save.ts';
import { validate } from '../engine/validate.ts';
import { DAMAGES, insertNonJson, TEXT_DAMAGES } from './damages.ts';
import { EVENING, Scribe } from './game-recorder.ts';

/** An input for the import: the text of a file, or a record from storage. */
export type Case = { readonly name: string; readonly input: unknown; readonly isFile: boolean };

/** Saves from the start, the middle and the end of some games, played by greedy and random bots. */
export function realSaves(gameModule: AnyGameModule, greedy: PolicyFactory<GameTypes>): Save<GameTypes>[] {
  const { min, max } = gameModule.game.seats;
  const setups = [{}, ...(gameModule.setups ?? [])];
  return Array.from({ length: 8 }, (_, i) => i).flatMap((i) => {
    const options = validate(gameModule.game.schemas.options, setups[i % setups.length], 'the setup');
    const scribe = new Scribe(gameModule, greedy, { id: `real-${i}`, seats: min + (i % (max - min + 1)), options, seed: i + 1 });
    const saves = [scribe.save];
    for (let k = 1; scribe.play(i % 2 === 0) && k < 800; k++) {
      // prompts with a long agenda are rare but important
      const full = scribe.save.session.now.agenda.length > 1;
      if (k % 40 === 0 || (full && k % 3 === 0)) saves.push(scribe.save);
      if (k % 90 === 0 && scribe.undo()) saves.push(scribe.save);
    }
    return [...saves, scribe.save];
  });
}

/** A save with random damage, as a file or as a record. */
export function damaged(save: Save<GameTypes>, donor: Save<GameTypes>, random: Random): Case {
  const route = random.int(10);
  if (route < 2) {
    const [name, way] = random.pick(TEXT_DAMAGES);
    return { name: `file, checksum wrong: ${name}`, input: way(exportFile(save, EVENING).text, random), isFile: true };
  }
  // in a structured clone, as in storage, checkpoint and position may be one object; in a file they never are
  const inner: unknown = random.int(2) ? structuredClone(save) : JSON.parse(JSON.stringify(save));
  const names: string[] = [];
  for (let i = random.pick([1, 1, 1, 2, 3, 5]); i > 0; i--) {
    const [name, way] = random.pick(DAMAGES);
    names.push(name);
    way(inner, random, donor);
  }
  if (route < 7) return { name: `file, checksum right: ${names.join(', ')}`, input: fileText(inner), isFile: true };
  if (random.int(2)) {
    insertNonJson(inner, random);
    names.push('strange');
  }
  return { name: `record: ${names.join(', ')}`, input: inner, isFile: false };
}
