/// <reference path="../../../src/ui/virtual.d.ts" />
import { icons as game } from 'virtual:sprite/magic-and-mayhem';
import { icons as shell } from 'virtual:sprite/shell';
import { render } from 'preact';
import { Sprite } from '../../../src/ui/parts/Sprite.tsx';
import '../../../src/ui/style/index.css';
import { Glyphs } from './Glyphs.tsx';
import { Parts } from './Parts.tsx';
import { Shelves } from './Shelves.tsx';

/** `?theme=daylight&text=1.3`, then the parts, or `&shelf=4&waiting=2&notice` for the shelf, or `&glyphs`. */
const page = new URLSearchParams(location.search);
const root = document.documentElement;
if (page.has('theme')) root.dataset.theme = page.get('theme') ?? '';
if (page.has('text')) root.style.setProperty('--text-size', page.get('text'));

const icons = { ...shell, ...game };
const host = document.getElementById('gallery');
if (host) {
  render(
    <>
      <Sprite icons={icons} />
      {page.has('glyphs') ? <Glyphs icons={icons} /> : page.has('shelf') ? <Shelves page={page} /> : <Parts />}
    </>,
    host,
  );
}
