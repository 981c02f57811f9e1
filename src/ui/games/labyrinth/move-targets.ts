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
