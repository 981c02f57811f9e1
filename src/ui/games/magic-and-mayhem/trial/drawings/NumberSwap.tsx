import { Puppet, Slip, Way } from './puppets.tsx';

/** Two meet, whisper and swap; a third goes off with a secret. */
export function NumberSwap() {
  return (
    <>
      <Puppet
        x={316}
        y={206}
        size={0.8}
        shirt="#0072b2"
        head="bun"
        arms={[
          [
            [20, -50],
            [20, -66],
          ],
          [
            [-18, -50],
            [-20, -64],
          ],
        ]}
        feet={[
          [-12, -2],
          [14, 0],
        ]}
      />
      <Puppet
        x={120}
        y={214}
        shirt="#d55e00"
        head="tuft"
        lean={7}
        mouth="oh"
        arms={[
          [
            [27, -92],
            [26, -66],
          ],
          [
            [-20, -46],
            [-24, -62],
          ],
        ]}
      />
      <Puppet
        x={222}
        y={214}
        turned
        shirt="#009e73"
        head="bob"
        lean={5}
        arms={[
          [
            [24, -52],
            [26, -70],
          ],
          [
            [-20, -46],
            [-24, -62],
          ],
        ]}
      />
      <Slip x={106} y={44} words="3" tail={2} />
      <Slip x={236} y={44} words="1" tail={-14} />
      <Slip x={326} y={62} words="2" tail={-4} />
      <Way d="M142 32Q170 14 196 30" point="M186 20L200 33L183 38" />
      <Way d="M200 58Q172 74 146 60" point="M157 51L142 57L155 69" />
    </>
  );
}
