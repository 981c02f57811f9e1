import type { TorchFile } from './file-format.ts';
import { downloadLink, sendFile } from './share-file.ts';

/** Shares or downloads a file. Call it directly in a tap handler. Returns a message for the family, or an empty string. */
export async function send(file: TorchFile): Promise<string> {
  const sent = await sendFile(file, { navigator, download: downloadLink });
  if (sent === 'no-way') return 'This device lets no file out of an installed app. Open the game in the browser to send it.';
  return sent === 'closed' ? '' : 'Sent.';
}
