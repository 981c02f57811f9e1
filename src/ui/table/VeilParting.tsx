import { useEffect, useState } from 'preact/hooks';
import { Curtain } from '../parts/Curtain.tsx';
import './veil.css';

/** The curtain parts on what the next player sees. Taps go through it, and when it has parted it is gone. */
export function VeilParting() {
  const [stage, setStage] = useState<'shut' | 'parting' | 'gone'>('shut');
  useEffect(() => setStage('parting'), []);
  if (stage === 'gone') return null;
  return (
    <div class="veil-parting">
      <Curtain open={stage === 'parting'} onRest={() => setStage('gone')} />
    </div>
  );
}
