import { Paper } from './paper.tsx';
import { Puppet } from './puppets.tsx';

const WAVES =
  'M-30 196L0 196Q20 180 40 194Q60 208 84 194Q108 178 130 194Q152 208 176 194Q200 178 224 194Q248 208 270 194Q292 178 316 194Q338 206 360 196L400 200V240H-30Z';
const CHAIR = 'M40 92H52V146H104V208H92V164H52V208H40Z';

/** From the chair to the cushion, with one foot in the air. */
export function FloorIsLava() {
  return (
    <>
      <path d={WAVES} style={{ fill: 'var(--ember-lo)' }} />
      <Paper pieces={[[CHAIR, 'var(--wood-hi)']]} />
      <Puppet
        x={126}
        y={158}
        shirt="#56b4e9"
        head="tuft"
        mouth="oh"
        lean={8}
        arms={[
          [
            [44, -92],
            [28, -70],
          ],
          [
            [-40, -96],
            [-28, -70],
          ],
        ]}
        feet={[
          [-38, -14],
          [46, 22],
        ]}
      />
      <Paper
        pieces={[
          ['M166 186Q160 168 176 172Q204 178 230 172Q244 168 240 186Q246 204 230 200Q202 196 178 201Q162 204 166 186Z', 'var(--plum-hi)'],
        ]}
      >
        <path d="M182 182Q204 188 226 182" fill="none" style={{ stroke: 'var(--plum-lo)' }} stroke-width="3" stroke-linecap="round" />
      </Paper>
      <Paper
        pieces={[
          ['M274 190Q268 174 284 178Q306 183 328 178Q342 174 338 190Q344 206 328 203Q304 199 284 203Q268 206 274 190Z', 'var(--moss)'],
        ]}
      >
        <path d="M290 188Q306 193 322 188" fill="none" style={{ stroke: 'var(--moss-lo)' }} stroke-width="3" stroke-linecap="round" />
      </Paper>
      <path d={WAVES} transform="translate(0 22)" style={{ fill: 'var(--ember)' }} />
      <path d={WAVES} transform="translate(-14 34)" style={{ fill: 'var(--ember-hi)' }} />
      <g style={{ fill: 'var(--ember-hi)' }}>
        <circle cx="130" cy="206" r="6" />
        <circle cx="258" cy="204" r="7" />
        <circle cx="22" cy="200" r="5" />
      </g>
    </>
  );
}
