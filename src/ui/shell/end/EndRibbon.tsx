import { useId } from 'preact/hooks';

/** Words in lines of about the same length, as few as `most` letters a line allow. */
export function inLines(words: string, most: number): readonly string[] {
  const count = Math.max(1, Math.ceil(words.length / most));
  const lines: string[] = [];
  let rest = words.split(' ');
  for (let left = count; left > 0 && rest.length > 0; left--) {
    const wanted = rest.join(' ').length / left;
    let line = rest[0] ?? '';
    let taken = 1;
    for (const word of rest.slice(1)) {
      const longer = `${line} ${word}`;
      // Nearer to the wanted length with this word, or without it? The last line takes all.
      if (left > 1 && longer.length - wanted > wanted - line.length) break;
      line = longer;
      taken++;
    }
    lines.push(line);
    rest = rest.slice(taken);
  }
  return lines;
}

/** The headline on a bent ribbon of paper. Wide screens and narrow ones each have their cut. */
export function EndRibbon({ words }: { words: string }) {
  return (
    <h1 class="end-ribbon">
      <span class="visually-hidden">{words}</span>
      <Cut words={words} wide={800} letters={28} class="wide" />
      <Cut words={words} wide={440} letters={15} class="narrow" />
    </h1>
  );
}

function Cut({ words, wide, letters, class: name }: { words: string; wide: number; letters: number; class: string }) {
  const id = useId();
  const lines = inLines(words, letters);
  const longest = Math.max(...lines.map((line) => line.length));
  const tail = wide * 0.075;
  const [left, right, middle] = [tail, wide - tail, wide / 2];
  const inner = right - left;
  const bend = inner * 0.05;
  // Lilita is about half as wide as high.
  const size = Math.min(60, (inner * 0.9) / (longest * 0.5));
  const step = size * 1.12;
  const bottom = 46 + bend + lines.length * step;
  const edge = (y: number, inset = 0) => `${left + inset} ${y}Q${middle} ${y - 2 * bend} ${right - inset} ${y}`;
  const paper = (inset: number) =>
    `M${edge(bend + 12 + inset, inset)}V${bottom - inset}Q${middle} ${bottom - inset - 2 * bend} ${left + inset} ${bottom - inset}Z`;
  const end = (side: 1 | -1) => {
    const x = (n: number) => middle + side * n;
    const [outer, tucked] = [wide / 2 - 2, inner / 2 - tail * 0.7];
    const top = bottom * 0.42;
    return `M${x(tucked)} ${top - 10}L${x(outer)} ${top}L${x(outer - tail * 0.5)} ${(top + bottom) / 2 + 12}L${x(outer)} ${bottom + 18}L${x(tucked)} ${bottom + 6}Z`;
  };
  return (
    <svg class={name} viewBox={`0 0 ${wide} ${(bottom + 26).toFixed(0)}`} aria-hidden>
      <g style={{ fill: 'var(--ember-lo)' }}>
        <path d={end(-1)} />
        <path d={end(1)} />
      </g>
      <path d={paper(0)} style={{ fill: 'var(--cast)' }} opacity=".4" transform="translate(4 9)" />
      <path d={paper(0)} style={{ fill: 'var(--paper)' }} />
      <path d={paper(9)} fill="none" style={{ stroke: 'var(--ember-lo)' }} stroke-width="2.5" opacity=".55" />
      {lines.map((line, i) => {
        const y = bend + 12 + 8 + (i + 0.84) * step;
        return (
          <g key={line}>
            <path id={`${id}-${i}`} d={`M${edge(y)}`} fill="none" />
            <text text-anchor="middle" font-size={size} style={{ fill: 'var(--ink)', fontFamily: 'var(--disp)' }}>
              <textPath href={`#${id}-${i}`} startOffset="50%">
                {line}
              </textPath>
            </text>
          </g>
        );
      })}
    </svg>
  );
}
