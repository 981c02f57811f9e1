import { useState } from 'preact/hooks';
import { EMBLEMS } from '../../../src/engine/seats.ts';
import { Button } from '../../../src/ui/parts/Button.tsx';
import { Coin } from '../../../src/ui/parts/Coin.tsx';
import { Curtain, Leaf } from '../../../src/ui/parts/Curtain.tsx';
import { CutOut } from '../../../src/ui/parts/CutOut.tsx';
import { Die } from '../../../src/ui/parts/Die.tsx';
import { DieRoll } from '../../../src/ui/parts/DieRoll.tsx';
import { EMBLEM_NAMES, Emblem } from '../../../src/ui/parts/Emblem.tsx';
import { Flame } from '../../../src/ui/parts/Flame.tsx';
import { Heart, Hearts } from '../../../src/ui/parts/Heart.tsx';
import { Icon } from '../../../src/ui/parts/Icon.tsx';
import { LightPool } from '../../../src/ui/parts/LightPool.tsx';
import { PlayerBadge } from '../../../src/ui/parts/PlayerBadge.tsx';
import { Sheet } from '../../../src/ui/parts/Sheet.tsx';
import { Torch } from '../../../src/ui/parts/Torch.tsx';
import { Valance } from '../../../src/ui/parts/Valance.tsx';
import './gallery.css';

const PUPPETS = [
  { icon: 'owl', print: 'var(--ink)', holes: 'var(--paper)' },
  { icon: 'fox-head', print: 'var(--ember-lo)', holes: 'var(--paper-hi)' },
  { icon: 'visored-helm', print: 'var(--ink)', holes: 'var(--flame)' },
  { icon: 'rooster', print: 'var(--night-700)', holes: 'var(--paper-hi)' },
  { icon: 'rock-golem', print: 'var(--plum-lo)', holes: 'var(--glow)' },
  { icon: 'goblin', print: 'var(--moss-lo)', holes: 'var(--glow)' },
  { icon: 'spiked-dragon-head', print: 'var(--plum)', holes: 'var(--paper-hi)', flip: true },
  { icon: 'mimic-chest', print: 'var(--plum-lo)', holes: 'var(--glow)' },
] as const;

/** Every part once, on the ground it is made for. */
export function Parts() {
  const [open, setOpen] = useState(true);
  const [sheet, setSheet] = useState(false);
  const [throws, setThrows] = useState(0);
  const [landed, setLanded] = useState(0);
  const face = (throws % 6) + 1;
  return (
    <div class="gallery">
      <Valance />
      <section>
        {PUPPETS.map((cut, i) => (
          <PlayerBadge key={cut.icon} {...cut} emblem={EMBLEMS[i] ?? 'sun'} size={8} stick />
        ))}
      </section>
      <section class="paper rim">
        {EMBLEMS.map((emblem) => (
          <span key={emblem} class="chip raised">
            <Emblem emblem={emblem} size={2.5} label="" />
            {EMBLEM_NAMES[emblem]}
          </span>
        ))}
        {EMBLEMS.map((emblem) => (
          <Emblem key={emblem} emblem={emblem} size={1.5} />
        ))}
      </section>
      <section class="paper">
        <Button icon="torch" size="big">
          Light the torch
        </Button>
        <Button>Do this</Button>
        <Button tone="quiet" icon="open-book">
          Or this
        </Button>
        <Button tone="teal">Bots</Button>
        <Button tone="quiet" size="small" onClick={() => setSheet(true)}>
          Open a sheet
        </Button>
        <Button aria-disabled="true">Not now</Button>
        <Hearts now={4} most={6} />
        <Heart size={3} />
        <Coin size={3} />
        <Icon name="hourglass" />
      </section>
      <section>
        <Torch size={10} />
        <Torch size={6} still />
        <Flame size={6} still />
        <LightPool class="small-pool" radii={[46, 34, 22]} colours={['var(--ring-4)', 'var(--flame)', 'var(--glow)']} />
        {PUPPETS.map((cut) => (
          <CutOut key={cut.icon} {...cut} size={6} />
        ))}
      </section>
      <section>
        {[1, 2, 3, 4, 5, 6].map((n) => (
          <Die key={n} face={n} size={4} tone={n === 5 ? 'lit' : n === 6 ? 'press' : 'plain'} />
        ))}
        <span class="felt">
          <DieRoll key={throws} face={face} onLanded={() => setLanded(landed + 1)} />
        </span>
        <Button class="throw" onClick={() => setThrows(throws + 1)}>
          Throw ({landed} landed)
        </Button>
        <Button tone="teal" onClick={() => setOpen(!open)}>
          Curtain
        </Button>
      </section>
      <section class="stage">
        <Leaf side="left" class="wing" />
        <Curtain open={open} />
        <Leaf side="right" class="wing" />
      </section>
      {sheet && (
        <Sheet title="Which door?" onBack={() => setSheet(false)}>
          <p>The left one hums. The right one smells of soup.</p>
          <Button>The left one</Button>
        </Sheet>
      )}
    </div>
  );
}
