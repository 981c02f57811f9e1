import { useEffect, useState } from 'preact/hooks';
import { Curtain } from '../../parts/Curtain.tsx';
import './veil.css';

/** The opening animation of the veil. Taps pass through it; afterwards it renders nothing. */
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
