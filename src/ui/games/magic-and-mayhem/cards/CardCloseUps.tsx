import type { ComponentChildren } from 'preact';
import { type Content, cardOf } from '../../../../games/magic-and-mayhem/content/content.ts';
import { phaseOf } from '../../../../games/magic-and-mayhem/rules/monster-phases.ts';
import type { AnyCommand, Mayhem, View } from '../../../../games/magic-and-mayhem/state/tasks.ts';
import { can } from '../../../../games/magic-and-mayhem/text/bot-reasons.ts';
import { ABILITY_NAMES, stateName } from '../../../../games/magic-and-mayhem/text/effects.ts';
import { RuleButton } from '../../../book/RuleButton.tsx';
import { useBook } from '../../../book/WithBook.tsx';
import { Button } from '../../../parts/Button.tsx';
import { CardCloseUp } from '../../../parts/CardCloseUp.tsx';
import { Hearts } from '../../../parts/Heart.tsx';
import type { Figure, Mood } from '../../../puppets/figure.ts';
import type { TableController } from '../../../table/table-controller.ts';
import type { Offer } from '../move-targets.ts';
import { Stats } from '../panel/Stats.tsx';
import { heroMood, monsterFigure, monsterMood } from '../puppet-figures.ts';
import { Answers } from '../Question.tsx';
import { CardFace } from './CardFace.tsx';
import { faceOf } from './card-faces.ts';

type Now = { readonly figure?: Figure; readonly mood: Mood };
type CardSceneProps = {
  readonly id: string;
  readonly content: Content;
  /** How many hearts more than printed a boss has at this level. */
  readonly bossHearts: number;
  /** Who has it, or drew it. */
  readonly says?: string;
  readonly onClose?: () => void;
  readonly children?: ComponentChildren;
  /** How whoever is on it looks just now. */
  readonly now?: Now | undefined;
};

/** A card of this game, held up for everybody. */
function CardScene({ id, content, bossHearts, says = 'A card', onClose, children, now }: CardSceneProps) {
  const openBook = useBook();
  return (
    <CardCloseUp
      id={id}
      says={says}
      onClose={onClose}
      card={<CardFace size="large" {...faceOf(id, content, bossHearts)} {...now} onKeyword={openBook ?? undefined} />}
    >
      {children}
    </CardCloseUp>
  );
}

type DrawnProps = Pick<CardSceneProps, 'id' | 'content'> & {
  readonly view: View;
  readonly seat: number | undefined;
  readonly name: string;
};

/** A card that has just been drawn; whoever cannot use it is told so. Every tap leads on. */
export function DrawnCardCloseUp({ id, content, view, seat, name }: DrawnProps) {
  const needs = content.treasures[id]?.ability;
  const hero = view.heroes[seat ?? -1];
  return (
    <CardScene says="A card is drawn" id={id} content={content} bossHearts={view.bossHearts}>
      {needs && hero && !can(hero, needs) && (
        <p class="chip">
          Not for {name}: it needs {ABILITY_NAMES[needs]}. Who can use it?
        </p>
      )}
      <Button>Go on</Button>
    </CardScene>
  );
}

/** Which card or sheet somebody looks at; `foe`: the number of the monster that was tapped. */
export type Looked = { readonly id: string; readonly own: boolean; readonly foe?: number };
type HeldProps = {
  readonly play: TableController<Mayhem>;
  readonly view: View;
  readonly looked: Looked;
  /** What can be done with it. */
  readonly offers: readonly Offer[] | undefined;
  readonly onOffer: (offer: Offer) => void;
  readonly onLook: (looked: Looked | null) => void;
};

/** A card that somebody looks at: what can be done with it, whose it is, how that one fares, and what is in the way. */
export function ReadCardCloseUp({ play, view, looked: { id, own, foe }, offers, onOffer, onLook }: HeldProps) {
  const { content } = play.box;
  const back = () => onLook(null);
  return (
    <CardScene id={id} content={content} bossHearts={view.bossHearts} onClose={back} now={nowOf(view, content, id, foe)}>
      {/* whoever has a card means to use it, not to give it away */}
      {own && <Answers offers={offers ?? []} onOffer={onOffer} first={offers?.[0]?.command.do !== 'give'} />}
      {own && (offers ?? []).every(({ command }) => command.do === 'give') && (
        <WhyNot play={play} matches={(tried) => 'source' in tried && tried.source === id} />
      )}
      {foe !== undefined && <Foe view={view} number={foe} />}
      {foe !== undefined && <WhyNot play={play} matches={(tried) => tried.do === 'attack' && tried.number === foe} />}
      {!own && <Belongings view={view} content={content} hero={id} onCard={(card) => onLook({ id: card, own: false })} />}
      <Button tone="quiet" onClick={back}>
        Back
      </Button>
    </CardScene>
  );
}

/** How a hero, or the monster of a number, looks just now; nothing for a card that nobody plays. */
function nowOf(view: View, content: Content, id: string, number: number | undefined): Now | undefined {
  const monster = view.monsters.find((one) => one.number === number);
  if (monster) return { figure: monsterFigure(id, phaseOf(view, monster, content)), mood: monsterMood(monster) };
  const hero = view.heroes.find((one) => one.hero === id);
  return hero && { mood: heroMood(hero) };
}

/** How strong a hero is just now, and what it carries, as small cards. */
function Belongings({ view, content, hero, onCard }: { view: View; content: Content; hero: string; onCard: (id: string) => void }) {
  const held = view.heroes.find((one) => one.hero === hero);
  if (!held) return null;
  return (
    <>
      <div class="held-stats paper">
        <Stats hero={held} steps={null} />
      </div>
      {!view.byTheBook && (
        <p class="chip">
          1 Step more where no monster is near. <RuleButton rule="MM-9" />
        </p>
      )}
      <div class="question-cards">
        {held.cards.map((id) => (
          <button key={id} type="button" aria-label={cardOf(content.treasures, id).name} onClick={() => onCard(id)}>
            <CardFace size="small" {...faceOf(id, content)} />
          </button>
        ))}
      </div>
    </>
  );
}

/** How many hearts a monster has left, and how it fares. */
function Foe({ view, number }: { view: View; number: number }) {
  const foe = view.monsters.find((monster) => monster.number === number);
  if (!foe) return null;
  const states = [...foe.lasting.map(({ state }) => stateName(state)), ...(foe.asleep ? ['asleep'] : [])];
  return (
    <p class="held-foe paper">
      <Hearts now={foe.hp} most={foe.most} size={1.5} />
      {states.length > 0 && <span>{states.join(', ')}</span>}
    </p>
  );
}

/** Why what was tapped, a card in the hand or a monster, cannot be used or fought just now. */
function WhyNot({ play, matches }: { play: TableController<Mayhem>; matches: (tried: AnyCommand) => boolean }) {
  const reason = play.open.value ? play.reason(matches) : null;
  return reason ? (
    <p class="chip">
      {reason.words} <RuleButton rule={reason.rule} />
    </p>
  ) : null;
}
