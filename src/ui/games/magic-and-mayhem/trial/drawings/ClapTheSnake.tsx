import { Puppet, Way } from './puppets.tsx';

/** Three in a ring, who clap one after the other. */
export function ClapTheSnake() {
  return (
    <>
      <Puppet
        x={82}
        y={212}
        shirt="#cc79a7"
        head="bob"
        arms={[
          [
            [26, -92],
            [30, -66],
          ],
          [
            [22, -88],
            [10, -60],
          ],
        ]}
        mouth="oh"
      />
      <Puppet
        x={182}
        y={206}
        shirt="#56b4e9"
        head="tuft"
        arms={[
          [
            [20, -86],
            [32, -66],
          ],
          [
            [10, -90],
            [-18, -62],
          ],
        ]}
        size={0.95}
      />
      <Puppet
        x={280}
        y={212}
        shirt="#009e73"
        head="curls"
        arms={[
          [
            [30, -94],
            [30, -68],
          ],
          [
            [26, -88],
            [10, -60],
          ],
        ]}
        turned
        mouth="oh"
      />
      <Way d="M100 58Q180 20 256 54" point="M244 46L258 56L244 62" />
      <g style={{ stroke: 'var(--ember-hi)' }} stroke-width="4" stroke-linecap="round">
        <path d="M104 104l-6 -12M114 100v-13M124 104l6 -12" />
      </g>
    </>
  );
}
