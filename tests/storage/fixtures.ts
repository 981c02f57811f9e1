import type { GameTypes } from '../../src/engine/game.ts';
import { FORMAT, type Save, type SaveWrite } from '../../src/engine/save.ts';

/** Writes of a game that only counts. */

const at = (count: number) => ({ state: { count }, agenda: [], random: [1, 2, 3, 4] as never, outcome: null });

export const saveOf = (id: string, revision: number): Save<GameTypes> => ({
  format: FORMAT,
  id,
  game: 'counting',
  version: 0,
  revision,
  seats: [],
  options: {},
  packs: [],
  started: 1,
  played: revision,
  build: 'test',
  session: { checkpoint: at(revision), sealed: 'start', commands: [], undone: [], now: at(revision) },
  journal: [{ seat: 0, turn: revision, began: true, events: [{ event: { do: 'count', to: revision } }] }],
  undone: [],
  turn: revision,
  line: 0,
  title: null,
});

/** The write of command `revision`, which began a turn; from turn 51 on an old turn is thinned out. */
export function writeOf(id: string, revision: number): SaveWrite<GameTypes> {
  const save = saveOf(id, revision);
  const { journal, turn } = save;
  return {
    save,
    summary: {
      id,
      game: 'counting',
      emblems: [],
      headline: `${revision}`,
      summary: '',
      played: revision,
      over: false,
      title: null,
    },
    turnLogs: [{ line: 0, turn, seat: 0, entries: journal }],
    turnStarts: [{ line: 0, turn, seat: 0, version: 0, at: at(revision), played: revision }],
  };
}
