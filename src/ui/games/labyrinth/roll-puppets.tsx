import type { ComponentChildren } from 'preact';
import { type Content, cardOf } from '../../../games/labyrinth/content/content.ts';
import type { Labyrinth } from '../../../games/labyrinth/state/tasks.ts';
import type { HeroView, View } from '../../../games/labyrinth/state/view-types.ts';
import { kindName } from '../../../games/labyrinth/text/names.ts';
import { CutOut } from '../../parts/CutOut.tsx';
import { type Art, cutOf } from '../../parts/inks.ts';
import type { Mood } from '../../puppets/figure.ts';
import { Puppet } from '../../puppets/Puppet.tsx';
import { PuppetBadge } from '../../puppets/PuppetBadge.tsx';
import type { TableController } from '../../table/table-controller.ts';
import { HitPoints } from './party/Numbers.tsx';
import { heroFigure, PEOPLE_FIGURES } from './puppet-figures.ts';
import { foePuppet, heroPuppet, lookAt, monsterPuppet } from './puppet-props.ts';

/** Who and what stands on the little stage of a roll. */
export type RollPuppets = {
  readonly view: View;
  readonly content: Content;
  readonly heroAt: (seat: number) => HeroView | null;
  readonly nameOf: (fighter: number | string) => string;
  /** The picture of a card or of a deed. */
  readonly art: (of: Art) => ComponentChildren;
  readonly hero: (seat: number, mood?: Mood) => ComponentChildren;
  readonly foe: (id: number, hit?: boolean) => ComponentChildren;
  /** A kind of monster that strikes. */
  readonly striker: (kind: string) => ComponentChildren;
  /** Whoever of the town asks for it, or the dungeon master. */
  readonly person: (who: keyof typeof PEOPLE_FIGURES, mood?: Mood) => ComponentChildren;
  /** The hero that is being made at a seat. */
  readonly draft: (seat: number) => ComponentChildren;
  /** A small portrait, for a row. */
  readonly face: (fighter: number | string) => ComponentChildren;
};

/** The puppets of a roll, as the table shows them now. */
export function rollPuppets(controller: TableController<Labyrinth>): RollPuppets {
  const view: View = controller.shownView.value;
  const { content } = controller.box;
  const names = controller.names.value;
  const heroAt = (seat: number) => view.heroes[seat] ?? null;
  const emblem = (seat: number) => controller.seat(seat)?.emblem ?? 'sun';
  const onStage = (puppet: ComponentChildren, points: ComponentChildren = null) => (
    <span class="roll-who">
      {puppet}
      {points}
    </span>
  );
  return {
    view,
    content,
    heroAt,
    nameOf: (fighter) => (typeof fighter === 'number' ? (names[fighter] ?? '') : kindName(fighter, view.fight?.foes ?? [], content)),
    art: (of) => <CutOut class="roll-art" {...cutOf(of)} width={30} />,
    hero: (seat, mood) => {
      const who = heroAt(seat);
      if (!who) return null;
      return onStage(
        <Puppet {...heroPuppet(who, view.heroes, mood)} stick emblem={emblem(seat)} />,
        <HitPoints now={who.hp} most={who.most} />,
      );
    },
    foe: (id, hit = false) => {
      const foe = view.fight?.foes.find((one) => one.id === id);
      if (!foe) return null;
      return onStage(<Puppet {...foePuppet(foe, hit ? 'oh' : undefined)} stick />, <HitPoints now={foe.hp} most={foe.most} foe />);
    },
    striker: (kind) => onStage(<Puppet {...monsterPuppet(kind, view.fight?.foes)} mood="cross" stick />),
    person: (who, mood = 'well') => onStage(<Puppet figure={PEOPLE_FIGURES[who]} mood={mood} stick />),
    draft: (seat) => {
      const { race = null, class: klass = null, elements = null } = view.draft ?? {};
      if (!race) return null;
      const figure = heroFigure({ race, class: klass, elements: elements ?? [], look: lookAt(view.heroes, seat, race) });
      return onStage(<Puppet figure={figure} stick emblem={emblem(seat)} />);
    },
    face: (fighter) => {
      if (typeof fighter === 'string') return <Puppet {...monsterPuppet(fighter, view.fight?.foes)} size={3} />;
      const who = heroAt(fighter);
      return who && <PuppetBadge {...heroPuppet(who, view.heroes)} emblem={emblem(fighter)} size={3} />;
    },
  };
}

/** The picture on a card of either deck. */
export const cardArt = (id: string, content: Content): Art => (content.encounters[id] ?? cardOf(content.items, id)).art;
