import type { TorchFile } from './carry/file.ts';
import { downloadLink, sendFile } from './carry/share.ts';

/** Sends a file on its way, straight from a tap; what to say about it, if anything. */
export async function send(file: TorchFile): Promise<string> {
  const sent = await sendFile(file, { navigator, download: downloadLink });
  if (sent === 'no-way') return 'This device lets no file out of an installed app. Open the game in the browser to send it.';
  return sent === 'closed' ? '' : 'Sent.';
}
