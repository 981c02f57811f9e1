import { icons as shell } from 'virtual:sprite/shell';
import { render } from 'preact';
import type { GameTypes } from '../../../src/engine/game.ts';
import type { TrialKind } from '../../../src/games/magic-and-mayhem/state/constants.ts';
import { ui } from '../../../src/ui/games/magic-and-mayhem/index.tsx';
import { Sprite } from '../../../src/ui/parts/Sprite.tsx';
import { PortsProvider } from '../../../src/ui/ports.ts';
import { Table } from '../../../src/ui/table/Table.tsx';
import type { TableController } from '../../../src/ui/table/table-controller.ts';
import { askedPlay, quietPorts } from '../trial-play.ts';
import '../../../src/ui/style/index.css';

/** `?kind=riddle&id=never-dizzy&people=Mira,Lotte&bots=1&sand=30`; `&theme=daylight`. */
const page = new URLSearchParams(location.search);
if (page.has('theme')) document.documentElement.dataset.theme = page.get('theme') ?? '';

const ports = quietPorts({ now: () => Date.now(), voice: 'Anna' });
const controller = askedPlay(
  {
    kind: (page.get('kind') ?? 'riddle') as TrialKind,
    id: page.get('id') ?? 'never-dizzy',
    people: (page.get('people') ?? 'Mira,Lotte,Otto').split(','),
    bots: (page.get('bots') ?? '').split(',').filter(Boolean).map(Number),
    options: page.has('sand') ? { hourglass: Number(page.get('sand')) || 'none' } : {},
  },
  ports,
) as unknown as TableController<GameTypes>;
const nothing = () => undefined;
const host = document.getElementById('app');
if (host) {
  render(
    <PortsProvider value={ports}>
      <Sprite icons={shell} />
      <Table play={controller} ui={ui} onShelf={nothing} onSettings={nothing} onUpdate={null} />
    </PortsProvider>,
    host,
  );
}
