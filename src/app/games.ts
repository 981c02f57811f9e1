import type { Vocabulary } from '../engine/game.ts';
import type { Save, Ticket } from '../engine/save.ts';
import type { Store } from '../ui/ports.ts';
import { freshId, now } from './entropy.ts';
import { Friendly } from './friendly.ts';
import { type Claim, claim } from './ownership.ts';
import { resume } from './resume.ts';

const LONGEST_TITLE = 30;

/** What one can do with a game without playing it: name it, copy it, throw it away, bring one in. */

/**
 * Makes this window the owner of a game, so that no other one plays it meanwhile.
 * @throws Friendly when another window has it.
 */
export async function hold(id: string): Promise<Claim> {
  const held = await claim(id);
  if (!held) throw new Friendly('That game is open in another window. Please close it there first.');
  return held;
}

async function owned<T>(id: string, work: () => Promise<T>): Promise<T> {
  const held = await hold(id);
  try {
    return await work();
  } finally {
    held.release();
  }
}

/** What the shelf shows of a game by now: it may have been played on since `ticket` was drawn. */
const fresh = async (store: Store, ticket: Ticket): Promise<Ticket> => (await store.tickets()).find(({ id }) => id === ticket.id) ?? ticket;

/** No longer than a save's title may be, also when it is a copy of a copy; no character is cut in two. */
const short = (title: string): string => [...title].slice(0, LONGEST_TITLE).join('');

/** Gives a game a name; an empty one takes it away. */
export const rename = (store: Store, ticket: Ticket, name: string): Promise<void> =>
  owned(ticket.id, async () => {
    const { save } = await resume(store, ticket.id);
    const title = short(name.trim()).trim() || null;
    const named = { ...(await fresh(store, ticket)), title };
    await store.put({ save: { ...save, title, revision: save.revision + 1 }, ticket: named, tales: [], starts: [] });
  });

/** Puts a game on the shelf a second time, with its story. */
export const duplicate = (store: Store, ticket: Ticket): Promise<void> =>
  owned(ticket.id, async () => {
    const id = freshId();
    const { save } = await resume(store, ticket.id);
    const [tales, kept] = await Promise.all([store.tales(ticket.id), store.starts(ticket.id)]);
    const turns = await Promise.all(kept.map((turn) => store.turn(save, turn)));
    const starts = turns.filter((turn) => typeof turn !== 'string');
    const title = `${short(ticket.title ?? 'Copy')} 2`;
    const copied = { ...(await fresh(store, ticket)), id, title, played: now() };
    await owned(id, () => store.put({ save: { ...save, id, title }, ticket: copied, tales, starts }));
  });

/** Throws a game away for good. */
export const throwAway = (store: Store, id: string): Promise<void> => owned(id, () => store.remove(id));

/** Takes in a game from a file, as a new one. Nothing that is stored changes unless it fits. Returns why not, in a sentence, or null. */
export async function bringIn(store: Store, text: string, ticketOf: (save: Save<Vocabulary>) => Promise<Ticket>): Promise<string | null> {
  const { readFile } = await import('./door.ts');
  const read = await readFile(text);
  if (read.kind === 'refused') return read.where ? `${read.words} (${read.where})` : read.words;
  const save = { ...read.save, id: freshId(), played: now() };
  const ticket = await ticketOf(save);
  await owned(save.id, () => store.put({ save, ticket, tales: [], starts: [] }));
  return null;
}
