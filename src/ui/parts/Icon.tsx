import { Picture } from './Picture.tsx';

/** A flat glyph in the colour of the words around it: `size` rem, or as high as those words. Decoration: a word or a label says what it means. */
export function Icon({ name, size }: { name: string; size?: number }) {
  return (
    <Picture class="icon" viewBox="0 0 512 512" size={size}>
      <use href={`#print-${name}`} fill="currentColor" />
    </Picture>
  );
}
