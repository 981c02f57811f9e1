import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../src/ui/parts/Button.tsx';
import { usePorts } from '../../src/ui/ports.ts';
import type { TableController } from '../../src/ui/table/table-controller.ts';
import type { Brawl } from '../engine/brawl.ts';
import { NAMES } from './box.ts';
import { describe } from './descriptions.ts';
import { hiddenCard, planted, springLeaks } from './leaks.ts';

/** What no copy of the page's text shows, but a screen reader reads: words in a shadow tree. */
function Shadow({ words }: { words: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: 'closed' });
    if (root) root.innerHTML = `<p>${words}</p>`;
  }, []);
  return <div ref={host} />;
}

function Leaking({ play }: { play: TableController<Brawl> }) {
  const ports = usePorts();
  useEffect(() => springLeaks(play as never, ports), []);
  const { id, name } = hiddenCard(play);
  return (
    <>
      {planted === 'attribute' && <span data-next={id} />}
      {planted === 'field' && <input aria-label="A note" value={name} />}
      {planted === 'tree' && <Shadow words={name} />}
    </>
  );
}

/** The pillow fight on the table: hearts and piles for all, one's own hand for whoever has lifted the veil. */
export function Stage({ play }: { play: TableController<Brawl> }) {
  const view = play.shownView.value;
  const names = play.names.value;
  const { prompt, revision } = play;
  const choosing = play.open.value && prompt?.kind === 'choose' ? prompt : null;
  return (
    <section aria-label="The pillow fight">
      <ul>
        {names.map((name, seat) => (
          <li key={name}>
            {name}: {view.hearts[seat]} hearts, {view.hands[seat]} in hand, {view.piles[seat]} in the pile, played{' '}
            {(view.done[seat] ?? []).map((id) => NAMES[id]).join(', ') || 'nothing'}
          </li>
        ))}
      </ul>
      <ul aria-label="Your hand">
        {view.hand?.map((id) => (
          <li key={id} data-card={id}>
            {NAMES[id]}
          </li>
        ))}
      </ul>
      {choosing?.options.map((option, index) => (
        <Button key={JSON.stringify(option)} tone="quiet" data-option={index} onClick={() => play.choose(index, revision)}>
          {describe.option(view, choosing.choice, option, names)}
        </Button>
      ))}
      {planted && <Leaking play={play} />}
    </section>
  );
}
