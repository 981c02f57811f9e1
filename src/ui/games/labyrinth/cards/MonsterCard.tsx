import { type Content, cardOf } from '../../../../games/labyrinth/content/content.ts';
import type { FoeView } from '../../../../games/labyrinth/state/view-types.ts';
import { monsterText } from '../../../../games/labyrinth/text/cards.ts';
import { ownMonsterLines } from '../../../../games/labyrinth/text/powers.ts';
import { PaperCard } from '../../../parts/PaperCard.tsx';
import { PuppetShape } from '../../../puppets/Puppet.tsx';
import { foePuppet } from '../puppet-props.ts';
import './cards.css';
import { FRIGHT } from './EncounterCard.tsx';

/** A monster's sheet: it looks as it fares. */
export function MonsterCard({
  foe,
  content,
  onKeyword,
}: {
  readonly foe: FoeView;
  readonly content: Content;
  readonly onKeyword?: ((rule: string) => void) | undefined;
}) {
  const { name, flavour, art, fire, own } = cardOf(content.monsters, foe.kind);
  return (
    <PaperCard
      class="room-card fright"
      name={name}
      kind={['crossed-swords', 'Monster']}
      art={art}
      figure={<PuppetShape {...foePuppet(foe)} />}
      papers={FRIGHT}
      lines={[...monsterText({ ...foe, hp: foe.most, fire }), ...(own ? ownMonsterLines(own, content) : [])]}
      flavour={flavour}
      onKeyword={onKeyword}
    />
  );
}
