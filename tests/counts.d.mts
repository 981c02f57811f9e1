type Count = { readonly passed: number; readonly failed: number };
type Report = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly { readonly status: string }[] }[];
};
export declare function countOfReport(report: Report): Count;
export declare function lastCount(said: string): Count | null;
export declare function total(ok: boolean, count: Count | null): Count & { readonly ok: boolean };
