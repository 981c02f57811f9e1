import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { catalogue } from '../../src/app/games/catalogue.ts';
import { newOwnCards } from '../../src/app/games/mix-in.ts';
import { CannotResume } from '../../src/app/games/resume.ts';
import { withCardPacks } from '../../src/app/import-export/import-card-packs.ts';
import { importSave } from '../../src/app/import-export/import-save.ts';
import { GamesScreen } from '../../src/app/screens/GamesScreen.tsx';
import { duplicate } from '../../src/app/storage/saved-games.ts';
import { lockGame } from '../../src/app/storage/window-lock.ts';
import { Scribe } from '../../src/cli/game-recorder.ts';
import type { GameTypes } from '../../src/engine/game.ts';
import { type AnyGameModule, asAnyGameModule } from '../../src/engine/game-module.ts';
import type { SaveSummary, SaveWrite } from '../../src/engine/save.ts';
import { validate } from '../../src/engine/validate.ts';
import { gameModule } from '../../src/games/dust-up/index.ts';
import { gameModule as campaigns } from '../../src/games/labyrinth/index.ts';
import { gameModule as openHanded } from '../../src/games/magic-and-mayhem/index.ts';
import { type Ports, PortsProvider } from '../../src/ui/ports.ts';
import { band, ours } from '../games/labyrinth/own.ts';
import { quietPorts } from '../ui/quiet-ports.ts';

/** What the list of games says when something goes wrong: a sentence that is meant for the family, and never an error's own words. */

/** No other window is there: whoever asks for a game has it. */
vi.mock('../../src/app/storage/window-lock.ts', () => ({
  lockGame: vi.fn(async () => ({ lost: { value: false }, release: () => undefined })),
}));

/** The packs that are switched on on this device. */
const device = vi.hoisted((): { packs: unknown[] } => ({ packs: [] }));
vi.mock('../../src/app/games/own-cards.ts', () => ({
  withOwnCards: async (box: AnyGameModule) => withCardPacks(box, device.packs as never),
}));

const SECRET = 'Cannot play the-hidden-card';
const ticket: SaveSummary = {
  id: 'one',
  game: 'dust-up',
  emblems: ['sun'],
  headline: 'Mira holds the torch',
  summary: 'Round 2',
  played: 1,
  over: false,
  title: 'Our brawl',
};
const show = (store: Partial<Ports['store']>) =>
  render(
    <PortsProvider value={{ ...quietPorts, store: { ...quietPorts.store, summaries: async () => [ticket], ...store } }}>
      <GamesScreen onClose={() => undefined} />
    </PortsProvider>,
  );
const failing = (error: Error) => async () => {
  throw error;
};
const press = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const said = (words: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(words));

afterEach(cleanup);

test.each([
  ['Mira, whom do you bonk?', 'Mira, whom do you bonk? Round 2.'],
  ['Mira holds the torch', 'Mira holds the torch. Round 2.'],
])('what a game waits for is a sentence of its own: %s', async (headline, line) => {
  show({ summaries: async () => [{ ...ticket, headline }] });
  expect((await screen.findByRole('button', { name: /Our brawl/ })).textContent).toContain(line);
});

test('a game that cannot be read is said to be so, without a hidden card', async () => {
  show({ saves: failing(new Error(SECRET)) });
  await press(/Our brawl/);
  await said('That game could not be opened just now.');
});

test('what was written for the family is told as it is', async () => {
  show({ saves: failing(new CannotResume('It is of a newer version.')) });
  await press(/Our brawl/);
  await said('It is of a newer version.');
});

test('a name that cannot be kept does not say why in words of ours', async () => {
  let reads = 0;
  show({ saves: async () => (reads++ === 0 ? [] : failing(new Error(SECRET))()) });
  await press(/Our brawl/);
  await press(/Keep the name/);
  await said('That did not work just now. Nothing is lost.');
});

test('a file that is far too big is not even read', async () => {
  show({});
  await screen.findByRole('button', { name: /Our brawl/ });
  const text = vi.fn();
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: [{ size: 3_000_000_000, text }] });
  fireEvent.change(input);
  await said('This file is far too big.');
  expect(text).not.toHaveBeenCalled();
});

test('a copy of a copy of a copy can still be opened', async () => {
  const put = vi.fn(async (_write: SaveWrite<GameTypes>) => undefined);
  const options = validate(gameModule.game.schemas.options, {}, 'the options');
  const { save } = new Scribe(gameModule, gameModule.bots.greedy, { id: 'one', seats: 2, options, seed: 4 });
  let title = '\u{1f409}'.repeat(30);
  for (let i = 0; i < 40; i++) {
    const store = { ...quietPorts.store, saves: async () => [save], put } as unknown as Ports['store'];
    await duplicate(store, { ...ticket, title });
    title = put.mock.lastCall?.[0].save.title ?? '';
  }
  expect(title).toMatch(/ 2$/);
  const last = put.mock.lastCall?.[0].save;
  expect(await importSave(last, async () => gameModule as never)).toMatchObject({ kind: 'save' });
});

test.each<[string, AnyGameModule, boolean, boolean]>([
  ['a game with hidden hands', asAnyGameModule(gameModule), false, true],
  ['one that is over: nothing of it is hidden any more', asAnyGameModule(gameModule), true, false],
  ['a game in which all lies open', asAnyGameModule(openHanded), false, false],
])('who sends a file is told when it holds hidden cards: %s', async (_, { game, content, bots: wits }, over, told) => {
  const { greedy } = wits;
  const options = validate(game.schemas.options, {}, 'the options');
  const { save } = new Scribe({ game, content } as AnyGameModule, greedy, { id: 'one', seats: 2, options, seed: 4 });
  show({ summaries: async () => [{ ...ticket, game: game.id, over }], saves: async () => [save], isUnchanged: async () => true });
  await press(/Our brawl/);
  const send = await screen.findByRole('button', { name: 'Send as a file' });
  await waitFor(() => expect(send.getAttribute('aria-disabled')).toBe('false'));
  expect(screen.queryByText(/everybody’s hidden cards, too/) !== null).toBe(told);
});

test('a second tap makes no second copy, and throws nothing away twice', async () => {
  const scribe = new Scribe(gameModule, gameModule.bots.greedy, {
    id: 'one',
    seats: 2,
    options: validate(gameModule.game.schemas.options, {}, 'the options'),
    seed: 4,
  });
  // its words are fetched beforehand
  await catalogue.find(({ id }) => id === 'dust-up')?.ui();
  const put = vi.fn(async () => undefined);
  show({ saves: async () => [scribe.save], isUnchanged: async () => false, put });
  await press(/Our brawl/);
  const copy = await screen.findByRole('button', { name: 'Make a copy' });
  fireEvent.click(copy);
  fireEvent.click(copy);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Make a copy' })).toBeNull());
  expect(put).toHaveBeenCalledOnce();

  await press(/Our brawl/);
  const out = await screen.findByRole('button', { name: 'Throw away' });
  vi.mocked(lockGame).mockClear();
  fireEvent.click(out);
  fireEvent.click(out);
  await screen.findByText(/Thrown away/);
  expect(vi.mocked(lockGame).mock.calls).toEqual([['one']]);
});

test('what is thrown away can be fetched back until the list is left, each for itself; then the rest goes', async () => {
  const release = vi.fn();
  vi.mocked(lockGame).mockImplementation(async () => ({ lost: { value: false }, release }) as never);
  const remove = vi.fn(async () => undefined);
  const [brawl, race, feud] = ['Our brawl', 'Our race', 'Our feud'].map((title, i) => ({ ...ticket, title, id: `${i}`, over: i === 2 }));
  const { unmount } = show({ summaries: async () => [brawl, race, feud] as SaveSummary[], remove });
  for (const name of [/Our brawl/, /Our race/, /Our feud/]) {
    await press(name);
    await press(/^Throw away/);
    await screen.findByText(new RegExp(`Thrown away: ${name.source}`));
  }
  expect(screen.getAllByRole('button', { name: 'Fetch it back' })).toHaveLength(3);
  fireEvent.click(screen.getAllByRole('button', { name: 'Fetch it back' })[1] as HTMLElement);
  await screen.findByRole('button', { name: /Our race/ });
  expect(release).toHaveBeenCalledOnce();
  expect(remove).not.toHaveBeenCalled();
  unmount();
  await waitFor(() => expect(remove.mock.calls).toEqual([['0'], ['2']]));
  await waitFor(() => expect(release).toHaveBeenCalledTimes(3));
});

test('[LA-34] new cards of one’s own come into a campaign that has begun, if all agree; once they are in, nothing is asked', async () => {
  const options = validate(campaigns.game.schemas.options, {}, 'the options');
  const { save } = new Scribe(campaigns, campaigns.bots.greedy, { id: 'one', seats: 3, options, seed: 4 });
  const put = vi.fn(async (_write: SaveWrite<GameTypes>) => undefined);
  const started = { ...ticket, game: 'labyrinth' };
  device.packs = [ours];
  show({ summaries: async () => [started], saves: async () => [save], isUnchanged: async () => true, put } as unknown as Ports['store']);
  await press(/Our brawl/);
  await press(/^Mix in 5 new cards of your own/);
  expect(put).not.toHaveBeenCalled();
  await press(/^Yes, all agree/);
  await said('Mixed in. Watch your step!');
  const mixed = put.mock.lastCall?.[0].save;
  expect(mixed).toMatchObject({ revision: save.revision + 1, packs: [{ id: ours.id }], session: { sealed: 'cards' } });
  expect(JSON.stringify(mixed?.session.now.state)).toContain(band.id);
  expect(await importSave(mixed, async () => campaigns)).toMatchObject({ kind: 'save' });

  cleanup();
  show({ summaries: async () => [started], saves: async () => [mixed], isUnchanged: async () => true, put } as unknown as Ports['store']);
  await press(/Our brawl/);
  const send = await screen.findByRole('button', { name: 'Send as a file' });
  await waitFor(() => expect(send.getAttribute('aria-disabled')).toBe('false'));
  await expect(newOwnCards(mixed as never)).resolves.toBeNull();
  expect(screen.queryByRole('button', { name: /^Mix in/ })).toBeNull();
});
