import { Puppet, SockBall, Way } from './puppets.tsx';

/** Side by side, hands in the air, the ball between two elbows. */
export function SockCarry() {
  return (
    <>
      <Way d="M36 226H318" point="M308 216L322 226L308 236" />
      <Puppet
        x={138}
        y={212}
        shirt="#e69f00"
        head="curls"
        arms={[
          [
            [30, -118],
            [46, -76],
          ],
          [
            [-32, -112],
            [-34, -78],
          ],
        ]}
        feet={[
          [-16, -4],
          [16, 0],
        ]}
      />
      <Puppet
        x={228}
        y={212}
        turned
        shirt="#cc79a7"
        head="bun"
        mouth="oh"
        arms={[
          [
            [30, -118],
            [46, -76],
          ],
          [
            [-32, -112],
            [-34, -78],
          ],
        ]}
        feet={[
          [-16, 0],
          [16, -4],
        ]}
      />
      <SockBall x={183} y={132} />
    </>
  );
}
