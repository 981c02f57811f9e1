import { expect, test } from './fixtures.ts';

test.use({ stage: { patience: 3000, still: true } });

const PAGE = 'data:text/html,<title>watched</title><div id="app" data-move="0"></div>';

test('a test goes on as long as its page changes, however long that takes', async ({ theatre }) => {
  const page = await theatre.open();
  await page.goto(PAGE);
  await page.evaluate(() => {
    const app = document.getElementById('app');
    let move = 0;
    const timer = setInterval(() => {
      move++;
      if (app) app.dataset.move = String(move);
      if (move === 8) clearInterval(timer);
    }, 1000);
  });
  await expect(page.locator('#app')).toHaveAttribute('data-move', '8');
});

test('a test whose page stands still, or goes back and forth, ends and says what was seen last', async ({ theatre }) => {
  const page = await theatre.open();
  await page.goto(PAGE);
  await page.evaluate(() => {
    const app = document.getElementById('app');
    setInterval(() => {
      if (app) app.dataset.move = app.dataset.move === '1' ? '2' : '1';
    }, 700);
  });
  const failure = await expect(page.getByRole('button', { name: 'Never here' }))
    .toBeVisible()
    .then(
      () => 'it went well',
      (error: Error) => error.message,
    );
  expect(failure).toContain('nothing has changed for 3 s');
  expect(failure).toContain('"move":"');
  // the device complained on purpose
  expect(theatre.complaints.splice(0)).toEqual([expect.stringContaining('nothing has changed for 3 s')]);
});
