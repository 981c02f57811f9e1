/** Every page of the galleries draws everything: nothing throws, nothing is empty, and each picture that is asked for is in the page. */
import { render } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import { mayhemModule } from '../../src/games/magic-and-mayhem/index.ts';

const first = (cards: object): string => Object.keys(cards)[0] ?? '';
const twister = first(mayhemModule.content.twisters);
const challenge = first(mayhemModule.content.challenges);
/** Each kind of page that a gallery has, by its address. */
const PAGES: { readonly [folder: string]: readonly string[] } = {
  gallery: ['', '?glyphs', '?shelf=6&waiting=2&notice'],
  'gallery-board': [
    '?tiles=12&up=9&seed=7',
    ...['heroes', 'treasures', 'dangers', 'monsters'].map((deck) => `?cards=${deck}`),
    '?shop=hurry&gold=8',
  ],
  'gallery-dust-up': [''],
  'gallery-labyrinth': [''],
  'gallery-puppets': [
    '?company=labyrinth-monsters&size=40',
    '?company=labyrinth-heroes&size=40&portrait',
    '?company=dust-up-heroes&size=40&base',
  ],
  'gallery-seats': [
    '?screen=seats&seats=4&bots=3',
    '?screen=end&seats=4&lost',
    '?screen=end&seats=4',
    '?screen=settings',
    '?screen=chronicle',
  ],
  'gallery-stage': ['?scene=hit&hearts=5', '?scene=knock-out&hearts=1'],
  'gallery-trial': ['?kind=riddle', `?kind=twister&id=${twister}`, `?kind=challenge&id=${challenge}`],
};
/** Galleries that draw into an element with the id "app". */
const APP_HOSTS = new Set(['gallery-dust-up', 'gallery-labyrinth', 'gallery-puppets', 'gallery-stage', 'gallery-trial']);
const modules = import.meta.glob<object>('./gallery*/gallery.tsx');

afterEach(() => {
  for (const host of document.body.children) render(null, host);
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

test('every gallery is opened here', () => {
  expect(
    Object.keys(modules)
      .map((path) => path.split('/')[1])
      .sort(),
  ).toEqual(Object.keys(PAGES));
});

const all = Object.entries(PAGES).flatMap(([folder, pages]) => pages.map((page) => [folder, page] as const));
test.each(all)('%s%s draws everything', async (folder, page) => {
  vi.resetModules();
  history.replaceState(null, '', `/${page}`);
  const host = document.createElement('div');
  host.id = APP_HOSTS.has(folder) ? 'app' : 'gallery';
  document.body.append(host);
  await modules[`./${folder}/gallery.tsx`]?.();
  const uses = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? '');
  const drawings = [...document.querySelectorAll('svg')];
  expect(drawings.length).toBeGreaterThan(0);
  expect([...new Set(uses)].filter((href) => !document.querySelector(`[id="${href.slice(1)}"]`))).toEqual([]);
  expect(drawings.filter((svg) => svg.childElementCount === 0).map((svg) => svg.outerHTML)).toEqual([]);
});
