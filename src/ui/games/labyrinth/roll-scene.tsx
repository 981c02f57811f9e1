import type { ComponentChildren } from 'preact';
import { need } from '../../../games/labyrinth/content.ts';
import { kindName, STATISTIC_NAMES } from '../../../games/labyrinth/describe/names.ts';
import { signed } from '../../../games/labyrinth/describe/numbers.ts';
import { diceOf } from '../../../games/labyrinth/dice.ts';
import type { View } from '../../../games/labyrinth/sights.ts';
import type { Labyrinth, Roll } from '../../../games/labyrinth/vocabulary.ts';
import { STATISTICS } from '../../../games/labyrinth/words.ts';
import { CutOut } from '../../parts/CutOut.tsx';
import { type Art, cutOf } from '../../parts/inks.ts';
import type { Play } from '../../table/play.ts';
import { countedBy } from './counted.ts';
import { HitPoints } from './party/Numbers.tsx';
import { FoePuppet, HeroOnStick, HeroPuppet } from './puppets/Puppets.tsx';

type Mood = 'good' | 'bad' | 'now' | '';
/** One of several for whom a die falls. */
type Row = {
  readonly key: string | number;
  readonly face?: ComponentChildren;
  readonly name: string;
  readonly ac?: number;
  readonly value: string | number;
  readonly mood?: Mood;
};
/** What a roll is about: who throws, what counts, at whom; or a row for each. */
type RollScene = {
  readonly left?: ComponentChildren;
  readonly sum?: string | number;
  readonly words?: string;
  readonly mood?: Mood;
  readonly right?: ComponentChildren;
  readonly rows?: readonly Row[];
};

const total = (dice: readonly number[]): number => dice.reduce((all, die) => all + die, 0);
/** What a check is about, as a picture. */
const WHY: { readonly [why: string]: string } = {
  flee: 'run',
  search: 'magnifying-glass',
  gamble: 'two-coins',
  dm: 'cowled',
};

/** What a roll is about, before the dice have fallen or with what they show. */
export function sceneOf(roll: Roll, fallen: readonly number[] | null, play: Play<Labyrinth>): RollScene {
  const view: View = play.shown.value;
  const { content } = play.box;
  const names = play.names.value;
  const hero = view.heroes[roll.seat] ?? null;
  const emblem = (seat: number) => play.seat(seat)?.emblem ?? 'sun';
  const art = (of: Art) => <CutOut class="roll-art" {...cutOf(of)} width={30} />;
  const puppet = (seat: number) => {
    const who = view.heroes[seat];
    return (
      who && (
        <span class="roll-who">
          <HeroOnStick race={who.race} klass={who.class} emblem={emblem(seat)} />
          <HitPoints now={who.hp} most={who.most} />
        </span>
      )
    );
  };
  const face = (seat: number) => {
    const who = view.heroes[seat];
    return who && <HeroPuppet race={who.race} klass={who.class} emblem={emblem(seat)} size={3} />;
  };
  const beast = (id: number) => {
    const foe = view.fight?.foes.find((one) => one.id === id);
    return (
      foe && (
        <span class="roll-who">
          <FoePuppet kind={foe.kind} content={content} stick />
          <HitPoints now={foe.hp} most={foe.most} foe />
        </span>
      )
    );
  };
  /** A die that has to reach a number, with what is added to it. */
  const reach = (add: number, what: string, most: number, good: string, bad: string): RollScene => {
    if (fallen === null) return { sum: `d20 ${signed(add)}`, words: `${what}: reach ${most}` };
    const sum = total(fallen) + add;
    return { sum, words: `against ${most}: ${sum >= most ? good : bad}`, mood: sum >= most ? 'good' : 'bad' };
  };
  /** Dice that only count together. */
  const count = (words: string, sign = '', add = 0): RollScene => ({
    sum: fallen
      ? `${sign}${Math.max(sign === '−' ? 1 : 0, total(fallen) + add)}`
      : `${roll.count}d${roll.faces}${add === 0 ? '' : signed(add)}`,
    words,
  });
  const rowsOf = (seats: readonly number[], sign: string, add: number): readonly Row[] => {
    const dice = roll.count / Math.max(1, seats.length);
    return seats.map((seat, i) => ({
      key: seat,
      face: face(seat),
      name: names[seat] ?? '',
      value: fallen ? `${sign}${total(fallen.slice(i * dice, (i + 1) * dice)) + add}` : '–',
    }));
  };

  switch (roll.do) {
    case 'statistic-roll': {
      const known = view.draft?.rolled ?? [];
      const now = fallen ? Array.from({ length: fallen.length / 3 }, (_, i) => total(fallen.slice(i * 3, i * 3 + 3))) : [];
      const all = [...known, ...now];
      const { race = null, class: klass = null } = view.draft ?? {};
      return {
        left: race && (
          <span class="roll-who">
            <HeroOnStick race={race} klass={klass} emblem={emblem(roll.seat)} />
          </span>
        ),
        rows: STATISTICS.map((statistic, i) => ({
          key: statistic,
          name: STATISTIC_NAMES[statistic],
          value: all[i] ?? '3d6',
          mood: i >= known.length && i < known.length + roll.count / 3 ? 'now' : '',
        })),
      };
    }
    case 'check-roll': {
      const { statistic, why, about, against } = roll;
      const room = view.at === null ? null : view.rooms[view.at]?.card;
      const icon = WHY[why];
      return {
        left: puppet(roll.seat),
        ...reach(hero?.modifiers[statistic] ?? 0, STATISTIC_NAMES[statistic], against, 'done it!', 'not quite.'),
        right:
          why === 'bluff'
            ? beast(about)
            : icon
              ? art({ icon, print: 'ember', holes: 'cream' })
              : room && content.encounters[room] && art(need(content.encounters, room).art),
      };
    }
    case 'attack-roll': {
      const foe = view.fight?.foes.find(({ id }) => id === roll.on);
      const add = hero?.attacks.find(({ weapon, statistic }) => weapon === roll.weapon && statistic === roll.statistic)?.attack ?? 0;
      return { left: puppet(roll.seat), ...reach(add, 'attack', foe?.ac ?? 0, 'a hit!', 'a miss!'), right: beast(roll.on) };
    }
    case 'damage-roll': {
      const way = hero?.attacks.find(({ weapon }) => weapon === roll.weapon);
      const add = way ? way.damage + diceOf(way.die).plus : 0;
      return { left: puppet(roll.seat), ...count('hit points', '−', add), right: beast(roll.on) };
    }
    case 'initiative-roll':
      return {
        rows: roll.who.map((who, i) => ({
          key: who,
          face: typeof who === 'string' ? <FoePuppet kind={who} content={content} size={3} /> : face(who),
          name: typeof who === 'string' ? kindName(who, view.fight?.foes ?? [], content) : (names[who] ?? ''),
          value: fallen?.[i] ?? '–',
        })),
      };
    case 'strike-roll':
    case 'wound-roll': {
      const { attack, die } = need(content.monsters, roll.kind);
      const strikes = roll.do === 'strike-roll';
      const volley = (view.fight?.volley ?? []).filter(({ hit }) => strikes || hit);
      const dice = roll.count / Math.max(1, volley.length);
      const left = (
        <span class="roll-who">
          <FoePuppet kind={roll.kind} content={content} stick />
        </span>
      );
      const [only] = volley;
      if (only && only.on !== null && volley.length === 1) {
        const ac = (view.heroes[only.on]?.ac ?? 0) + (only.guard ?? 0);
        const told = strikes ? reach(attack, 'attack', ac, 'a hit!', 'a miss!') : count('hit points', '−', diceOf(die).plus);
        return { left, ...told, ...(told.mood ? { mood: told.mood === 'good' ? 'bad' : 'good' } : {}), right: puppet(only.on) };
      }
      const rows = volley.map(({ foe, on, guard }, i): Row => {
        const ac = ((on === null ? null : view.heroes[on])?.ac ?? 0) + (guard ?? 0);
        const row = {
          key: foe,
          face: on === null ? null : face(on),
          name: on === null ? '' : (names[on] ?? ''),
          ...(strikes ? { ac } : {}),
        };
        if (!fallen) return { ...row, value: strikes ? `d20${attack === 0 ? '' : signed(attack)}` : die };
        const thrown = total(fallen.slice(i * dice, (i + 1) * dice));
        if (!strikes) return { ...row, value: `−${Math.max(1, thrown + diceOf(die).plus)}` };
        const hit = thrown + attack >= ac;
        return { ...row, value: `${thrown + attack}: ${hit ? 'hit' : 'miss'}`, mood: hit ? 'bad' : 'good' };
      });
      return { left, rows };
    }
    case 'guard-roll':
      return { left: puppet(roll.seat), ...count('armour class', '+') };
    case 'burn-roll':
      return { left: puppet(roll.seat), ...count('hit points', '−') };
    case 'heal-roll': {
      const item = need(content.items, roll.card);
      const plus = item.kind === 'healing' ? diceOf(item.amount).plus : 0;
      return { left: art(item.art), ...count('hit points', '+', plus), right: puppet(roll.on) };
    }
    case 'medic-roll':
    case 'fate-roll': {
      const item = need(content.items, roll.card);
      return { left: art(item.art), ...count(item.name), right: puppet(roll.seat) };
    }
    case 'amount-roll':
    case 'band-roll':
    case 'chest-roll': {
      const [id = ''] = roll.list.split('/');
      const { art: picture } = content.encounters[id] ?? need(content.items, id);
      const [amount, words, sign = '', grows = false] = countedBy(roll, content);
      const told = count(words, sign, diceOf(amount).plus + (grows ? (hero?.modifiers.luck ?? 0) : 0));
      const left = art(picture);
      if (roll.do !== 'amount-roll') return { left, ...told, right: roll.do === 'chest-roll' && puppet(roll.seat) };
      const { heroes } = roll;
      if (heroes.length < 2) return { left, ...told, right: puppet(heroes[0] ?? roll.seat) };
      // shared silver is thrown once
      if (roll.count === diceOf(amount).count) return { left, ...told };
      return { left, sum: amount, words, rows: rowsOf(heroes, sign, diceOf(amount).plus) };
    }
  }
}
