/// <reference path="../ui/virtual.d.ts" />

/** The URL of the worker script, made by src/app/build/bot-worker-bundle.ts. */
declare module 'virtual:worker' {
  export const workerUrl: string;
}
