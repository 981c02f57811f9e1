/** The reasons for the end of undo that several games share. */
const SEALED: { readonly [why: string]: string } = {
  start: 'This is where the game began.',
  roll: 'The die has been thrown. What it shows stays.',
  draw: 'A card has been drawn. What is seen is seen.',
  far: 'That is too long ago.',
  back: 'The table went back to this turn.',
  lifted: 'The next player has seen the cards.',
  help: 'Somebody got more help, or less.',
  cards: 'New cards have been mixed in.',
  loaded: 'The game was opened by a newer version of the app.',
};
/** The `sealed` function of a game's text, with extra reasons of the game. */
export const undoEndReasons =
  (own: { readonly [why: string]: string }) =>
  (why: string): string =>
    own[why] ?? SEALED[why] ?? 'Undo goes no further back.';
