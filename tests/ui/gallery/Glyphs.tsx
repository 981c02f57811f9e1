import { CutOut } from '../../../src/ui/parts/CutOut.tsx';
import { Icon } from '../../../src/ui/parts/Icon.tsx';
import type { Icons } from '../../../src/ui/parts/Sprite.tsx';
import './gallery.css';

/** Every glyph of a sprite, flat and cut out. */
export function Glyphs({ icons }: { icons: Icons }) {
  const glyphs = Object.keys(icons).filter((name) => typeof icons[name]?.print === 'string');
  return (
    <ul class="gallery glyphs">
      {glyphs.map((name) => (
        <li key={name}>
          <CutOut icon={name} size={4} holes="var(--glow)" print="var(--plum-lo)" />
          <Icon name={name} size={2} />
          {name}
        </li>
      ))}
    </ul>
  );
}
