import { star } from '../../parts/geometry.ts';
import { Picture } from '../../parts/Picture.tsx';

/** Small pictures for the switches and buttons around the seats, drawn by hand in a box of 32, in the colour of the words. */

const solid = { fill: 'currentColor' } as const;
const line = {
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': '3.4',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const;
const hole = 'var(--hole, #fff5db)';

const GLYPHS = {
  book: () => (
    <g {...solid}>
      <path d="M15 8Q9 3.5 2 5.5V24Q9 22 15 26.5Z" />
      <path d="M17 8Q23 3.5 30 5.5V24Q23 22 17 26.5Z" />
      <path d="M2 26.2Q9.5 24.4 14.6 28.6H17.4Q22.5 24.4 30 26.2V28.2Q23 26.8 18.2 30.6H13.8Q9 26.8 2 28.2Z" />
    </g>
  ),
  ear: () => (
    <>
      <path
        d="M16.5 2C8.6 2 5.4 8 6.2 14.5C6.8 19 9 20 9.6 24.2C10.1 28 12.2 30.3 15.3 30C19.6 29.6 19.4 25.3 21.2 22.4C23.1 19.3 27 17.6 26.8 11.6C26.6 5.6 22.3 2 16.5 2Z"
        {...solid}
      />
      <path
        d="M11 12.5C11 8.5 13.4 6.6 16.5 6.6C20 6.6 22.2 8.8 22 12C21.8 15 18.6 15.4 17.2 18.3M14 12.8Q17.6 12.4 16.6 16.2Q15.8 18.6 13.6 19.4"
        fill="none"
        stroke={hole}
        stroke-width="2.3"
        stroke-linecap="round"
      />
    </>
  ),
  pair: () => (
    <g {...solid}>
      <circle cx="11" cy="7" r="5.4" />
      <path d="M1.5 29.5Q1 14.2 11 14.2Q15.6 14.2 18 17.6Q14.4 21 14.6 29.5Z" />
      <circle cx="23.4" cy="17" r="4.2" />
      <path d="M16.6 29.5Q16.4 22.4 23.4 22.4Q30.4 22.4 30.2 29.5Z" />
    </g>
  ),
  'app-die': () => (
    <>
      <rect x="1.5" y="5" width="29" height="22" rx="4" {...solid} />
      <rect x="5" y="8.2" width="22" height="15.6" rx="1.5" fill={hole} />
      <rect x="10.6" y="10.6" width="10.8" height="10.8" rx="2.6" {...solid} />
      <g fill={hole}>
        <circle cx="13.6" cy="13.6" r="1.3" />
        <circle cx="16" cy="16" r="1.3" />
        <circle cx="18.4" cy="18.4" r="1.3" />
      </g>
    </>
  ),
  'real-dice': () => (
    <>
      <rect x="3" y="4" width="14.5" height="14.5" rx="3.2" transform="rotate(-14 10 11)" {...solid} />
      <rect x="14.5" y="14" width="14.5" height="14.5" rx="3.2" transform="rotate(12 22 21)" {...solid} stroke={hole} stroke-width="1.8" />
      <g fill={hole}>
        <circle cx="7" cy="8.6" r="1.5" />
        <circle cx="10.3" cy="11.2" r="1.5" />
        <circle cx="13.4" cy="13.8" r="1.5" />
        <circle cx="19" cy="17" r="1.5" />
        <circle cx="25.6" cy="18.4" r="1.5" />
        <circle cx="17.7" cy="23.6" r="1.5" />
        <circle cx="24.2" cy="25" r="1.5" />
      </g>
    </>
  ),
  feather: () => (
    <>
      <path
        d="M28.5 3C17 3.5 8.6 9.5 7.4 21.2Q12 14.8 18.4 11.2Q11.6 17.4 8.8 24.4Q20 24.6 24.4 16L20.6 16.2L26 12Q28.3 8 28.5 3Z"
        {...solid}
      />
      <path d="M9.6 20.4Q6.2 25 4 29.5" {...line} stroke-width="2.6" />
    </>
  ),
  glasses: () => (
    <>
      <circle cx="8.6" cy="18" r="5.7" {...line} />
      <circle cx="23.4" cy="18" r="5.7" {...line} />
      <path d="M14.3 17Q16 15.4 17.7 17M3 16.5L5.6 8.5Q6.2 7 8 7.4M29 16.5L26.4 8.5Q25.8 7 24 7.4" {...line} stroke-width="2.8" />
      <path d="M6.6 17.6Q7 15.6 9 15.2M21.4 17.6Q21.8 15.6 23.8 15.2" {...line} stroke-width="1.8" />
    </>
  ),
  pencil: () => (
    <>
      <path d="M22.5 3.5Q24.5 1.6 26.6 3.5L28.6 5.5Q30.4 7.5 28.5 9.5L26.2 11.8L20.2 5.8Z" {...solid} />
      <path d="M18.6 7.4L24.6 13.4L11 27L3.5 29Q2.6 29 3 28.2L5 21Z" {...solid} />
    </>
  ),
  left: () => <path d="M14 6L4.5 16L14 26M6 16H27.5" {...line} stroke-width="4.4" />,
  right: () => <path d="M18 6L27.5 16L18 26M26 16H4.5" {...line} stroke-width="4.4" />,
  person: () => (
    <g {...solid}>
      <circle cx="13" cy="8.5" r="6" />
      <path d="M2.5 29.5Q2 16.8 13 16.8Q24 16.8 23.5 29.5Z" />
      <path d="M25.5 5.5h3v4h4v3h-4v4h-3v-4h-4v-3h4z" transform="translate(-1 1)" />
    </g>
  ),
  bot: () => (
    <>
      <path
        d="M11.4 8.6V5.8A2.6 2.6 0 1 1 14.6 5.8V8.6H19.5Q23 8.6 23 12V21.5Q23 25 19.5 25H6.5Q3 25 3 21.5V12Q3 8.6 6.5 8.6Z"
        {...solid}
      />
      <path d="M6.5 27H19.5Q23 27 23 30H3Q3 27 6.5 27Z" {...solid} />
      <g fill="var(--hole, #25626d)">
        <circle cx="9" cy="15" r="2.5" />
        <circle cx="17" cy="15" r="2.5" />
        <rect x="8" y="19.6" width="10" height="2.4" rx="1.2" />
      </g>
      <path d="M25.5 5.5h3v4h4v3h-4v4h-3v-4h-4v-3h4z" transform="translate(-.5 1)" {...solid} />
    </>
  ),
  check: () => <path d="M5 17.5L12.5 25L27.5 7.5" {...line} stroke-width="5" />,
  sun: () => (
    <>
      <circle cx="16" cy="16" r="6.5" {...solid} />
      <path
        d="M16 2.5V5.5M16 26.5V29.5M2.5 16H5.5M26.5 16H29.5M6.5 6.5L8.6 8.6M23.4 23.4L25.5 25.5M25.5 6.5L23.4 8.6M8.6 23.4L6.5 25.5"
        {...line}
      />
    </>
  ),
  flame: () => (
    <path d="M16 1.5Q26 9 25.5 19.5Q25 30.5 16 30.5Q7 30.5 6.5 20.5Q6.4 14.5 11 10.5Q11.4 14.5 13.8 15.6Q18.2 9.5 16 1.5Z" {...solid} />
  ),
  tablet: () => (
    <>
      <rect x="5" y="2.5" width="22" height="27" rx="3.6" {...solid} />
      <rect x="8.4" y="6" width="15.2" height="17.5" rx="1" fill={hole} />
      <circle cx="16" cy="26.5" r="1.5" fill={hole} />
    </>
  ),
  turns: () => (
    <>
      <rect x="10.5" y="9" width="11" height="14" rx="2.2" transform="rotate(30 16 16)" {...solid} />
      <path d="M4.5 19A12 12 0 0 1 14 4.4M27.5 13A12 12 0 0 1 18 27.6" {...line} stroke-width="2.8" />
      <path d="M13.6 .9L20 4.2L14.2 8.6ZM18.4 31.1L12 27.8L17.8 23.4Z" {...solid} />
    </>
  ),
  snail: () => (
    <>
      <path
        d="M2.5 25.5Q5 20 9 21.5A9 9 0 1 1 25 17.5L26 10.5L24.6 5.5M26 10.5L29.4 6.5M25 17.5Q25.5 25.5 20 25.5Z"
        {...line}
        stroke-width="2.8"
      />
      <path d="M16.5 16.5m-3.6 1.6a3.8 3.8 0 1 0 3.4-4.6" {...line} stroke-width="2.6" />
    </>
  ),
  boot: () => <path d="M9 3H18.5V15.5Q19 18 23.5 19.2Q29 20.6 29 26H6.5Q6 20 8 14.5Q9.4 9.5 9 3ZM6.3 28H29V30H6.3Z" {...solid} />,
  bolt: () => <path d="M18.5 1.5L5.5 18.5H13L10.5 30.5L26.5 11.5H17.5Z" {...solid} />,
  quiet: () => (
    <>
      <path d="M3 12H8.5L16.5 5V27L8.5 20H3Z" {...solid} />
      <path d="M21.5 12L29 20M29 12L21.5 20" {...line} />
    </>
  ),
  sound: () => (
    <>
      <path d="M3 12H8.5L16.5 5V27L8.5 20H3Z" {...solid} />
      <path d="M20.5 11.5Q23.5 16 20.5 20.5M24.5 7.5Q30.5 16 24.5 24.5" {...line} />
    </>
  ),
  speech: () => <path d="M6 4H26Q30 4 30 8V18Q30 22 26 22H16L8.5 29Q7.5 29.5 7.5 28V22H6Q2 22 2 18V8Q2 4 6 4Z" {...solid} />,
  hush: () => (
    <>
      <path d="M6 4H26Q30 4 30 8V18Q30 22 26 22H16L8.5 29Q7.5 29.5 7.5 28V22H6Q2 22 2 18V8Q2 4 6 4Z" {...solid} />
      <path d="M11.5 8.5L20.5 17.5M20.5 8.5L11.5 17.5" fill="none" stroke={hole} stroke-width="3" stroke-linecap="round" />
    </>
  ),
  eye: () => (
    <>
      <path d="M1.5 16Q8 6 16 6Q24 6 30.5 16Q24 26 16 26Q8 26 1.5 16Z" {...solid} />
      <circle cx="16" cy="16" r="6.4" fill={hole} />
      <circle cx="17" cy="16.5" r="3.8" {...solid} />
    </>
  ),
  asleep: () => (
    <>
      <path d="M3 15Q9 23.5 16 23.5Q23 23.5 29 15M7 20L4.5 23.5M16 23.5V27.5M25 20L27.5 23.5" {...line} />
      <path d="M19 4H25L19 10.5H25.5" {...line} stroke-width="2.6" />
    </>
  ),
  star: () => <path d={star(16, 17, 15, 7, 5)} stroke-linejoin="round" {...solid} />,
  cards: () => (
    <>
      <rect x="4" y="6" width="13" height="19" rx="2.5" transform="rotate(-10 10 15)" {...solid} />
      <rect x="14" y="7" width="13" height="19" rx="2.5" transform="rotate(9 21 16)" {...solid} stroke={hole} stroke-width="1.8" />
    </>
  ),
} as const;
export type SeatGlyphName = keyof typeof GLYPHS;

/** A glyph, `size` rem or as high as the words around it. Decoration: a word beside it says what it means. */
export function SeatGlyph({ name, size }: { name: SeatGlyphName; size?: number }) {
  return (
    <Picture class="icon" viewBox="0 0 32 32" size={size}>
      {GLYPHS[name]()}
    </Picture>
  );
}
