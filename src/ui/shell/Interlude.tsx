import type { ComponentChildren } from 'preact';
import { Leaf } from '../parts/Curtain.tsx';
import { CutOut } from '../parts/CutOut.tsx';
import { Pool } from '../parts/Pool.tsx';
import { Torch } from '../parts/Torch.tsx';
import { Valance } from '../parts/Valance.tsx';
import './interlude.css';

type InterludeProps = {
  readonly title: string;
  /** Who of the troupe stands before the curtain: someone who has fallen over, or someone who waits. */
  readonly who: 'tripped' | 'waiting';
  readonly children: ComponentChildren;
};

/** A word to the audience, when there is nothing to play just now: an empty stage, a paper with the news, and one of the troupe. */
export const Interlude = ({ title, who, children }: InterludeProps) => (
  <main class="interlude">
    <div class="interlude-scenery" aria-hidden="true">
      <Pool class="interlude-light" radii={[620, 500, 380, 270]} />
      <Leaf side="left" class="interlude-wing" />
      <Leaf side="right" class="interlude-wing" />
      <Valance />
    </div>
    <div class="interlude-news paper rim">
      <Torch size={5} />
      <h1>{title}</h1>
      {children}
    </div>
    <div class={`interlude-troupe ${who}`} aria-hidden="true">
      {who === 'tripped' ? (
        <>
          <CutOut icon="duck" print="var(--ember-lo)" width={34} size={8.5} />
          <CutOut icon="socks" print="var(--night-700)" width={34} size={3.5} />
        </>
      ) : (
        <>
          <CutOut icon="fox-head" print="var(--ember-lo)" width={34} size={6} />
          <CutOut icon="snail" width={34} size={3.5} flip />
        </>
      )}
    </div>
  </main>
);
