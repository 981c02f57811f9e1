import { act, cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { holdsHiddenCards } from '../../src/app/games/hidden-hands.ts';
import { UnsavedNotice } from '../../src/app/screens/UnsavedNotice.tsx';
import { Scribe } from '../../src/cli/game-recorder.ts';
import { type AnyGameModule, asAnyGameModule } from '../../src/engine/game-module.ts';
import { validate } from '../../src/engine/validate.ts';
import { gameModule } from '../../src/games/dust-up/index.ts';
import { gameModule as openHanded } from '../../src/games/magic-and-mayhem/index.ts';
import type { Unsaved } from '../../src/ui/ports.ts';

afterEach(cleanup);

const hidden = asAnyGameModule(gameModule);
const open = asAnyGameModule(openHanded);
function unsaved(box: AnyGameModule, id: string, over = false): Unsaved {
  const options = validate(box.game.schemas.options, {}, 'the options');
  const { save } = new Scribe(box, box.bots.greedy, { id, seats: 2, options, seed: 4 });
  const ticket = { id, game: box.game.id, title: null, emblems: [], headline: '', summary: '', played: 1, over };
  return { save, ticket, cause: 'full', moves: 3, loud: true };
}

test.each<[string, readonly Unsaved[], boolean]>([
  ['a game with hidden hands', [unsaved(hidden, 'one')], true],
  ['two games, one of them with hidden hands', [unsaved(open, 'one'), unsaved(hidden, 'two')], true],
  ['one that is over', [unsaved(hidden, 'one', true)], false],
  ['a game in which all lies open', [unsaved(open, 'one')], false],
])('the notice says whether a file holds hidden cards: %s', async (_, games, told) => {
  render(<UnsavedNotice games={games} />);
  await act(() => Promise.all(games.map(({ ticket }) => holdsHiddenCards(ticket))).then(() => undefined));
  expect(screen.queryByText(/The file holds hidden cards, too/) !== null).toBe(told);
});
