import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { useState } from 'preact/hooks';
import { afterEach, expect, test } from 'vitest';
import { useStageAlone } from '../../src/ui/games/magic-and-mayhem/trial/use-stage-alone.ts';
import { CardCloseUp } from '../../src/ui/parts/CardCloseUp.tsx';
import { Sheet } from '../../src/ui/parts/Sheet.tsx';

/** What comes late takes no focus from a sheet that somebody has opened meanwhile. */

afterEach(cleanup);

function Riddle() {
  const scene = useStageAlone('teeth');
  return <section ref={scene} tabIndex={-1} aria-label="A riddle" />;
}

/** A scene that comes when it is let, and a menu that is opened over it. */
function Scene({ late }: { readonly late: 'riddle' | 'card' | 'shop' | null }) {
  const [menu, setMenu] = useState(false);
  return (
    <main>
      <div>
        {late === 'riddle' && <Riddle />}
        {late === 'card' && <CardCloseUp id="apple" says="A card" card={<p>Apple</p>} />}
        {late === 'shop' && <Sheet title="The shop is open" onBack={() => undefined} />}
      </div>
      <button type="button" onClick={() => setMenu(true)}>
        Menu
      </button>
      {menu && <Sheet title="Time for a break?" back="Play on" onBack={() => setMenu(false)} />}
    </main>
  );
}

const COMING = {
  riddle: () => screen.getByRole('region', { name: 'A riddle' }),
  card: () => screen.getByRole('region', { name: 'A card' }),
  shop: () => screen.getByRole('heading', { name: 'The shop is open' }),
} as const;

for (const late of ['riddle', 'card', 'shop'] as const) {
  test(`a ${late} that comes under an open menu has the focus when the menu goes, and not before`, async () => {
    const { rerender } = render(<Scene late={null} />);
    const button = screen.getByRole('button', { name: 'Menu' });
    button.focus();
    fireEvent.click(button);
    const menu = await screen.findByRole('heading', { name: 'Time for a break?' });
    expect(document.activeElement).toBe(menu);
    rerender(<Scene late={late} />);
    expect(document.activeElement).toBe(menu);
    fireEvent.click(screen.getByRole('button', { name: 'Play on' }));
    expect(document.activeElement).toBe(COMING[late]());
  });
}
