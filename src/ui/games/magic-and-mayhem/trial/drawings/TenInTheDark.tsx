import { Puppet, Slip } from './puppets.tsx';

/** Three with shut eyes. One of them says a number. */
export function TenInTheDark() {
  return (
    <>
      <Puppet
        x={78}
        y={212}
        shirt="#009e73"
        head="bun"
        arms={[
          [
            [18, -46],
            [24, -62],
          ],
          [
            [-18, -46],
            [-24, -62],
          ],
        ]}
        eyes="shut"
      />
      <Puppet
        x={178}
        y={206}
        shirt="#e69f00"
        head="curls"
        arms={[
          [
            [18, -46],
            [24, -62],
          ],
          [
            [-18, -46],
            [-24, -62],
          ],
        ]}
        eyes="shut"
        mouth="oh"
        size={0.95}
      />
      <Puppet
        x={280}
        y={212}
        shirt="#cc79a7"
        head="tuft"
        arms={[
          [
            [18, -46],
            [24, -62],
          ],
          [
            [-18, -46],
            [-24, -62],
          ],
        ]}
        eyes="shut"
        turned
      />
      <Slip x={206} y={42} words="4!" tail={-14} />
    </>
  );
}
