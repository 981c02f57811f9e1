import { icons } from 'virtual:sprite/dust-up';
import { render } from 'preact';
import { content } from '../../../src/games/dust-up/content/loaded.ts';
import { mightyCards } from '../../../src/games/dust-up/text/cards.ts';
import { FALLING, isFalling, KnockOut } from '../../../src/ui/games/dust-up/KnockOut.tsx';
import { KNOCK_OUTS } from '../../../src/ui/games/dust-up/knock-outs.ts';
import { Power } from '../../../src/ui/games/dust-up/Power.tsx';
import { Sprite } from '../../../src/ui/parts/Sprite.tsx';
import '../../../src/ui/style/index.css';
import '../../../src/ui/games/dust-up/stage.css';

/** The knock-out of each hero, picture by picture, and their powers with `?powers`. `?only=bruno-boom`: one of them. `?theme=daylight`. */
const page = new URLSearchParams(location.search);
if (page.has('theme')) document.documentElement.dataset.theme = page.get('theme') ?? '';
const only = page.get('only');
const powers = page.has('powers');
const host = document.getElementById('app');
if (host) {
  render(
    <main style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 20rem)', gap: '0.5rem', padding: '0.5rem' }}>
      <Sprite icons={icons} />
      {Object.keys(KNOCK_OUTS)
        .filter((hero) => !only || hero === only)
        .flatMap((hero) =>
          powers
            ? mightyCards(hero, content).map((card) => (
                <div key={card} class="dust-stage" style={{ height: '16rem' }}>
                  <Power hero={hero} card={card} content={content} />
                </div>
              ))
            : Object.keys(FALLING)
                .filter(isFalling)
                .map((falling) => (
                  <div key={`${hero} ${falling}`} class="dust-stage" style={{ height: '16rem' }}>
                    <KnockOut by={null} hero={hero} emblem="fish" falling={falling} />
                  </div>
                )),
        )}
    </main>,
    host,
  );
}
