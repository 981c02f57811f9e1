import type { Game, Immutable } from '../../../engine/game.ts';
import type { Content } from '../content/content.ts';
import { TORCHES_WARNED } from '../state/constants.ts';
import type { Deed } from '../state/dungeon-master-commands.ts';
import type { State } from '../state/state.ts';
import type { Labyrinth } from '../state/tasks.ts';
import { meddle, nextCards } from './behind-the-doors.ts';
import { heroAt } from './characters.ts';
import { cardDanger, fightDanger } from './danger.ts';
import { comesWith } from './dragon.ts';
import { addOne } from './monsters.ts';
import { type Context, hurt } from './mutations.ts';

/** A dungeon master is warned before a deed that may be deadly (LA-52). */

type At = Immutable<State>;

/** The encounter that a deed brings nearer; null if it brings none. */
function brings({ encounters }: At, deed: Deed): string | null {
  const [next, second] = nextCards(encounters);
  switch (deed.do) {
    case 'swap-door':
      return next ?? null;
    case 'fill-door':
      return deed.card;
    case 'swap-next':
      return deed.deck === 'encounters' ? (second ?? null) : null;
    case 'pick-next':
      return deed.deck === 'encounters' ? deed.card : null;
    default:
      return null;
  }
}
/** Whether a deed would put a hero to sleep, or bring what may be the end of the party, by the measure of its torches (LA-40). */
function isDeadly(state: At, deed: Deed, content: Content): boolean {
  if (deed.do === 'harm') return heroAt(state, deed.hero).hp <= deed.by;
  if (deed.do === 'add') {
    const { kind } = deed;
    const foes = [...(state.delve?.rooms[state.delve.at]?.foes ?? []), { kind, hp: comesWith(state, kind, content) }];
    return fightDanger(state, foes, content).torches > TORCHES_WARNED;
  }
  const card = brings(state, deed);
  return card !== null && cardDanger(state, card, content).torches > TORCHES_WARNED;
}

function carryOut(context: Context, deed: Deed) {
  switch (deed.do) {
    case 'add':
      return addOne(context, deed.kind);
    case 'harm':
      context.emit?.({ do: 'dm-health', seat: deed.hero, by: -deed.by });
      return hurt(context, deed.hero, deed.by);
    default:
      // a door may show something else now, and other cards are seen
      context.reveal('behind');
      return meddle(context, deed);
  }
}
/** Does it at once, or asks first if the dungeon master is sure. */
export function doOrWarn(context: Context, seat: number, deed: Deed): void {
  if (isDeadly(context.state, deed, context.content)) context.next({ do: 'sure', seat, deed });
  else carryOut(context, deed);
}

export const sureChoices: Pick<Game<Labyrinth>['choices'], 'sure'> = {
  sure: {
    secret: true,
    options: () => [{ do: 'rather-not' }, { do: 'do-it' }],
    answer: (context, command, { deed }) => {
      if (command.do === 'do-it') carryOut(context, deed);
    },
  },
};
