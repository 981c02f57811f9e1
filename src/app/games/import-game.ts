import { gameModules } from '../../games/game-modules.ts';
import { importFile } from '../import-export/exported-save-file.ts';
import { type ImportResult, importSave, type LoadEventText } from '../import-export/import-save.ts';
import { listingOf } from './catalogue.ts';

/** Loads a game module; null when this app does not have the game. */
export const findGameModule = async (game: string) => (await gameModules[game]?.()) ?? null;

/** Loads the game's text, which detects invalid events in a journal. */
const loadEventText: LoadEventText = async (box) => {
  const ui = await listingOf(box.game.id)?.ui(box);
  return ui ? (event, names) => ui.describe.tell(event, names) : null;
};

/** Validates a record from the storage. */
export const importStoredSave = (record: unknown): Promise<ImportResult> => importSave(record, findGameModule, loadEventText);

/** Validates the text of a save file. */
export async function importFileText(text: string): Promise<ImportResult> {
  const read = await importFile(text, findGameModule);
  return read.kind === 'save' ? importStoredSave(read.save) : read;
}
