import { Paper } from './paper.tsx';
import { Puppet, Way } from './puppets.tsx';

const PLACES = [44, 112, 180, 248, 316] as const;
const SPOON = 'M-16 0Q-16 -6 -8 -6Q0 -6 2 -2H22V2H2Q0 6 -8 6Q-16 6 -16 0Z';

/** Two and two, and a gap; the first one is about to step into it. */
export function TwoLines() {
  return (
    <>
      {PLACES.map((x) => (
        <g key={x} transform={`translate(${x} 222)`}>
          <Paper pieces={[[SPOON, '#9fb9c4']]} />
        </g>
      ))}
      <Puppet
        x={44}
        y={206}
        size={0.9}
        shirt="#d55e00"
        head="bob"
        arms={[
          [
            [18, -50],
            [20, -64],
          ],
        ]}
      />
      <Puppet
        x={112}
        y={206}
        size={0.9}
        shirt="#d55e00"
        head="tuft"
        mouth="oh"
        lean={4}
        arms={[
          [
            [34, -70],
            [20, -60],
          ],
          [
            [-22, -56],
            [-24, -70],
          ],
        ]}
        feet={[
          [-10, 0],
          [24, -8],
        ]}
      />
      <Puppet
        x={248}
        y={206}
        size={0.9}
        turned
        shirt="#0072b2"
        head="curls"
        arms={[
          [
            [20, -92],
            [24, -66],
          ],
          [
            [-18, -50],
            [-20, -64],
          ],
        ]}
      />
      <Puppet
        x={316}
        y={206}
        size={0.9}
        turned
        shirt="#0072b2"
        head="bun"
        arms={[
          [
            [18, -50],
            [20, -64],
          ],
        ]}
      />
      <Way d="M136 66Q158 42 178 62" point="M166 60L180 64L182 49" />
      <ellipse cx="180" cy="206" rx="26" ry="8" fill="none" style={{ stroke: 'var(--flame)' }} stroke-width="4" stroke-dasharray="7 7" />
    </>
  );
}
