import type { ComponentChildren } from 'preact';
import type { SeatRecord } from '../../../engine/seats.ts';
import { type Content, need } from '../../../games/traps-and-treasures/content.ts';
import { monsterOn } from '../../../games/traps-and-treasures/describe/events.ts';
import type { AnyCommand, View } from '../../../games/traps-and-treasures/vocabulary.ts';
import { Button } from '../../parts/Button.tsx';
import { CutOut } from '../../parts/CutOut.tsx';
import { HeldUp } from '../../parts/HeldUp.tsx';
import { cutOf } from '../../parts/inks.ts';
import { Rosette } from '../../parts/Rosette.tsx';
import { MonsterCard } from './cards/MonsterCard.tsx';
import { tilePicture } from './map/picture.ts';
import { Versus } from './moments/Versus.tsx';
import type { Offer } from './offers.ts';
import { puppetCut } from './puppets.ts';

type AskProps = {
  readonly title: string;
  readonly words: ComponentChildren;
  readonly offers: readonly Offer[];
  readonly view: View;
  readonly content: Content;
  readonly seats: readonly SeatRecord[];
  readonly onOffer: (offer: Offer) => void;
};

/** A question in the middle of things: which monster, whom, which tile, or whether a card helps now. */
export function Ask({ title, words, offers, view, content, seats, onOffer }: AskProps) {
  const { fight, duel } = view;
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
    </div>
  );
  const [card] = fight?.cards ?? [];
  const rolled = fight?.die ?? null;
  if (fight && card !== undefined && rolled !== null) {
    return (
      <HeldUp
        id={title}
        says={title}
        card={<div class="ask-card">{<MonsterCard card={card} level={fight.level} content={content} fallen={rolled} />}</div>}
      >
        <p class="chip">{words}</p>
        {answers}
      </HeldUp>
    );
  }
  return (
    <section class="sneak-ask paper rim" aria-label={title}>
      {duel && <Versus duel={duel} players={view.players} seats={seats} />}
      {answers}
    </section>
  );
}

type PictureProps = Pick<AskProps, 'view' | 'content' | 'seats'> & { readonly command: AnyCommand };

/** What an answer is about, as a picture. */
function Picture({ command, view, content, seats }: PictureProps) {
  switch (command.do) {
    case 'face':
      return <CutOut {...cutOf(monsterOn(content, command.card, view.fight?.level ?? 1).art)} size={3.5} width={30} />;
    case 'use':
      return <CutOut {...cutOf(need(content.treasures, command.card).art)} size={3} width={30} />;
    case 'player':
      return <Rosette size={4} emblem={seats[command.on]?.emblem ?? 'sun'} {...puppetCut(command.on)} label="" />;
    case 'tile':
      return <span class="ask-tile" style={{ backgroundImage: tilePicture(need(content.tiles, command.tile).open, 1) }} />;
    default:
      return null;
  }
}
