import type { Immutable, Rules } from '../../engine/game.ts';
import { here, hurt, type Play } from './changes.ts';
import { heroAt, isAlive, isGhostly, living } from './characters.ts';
import { need } from './content.ts';
import { diceOf, totalOf } from './dice.ts';
import { guardedClass } from './fights.ts';
import type { Attack, State } from './state.ts';
import type { Labyrinth } from './vocabulary.ts';

/** The monsters' turn: all of a kind attack together, each a living hero (LA-27, LA-30). Their dice are thrown at once. */

type At = Immutable<State>;
const GUARD = { count: 2, faces: 6 } as const;

/** Who throws for monsters: the dungeon master, or whoever acted last. */
const roller = ({ dm, fight, torch, heroes }: At): number => {
  const last = fight?.last ?? torch;
  return dm ?? (isAlive(heroes[last]) ? last : torch);
};

/** LA-30: at random, each a living hero; undo ends here. */
function pickByChance(turn: Play, volley: readonly Attack[], seats: readonly number[]): void {
  for (const attack of volley) attack.on ??= turn.random.pick(seats);
  if (seats.length > 1) turn.reveal('monsters');
}

export const volleySteps: Pick<Rules<Labyrinth>['steps'], 'monsters-act' | 'strike-back'> = {
  'monsters-act': (turn, { kind }) => {
    const { fight } = turn.state;
    if (!fight) return;
    fight.volley = here(turn).foes.flatMap((foe) => (foe.kind === kind ? [{ foe: foe.id, on: null, guard: null, hit: false }] : []));
    turn.emit?.({ do: 'monsters-turn', kind, foes: fight.volley.map(({ foe }) => foe) });
    turn.next({ do: 'strike-back' }, { do: 'next-fighter' });
  },

  'strike-back': (turn) => {
    const { state } = turn;
    const { fight, dm } = state;
    const kind = fight?.now;
    if (!fight || typeof kind !== 'string') return;
    const { volley } = fight;
    const seats = living(state);
    if (volley.length === 0 || seats.length === 0) return;
    const free = volley.findIndex(({ on }) => on === null);
    if (free >= 0 && dm !== null && seats.length > 1) return turn.next({ do: 'target', seat: dm, attack: free }, { do: 'strike-back' });
    if (free >= 0) pickByChance(turn, volley, seats);
    const open = volley.findIndex(({ guard }) => guard === null);
    const seat = volley[open]?.on ?? null;
    if (seat !== null) {
      const hero = heroAt(turn.state, seat);
      turn.next({ do: 'strike-back' });
      if (isGhostly(hero) && !hero.owes) return turn.next({ do: 'guard', seat, attack: open });
      return noGuard(volley, seat);
    }
    turn.next({ do: 'strike-roll', seat: roller(state), kind, count: volley.length, faces: 20 });
  },
};
function noGuard(volley: readonly Attack[], seat: number): void {
  for (const attack of volley) if (attack.on === seat) attack.guard ??= 0;
}

export const volleyChoices: Pick<Rules<Labyrinth>['choices'], 'guard' | 'target'> = {
  guard: {
    options: () => [{ do: 'guard' }, { do: 'bear' }],
    answer: (turn, command, { seat, attack }) => {
      if (command.do === 'guard') turn.next({ do: 'guard-roll', seat, attack, ...GUARD });
      else noGuard(turn.state.fight?.volley ?? [], seat);
    },
  },
  target: {
    options: (state) => [{ do: 'target', hero: null }, ...living(state).map((hero) => ({ do: 'target' as const, hero }))],
    answer: (turn, { hero }, { attack: i }) => {
      const volley = turn.state.fight?.volley ?? [];
      const attack = volley[i];
      if (hero === null) pickByChance(turn, volley, living(turn.state));
      else if (attack) attack.on = hero;
    },
  },
};

export const volleyRolls: Pick<Rules<Labyrinth>['rolls'], 'guard-roll' | 'strike-roll' | 'wound-roll'> = {
  'guard-roll': (turn, dice, { seat, attack: i }) => {
    const attack = turn.state.fight?.volley[i];
    if (!attack) return;
    attack.guard = totalOf(dice);
    heroAt(turn.state, seat).owes = true;
    turn.emit?.({ do: 'guarded', seat, add: attack.guard });
  },
  'strike-roll': (turn, dice, { seat, kind }) => {
    const { state, content } = turn;
    const { attack: bonus, die } = need(content.monsters, kind);
    const volley = state.fight?.volley ?? [];
    volley.forEach((attack, i) => {
      const { on, foe, guard } = attack;
      if (on === null) return;
      const thrown = dice[i] ?? 1;
      const total = thrown + bonus;
      const ac = guardedClass(state, on, guard ?? 0, content);
      attack.hit = total >= ac;
      turn.emit?.({ do: 'struck', seat: on, foe, kind, die: thrown, total, ac, hit: attack.hit });
    });
    const hits = volley.filter(({ hit }) => hit).length;
    const { count, faces } = diceOf(die);
    if (hits > 0) turn.next({ do: 'wound-roll', seat, kind, count: count * hits, faces });
  },
  'wound-roll': (turn, dice, { kind }) => {
    const { die, fire } = need(turn.content.monsters, kind);
    const { count, plus } = diceOf(die);
    const hits = (turn.state.fight?.volley ?? []).filter(({ hit }) => hit);
    hits.forEach(({ on }, i) => {
      if (on !== null) hurt(turn, on, totalOf(dice.slice(i * count, (i + 1) * count), plus), fire);
    });
  },
};
