import { Paper } from './paper.tsx';
import { Puppet } from './puppets.tsx';

/** In a line: a finger draws on the back in front of it, and the first one draws on paper. */
export function InkOfAir() {
  return (
    <>
      <Puppet
        x={82}
        y={212}
        shirt="#e69f00"
        head="tuft"
        arms={[
          [
            [56, -70],
            [30, -78],
          ],
          [
            [-18, -46],
            [-24, -62],
          ],
        ]}
      />
      <Puppet
        x={172}
        y={212}
        shirt="#56b4e9"
        head="bun"
        arms={[
          [
            [56, -70],
            [30, -78],
          ],
          [
            [-18, -46],
            [-24, -62],
          ],
        ]}
        mouth="oh"
      />
      <Puppet
        x={262}
        y={212}
        shirt="#009e73"
        head="bob"
        arms={[
          [
            [38, -74],
            [26, -56],
          ],
          [
            [-18, -46],
            [-24, -62],
          ],
        ]}
      />
      <Paper pieces={[['M296 106L340 98L346 150L302 156Z', 'var(--paper)']]}>
        <path
          d="M308 136Q320 118 332 132Q322 146 308 136ZM332 132l8 -8v14Z"
          fill="none"
          style={{ stroke: 'var(--ink)' }}
          stroke-width="3"
          stroke-linejoin="round"
        />
      </Paper>
    </>
  );
}
