import { icons as shell } from 'virtual:sprite/shell';
import { render } from 'preact';
import type { Vocabulary } from '../../../src/engine/game.ts';
import type { TrialKind } from '../../../src/games/magic-and-mayhem/words.ts';
import { openUi } from '../../../src/ui/games/magic-and-mayhem/ui.tsx';
import { Sprite } from '../../../src/ui/parts/Sprite.tsx';
import { PortsProvider } from '../../../src/ui/ports.ts';
import type { Play } from '../../../src/ui/table/play.ts';
import { Table } from '../../../src/ui/table/Table.tsx';
import { askedPlay, quietPorts } from '../trial-play.ts';
import '../../../src/ui/style/index.css';

/** `?kind=riddle&id=never-dizzy&people=Mira,Lotte&bots=1&sand=30`; `&theme=daylight`. */
const page = new URLSearchParams(location.search);
if (page.has('theme')) document.documentElement.dataset.theme = page.get('theme') ?? '';

const ui = await openUi();
const ports = quietPorts({ now: () => Date.now(), voice: 'Anna' });
const play = askedPlay(
  {
    kind: (page.get('kind') ?? 'riddle') as TrialKind,
    id: page.get('id') ?? 'never-dizzy',
    people: (page.get('people') ?? 'Mira,Lotte,Otto').split(','),
    bots: (page.get('bots') ?? '').split(',').filter(Boolean).map(Number),
    options: page.has('sand') ? { hourglass: Number(page.get('sand')) || 'none' } : {},
  },
  ports,
) as unknown as Play<Vocabulary>;
const nothing = () => undefined;
const host = document.getElementById('app');
if (host) {
  render(
    <PortsProvider value={ports}>
      <Sprite icons={shell} />
      <Table play={play} ui={ui} onShelf={nothing} onSettings={nothing} resumed={false} onUpdate={null} />
    </PortsProvider>,
    host,
  );
}
