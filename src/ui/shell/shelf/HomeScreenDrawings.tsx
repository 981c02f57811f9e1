import type { ComponentChildren } from 'preact';

/** The pictures of the home screen's guide: paper on a round of night, and a paper hand that taps where a finger should. */

const fill = (colour: string) => ({ fill: `var(--${colour})` });
const line = (colour: string) => ({ fill: 'none', stroke: `var(--${colour})` });

const Scene = ({ children }: { children: ComponentChildren }) => (
  <svg viewBox="0 0 128 120" aria-hidden stroke-linecap="round" stroke-linejoin="round">
    <circle cx="64" cy="58" r="52" style={fill('night-800')} />
    <circle cx="64" cy="58" r="41" style={fill('night-600')} />
    {children}
  </svg>
);

const HAND = 'M-8 8a8 8 0 0 1 16 0v20l15 4q9 3 8 12l-3 16q-2 9-11 9h-14q-8 0-12-7l-13-20q-4-7 2-10 5-2 9 3l3 3z';
/** The tip of its finger is at `x`, `y`. */
const Hand = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y}) rotate(-24)`}>
    <path d={HAND} transform="translate(1 7)" style={fill('cast')} opacity=".4" />
    <path d={HAND} style={{ ...fill('paper-hi'), stroke: 'var(--ink)' }} stroke-width="3.5" />
    <path d="M9 31v9M20 35v8" style={line('ink')} stroke-width="3" />
  </g>
);

/** A card that is pressed, with something on it. */
const Key = ({ children }: { children: ComponentChildren }) => (
  <g>
    <rect x="39" y="25" width="54" height="60" rx="15" style={fill('cast')} opacity=".4" />
    <rect x="35" y="20" width="54" height="58" rx="15" style={fill('paper-edge')} />
    <rect x="35" y="16" width="54" height="56" rx="15" style={fill('paper')} />
    {children}
  </g>
);

/** Safari's sign for sharing: an arrow that leaves its box. */
export const ShareDrawing = () => (
  <Scene>
    <Key>
      <path d="M54 39H47V63H77V39H70M62 52V25M53 33L62 24L71 33" style={line('ember-lo')} stroke-width="5" />
    </Key>
    <Hand x={74} y={56} />
  </Scene>
);

/** Firefox's sign for its menu: three dots. */
export const MenuDrawing = () => (
  <Scene>
    <Key>
      {[28, 44, 60].map((y) => (
        <circle key={y} cx="62" cy={y} r="5.5" style={fill('ember-lo')} />
      ))}
    </Key>
    <Hand x={74} y={56} />
  </Scene>
);

/** A list, and the row in it that has a plus in a box. */
export const AddDrawing = () => (
  <Scene>
    <rect x="19" y="17" width="98" height="86" rx="11" style={fill('cast')} opacity=".4" />
    <rect x="15" y="12" width="98" height="84" rx="11" style={fill('paper-edge')} />
    <rect x="15" y="9" width="98" height="83" rx="11" style={fill('paper')} />
    <path d="M27 22H70M27 79H62" style={line('paper-edge')} stroke-width="7" />
    <rect x="93" y="17" width="11" height="11" rx="3" style={fill('paper-edge')} />
    <rect x="20" y="34" width="88" height="34" rx="9" style={fill('flame')} />
    <path d="M31 51H64" style={line('ink')} stroke-width="7" />
    <path
      d="M83 40H97Q101 40 101 44V58Q101 62 97 62H83Q79 62 79 58V44Q79 40 83 40ZM90 46V56M85 51H95"
      style={line('ember-lo')}
      stroke-width="4.5"
    />
    <Hand x={76} y={55} />
  </Scene>
);

/** A tablet, and our torch among its apps. */
export const HomeDrawing = () => (
  <Scene>
    <rect x="26" y="12" width="86" height="98" rx="13" style={fill('cast')} opacity=".4" />
    <rect x="21" y="5" width="86" height="98" rx="13" style={fill('ink')} />
    <rect x="27" y="11" width="74" height="86" rx="8" style={fill('moss-hi')} />
    {(
      [
        ['plum-hi', 33, 17],
        ['heart', 54, 17],
        ['night-600', 75, 17],
        ['night-600', 33, 77],
        ['paper', 54, 77],
        ['plum-hi', 75, 77],
      ] as const
    ).map(([colour, x, y]) => (
      <rect key={`${x} ${y}`} x={x} y={y} width="15" height="15" rx="4" style={fill(colour)} />
    ))}
    <circle cx="64" cy="54" r="25" style={fill('glow')} />
    <image href="./icons/icon.svg" x="45" y="35" width="38" height="38" />
    <Hand x={74} y={55} />
  </Scene>
);
