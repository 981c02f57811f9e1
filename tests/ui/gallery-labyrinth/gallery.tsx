/// <reference path="../../../src/ui/virtual.d.ts" />
import { icons as game } from 'virtual:sprite/labyrinth';
import { icons as shell } from 'virtual:sprite/shell';
import { render } from 'preact';
import { CLASSES, RACES } from '../../../src/games/labyrinth/words.ts';
import { HeroPuppet } from '../../../src/ui/games/labyrinth/puppets/Puppets.tsx';
import { Die } from '../../../src/ui/parts/Die.tsx';
import { Sprite } from '../../../src/ui/parts/Sprite.tsx';
import '../../../src/ui/style/index.css';

/** `?theme=daylight`: the puppets of all heroes, the dice. */
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
          [...CLASSES, null].map((klass) => <HeroPuppet key={`${race} ${klass}`} race={race} klass={klass} emblem="clover" size={11} />),
        )}
      </div>
      <div style={row}>
        {[4, 6, 8, 10, 12, 20].map((faces) => (
          <Die key={faces} face={faces} faces={faces} size={6} />
        ))}
        <Die face={17} faces={20} size={6} tone="lit" />
        <Die face={3} faces={4} size={6} tone="press" />
      </div>
    </>,
    host,
  );
}
