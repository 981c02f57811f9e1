/// <reference path="../../../src/ui/virtual.d.ts" />
import { icons as game } from 'virtual:sprite/labyrinth';
import { icons as shell } from 'virtual:sprite/shell';
import { render } from 'preact';
import { CLASSES, CLUES, RACES } from '../../../src/games/labyrinth/state/constants.ts';
import { DoorView } from '../../../src/ui/games/labyrinth/delve/Rooms.tsx';
import { heroFigure } from '../../../src/ui/games/labyrinth/puppet-figures.ts';
import { Die } from '../../../src/ui/parts/Die.tsx';
import { Sprite } from '../../../src/ui/parts/Sprite.tsx';
import { PuppetBadge } from '../../../src/ui/puppets/PuppetBadge.tsx';
import '../../../src/ui/style/index.css';
import '../../../src/ui/games/labyrinth/delve/map.css';

/** `?theme=daylight`: the puppets of all heroes, the dice, the doors with their clues. */
const page = new URLSearchParams(location.search);
if (page.has('theme')) document.documentElement.dataset.theme = page.get('theme') ?? '';
const host = document.getElementById('app');
const row = { display: 'flex', flexWrap: 'wrap', gap: '1rem', padding: '1rem' };
if (host) {
  render(
    <>
      <Sprite icons={{ ...shell, ...game }} />
      <div style={row}>
        {RACES.flatMap((race) =>
          [...CLASSES, null].map((klass) => (
            <PuppetBadge
              key={`${race} ${klass}`}
              figure={heroFigure({ race, class: klass, elements: ['fire', 'water'] })}
              emblem="clover"
              size={11}
            />
          )),
        )}
      </div>
      <div style={row}>
        {[4, 6, 8, 10, 12, 20].map((faces) => (
          <Die key={faces} face={faces} faces={faces} size={6} />
        ))}
        <Die face={17} faces={20} size={6} tone="lit" />
        <Die face={3} faces={4} size={6} tone="press" />
      </div>
      <div style={{ position: 'relative', height: '30rem', '--s': '14rem' }}>
        {CLUES.map((clue, i) => (
          <DoorView
            key={clue}
            id={String(i)}
            x={0.35 + (i % 7) * 0.65}
            y={0.5 + Math.floor(i / 7)}
            upright={false}
            open={false}
            clue={clue}
            option={null}
            label={clue}
          />
        ))}
      </div>
    </>,
    host,
  );
}
