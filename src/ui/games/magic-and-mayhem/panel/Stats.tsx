import type { HeroView } from '../../../../games/magic-and-mayhem/state/view-types.ts';
import { STAT_NAMES } from '../../../../games/magic-and-mayhem/text/keywords.ts';

const STATS = ['mov', 'str', 'int'] as const;

/** What a hero can do just now, in numbers; `steps`: how many are left of a turn. */
export function Stats({ hero, steps }: { hero: HeroView; steps: number | null }) {
  return (
    <dl class="stats">
      {STATS.map((key) => (
        <div key={key} class={`stat ${key}`}>
          <dt>{STAT_NAMES[key]}</dt>
          <dd>
            {key === 'mov' && steps !== null ? (
              <span>
                {steps}
                <small> left</small>
              </span>
            ) : (
              hero[key]
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
