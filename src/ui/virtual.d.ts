/** A game's images as path data, made by src/app/build/sprites.ts, without those of the shell's sprite. */
declare module 'virtual:sprite/*' {
  export const icons: import('./parts/Sprite.tsx').Icons;
}
