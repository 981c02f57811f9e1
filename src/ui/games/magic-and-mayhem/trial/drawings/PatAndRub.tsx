import { Puppet, Way } from './puppets.tsx';

/** A hand on the head, a hand on the tummy, a foot in the air. */
export function PatAndRub() {
  return (
    <>
      <Puppet
        x={180}
        y={212}
        shirt="#cc79a7"
        head="curls"
        arms={[
          [
            [14, -62],
            [34, -70],
          ],
          [
            [-14, -130],
            [-44, -108],
          ],
        ]}
        feet={[
          [-4, 0],
          [18, -30],
        ]}
        mouth="oh"
      />
      <Way d="M216 160a22 16 0 1 0 2 -22" point="M228 146L216 137L230 130" />
      <Way d="M150 36V58" point="M142 50L150 60L158 50" />
    </>
  );
}
