import { icons as game } from 'virtual:sprite/magic-and-mayhem';
import { icons as shell } from 'virtual:sprite/shell';
import { type ComponentType, render } from 'preact';
import { Sprite } from '../../../src/ui/parts/Sprite.tsx';
import '../../../src/ui/style/index.css';
import { EndOf, SettingsOf, StoryOf } from './Others.tsx';
import { SeatsOf } from './SeatsOf.tsx';

/** `?screen=seats&seats=4&bots=3`, `?screen=end&seats=4&lost`, `?screen=settings`, `?screen=chronicle`; with `&theme=daylight&text=1.3`. */
const page = new URLSearchParams(location.search);
const root = document.documentElement;
if (page.has('theme')) root.dataset.theme = page.get('theme') ?? '';
if (page.has('text')) root.style.setProperty('--text-size', page.get('text'));

const SCREENS: Readonly<Record<string, ComponentType<{ page: URLSearchParams }>>> = {
  seats: SeatsOf,
  end: EndOf,
  settings: SettingsOf,
  chronicle: StoryOf,
};
const Screen = SCREENS[page.get('screen') ?? ''] ?? SeatsOf;

const host = document.getElementById('gallery');
if (host) {
  render(
    <>
      <Sprite icons={shell} />
      <Sprite icons={game} />
      <Screen page={page} />
    </>,
    host,
  );
}
