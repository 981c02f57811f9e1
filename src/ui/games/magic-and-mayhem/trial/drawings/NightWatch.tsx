import { Paper } from './paper.tsx';
import { Puppet, Slip } from './puppets.tsx';

/** The guard sits with shut eyes; somebody reaches for the keys on tiptoe. */
export function NightWatch() {
  return (
    <>
      <Puppet
        x={252}
        y={214}
        shirt="#0072b2"
        head="curls"
        arms={[
          [
            [26, -50],
            [30, -66],
          ],
          [
            [-18, -46],
            [-24, -62],
          ],
        ]}
        eyes="shut"
        turned
        feet={[
          [-26, -22],
          [30, -20],
        ]}
        size={0.95}
      />
      <Paper pieces={[['M176 214a9 9 0 1 1 17 4L212 222L210 230L192 225a9 9 0 0 1 -16 -11Z', 'var(--ember-hi)']]}>
        <circle cx="184" cy="216" r="4" style={{ fill: 'var(--wood)' }} />
      </Paper>
      <Puppet
        x={98}
        y={212}
        shirt="#cc79a7"
        head="tuft"
        arms={[
          [
            [66, -40],
            [44, -66],
          ],
          [
            [-30, -78],
            [-26, -64],
          ],
        ]}
        lean={16}
        feet={[
          [-20, -8],
          [18, -2],
        ]}
        mouth="oh"
      />
      <Slip x={262} y={46} words="zz?" tail={-8} />
    </>
  );
}
