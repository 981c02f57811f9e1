export declare const flags: readonly string[];
type Machine = {
  readonly env: { readonly CHROMIUM_PATH?: string | undefined };
  readonly has: (path: string) => boolean;
  readonly ours: () => string;
  readonly isRoot: () => boolean;
  readonly run: (command: string, args: readonly string[]) => boolean;
};
export declare function findChromium(machine?: Machine): string;
export declare function findHeadlessShell(machine?: Machine): string;
