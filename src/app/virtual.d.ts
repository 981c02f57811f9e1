/// <reference path="../ui/virtual.d.ts" />

/** The address of what our worker runs, made by src/app/build/worker.ts. */
declare module 'virtual:worker' {
  export const workerUrl: string;
}
