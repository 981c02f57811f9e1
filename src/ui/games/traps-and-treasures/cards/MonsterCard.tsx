import type { ComponentType } from 'preact';
import type { Content } from '../../../../games/traps-and-treasures/content/content.ts';
import type { Level } from '../../../../games/traps-and-treasures/state/constants.ts';
import { monsterRows } from '../../../../games/traps-and-treasures/text/cards.ts';
import { monsterOn } from '../../../../games/traps-and-treasures/text/events.ts';
import { CardBackground, type Papers } from '../../../parts/CardBackground.tsx';
import { Coin } from '../../../parts/Coin.tsx';
import { Die } from '../../../parts/Die.tsx';
import { Heart } from '../../../parts/Heart.tsx';
import { SentenceText } from '../../../parts/SentenceText.tsx';
import type { Mood } from '../../../puppets/figure.ts';
import { PuppetShape } from '../../../puppets/Puppet.tsx';
import { monsterFigure } from '../puppet-figures.ts';
import { LevelDisc } from './TreasureCard.tsx';
import './cards.css';

/** The deeper, the darker. */
const DENS: { readonly [K in Level]: Papers } = {
  1: { back: 'var(--moss-lo)', rings: ['var(--moss)', 'var(--moss-hi)', '#e8f2b8'], near: '#26391a' },
  2: { back: 'var(--night-800)', rings: ['var(--night-600)', '#3f8a8c', '#bfe0cf'], near: 'var(--night-900)' },
  3: { back: 'var(--plum-lo)', rings: ['var(--plum)', 'var(--plum-hi)', '#f3c9de'], near: '#2e1030' },
};

type MonsterProps = {
  readonly card: string;
  readonly level: Level;
  readonly content: Content;
  /** What the die has come to; null while it is in the air. */
  readonly fallen: number | null;
};

/** So many hearts or coins in a row, for those who do not read: with a minus where they go. */
const Signs = ({ many, Sign }: { many: number; Sign: ComponentType<{ readonly size: number }> }) =>
  many !== 0 && (
    <span class="den-signs" aria-hidden>
      {many < 0 && '−'}
      {Array.from({ length: Math.abs(many) }, (_, i) => (
        <Sign key={i} size={1.25} />
      ))}
    </span>
  );

/** The face of a monster: cross while the die is in the air, then glad or sorry about the row that it brought. A six sends it to bed. */
export function monsterMood(row: 'good' | 'bad' | 'neutral' | undefined, fallen: number | null): Mood {
  if (fallen === null) return 'cross';
  if (row === 'good') return fallen === 6 ? 'out' : 'hurt';
  return row === 'bad' ? 'proud' : 'oh';
}

/** A monster of a level: what each face of the die brings, and which of them it was. */
export function MonsterCard({ card, level, content, fallen }: MonsterProps) {
  const { name, flavour } = monsterOn(content, card, level);
  const rows = monsterRows(card, level, content);
  const fell = rows.find(({ faces }) => fallen !== null && faces.includes(fallen));
  return (
    <article class={`den l${level}`} aria-label={name}>
      <header class="den-stage">
        <div class="den-art">
          <CardBackground papers={DENS[level]}>
            {/* a hat or a crest is higher than the box of a figure */}
            <g transform="translate(10 20) scale(.9)">
              <PuppetShape figure={monsterFigure(card, level)} mood={monsterMood(fell?.mood, fallen)} />
            </g>
          </CardBackground>
        </div>
        <LevelDisc level={level} />
        <div class="den-name">
          <h2>{name}</h2>
          <p>“{flavour}”</p>
        </div>
      </header>
      <ol class={fallen === null ? 'den-rows' : 'den-rows fell'}>
        {rows.map(({ faces, words, mood, hearts, gold }) => (
          <li
            key={faces.join()}
            class={fallen !== null && faces.includes(fallen) ? `${mood} hit` : mood}
            ref={(row) => {
              if (row?.classList.contains('hit')) row.scrollIntoView?.({ block: 'nearest' });
            }}
          >
            <span class="den-faces">
              {faces.map((face) => (
                <Die key={face} face={face} size={1.75} tone={face === fallen ? 'lit' : 'plain'} shadow={false} />
              ))}
            </span>
            <span>
              <SentenceText words={words} />
            </span>
            <Signs many={hearts} Sign={Heart} />
            <Signs many={gold} Sign={Coin} />
          </li>
        ))}
      </ol>
    </article>
  );
}
