import { LightPool } from '../../../parts/LightPool.tsx';
import { usePainted } from '../../../parts/use-after-paint.ts';
import { ChallengeTrial } from './ChallengeTrial.tsx';
import type { TrialProps } from './props.ts';
import { RiddleTrial } from './RiddleTrial.tsx';
import { TwisterTrial } from './TwisterTrial.tsx';
import { useStageAlone } from './use-stage-alone.ts';
import '../../../parts/backdrop.css';
import './trial.css';

const KINDS = { riddle: RiddleTrial, twister: TwisterTrial, challenge: ChallengeTrial } as const;
const NAMES = { riddle: 'A riddle', twister: 'A tongue twister', challenge: 'A challenge' } as const;

/** The box asks something of the people: it lies over the board until they have answered (MM-44). */
export function TrialScene(props: TrialProps) {
  const { kind, id } = props.choice;
  const scene = useStageAlone(id);
  const Kind = KINDS[kind];
  const painted = usePainted('scene');
  return (
    <section ref={scene} class="trial-scene backdrop" tabIndex={-1} aria-label={NAMES[kind]}>
      <LightPool class="trial-light" radii={[640, 500, 360, 230]} />
      {painted && <Kind key={id} {...props} />}
    </section>
  );
}
