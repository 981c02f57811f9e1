declare module 'canvas-confetti' {
  type Throw = {
    readonly particleCount?: number;
    readonly angle?: number;
    readonly spread?: number;
    readonly startVelocity?: number;
    readonly decay?: number;
    readonly gravity?: number;
    readonly ticks?: number;
    readonly scalar?: number;
    readonly origin?: { readonly x: number; readonly y: number };
    readonly colors?: readonly string[];
    readonly shapes?: readonly 'square'[];
  };
  type Cannon = { (options: Throw): Promise<undefined> | null; reset(): void };
  export function create(canvas: HTMLCanvasElement, options: { readonly resize: boolean; readonly useWorker: boolean }): Cannon;
}
