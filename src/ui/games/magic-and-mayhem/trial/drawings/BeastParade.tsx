import { Puppet, Way } from './puppets.tsx';

/** An arm for a trunk, and beside it somebody who squats to leap. */
export function BeastParade() {
  return (
    <>
      <Puppet
        x={108}
        y={212}
        shirt="#7f8c8d"
        head="curls"
        arms={[
          [
            [66, -72],
            [44, -112],
          ],
          [
            [-14, -58],
            [-26, -70],
          ],
        ]}
        lean={12}
      />
      <Way d="M250 176Q290 106 328 182" point="M316 170L329 184L338 168" />
      <Puppet
        x={226}
        y={216}
        shirt="#009e73"
        head="tuft"
        arms={[
          [
            [14, -24],
            [30, -46],
          ],
          [
            [-14, -24],
            [-30, -46],
          ],
        ]}
        feet={[
          [-24, -18],
          [24, -18],
        ]}
        mouth="oh"
        size={0.9}
      />
    </>
  );
}
