// @vitest-environment node
import { expect, test } from 'vitest';
import type { TriedOut } from '../../src/app/bot-worker/bot-messages.ts';
import { estimateDanger } from '../../src/app/bot-worker/card-danger.ts';

/** [LA-34] A card is tried out in a worker that can be stopped. */

class Pretended extends EventTarget {
  readonly heard: unknown[] = [];
  ended = 0;
  postMessage(said: unknown): void {
    this.heard.push(said);
  }
  terminate(): void {
    this.ended++;
  }
  say(data: TriedOut): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}
function tried() {
  const worker = new Pretended();
  const parts: number[] = [];
  const measuring = estimateDanger(
    'labyrinth',
    { id: 'own-k1t3-1' },
    (part) => parts.push(part),
    () => worker,
  );
  return { worker, parts, ...measuring };
}

test('[LA-34] it is asked with a seed that is always the same, tells how far it is, and is gone when it has answered', async () => {
  const { worker, parts, result } = tried();
  expect(worker.heard).toEqual([{ game: 'labyrinth', card: { id: 'own-k1t3-1' }, seed: 1 }]);
  worker.say({ part: 0.5 });
  worker.say({ danger: { torches: 2, words: 'Ouch.' } });
  expect(await result).toEqual({ torches: 2, words: 'Ouch.' });
  expect(parts).toEqual([0.5]);
  expect(worker.ended).toBe(1);
});

test('[LA-34] when it is stopped its worker ends, and there is no answer', async () => {
  const { worker, result, stop } = tried();
  stop();
  expect(worker.ended).toBe(1);
  expect(await result).toBeNull();
});

test('[LA-34] a worker that fails or dies is told of', async () => {
  const one = tried();
  one.worker.say({ failed: 'Error: no' });
  await expect(one.result).rejects.toThrow('no');
  const other = tried();
  other.worker.dispatchEvent(new Event('error'));
  await expect(other.result).rejects.toThrow('died');
  expect([one.worker.ended, other.worker.ended]).toEqual([1, 1]);
});
