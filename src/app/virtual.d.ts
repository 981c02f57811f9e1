/// <reference path="../ui/virtual.d.ts" />

/** The URL of the worker script, made by src/app/build/worker.ts. */
declare module 'virtual:worker' {
  export const workerUrl: string;
}
