import { LightPool } from '../../parts/LightPool.tsx';

/** Torchlight from below the stage. The boards are drawn by the floor itself. */
export function SeatsScenery() {
  return (
    <div class="seats-scenery" aria-hidden>
      <LightPool class="seats-light" radii={[860, 700, 520, 330]} />
    </div>
  );
}
