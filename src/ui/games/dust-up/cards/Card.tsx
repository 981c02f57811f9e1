import { speak } from '../../../../engine/shared/sentences.ts';
import { type Content, cardOf } from '../../../../games/dust-up/content/content.ts';
import { type CardNow, cardSymbols, cardText } from '../../../../games/dust-up/text/cards.ts';
import { CutOutShape } from '../../../parts/CutOut.tsx';
import { scallop } from '../../../parts/geometry.ts';
import { cutOf } from '../../../parts/inks.ts';
import { memoized } from '../../../parts/memoize.tsx';
import { SentenceText } from '../../../parts/SentenceText.tsx';
import { PuppetShape } from '../../../puppets/Puppet.tsx';
import { heroFigure } from '../puppet-figures.ts';
import { PAPERS, type Papers } from './deck-colours.ts';
import { Symbols } from './Symbols.tsx';
import './cards.css';

const LIGHT = [scallop(100, 84, 84, 18, 1.05), scallop(100, 84, 62, 14, 1.05)] as const;
const HILL = 'M0 170V140Q40 118 86 136T200 126V170Z';

const colours = ({ dark, stage }: Papers) => ({ '--k': dark, '--stage': stage });

type CardProps = {
  readonly id: string;
  readonly content: Content;
  /** `large` is the one held up to be read, `table` the one that was played, `hand` one of a hand, `tiny` one of a pile. */
  readonly size: 'large' | 'table' | 'hand' | 'tiny';
  /** What it is just now, where the table decides that. */
  readonly now?: CardNow;
  /** Opens the rule that explains a keyword. */
  readonly onKeyword?: ((rule: string) => void) | undefined;
  /** Whether it is only seen, since others listen. */
  readonly hushed?: boolean;
};

/** A card of a hero's deck: its symbols in the corner, its picture, its name, and what it does. */
export const Card = memoized(({ id, content, size, now = null, onKeyword, hushed = false }: CardProps) => {
  const card = cardOf(content.cards, id);
  const { art } = cardOf(content.heroes, card.hero);
  const papers = PAPERS[art.print];
  const lines = cardText(id, content, now);
  const letters = lines.reduce((sum, line) => sum + speak(line).length, 0);
  return (
    <span class={`dust-card ${size}`} style={colours(papers)} aria-hidden={hushed || undefined}>
      <span class="dust-card-in">
        <svg class="dust-card-art" viewBox="0 0 200 170" preserveAspectRatio="xMidYMid slice" aria-hidden>
          <path d={LIGHT[0]} style={{ fill: papers.ring }} fill-opacity=".55" />
          <path d={LIGHT[1]} style={{ fill: papers.ring }} />
          <path d={HILL} style={{ fill: papers.dark }} />
          <g transform="translate(46 30) scale(.22)">
            <CutOutShape {...cutOf({ ...art, icon: card.icon })} width={30} shadow={[14, 22]} />
          </g>
        </svg>
        <Symbols symbols={cardSymbols(id, content)} />
        <b class={card.name.length > 13 ? 'dust-card-name long' : 'dust-card-name'}>{card.name}</b>
        {size !== 'tiny' && (
          <span class={letters > 70 ? 'dust-card-text long' : 'dust-card-text'}>
            {lines.map((line, i) => (
              <span key={`line ${i}`}>
                <SentenceText words={line} onKeyword={onKeyword} />{' '}
              </span>
            ))}
            {size === 'large' && <span class="dust-card-flavour">“{card.flavour}”</span>}
          </span>
        )}
      </span>
    </span>
  );
});

/** The back of a hero's cards. */
export const Back = memoized(({ hero, content }: { hero: string; content: Content }) => {
  const { art } = cardOf(content.heroes, hero);
  const papers = PAPERS[art.print];
  return (
    <span class="dust-card hand back" style={colours(papers)} aria-hidden>
      <svg class="dust-card-in" viewBox="0 0 200 290" preserveAspectRatio="xMidYMid slice" aria-hidden>
        <path d="M0 0H200V290H0Z" style={{ fill: papers.dark }} />
        <rect
          x="14"
          y="14"
          width="172"
          height="262"
          rx="16"
          fill="none"
          style={{ stroke: papers.stage }}
          stroke-width="4"
          stroke-opacity=".6"
        />
        <path d={scallop(100, 145, 70, 16, 1.05)} style={{ fill: papers.stage }} fill-opacity=".5" />
        <path d={scallop(100, 145, 54, 14, 1.05)} style={{ fill: papers.ring }} />
        <g transform="translate(47 92) scale(.53)">
          <PuppetShape figure={heroFigure(hero)} />
        </g>
      </svg>
    </span>
  );
});
