/** Glyphs of game-icons as path data, made by src/app/build/sprite.ts. A game's sprite leaves out what the shell's already holds. */
declare module 'virtual:sprite/*' {
  export const icons: Readonly<Record<string, { readonly print: string; readonly mass: string }>>;
}
