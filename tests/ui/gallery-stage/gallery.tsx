/// <reference path="../../../src/ui/virtual.d.ts" />
import { icons as shell } from 'virtual:sprite/shell';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { mayhemModule } from '../../../src/games/magic-and-mayhem/index.ts';
import { ui as mayhem } from '../../../src/ui/games/magic-and-mayhem/index.tsx';
import { Sprite } from '../../../src/ui/parts/Sprite.tsx';
import { PortsProvider } from '../../../src/ui/ports.ts';
import { DEFAULT_SETTINGS } from '../../../src/ui/settings.ts';
import { Table } from '../../../src/ui/table/Table.tsx';
import { TableController } from '../../../src/ui/table/table-controller.ts';
import { quietPorts } from '../quiet-ports.ts';
import { mayhemFrames, mayhemSave } from './mayhem-scenes.ts';
import '../../../src/ui/style/index.css';

/** `?scene=knock-out&hearts=3&theme=daylight`: a table on which any answer shows this scene, again and again. */
const page = new URLSearchParams(location.search);
if (page.has('theme')) document.documentElement.dataset.theme = page.get('theme') ?? '';
const host = document.getElementById('app');
const nothing = () => undefined;
const scene = page.get('scene') ?? 'hit';
const shown = { ...mayhem, frames: mayhemFrames(scene) as never };
const controller = new TableController(
  mayhemModule as never,
  shown,
  mayhemSave(Number(page.get('hearts') ?? 5)) as never,
  quietPorts,
  signal(DEFAULT_SETTINGS),
  false,
);
/** For filming: shows the scene without a finger on the glass, which would end it. */
Object.assign(window, { stage: { go: () => controller.choose(0, controller.revision) } });
if (host) {
  render(
    <PortsProvider value={quietPorts}>
      <div class="app-screen">
        <Sprite icons={shell} />
        <Table play={controller as never} ui={shown} onShelf={nothing} onSettings={nothing} onUpdate={null} />
      </div>
    </PortsProvider>,
    host,
  );
}
