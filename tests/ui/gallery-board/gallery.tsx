import { icons } from 'virtual:sprite/magic-and-mayhem';
import { icons as shell } from 'virtual:sprite/shell';
import { render } from 'preact';
import { Sprite } from '../../../src/ui/parts/Sprite.tsx';
import '../../../src/ui/style/index.css';
import { BoardTable } from './BoardTable.tsx';
import { Cards } from './Cards.tsx';
import { inShop, ShopTable } from './ShopTable.tsx';
import './gallery.css';

/** `?tiles=12&up=9&seed=7&bare` for a board, `?cards=treasures&size=small` for a deck, `?shop=hurry&gold=8` for the shop; `&theme=daylight`. */
const page = new URLSearchParams(location.search);
if (page.has('theme')) document.documentElement.dataset.theme = page.get('theme') ?? '';

const host = document.getElementById('gallery');
if (host) {
  render(
    <>
      <Sprite icons={{ ...shell, ...icons }} />
      {page.has('shop') ? (
        <ShopTable session={inShop(page.get('shop') ?? '', Number(page.get('gold')), ['apple'])} onLeave={() => undefined} />
      ) : page.has('cards') ? (
        <Cards deck={page.get('cards') ?? ''} size={page.get('size') === 'small' ? 'small' : 'large'} />
      ) : (
        <BoardTable page={page} />
      )}
    </>,
    host,
  );
}
