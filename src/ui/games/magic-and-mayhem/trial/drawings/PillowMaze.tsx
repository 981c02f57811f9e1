import { Paper } from './paper.tsx';
import { Puppet, Slip, Way } from './puppets.tsx';

const PILLOWS = [
  [66, 222, 'var(--plum-hi)'],
  [206, 228, '#56b4e9'],
  [232, 196, 'var(--moss)'],
] as const;

/** Hands out, eyes under a scarf; a friend calls the way between the pillows. */
export function PillowMaze() {
  return (
    <>
      <Puppet
        x={304}
        y={208}
        turned
        shirt="#009e73"
        head="bun"
        mouth="oh"
        arms={[
          [
            [16, -104],
            [32, -84],
          ],
          [
            [-20, -48],
            [-24, -64],
          ],
        ]}
      />
      <Slip x={236} y={52} words="Left!" tail={22} />
      {PILLOWS.map(([x, y, colour]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <Paper pieces={[['M-30 0Q-36 -16 -22 -13Q0 -8 22 -13Q36 -16 30 0Q36 16 22 12Q0 9 -22 12Q-36 16 -30 0Z', colour]]} />
        </g>
      ))}
      <Puppet
        x={126}
        y={212}
        shirt="#e69f00"
        head="bob"
        eyes="scarf"
        arms={[
          [
            [48, -78],
            [26, -66],
          ],
          [
            [42, -92],
            [24, -84],
          ],
        ]}
        feet={[
          [-14, 0],
          [22, -6],
        ]}
      />
      <Way d="M160 216Q190 204 180 190Q172 178 198 172" point="M187 166L201 172L190 182" />
    </>
  );
}
