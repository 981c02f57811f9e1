import { Paper } from './paper.tsx';
import { Puppet, Way } from './puppets.tsx';

/** A book on the head, arms out, one foot before the other. */
export function CrownWalk() {
  return (
    <>
      <Puppet
        x={150}
        y={212}
        shirt="#d55e00"
        head="bob"
        arms={[
          [
            [46, -92],
            [26, -84],
          ],
          [
            [-46, -92],
            [-26, -84],
          ],
        ]}
        feet={[
          [-16, -4],
          [20, 0],
        ]}
      />
      <Paper pieces={[['M114 74L186 68L188 80L116 86Z', 'var(--plum-hi)']]}>
        <path d="M118 82L186 76" style={{ stroke: 'var(--paper-hi)' }} stroke-width="3" />
      </Paper>
      <Puppet
        x={276}
        y={212}
        shirt="#009e73"
        head="bun"
        arms={[
          [
            [34, -96],
            [30, -74],
          ],
          [
            [30, -80],
            [26, -64],
          ],
        ]}
        turned
      />
      <Way d="M56 226H116" point="M108 218L118 226L108 234" />
    </>
  );
}
