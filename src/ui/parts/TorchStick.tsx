/** A torch that burns, or has burnt down: `size` rem high, or as high as its class says. Turns are counted in them, so they are drawn with little. */
export const TorchStick = ({ lit, size }: { lit: boolean; size?: number }) => (
  <svg viewBox="20 0 160 580" style={size === undefined ? {} : { height: `${size}rem`, margin: '0 0.15rem' }} aria-hidden="true">
    <path d="M82 300L118 300L112 556Q100 564 88 556Z" style={{ fill: 'var(--wood)' }} />
    {lit ? (
      <>
        <path
          d="M100 262C10 262 20 170 58 100Q62 60 48 24Q96 44 100 94Q112 60 100 12Q152 50 156 114C200 190 180 262 100 262Z"
          style={{ fill: 'var(--ember)' }}
        />
        <path d="M100 252C30 252 60 170 92 106C116 128 126 150 122 172C150 200 136 252 100 252Z" style={{ fill: 'var(--glow)' }} />
      </>
    ) : (
      <path d="M90 220q-10-12 4-22t2-24" fill="none" style={{ stroke: 'var(--on-bg-2)' }} stroke-width="9" stroke-linecap="round" />
    )}
    <path d="M44 226Q100 246 156 226L136 316Q100 326 64 316Z" style={{ fill: lit ? 'var(--plum)' : 'var(--night-600)' }} />
  </svg>
);
