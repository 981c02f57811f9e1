import type { Game, Immutable } from '../../../engine/game.ts';
import { cardOf, grownAddress } from '../content/content.ts';
import { FEAT_KINDS } from '../state/constants.ts';
import type { Labyrinth, Step } from '../state/tasks.ts';
import { noteGrown } from './campaign-book.ts';
import { heroAt, living } from './characters.ts';
import type { Context } from './mutations.ts';

/** Heroes grow: each one who comes home picks a small thing of three (LA-47). */

/** One feat of each kind that a hero does not have yet. */
function offeredTo({ content, random }: Context, feats: readonly string[]): string[] {
  const free = Object.values(content.feats).filter(({ id }) => !feats.includes(id));
  return FEAT_KINDS.flatMap((kind) => {
    const some = free.filter((feat) => feat.kind === kind);
    return some.length > 0 ? [random.pick(some).id] : [];
  });
}
/** LA-47: the turns of all who have come home from a delve. By the old book nobody grows. */
export function growths(context: Context): Step[] {
  const { state } = context;
  if (state.byTheBook || state.delves === 0) return [];
  return living(state, state.torch).flatMap((seat) => {
    const offered = offeredTo(context, heroAt(state, seat).feats);
    return offered.length > 0 ? [{ do: 'grow' as const, seat, offered }] : [];
  });
}

export const featSteps: Pick<Game<Labyrinth>['steps'], 'grow'> = {
  grow: (context, { seat, offered }) => {
    context.beginTurn(seat);
    context.next({ do: 'feat', seat, offered });
  },
};

export const featChoices: Pick<Game<Labyrinth>['choices'], 'feat'> = {
  feat: {
    options: (_state, { offered }: Immutable<{ offered: string[] }>) => offered.map((feat) => ({ do: 'feat', feat })),
    answer: (context, { feat }, { seat }) => {
      const { state, content } = context;
      const hero = heroAt(state, seat);
      const { kind, health, effects } = cardOf(content.feats, feat);
      hero.most += health;
      hero.hp = hero.most;
      hero.feats.push(feat);
      if (kind === 'title') hero.title = feat;
      noteGrown(state, seat, feat);
      context.emit?.({ do: 'grew', seat, feat });
      if (effects.length > 0) context.next({ do: 'run', list: grownAddress(feat), next: 0, seat });
    },
  },
};
