// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { importSave } from '../../src/app/import-export/import-save.ts';
import { Scribe } from '../../src/cli/game-recorder.ts';
import type { GameTypes } from '../../src/engine/game.ts';
import { asAnyGameModule } from '../../src/engine/game-module.ts';
import type { Save } from '../../src/engine/save.ts';
import { validate } from '../../src/engine/validate.ts';
import { gameModule, mayhemModule } from '../../src/games/magic-and-mayhem/index.ts';
import type { State } from '../../src/games/magic-and-mayhem/state/state.ts';
import { finding } from './pretend.ts';

/** Impossible positions of Magic and Mayhem, each a way that damage once got in or might. */

const options = validate(gameModule.game.schemas.options, {}, 'the options');
const stateOf = (save: Save<GameTypes>): State => save.session.now.state as unknown as State;

/** A hero's turn, with a monster on the board and a card in a hand. */
async function midGame(): Promise<Save<GameTypes>> {
  const { greedy } = gameModule.bots;
  for (let seed = 1; seed < 20; seed++) {
    const scribe = new Scribe(gameModule, greedy, { id: 'mayhem', seats: 3, options, seed });
    while (scribe.play(false)) {
      const { monsters, heroes } = stateOf(scribe.save);
      const [task] = scribe.save.session.now.agenda;
      if (task?.do === 'turn' && monsters.length > 0 && heroes.some(({ cards }) => cards.length > 0)) return scribe.save;
    }
  }
  throw new Error('that moment never came');
}
const save = await midGame();

type Changing = { state: State; agenda: { [key: string]: unknown }[]; outcome: unknown };
const spoilt = async (change: (now: Changing) => void): Promise<string> => {
  const copy = JSON.parse(JSON.stringify(save)) as typeof save; // a structured clone would keep checkpoint and position one object
  change(copy.session.now as unknown as Changing);
  const read = await importSave(copy, finding(gameModule));
  return read.kind === 'refused' ? `${read.words} @ ${read.where}` : 'save';
};
const bearer = stateOf(save).heroes.findIndex(({ cards }) => cards.length > 0);

test('the save itself comes in', async () => expect(await spoilt(() => {})).toBe('save'));

describe('what is gone is named', () => {
  test.each<[string, (now: Changing) => void, string]>([
    [
      'a card in a hand',
      ({ state }) => void state.heroes[bearer]?.cards.splice(0, 1, 'tin-hat'),
      `This saved game is about “tin-hat”, a card that this box does not have. @ session/now/state/heroes/${bearer}/cards/0`,
    ],
    [
      'a card by a magic name',
      ({ state }) => void state.treasures.draw.splice(2, 1, 'constructor'),
      'This saved game is about “constructor”, a card that this box does not have. @ session/now/state/treasures/draw/2',
    ],
    [
      'a hero',
      ({ state }) => void Object.assign(state.heroes[1] ?? {}, { hero: 'nobody' }),
      'This saved game is about “nobody”, a hero that this box does not have. @ session/now/state/heroes/1/hero',
    ],
    [
      'a monster',
      ({ state }) => void Object.assign(state.monsters[0] ?? {}, { monster: 'grue' }),
      'This saved game is about “grue”, a monster that this box does not have. @ session/now/state/monsters/0/monster',
    ],
    [
      'a tile',
      ({ state }) => void Object.assign(state.board.slots.find((slot) => slot) ?? {}, { tile: 'attic' }),
      '“attic”, a tile that this box does not have.',
    ],
    [
      'a card on its way',
      ({ agenda }) => void agenda.push({ do: 'keep', seat: 0, card: 'tin-hat', at: 0 }),
      'This saved game is about “tin-hat”, a card that this box does not have. @ session/now/agenda/1',
    ],
  ])('%s', async (_, change, words) => expect(await spoilt(change)).toContain(words));
});

describe('what cannot be is refused', () => {
  test.each<[string, (now: Changing) => void]>([
    ['a board without end', ({ state }) => void Object.assign(state.board, { wide: 1_000_000, high: 1_000_000 })],
    ['a board without its Entrance', ({ state }) => state.board.slots.fill(null)],
    ['a door that is none', ({ state }) => void state.board.opened.push(3)],
    [
      'a card in two hands',
      ({ state }) => {
        for (const hero of state.heroes) hero.cards.push(state.treasures.draw[0] ?? '');
      },
    ],
    ['a monster of a card that is not out', ({ state }) => void Object.assign(state.monsters[0] ?? {}, { card: state.dangers.draw[0] })],
    ['a card that nobody will put back', ({ state }) => void state.out.push(state.dangers.draw.pop() ?? '')],
    [
      'a spell without an end',
      ({ state }) => void state.heroes[0]?.lasting.push({ state: 'poisoned', rounds: 0, harm: 1, fresh: false, by: null }),
    ],
    [
      'a spell of nobody',
      ({ state }) => void state.monsters[0]?.lasting.push({ state: 'poisoned', rounds: 1, harm: 1, fresh: false, by: 6 }),
    ],
    [
      'heaps on one square',
      ({ state }) => {
        const heap = { at: state.heroes[0]?.at ?? 0, gold: 1, cards: [], shield: false };
        state.loot.push(heap, { ...heap });
      },
    ],
    ['nothing that waits', ({ agenda }) => void agenda.splice(0)],
    ['an end of the road', ({ agenda }) => void agenda.splice(0, 1, { do: 'peer-roll', seat: 0, count: 1, faces: 6 })],
    ['two rounds at once', ({ agenda }) => void agenda.unshift({ do: 'next-round' })],
    [
      'dice without end',
      ({ agenda, state }) =>
        void agenda.splice(0, 1, { do: 'go-on', seat: state.turn.seat }, { do: 'peer-roll', seat: state.turn.seat, count: 1e12, faces: 6 }),
    ],
    [
      'a trade of what nobody has',
      ({ agenda, state }) =>
        void agenda.splice(
          0,
          1,
          { do: 'go-on', seat: state.turn.seat },
          {
            do: 'agree',
            seat: (state.turn.seat + 1) % 3,
            from: state.turn.seat,
            give: state.treasures.draw[0],
            take: state.treasures.draw[1],
          },
        ),
    ],
    [
      'effects of no card',
      ({ agenda, state }) =>
        void agenda.splice(
          0,
          1,
          { do: 'go-on', seat: state.turn.seat },
          {
            do: 'card-roll',
            list: 'soup/use/0',
            next: 0,
            seat: 0,
            hero: null,
            monster: null,
            at: state.heroes[0]?.at,
            on: 4,
            count: 1,
            faces: 6,
          },
        ),
    ],
    ['an end that the game does not know', (now) => void Object.assign(now, { outcome: { winners: [], reason: 'constructor' } })],
  ])('%s', async (_, change) =>
    expect(await spoilt(change)).toMatch(
      /^(This saved game does not add up\.|This saved game is about|These dice cannot be thrown|Nobody could go on).* @ session\/now/,
    ),
  );
});

test.each<[string, (now: Changing) => void]>([
  ['a turn of somebody else', ({ agenda, state }) => void Object.assign(agenda[0] ?? {}, { seat: (state.turn.seat + 1) % 3 })],
])('what no play leads to, and what does no harm, comes in: %s', async (_, change) => expect(await spoilt(change)).toBe('save'));

test('a box with a card more opens the games of before', async () => {
  const [soup] = Object.values(mayhemModule.content.treasures);
  const richer = asAnyGameModule({
    ...mayhemModule,
    content: { ...mayhemModule.content, treasures: { ...mayhemModule.content.treasures, ...(soup ? { 'second-soup': soup } : {}) } },
  });
  expect(await importSave(save, finding(richer))).toMatchObject({ kind: 'save' });
});
