import type { TorchFile } from './file-format.ts';

/** The browser API for sharing files. Tests pass their own. */
export interface ShareApi {
  readonly navigator: {
    canShare?(data: { readonly files: File[] }): boolean;
    share?(data: { readonly files: File[]; readonly title: string }): Promise<void>;
    /** Safari on iOS only: true in an installed app. There a download link opens a page without a way back. */
    readonly standalone?: boolean;
  };
  /** Downloads the file by a link with the `download` attribute. */
  download(file: TorchFile): void;
}

/** `closed`: the share sheet was closed without sharing. `no-way`: an installed app cannot export files on this device. */
type ShareResult = 'shared' | 'downloaded' | 'closed' | 'no-way';

/** File name endings to try, in order. Chromium shares only files with listed endings, and .json is not listed. */
const FILE_TYPES = [
  { ending: '', type: 'application/json' },
  { ending: '.txt', type: 'text/plain' },
] as const;

/**
 * Shares a file by the share sheet if possible, else downloads it. Call it directly in a tap handler, because a share sheet opens only
 * synchronously from a tap.
 */
export async function sendFile(file: TorchFile, hands: ShareApi): Promise<ShareResult> {
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

function shareable({ name, text }: TorchFile, navigator: ShareApi['navigator']): File | null {
  for (const { ending, type } of FILE_TYPES) {
    const file = new File([text], `${name}${ending}`, { type });
    if (canShare(navigator, file)) return file;
  }
  return null;
}

function canShare(navigator: ShareApi['navigator'], file: File): boolean {
  try {
    return navigator.canShare?.({ files: [file] }) === true;
  } catch {
    return false; // an old browser without file sharing
  }
}

/** Downloads a file by a temporary link. */
export function downloadLink({ name, text }: TorchFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.rel = 'noopener';
  document.body.append(link);
  link.click();
  link.remove();
  // some browsers read the URL only after the click
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
