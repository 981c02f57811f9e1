import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { catalogue } from '../../src/app/games/catalogue.ts';
import { replace } from '../../src/app/routes.ts';
import { ErrorBoundary } from '../../src/app/screens/ErrorBoundary.tsx';
import { isLaid } from '../../src/app/screens/laid-seats.ts';
import { dealtGame } from '../../src/app/screens/pending-new-game.ts';
import { SeatsScreen } from '../../src/app/screens/SeatsScreen.tsx';
import { gameModule } from '../../src/games/magic-and-mayhem/index.ts';
import { PortsProvider } from '../../src/ui/ports.ts';
import { ui } from '../hidden-cards/ui.ts';
import { quietPorts } from '../ui/quiet-ports.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  replace('#/');
});

test('people choose before the rules have come; when the torch is lit the game is dealt to those who sit there', async () => {
  const listing = catalogue.find(({ id }) => id === 'magic-and-mayhem');
  if (!listing) throw new Error('it is not on the shelf');
  let bring: () => void = () => undefined;
  const rules = new Promise<void>((come) => {
    bring = come;
  });
  const seating = { ...(await listing.seating()), icons: {} };
  const table = (seed = quietPorts.seed) => (
    <PortsProvider value={{ ...quietPorts, seed }}>
      <SeatsScreen listing={listing} seating={seating} box={() => rules.then(() => gameModule)} />
    </PortsProvider>
  );
  const { rerender } = render(table());
  const again = (seed: () => number) => rerender(table(seed));
  const heroes = () => screen.getAllByText(/plays/).flatMap((words) => words.closest('button') ?? []);
  const [first] = heroes();
  const before = first?.textContent;
  fireEvent.click(first as HTMLButtonElement);
  fireEvent.click(screen.getAllByText(/^Be /)[0] as HTMLElement);
  expect(heroes()).toHaveLength(2);
  expect(heroes()[0]?.textContent).not.toBe(before);

  const deals = vi.fn(() => 1);
  again(deals);
  // twice: a child's finger, while the rules are still on their way
  fireEvent.click(screen.getByText('Light the torch'));
  fireEvent.click(screen.getByText('Light the torch'));
  expect(location.hash).not.toContain('table');
  bring();
  await waitFor(() => expect(location.hash).toMatch(/^#\/table\//));
  await waitFor(() => expect(deals).toHaveBeenCalled());
  expect(deals).toHaveBeenCalledOnce();
  const save = dealtGame(location.hash.slice('#/table/'.length));
  expect(save).toMatchObject({ game: 'magic-and-mayhem', seats: [{}, {}] });
});

test('who sits down faster than the seats are drawn has a seat all the same, and who is meant for others is left alone', async () => {
  const listing = catalogue.find(({ id }) => id === 'magic-and-mayhem');
  if (!listing) throw new Error('it is not on the shelf');
  const seating = { ...(await listing.seating()), icons: {} };
  render(
    <PortsProvider value={quietPorts}>
      <SeatsScreen listing={listing} seating={seating} box={async () => gameModule} />
    </PortsProvider>,
  );
  const names = () => screen.getAllByRole('button', { name: /change name and picture/ }).map((name) => name.textContent);
  const before = names();
  act(() => {
    for (const name of ['Add a seat', 'Add a bot', 'Add a seat']) screen.getByRole('button', { name }).click();
    screen.getAllByRole('button', { name: /get.? up/i })[0]?.click();
  });
  expect(names()).toHaveLength(before.length + 3);
  expect(names().slice(0, before.length)).toEqual(before);
  // whose hero it is, is said by name: a bot's emblem is called otherwise
  for (const name of names()) expect(screen.getByRole('button', { name: new RegExp(`^${name} plays `) })).toBeTruthy();
});

test('who has been to the workshop finds the seats and the rules as they were, once', async () => {
  const listing = catalogue.find(({ id }) => id === 'labyrinth');
  if (!listing) throw new Error('it is not on the shelf');
  const seating = { ...(await listing.seating()), icons: {} };
  const table = () =>
    render(
      <PortsProvider value={quietPorts}>
        <SeatsScreen listing={listing} seating={seating} box={async () => gameModule} />
      </PortsProvider>,
    );
  const names = () => screen.getAllByRole('button', { name: /change name and picture/ }).length;
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const openRules = () => fireEvent.click(screen.getByText('How we play'));
  table();
  const before = names();
  // three with a dungeon master are one too few: a bot comes along, and sits before whoever that is
  const [first] = screen.getAllByRole('button', { name: /or dungeon master\?$/ });
  if (!first) throw new Error('nobody can be the dungeon master');
  const who = first.textContent?.split(' ')[0];
  fireEvent.click(first);
  press('Dungeon Master');
  press('Done');
  expect(screen.getAllByRole('button', { name: /change name and picture/ }).at(-1)?.textContent).toBe(who);
  openRules();
  expect(names()).toBe(before + 1);
  expect(screen.getAllByText('knows what lurks')).toHaveLength(1);
  expect(screen.queryByText(/Bots may come, too/)).toBeNull();
  expect(isLaid('labyrinth')).toBe(false);
  press('Open the workshop');
  expect(location.hash).toBe('#/workshop/labyrinth');
  expect([isLaid('labyrinth'), isLaid('dust-up')]).toEqual([true, false]);
  cleanup();
  table();
  expect(isLaid('labyrinth')).toBe(false);
  expect(names()).toBe(before + 1);
  // a tap on another adventurer, who stays one, changes nothing; the dungeon master can be an adventurer again
  fireEvent.click(screen.getAllByRole('button', { name: /will be rolled up$/ })[0] ?? document.body);
  press('Adventurer');
  press('Done');
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${who} is Dungeon Master`) }));
  expect(screen.getByRole('button', { name: 'Dungeon Master' }).getAttribute('aria-pressed')).toBe('true');
  press('Adventurer');
  expect(screen.queryByText('knows what lurks')).toBeNull();
  cleanup();
  table();
  expect(names()).toBe(before);
});

test('the screens of the table are fetched while people choose', async () => {
  const listing = catalogue.find(({ id }) => id === 'magic-and-mayhem');
  if (!listing) throw new Error('it is not on the shelf');
  const seating = { ...(await listing.seating()), icons: {} };
  const fetched = vi.fn(async () => ui);
  render(
    <PortsProvider value={quietPorts}>
      <SeatsScreen listing={{ ...listing, ui: fetched }} seating={seating} box={async () => gameModule} />
    </PortsProvider>,
  );
  await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
});

test('a deal that fails is told by the stage hand, and not in the words of its error', async () => {
  const listing = catalogue.find(({ id }) => id === 'magic-and-mayhem');
  if (!listing) throw new Error('it is not on the shelf');
  const seating = { ...(await listing.seating()), icons: {} };
  const setup = (): never => {
    throw new RangeError('12 tiles are asked for, but the box has 10');
  };
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <PortsProvider value={quietPorts}>
      <ErrorBoundary>
        <SeatsScreen listing={listing} seating={seating} box={async () => ({ ...gameModule, game: { ...gameModule.game, setup } })} />
      </ErrorBoundary>
    </PortsProvider>,
  );
  fireEvent.click(screen.getByText('Light the torch'));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'The stage hand tripped' })).toBeTruthy());
  expect(document.body.textContent).not.toContain('12 tiles');
});

test('a game that is dealt again finds everybody as they sat, with their heroes, their help and the bots; another game does not', async () => {
  let seed = 0;
  const lay = async (id: string) => {
    cleanup();
    const listing = catalogue.find((one) => one.id === id);
    if (!listing?.box) throw new Error('it is not on the shelf');
    const seating = { ...(await listing.seating()), icons: {} };
    render(
      <PortsProvider value={{ ...quietPorts, seed: () => ++seed }}>
        <SeatsScreen listing={listing} seating={seating} box={listing.box} />
      </PortsProvider>,
    );
  };
  const names = () => screen.getAllByRole('button', { name: /change name and picture/ }).map((name) => name.textContent);
  const press = (name: string | RegExp) => act(() => screen.getByRole('button', { name }).click());
  await lay('dust-up');
  press('Add a bot');
  press('Cloud');
  press('Cloud plays: No extra help. Change it');
  press(/^A lot of help/);
  press('Done');
  const sat = names();
  expect(sat).toHaveLength(3);
  press('Light the torch');
  await waitFor(() => expect(location.hash).toMatch(/^#\/table\//));
  const dealt = () => dealtGame(location.hash.slice('#/table/'.length));
  const options = dealt()?.options as { readonly heroes: readonly string[] } | undefined;
  const heroes = options?.heroes;
  expect(heroes).toHaveLength(3);

  await lay('dust-up');
  expect(names()).toEqual(sat);
  expect(screen.getByRole('button', { name: 'Cloud plays: A lot of help. Change it' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Cloud' }).getAttribute('aria-pressed')).toBe('true');
  // the youngest begins, and what is chosen goes on from there
  press('Light the torch');
  await waitFor(() => expect(dealt()).toMatchObject({ options: { first: 1, heroes } }));
  await lay('traps-and-treasures');
  expect(names()).toHaveLength(2);
});
