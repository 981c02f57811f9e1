/** One pose of the flame in a viewBox of 200 x 260, with its foot at (100, 254): outer and inner outline. The name is inside. */
type Pose = readonly [outside: string, heart: string];

const POSES: readonly Pose[] = [
  [
    'M100 254C46 254 12 214 18 164C23 126 50 112 54 74C56 50 48 32 36 16C70 24 92 50 93 82C101 62 104 36 92 2C134 24 158 62 152 102C163 93 167 80 166 64C188 92 190 132 183 168C174 220 148 254 100 254Z',
    'M100 247C58 247 34 216 38 174C41 144 66 128 72 96C74 82 72 72 66 60C90 70 104 92 106 114C114 102 118 84 112 62C142 84 156 112 154 138C162 132 166 122 166 112C176 138 176 158 170 180C162 222 136 247 100 247Z',
  ],
  [
    'M100 254C46 254 14 216 18 166C21 132 46 118 54 88C59 68 56 52 50 40C76 46 92 64 95 92C106 68 116 34 110 -4C144 22 163 64 153 106C167 92 175 70 176 44C193 80 191 130 183 168C174 220 148 254 100 254Z',
    'M100 247C58 247 34 216 38 176C40 148 62 136 74 108C79 94 79 82 76 70C97 82 107 98 109 120C118 106 125 84 122 58C148 86 158 114 155 140C164 132 169 118 170 104C178 134 177 158 170 180C162 222 136 247 100 247Z',
  ],
  [
    'M100 254C46 254 12 214 17 164C22 122 55 104 52 64C50 40 38 22 22 10C64 18 90 44 91 78C98 60 97 34 78 8C126 26 155 62 150 100C158 95 161 88 160 78C182 98 189 134 183 168C174 220 148 254 100 254Z',
    'M100 247C58 247 34 216 37 172C40 142 68 126 69 98C70 84 65 74 57 66C84 72 100 90 104 112C110 100 112 88 103 68C136 88 153 112 151 138C158 132 161 126 159 116C173 138 175 158 170 180C162 222 136 247 100 247Z',
  ],
];

function FlamePose({ pose: [outside, heart] }: { pose: Pose }) {
  return (
    <>
      <path d={outside} style={{ fill: 'var(--cast)' }} opacity=".35" transform="translate(2 4)" />
      <path d={outside} style={{ fill: 'var(--ember-hi)' }} />
      <path d={heart} style={{ fill: 'var(--ember-lo)' }} opacity=".3" transform="translate(1.5 3.5)" />
      <path d={heart} style={{ fill: 'var(--glow)' }} />
    </>
  );
}

/** The animated flame: three poses side by side as animation frames. */
export function VeilFlame() {
  return (
    <div class="veil-flame">
      <svg viewBox="0 0 660 264" preserveAspectRatio="none" aria-hidden>
        {POSES.map((pose, i) => (
          <g key={pose[0]} transform={`translate(${10 + i * 220} 5)`}>
            <FlamePose pose={pose} />
          </g>
        ))}
      </svg>
    </div>
  );
}

/** The handle of the torch, in SVG units. */
export function Handle() {
  return (
    <g>
      <path d="M-24 600H36L28 1400H-12Z" style={{ fill: 'var(--cast)' }} opacity=".35" transform="translate(8 11)" />
      <path d="M-30 600H30L24 1400H-24Z" style={{ fill: 'var(--wood)' }} />
      <path d="M2 600H30L24 1400H2Z" style={{ fill: 'var(--wood-lo)' }} />
    </g>
  );
}

/** The basket below the flame. */
export function Basket() {
  const bowl = 'M-150 0Q0 46 150 0L104 118Q0 150 -104 118Z';
  return (
    <g transform="translate(0 520) scale(.95)">
      <path d={bowl} style={{ fill: 'var(--cast)' }} opacity=".4" transform="translate(7 11)" />
      <path d={bowl} style={{ fill: 'var(--plum-lo)' }} />
      <path
        d="M-80 42L-24 102M-24 52L30 104M32 52L80 96M80 42L26 102M24 52L-30 104M-32 52L-80 96"
        fill="none"
        style={{ stroke: 'var(--plum)' }}
        stroke-width="11"
      />
      <path d="M-150 0Q0 46 150 0L141 30Q0 76 -141 30ZM-113 92Q0 124 113 92L104 118Q0 150 -104 118Z" style={{ fill: 'var(--plum)' }} />
    </g>
  );
}
