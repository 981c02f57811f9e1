import type { Emblem } from '../../../engine/seats.ts';
import type { PlayerView } from '../../../games/dust-up/state/view-types.ts';
import { CutOut } from '../../parts/CutOut.tsx';
import { EMBLEM_COLOURS } from '../../parts/Emblem.tsx';
import { scallop } from '../../parts/geometry.ts';
import { Picture } from '../../parts/Picture.tsx';
import { Puppet } from '../../puppets/Puppet.tsx';
import { type Cue, moodOfCue } from './cues.ts';
import { Burst } from './Marks.tsx';
import { heroFigure, heroMood } from './puppet-figures.ts';
import './brawler.css';

const LIGHT = scallop(100, 98, 100, 16, 1.05);

type BrawlerProps = {
  readonly player: PlayerView;
  readonly emblem: Emblem;
  /** A light behind it: it acts, or it can be tapped. */
  readonly light: 'acts' | 'can be chosen' | null;
  readonly cue: Cue | null;
  readonly asleep: boolean;
};

/** Somebody's puppet in the dust: on a disc of their colour, with the face of how they fare and of what happens to them just now. */
export function Brawler({ player, emblem, light, cue, asleep }: BrawlerProps) {
  const own = asleep ? 'asleep' : heroMood(player);
  const mood = own === 'out' ? own : (moodOfCue(cue) ?? own);
  return (
    <span class="dust-puppet">
      {light && (
        <Picture class="dust-lit" viewBox="0 0 200 200">
          <path
            d={LIGHT}
            style={{
              fill: light === 'acts' ? 'var(--ember)' : 'var(--flame)',
              stroke: light === 'acts' ? 'none' : 'var(--ember-lo)',
            }}
            stroke-width="5"
          />
        </Picture>
      )}
      {cue && <Burst cue={cue} />}
      {!player.out && <span class="dust-base" style={{ background: EMBLEM_COLOURS[emblem] }} />}
      <Puppet class="dust-figure" figure={heroFigure(player.hero)} mood={mood} emblem={emblem} />
      {player.untouchable && <CutOut class="dust-safe" icon="invisible" print="var(--plum)" width={60} />}
    </span>
  );
}
