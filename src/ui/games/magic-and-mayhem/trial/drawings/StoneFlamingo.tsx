import { Puppet, Slip } from './puppets.tsx';

/** On one leg, wings out, while a friend pulls a face. */
export function StoneFlamingo() {
  return (
    <>
      <Puppet
        x={126}
        y={212}
        shirt="#cc79a7"
        head="bun"
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
          [-2, 0],
          [12, -40],
        ]}
        lean={-5}
      />
      <Puppet
        x={262}
        y={212}
        shirt="#56b4e9"
        head="tuft"
        arms={[
          [
            [20, -118],
            [34, -92],
          ],
          [
            [-16, -116],
            [-34, -94],
          ],
        ]}
        turned
        mouth="oh"
      />
      <Slip x={196} y={44} words="… 7, 8" tail={22} />
    </>
  );
}
