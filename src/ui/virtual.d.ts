/** Images as path data, made by src/app/build/sprites.ts: a game's, without those of the shell's sprite; the shell's; and those of several games. */
declare module 'virtual:sprite/*' {
  export const icons: import('./parts/Sprite.tsx').Icons;
}
