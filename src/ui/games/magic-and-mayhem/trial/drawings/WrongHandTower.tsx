import { Paper } from './paper.tsx';
import { Puppet } from './puppets.tsx';

const CUPS = [
  [180, 200, 'var(--plum-hi)'],
  [222, 200, 'var(--ember)'],
  [201, 168, 'var(--moss)'],
  [201, 136, 'var(--ember-hi)'],
  [182, 98, '#56b4e9'],
] as const;

/** One hand behind the back, the other one puts a cup on the tower. */
export function WrongHandTower() {
  return (
    <>
      <Puppet
        x={108}
        y={212}
        shirt="#d55e00"
        head="tuft"
        arms={[
          [
            [54, -112],
            [34, -84],
          ],
          [
            [-10, -54],
            [-32, -66],
          ],
        ]}
        mouth="oh"
      />
      {CUPS.map(([x, y, colour]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <Paper pieces={[['M-17 -14H17L12 14H-12Z', colour]]} />
        </g>
      ))}
      <Puppet
        x={290}
        y={212}
        shirt="#56b4e9"
        head="bun"
        arms={[
          [
            [24, -60],
            [26, -74],
          ],
          [
            [-8, -54],
            [-30, -66],
          ],
        ]}
        turned
      />
    </>
  );
}
