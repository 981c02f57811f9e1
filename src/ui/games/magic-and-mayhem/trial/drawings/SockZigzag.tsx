import { Puppet, SockBall, Way } from './puppets.tsx';

/** Two and two throw to each other, across and across. */
export function SockZigzag() {
  return (
    <>
      <Way d="M96 136Q170 60 262 118" point="M249 121L265 120L262 104" />
      <Way d="M262 152Q190 130 122 150" point="M135 138L119 150L135 160" />
      <Puppet
        x={92}
        y={192}
        size={0.78}
        shirt="#cc79a7"
        head="curls"
        arms={[
          [
            [34, -74],
            [22, -60],
          ],
          [
            [28, -60],
            [18, -54],
          ],
        ]}
      />
      <Puppet
        x={272}
        y={192}
        size={0.78}
        turned
        shirt="#56b4e9"
        head="bob"
        mouth="oh"
        arms={[
          [
            [32, -100],
            [30, -74],
          ],
          [
            [24, -106],
            [16, -80],
          ],
        ]}
      />
      <Puppet
        x={44}
        y={222}
        shirt="#d55e00"
        head="tuft"
        arms={[
          [
            [42, -72],
            [28, -48],
          ],
          [
            [-20, -46],
            [-24, -62],
          ],
        ]}
        lean={4}
      />
      <Puppet
        x={320}
        y={222}
        turned
        shirt="#009e73"
        head="bun"
        mouth="oh"
        arms={[
          [
            [32, -84],
            [26, -60],
          ],
          [
            [26, -68],
            [20, -54],
          ],
        ]}
      />
      <SockBall x={172} y={84} />
    </>
  );
}
