import type { Page } from '@playwright/test';

/** The clock must not be told to stop in the past, in milliseconds. */
const SOON = 500;

/** Time stands still from now on, so that a slow machine is no patient user. One that is slower than `SOON` to say so says it again. */
export async function stopClock(page: Page): Promise<void> {
  for (;;)
    try {
      return await page.clock.pauseAt((await page.evaluate(() => Date.now())) + SOON);
    } catch (error) {
      if (!String(error).includes('fast-forward to the past')) throw error;
    }
}
