/** A game's pictures as path data, made by src/app/build/sprite.ts. Its sprite leaves out what the shell's already holds. */
declare module 'virtual:sprite/*' {
  export const icons: import('./parts/Sprite.tsx').Icons;
}
