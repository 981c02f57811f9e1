import type { GameTypes, Seat } from '../../engine/game.ts';
import type { Save, SaveSummary, SaveWrite, TurnStart } from '../../engine/save.ts';
import { turnLogOf } from '../../engine/save-records.ts';
import type { Observation } from '../../engine/session.ts';
import type { GameText } from '../../engine/shared/game-text.ts';
import { isolateBidi } from '../../engine/shared/sentences.ts';

/** Builds the save summary that the shelf shows, and the complete write for a save. */

type Says<V extends GameTypes> = Pick<GameText<V>, 'call' | 'summary'>;

/** The current prompt as on the table. For secret prompts and bots: only whose turn it is. */
function headlineOf<V extends GameTypes>({ seats, session }: Save<V>, says: Says<V>, seen: Observation<V>, deciding: Seat | null): string {
  if (session.now.outcome) return 'The curtain has fallen';
  const { view, prompt } = seen;
  const names = seats.map((seat) => isolateBidi(seat.name));
  const name = names[deciding ?? 0] ?? 'Somebody';
  const turn = `${name} holds the torch`;
  if (!prompt || prompt.kind === 'wait' || seats[deciding ?? 0]?.player.kind === 'bot') return turn;
  try {
    // use the name of the person who answers for a bot
    const called = names.map((own, i) => (i === prompt.seat ? name : own));
    const { title } = says.call(view, prompt, called);
    return title.includes(name) ? title : `${name}: ${title}`;
  } catch {
    // an error in the text must not prevent saving
    return turn;
  }
}

/** The summary of a save. `seen`: the view that everybody may see. */
export const summaryOf = <V extends GameTypes>(save: Save<V>, says: Says<V>, seen: Observation<V>, deciding: Seat | null): SaveSummary => ({
  id: save.id,
  game: save.game,
  emblems: save.seats.map((seat) => seat.emblem),
  headline: headlineOf(save, says, seen, deciding),
  summary: says.summary(seen.view),
  played: save.played,
  over: save.session.now.outcome !== null,
  title: save.title,
});

/** All records to store after a command. `seen`: the view that everybody may see. */
export function saveWriteOf<V extends GameTypes>(
  save: Save<V>,
  says: Says<V>,
  seen: Observation<V>,
  deciding: Seat | null,
  starts: readonly TurnStart<V>[],
): SaveWrite<V> {
  const tale = turnLogOf(save, save.turn);
  return { save, summary: summaryOf(save, says, seen, deciding), turnLogs: tale ? [tale] : [], turnStarts: starts };
}
