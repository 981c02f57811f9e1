import { cardOf } from '../../../../games/labyrinth/content/content.ts';
import type { Labyrinth } from '../../../../games/labyrinth/state/tasks.ts';
import { Puppet } from '../../../puppets/Puppet.tsx';
import { PuppetBadge } from '../../../puppets/PuppetBadge.tsx';
import { Answer } from '../Answers.tsx';
import { that, those } from '../move-targets.ts';
import { HitPoints } from '../party/Numbers.tsx';
import { PEOPLE_FIGURES } from '../puppet-figures.ts';
import { foePuppet, heroPuppet, kindFigure } from '../puppet-props.ts';
import { BehindDoors } from './BehindDoors.tsx';
import { Folded, FoldedChips } from './CardChips.tsx';
import { Chip } from './Chip.tsx';
import './dungeon-master.css';
import { HeroTools } from './HeroTools.tsx';
import { OwnLine } from './OwnLine.tsx';
import { Panel } from './Panel.tsx';
import type { DmProps } from './props.ts';

type ScreenProps = DmProps & {
  readonly title: string;
  /** Everything one may meddle with, one hero of the party, or what lies behind the doors. */
  readonly choice: Labyrinth['choice'];
};

/** The dungeon master's folding screen. */
export function DungeonMasterScreen({ title, choice, ...rest }: ScreenProps) {
  const done = that(rest.offers, 'done');
  return (
    <section class="dm-screen" aria-label={title}>
      <header class="dm-head">
        <Puppet figure={PEOPLE_FIGURES['dungeon-master']} mood="proud" size={4} />
        <h2>{choice.do === 'behind' ? 'Behind the doors' : 'Behind the screen'}</h2>
        {done && <Answer offer={done} says={choice.do === 'dm' ? 'Go on' : 'Back'} onOffer={rest.onOffer} />}
      </header>
      <div class="dm-panels">
        {choice.do === 'behind' ? (
          <BehindDoors {...rest} />
        ) : choice.do === 'dm-hero' ? (
          <HeroTools {...rest} hero={choice.hero} />
        ) : (
          <Meddle {...rest} />
        )}
      </div>
    </section>
  );
}

/** One thing that is hard to leave alone: one more of those who live in this room. Null where nobody does. It stays, so that nothing moves under a finger. */
function temptation({ offers, view, content }: DmProps) {
  const room = view.at === null ? null : view.rooms[view.at];
  const card = room?.card ? content.encounters[room.card] : null;
  const kinds = (card?.effects ?? []).flatMap((effect) => (effect.do === 'monsters' ? [effect.monster] : []));
  return that(offers, 'add', ({ kind }) => kind === kinds[0]);
}

function Meddle(props: DmProps) {
  const { offers, view, content, seats, onOffer } = props;
  const foes = view.at === null ? [] : (view.rooms[view.at]?.foes ?? []);
  const adds = those(offers, 'add');
  const behind = that(offers, 'behind');
  const hangUps = those(offers, 'hang-up');
  const tempting = temptation(props);
  return (
    <>
      {adds.length > 0 && (
        <Panel title={tempting ? 'Who is in here?' : 'One more monster'}>
          {tempting && (
            <Answer offer={tempting} tone="quiet" onOffer={onOffer}>
              <Puppet figure={kindFigure(tempting.command.kind, content)} base="spikes" size={3.5} />
              One more {cardOf(content.monsters, tempting.command.kind).name}
            </Answer>
          )}
          <Folded says={tempting ? 'Or somebody else' : 'Bring a monster'}>
            {adds.map((offer) => (
              <Chip key={offer.index} look="beast" offer={offer} onOffer={onOffer}>
                <Puppet figure={kindFigure(offer.command.kind, content)} base="spikes" class="foe-puppet" />
                <small>{cardOf(content.monsters, offer.command.kind).name}</small>
              </Chip>
            ))}
          </Folded>
          <p class="dm-says">It brings no silver.</p>
        </Panel>
      )}
      {behind && (
        <Panel title="For your eyes only">
          <Answer offer={behind} tone="teal" icon="dungeon-gate" onOffer={onOffer} />
          <p class="dm-says">See what waits behind the doors, and what comes next. You may change it.</p>
        </Panel>
      )}
      {hangUps.length > 0 && (
        <Panel title="What the town asks for">
          <FoldedChips says="Hang up an errand" offers={hangUps} content={content} onOffer={onOffer} />
        </Panel>
      )}
      <Panel title="A hero">
        <div class="dm-row">
          {those(offers, 'hero').map((offer) => {
            const hero = view.heroes[offer.command.hero];
            const { name, emblem = 'sun' } = seats[offer.command.hero] ?? {};
            return (
              hero && (
                <Chip key={offer.index} look="hero" offer={offer} onOffer={onOffer}>
                  <PuppetBadge {...heroPuppet(hero, view.heroes)} emblem={emblem} />
                  <b>{name}</b>
                  <HitPoints now={hero.hp} most={hero.most} />
                </Chip>
              )
            );
          })}
        </div>
      </Panel>
      <Panel title="Say something">
        <OwnLine {...props} />
        <Folded says="Tell of something">
          {those(offers, 'note').map((offer) => (
            <Chip key={offer.index} look="note" offer={offer} onOffer={onOffer}>
              {offer.label}
            </Chip>
          ))}
        </Folded>
      </Panel>
      {foes.length > 0 && (
        <Panel title="Send one home">
          <div class="dm-row">
            {those(offers, 'remove').map((offer) => {
              const foe = foes.find(({ id }) => id === offer.command.foe);
              return (
                foe && (
                  <Chip key={offer.index} look="beast" offer={offer} onOffer={onOffer}>
                    <Puppet {...foePuppet(foe)} class="foe-puppet" />
                    <small>{foe.hp} HP</small>
                  </Chip>
                )
              );
            })}
          </div>
        </Panel>
      )}
    </>
  );
}
