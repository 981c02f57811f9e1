import type { ComponentChildren } from 'preact';
import { Leaf } from '../parts/Curtain.tsx';
import { CutOut } from '../parts/CutOut.tsx';
import { LightPool } from '../parts/LightPool.tsx';
import { Torch } from '../parts/Torch.tsx';
import { Valance } from '../parts/Valance.tsx';
import './message-screen.css';

type InterludeProps = {
  readonly title: string;
  /** The puppet in the picture. */
  readonly who: 'tripped' | 'waiting';
  readonly children: ComponentChildren;
};

/** A full-screen message with a picture, for errors and waiting. */
export const MessageScreen = ({ title, who, children }: InterludeProps) => (
  <main class="interlude">
    <div class="interlude-scenery" aria-hidden>
      <LightPool class="interlude-light" radii={[620, 500, 380, 270]} />
      <Leaf side="left" class="interlude-wing" />
      <Leaf side="right" class="interlude-wing" />
      <Valance />
    </div>
    <div class="interlude-news paper rim">
      <Torch size={5} />
      <h1>{title}</h1>
      {children}
    </div>
    <div class={`interlude-troupe ${who}`} aria-hidden>
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
