import { type Content, cardOf } from '../../../../games/labyrinth/content/content.ts';
import { encounterText } from '../../../../games/labyrinth/text/cards.ts';
import type { Papers } from '../../../parts/CardBackground.tsx';
import { PaperCard } from '../../../parts/PaperCard.tsx';
import { errandFigure } from '../delve/ErrandSign.tsx';
import { Torches } from '../Torches.tsx';
import './cards.css';
import { FoesShape, foesOf } from './EncounterFoes.tsx';

const ROCK: Papers = { back: 'var(--night-800)', rings: ['var(--night-600)', '#6b7a4e', '#e6c987'], near: 'var(--night-950)' };
export const FRIGHT: Papers = { back: 'var(--plum-lo)', rings: ['var(--plum)', 'var(--plum-hi)', '#e3b5d2'], near: '#250b1e' };

/** An encounter card, large enough to be read. */
export function EncounterCard({
  card,
  content,
  torches = null,
  most = null,
  onKeyword,
}: {
  readonly card: string;
  readonly content: Content;
  /** How dangerous it is for the party (LA-40); null if nobody is there to meet it. */
  readonly torches?: number | null;
  /** The most of a band that come out to fight the party (LA-36); null without a limit. */
  readonly most?: number | null;
  readonly onKeyword?: ((rule: string) => void) | undefined;
}) {
  const printed = cardOf(content.encounters, card);
  const { name, flavour, art } = printed;
  const foes = foesOf(printed);
  const monsters = foes.length > 0;
  return (
    <PaperCard
      class={monsters ? 'room-card fright' : 'room-card'}
      name={name}
      kind={monsters ? ['crossed-swords', 'Somebody lives here'] : ['dungeon-gate', 'In this room']}
      art={art}
      figure={monsters ? <FoesShape foes={foes} /> : errandFigure(card, content)}
      papers={monsters ? FRIGHT : ROCK}
      lines={encounterText(card, content, most)}
      flavour={flavour}
      badge={torches !== null && <Torches lit={torches} />}
      onKeyword={onKeyword}
    />
  );
}
