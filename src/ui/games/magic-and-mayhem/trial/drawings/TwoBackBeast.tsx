import { Puppet, Way } from './puppets.tsx';

/** Back to back, arms hooked, and up they come. */
export function TwoBackBeast() {
  return (
    <>
      <Puppet
        x={158}
        y={208}
        shirt="#e69f00"
        head="curls"
        arms={[
          [
            [-20, -62],
            [22, -58],
          ],
          [
            [-16, -66],
            [20, -64],
          ],
        ]}
        turned
        lean={-2}
        feet={[
          [10, 0],
          [34, 0],
        ]}
        mouth="oh"
      />
      <Puppet
        x={204}
        y={208}
        shirt="#56b4e9"
        head="bob"
        arms={[
          [
            [-20, -62],
            [22, -58],
          ],
          [
            [-16, -66],
            [20, -64],
          ],
        ]}
        lean={-2}
        feet={[
          [10, 0],
          [34, 0],
        ]}
      />
      <Way d="M181 66V32" point="M172 42L181 30L190 42" />
    </>
  );
}
