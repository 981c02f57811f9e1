import { CutOut } from '../../parts/CutOut.tsx';
import './puppet-row.css';

/** Decorative puppets beside the games, when the shelf has space. */
export function PuppetRow({ side }: { side: 'left' | 'right' }) {
  if (side === 'left') {
    return (
      <div class="troupe left" aria-hidden>
        <div class="puppet fox">
          <CutOut icon="fox-head" print="var(--ember-lo)" holes="var(--paper-hi)" width={34} />
        </div>
        <div class="puppet dragon">
          <CutOut icon="spiked-dragon-head" print="var(--plum)" holes="var(--paper-hi)" width={22} />
          <CutOut class="hat" icon="pointy-hat" print="var(--ember-lo)" holes="var(--flame)" width={40} />
        </div>
        <CutOut class="prop duck" icon="duck" print="var(--ink)" holes="var(--flame)" width={34} flip />
      </div>
    );
  }
  return (
    <div class="troupe right" aria-hidden>
      <div class="puppet knight">
        <CutOut icon="visored-helm" print="var(--ink)" holes="var(--flame)" width={30} />
      </div>
      <div class="puppet goblin">
        <CutOut icon="goblin" print="var(--moss-lo)" holes="var(--glow)" width={30} />
      </div>
      <CutOut class="prop snail" icon="snail" print="var(--plum-lo)" holes="var(--paper)" width={34} flip />
    </div>
  );
}
