import type { TorchFile } from './file.ts';

/** As much of the browser as it takes to hand a file on; `navigator` fits, and so does a test's own. */
export interface Hands {
  readonly navigator: {
    canShare?(data: { readonly files: File[] }): boolean;
    share?(data: { readonly files: File[]; readonly title: string }): Promise<void>;
    /** Only Safari on iOS has it: true in an app on the home screen, where a download link leads to a page without a way back. */
    readonly standalone?: boolean;
  };
  /** Saves it by a link with `download`, on this page. */
  download(file: TorchFile): void;
}

/** `closed`: somebody looked at the share sheet and closed it again. `no-way`: this device lets no file out of an installed app. */
export type Sent = 'shared' | 'downloaded' | 'closed' | 'no-way';

/** The names under which a browser may agree to share the same text: Chromium has a list of endings, and .json is not on it. */
const SHAPES = [
  { ending: '', type: 'application/json' },
  { ending: '.txt', type: 'text/plain' },
] as const;

/**
 * Sends a game on its way: by the share sheet where there is one, else by a download link. Never leaves the page.
 * Call it straight from a tap: nothing is waited for before the sheet opens.
 */
export async function sendFile(file: TorchFile, hands: Hands): Promise<Sent> {
  const { navigator } = hands;
  const shared = shareable(file, navigator);
  if (shared && navigator.share) {
    try {
      await navigator.share({ files: [shared], title: file.name });
      return 'shared';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'closed';
    }
  }
  if (navigator.standalone === true) return 'no-way';
  hands.download(file);
  return 'downloaded';
}

function shareable({ name, text }: TorchFile, navigator: Hands['navigator']): File | null {
  for (const { ending, type } of SHAPES) {
    const file = new File([text], `${name}${ending}`, { type });
    if (canShare(navigator, file)) return file;
  }
  return null;
}

function canShare(navigator: Hands['navigator'], file: File): boolean {
  try {
    return navigator.canShare?.({ files: [file] }) === true;
  } catch {
    return false; // an old browser that knows links only
  }
}

/** The real download: a link that is tapped and gone. */
export function downloadLink({ name, text }: TorchFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.rel = 'noopener';
  document.body.append(link);
  link.click();
  link.remove();
  // some browsers read it only after the tap
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
