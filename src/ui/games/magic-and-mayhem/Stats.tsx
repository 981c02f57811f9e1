import type { HeroView } from '../../../games/magic-and-mayhem/sights.ts';

const STATS = [
  { key: 'mov', name: 'MOV', spoken: 'moves' },
  { key: 'str', name: 'STR', spoken: 'strength' },
  { key: 'int', name: 'INT', spoken: 'wits' },
] as const;

/** What a hero can do just now, in numbers; `steps`: how many are left of a turn. */
export function Stats({ hero, steps }: { hero: HeroView; steps: number | null }) {
  return (
    <dl class="stats">
      {STATS.map(({ key, name, spoken }) => (
        <div key={key} class={`stat ${key}`}>
          <dt>
            <abbr title={spoken}>{name}</abbr>
          </dt>
          <dd>
            {key === 'mov' && steps !== null ? (
              <span>
                {steps}
                <small> of {hero.mov}</small>
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
