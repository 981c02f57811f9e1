import { render } from 'preact';
import { MOODS } from '../../../src/ui/puppets/figure.ts';
import { Puppet } from '../../../src/ui/puppets/Puppet.tsx';
import { PuppetBadge } from '../../../src/ui/puppets/PuppetBadge.tsx';
import { COMPANIES, type Shown } from './companies.ts';
import '../../../src/ui/style/index.css';

/**
 * `?company=magic-and-mayhem`: the figures of a game with every face; `?company=magic-and-mayhem-monsters`: those of one kind.
 * `?only=toast-imp`: one of them. `?size=40`: one size in px, of all
 * 40, 96 and 240. `?mood=hurt`: one mood. `?theme=daylight`. `?grey`: without colours. `?gang`: five of each kind. `?base`: on what
 * they stand on. `?portrait`: heroes on their discs.
 */
const page = new URLSearchParams(location.search);
if (page.has('theme')) document.documentElement.dataset.theme = page.get('theme') ?? '';
const asked = page.get('company') ?? 'labyrinth';
const company = Object.entries(COMPANIES).flatMap(([name, shown]) => (name.startsWith(asked) ? shown : []));
const sizes = page.has('size') ? [Number(page.get('size'))] : [240, 96, 40];
const moods = MOODS.filter((mood) => !page.has('mood') || mood === page.get('mood'));
const only = page.get('only');

/** A figure of one size: five of its gang, or each of its moods. */
function Drawn({ name, figure, emblem, size }: Shown & { readonly size: number }) {
  if (page.has('gang'))
    return [1, 2, 3, 4, 5].map((gang) => <Puppet key={gang} figure={figure} gang={gang} base="spikes" size={size / 16} />);
  const base = page.has('base') ? (emblem ? 'disc' : 'spikes') : 'none';
  return moods.map((mood) => {
    const shown = { figure, mood, size: size / 16, label: `${name}, ${mood}` };
    return emblem && page.has('portrait') ? (
      <PuppetBadge key={mood} {...shown} emblem={emblem} />
    ) : (
      <Puppet key={mood} {...shown} emblem={emblem} base={base} />
    );
  });
}

const Figures = (shown: Shown) => (
  <figure style={{ margin: 0 }}>
    {sizes.map((size) => (
      <div
        key={size}
        style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: `${size * 0.18}px`, padding: `${size * 0.12}px` }}
      >
        <Drawn {...shown} size={size} />
      </div>
    ))}
    {!page.has('unnamed') && <figcaption style={{ textAlign: 'center', fontSize: '0.8rem' }}>{shown.name}</figcaption>}
  </figure>
);

const host = document.getElementById('app');
if (host) {
  render(
    <main
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '0.4rem',
        padding: '0.5rem',
        ...(page.has('grey') ? { filter: 'grayscale(1)' } : {}),
      }}
    >
      {company
        .filter(({ name }) => !only || only === name)
        .map((shown) => (
          <Figures key={shown.name} {...shown} />
        ))}
    </main>,
    host,
  );
}
