import { render } from 'preact';
import { FALLING, isFalling, KnockOut } from '../../../src/ui/games/dust-up/KnockOut.tsx';
import { KNOCK_OUTS } from '../../../src/ui/games/dust-up/knock-outs.ts';
import '../../../src/ui/style/index.css';
import '../../../src/ui/games/dust-up/stage.css';

/** The knock-out of each hero, picture by picture. `?only=bruno-boom`: one of them. `?theme=daylight`. */
const page = new URLSearchParams(location.search);
if (page.has('theme')) document.documentElement.dataset.theme = page.get('theme') ?? '';
const only = page.get('only');
const host = document.getElementById('app');
if (host) {
  render(
    <main style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 20rem)', gap: '0.5rem', padding: '0.5rem' }}>
      {Object.keys(KNOCK_OUTS)
        .filter((hero) => !only || hero === only)
        .flatMap((hero) =>
          Object.keys(FALLING)
            .filter(isFalling)
            .map((falling) => (
              <div key={`${hero} ${falling}`} class="dust-stage" style={{ height: '16rem' }}>
                <KnockOut hero={hero} emblem="fish" falling={falling} />
              </div>
            )),
        )}
    </main>,
    host,
  );
}
