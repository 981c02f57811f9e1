import { Puppet, SockBall, Way } from './puppets.tsx';

/** The ball is high up, and two hands clap below it. */
export function ThreeClaps() {
  return (
    <>
      <Puppet
        x={180}
        y={212}
        shirt="#0072b2"
        head="bob"
        arms={[
          [
            [42, -98],
            [34, -70],
          ],
          [
            [38, -92],
            [12, -62],
          ],
        ]}
        mouth="oh"
        lean={-3}
      />
      <SockBall x={196} y={34} />
      <Way d="M196 74V58" point="M188 68L196 57L204 68" />
      <g style={{ stroke: 'var(--ember-hi)' }} stroke-width="4" stroke-linecap="round">
        <path d="M226 100l10 -10M232 112h14M222 90l3 -13" />
      </g>
    </>
  );
}
