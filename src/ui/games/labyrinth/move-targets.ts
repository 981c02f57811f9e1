import type { ChoicePrompt } from '../../../engine/session.ts';
import type { GameText } from '../../../engine/shared/game-text.ts';
import type { AnyCommand } from '../../../games/labyrinth/state/commands.ts';
import type { Labyrinth, View } from '../../../games/labyrinth/state/tasks.ts';

/** The answers to a prompt, each with its place in it and how it is said. */
export type Offer<C extends AnyCommand = AnyCommand> = { readonly index: number; readonly command: C; readonly label: string };
export type Offers = readonly Offer[];
export type CommandOf<K extends AnyCommand['do']> = Extract<AnyCommand, { do: K }>;

export const offersOf = (
  prompt: ChoicePrompt<Labyrinth> | null,
  view: View,
  describe: GameText<Labyrinth>,
  names: readonly string[],
): Offers =>
  prompt?.options.map((command, index) => ({ index, command, label: describe.option(view, prompt.choice, command, names) })) ?? [];

/** Those that do one thing. */
export const those = <K extends AnyCommand['do']>(offers: Offers, what: K): readonly Offer<CommandOf<K>>[] =>
  offers.filter((offer): offer is Offer<CommandOf<K>> => offer.command.do === what);
/** The one that does it, of several that for which `matches`. */
export const that = <K extends AnyCommand['do']>(
  offers: Offers,
  what: K,
  matches: (command: CommandOf<K>) => boolean = () => true,
): Offer<CommandOf<K>> | null => those(offers, what).find(({ command }) => matches(command)) ?? null;

export type Kind = Labyrinth['choice']['do'];
/** Questions that have a scene of their own; all others are asked on a slip. */
const SCENES: ReadonlySet<Kind> = new Set([
  'race',
  'class',
  'elements',
  'story',
  'town',
  'gate',
  'explore',
  'pack',
  'fight',
  'dm',
  'dm-hero',
  'behind',
  'target',
]);
/** A tap on a hero of the party is an answer to these. */
const FACES: ReadonlySet<Kind> = new Set(['volunteer', 'pay', 'target']);

export const isAskedOnSlip = (kind: Kind): boolean => !SCENES.has(kind);
/** Whether the dungeon master is asked. */
export const isMeddling = (kind: Kind): boolean => kind === 'dm' || kind === 'dm-hero' || kind === 'behind';
/** What a tap on a hero of the party answers, by seat. */
export const answersByHero = (kind: Kind | null, offers: Offers): ReadonlyMap<number, Offer> =>
  new Map(
    kind !== null && FACES.has(kind)
      ? offers.flatMap((offer) => ('hero' in offer.command && typeof offer.command.hero === 'number' ? [[offer.command.hero, offer]] : []))
      : [],
  );
