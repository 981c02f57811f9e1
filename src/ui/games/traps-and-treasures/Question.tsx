import type { SeatRecord } from '../../../engine/seats.ts';
import type { ChoicePrompt } from '../../../engine/session.ts';
import { type Content, cardOf } from '../../../games/traps-and-treasures/content/content.ts';
import type { AnyCommand, Traps, View } from '../../../games/traps-and-treasures/state/tasks.ts';
import { Button } from '../../parts/Button.tsx';
import { CardCloseUp } from '../../parts/CardCloseUp.tsx';
import { CutOut } from '../../parts/CutOut.tsx';
import { cutOf } from '../../parts/inks.ts';
import { SentenceText } from '../../parts/SentenceText.tsx';
import { Puppet } from '../../puppets/Puppet.tsx';
import type { TableController } from '../../table/table-controller.ts';
import { MonsterCard } from './cards/MonsterCard.tsx';
import { DiggerBadge, diggerMood } from './DiggerBadge.tsx';
import { TheftScene } from './event-scenes/TheftScene.tsx';
import { thingPicture } from './map/thing-pictures.ts';
import { tilePicture } from './map/tile-picture.ts';
import type { Offer } from './move-targets.ts';
import { monsterFigure } from './puppet-figures.ts';

type AskProps = {
  readonly play: TableController<Traps>;
  readonly asked: ChoicePrompt<Traps>;
  readonly offers: readonly Offer[];
  readonly view: View;
  readonly content: Content;
  readonly seats: readonly SeatRecord[];
  readonly onOffer: (offer: Offer) => void;
};

/** A question in the middle of things: which monster, whom, which tile, or whether a card helps now. */
export function Question({ play, asked, offers, view, content, seats, onOffer }: AskProps) {
  const { fight, duel } = view;
  const { revision } = play;
  const { title, words } = play.ui.describe.call(view, asked, play.names.value);
  // the card that asks for somebody can be taken back
  const goesBack = asked.choice.do === 'pick-player' && play.history.undo !== null;
  const answers = (
    <div class="ask-answers">
      {offers.map((offer) => (
        <Button
          key={offer.index}
          tone={offer.command.do === 'use' ? 'primary' : 'quiet'}
          data-option={offer.index}
          onClick={() => onOffer(offer)}
        >
          <Picture command={offer.command} view={view} content={content} seats={seats} />
          {offer.label}
        </Button>
      ))}
      {goesBack && (
        <Button tone="quiet" onClick={() => play.undo(revision)}>
          Put the card back
        </Button>
      )}
    </div>
  );
  const [card] = fight?.cards ?? [];
  const rolled = fight?.die ?? null;
  if (fight && card !== undefined && rolled !== null) {
    return (
      <CardCloseUp
        id={title}
        says={title}
        card={<div class="ask-card">{<MonsterCard card={card} level={fight.level} content={content} fallen={rolled} />}</div>}
      >
        <p class="chip">
          <SentenceText words={words} />
        </p>
        {answers}
      </CardCloseUp>
    );
  }
  return (
    <section class="sneak-ask deeds paper" aria-label={title}>
      {duel && <TheftScene duel={duel} players={view.players} seats={seats} />}
      {answers}
    </section>
  );
}

type PictureProps = Pick<AskProps, 'view' | 'content' | 'seats'> & { readonly command: AnyCommand };

/** A tile with paths on all sides, and nothing on it. */
const BARE = tilePicture({ open: 15, level: 1 });

/** What an answer is about, as a picture. */
function Picture({ command, view, content, seats }: PictureProps) {
  switch (command.do) {
    case 'face':
      return <Puppet figure={monsterFigure(command.card, view.fight?.level ?? 1)} size={4.5} />;
    case 'use':
      return <CutOut {...cutOf(cardOf(content.treasures, command.card).art)} size={3} width={30} />;
    case 'player': {
      const player = view.players[command.on];
      return <DiggerBadge size={3} seat={command.on} seats={seats} mood={player && diggerMood(player)} />;
    }
    case 'tile':
      return (
        <span class="ask-tile" style={{ backgroundImage: tilePicture({ open: cardOf(content.tiles, command.tile).open, level: 1 }) }} />
      );
    case 'find':
      return (
        <span class="ask-tile" style={{ backgroundImage: command.thing === null ? BARE : `${thingPicture(command.thing)}, ${BARE}` }} />
      );
    default:
      return null;
  }
}
