import type { ComponentChildren } from 'preact';
import { type Content, need } from '../../../games/labyrinth/content.ts';
import { STATISTIC_NAMES } from '../../../games/labyrinth/describe/names.ts';
import { diceOf } from '../../../games/labyrinth/dice.ts';
import type { View } from '../../../games/labyrinth/sights.ts';
import type { Labyrinth, Roll } from '../../../games/labyrinth/vocabulary.ts';
import { STATISTICS } from '../../../games/labyrinth/words.ts';
import type { RollCardProps } from '../../game-ui.ts';
import { CutOut } from '../../parts/CutOut.tsx';
import { cutOf } from '../../parts/inks.ts';
import type { Play } from '../../table/play.ts';
import { signed } from './explain.ts';
import { Armour, HitPoints } from './party/Numbers.tsx';
import { FoePuppet } from './puppets/FoePuppet.tsx';
import { HeroPuppet } from './puppets/HeroPuppet.tsx';
import './roll-card.css';

type Table = { readonly view: View; readonly content: Content; readonly play: Play<Labyrinth> };

/** What a roll is about: who throws at whom, what is added, and what it has to reach. */
export function RollCard({ play, roll, fallen }: RollCardProps<Labyrinth>) {
  const table: Table = { view: play.shown.value, content: play.box.content, play };
  return <div class={`roll-card paper rim ${roll.do}`}>{pictureOf(roll, fallen, table)}</div>;
}

const sum = (dice: readonly number[]): number => dice.reduce((all, die) => all + die, 0);

function pictureOf(roll: Roll, fallen: readonly number[] | null, table: Table): ComponentChildren {
  const { view, content, play } = table;
  const hero = view.heroes[roll.seat] ?? null;
  switch (roll.do) {
    case 'statistic-roll':
      return <Statistics draft={view.draft} fallen={fallen} />;
    case 'check-roll': {
      const add = hero?.modifiers[roll.statistic] ?? 0;
      return (
        <>
          <Somebody seat={roll.seat} table={table} />
          <Sum add={add} what={STATISTIC_NAMES[roll.statistic]} need={roll.against} fallen={fallen} good="Done it!" bad="Not quite." />
        </>
      );
    }
    case 'attack-roll': {
      const foe = view.fight?.foes.find(({ id }) => id === roll.on);
      const add = hero?.attacks.find(({ weapon, statistic }) => weapon === roll.weapon && statistic === roll.statistic)?.attack ?? 0;
      return (
        <>
          <Somebody seat={roll.seat} table={table} />
          <Sum add={add} what="attack" need={foe?.ac ?? 0} fallen={fallen} good="A hit!" bad="A miss!" />
          {foe && <Beast foe={foe} table={table} />}
        </>
      );
    }
    case 'damage-roll': {
      const foe = view.fight?.foes.find(({ id }) => id === roll.on);
      const way = hero?.attacks.find(({ weapon }) => weapon === roll.weapon);
      const add = way ? way.damage + diceOf(way.die).plus : 0;
      return (
        <>
          <Somebody seat={roll.seat} table={table} />
          <p class="roll-sum">
            <b>{fallen ? `−${Math.max(1, sum(fallen) + add)}` : `${roll.count}d${roll.faces}${add === 0 ? '' : signed(add)}`}</b>
            <span>hit points</span>
          </p>
          {foe && <Beast foe={foe} table={table} />}
        </>
      );
    }
    case 'initiative-roll':
      return (
        <ul class="roll-rows">
          {roll.who.map((who, i) => (
            <li key={who}>
              {typeof who === 'string' ? <FoePuppet kind={who} content={content} size={3} /> : <Somebody seat={who} table={table} small />}
              <span>{typeof who === 'string' ? need(content.monsters, who).plural : play.names.value[who]}</span>
              <b>{fallen?.[i] ?? '–'}</b>
            </li>
          ))}
        </ul>
      );
    case 'strike-roll':
    case 'wound-roll': {
      const { attack, die } = need(content.monsters, roll.kind);
      const volley = view.fight?.volley ?? [];
      const rows = roll.do === 'strike-roll' ? volley : volley.filter(({ hit }) => hit);
      const dice = roll.count / Math.max(1, rows.length);
      return (
        <>
          <FoePuppet kind={roll.kind} content={content} size={7} />
          <ul class="roll-rows">
            {rows.map(({ foe, on, guard }, i) => {
              const target = on === null ? null : view.heroes[on];
              const thrown = fallen && sum(fallen.slice(i * dice, (i + 1) * dice));
              const ac = (target?.ac ?? 0) + (guard ?? 0);
              const total = thrown === null ? null : roll.do === 'strike-roll' ? thrown + attack : Math.max(1, thrown + diceOf(die).plus);
              const hit = total !== null && total >= ac;
              return (
                <li key={foe} class={roll.do === 'strike-roll' && total !== null ? (hit ? 'bad' : 'good') : ''}>
                  {on !== null && <Somebody seat={on} table={table} small />}
                  <span>{on === null ? '' : play.names.value[on]}</span>
                  {roll.do === 'strike-roll' ? <Armour ac={ac} size={2} /> : null}
                  <b>
                    {total === null
                      ? roll.do === 'strike-roll'
                        ? `d20${attack === 0 ? '' : signed(attack)}`
                        : die
                      : roll.do === 'strike-roll'
                        ? `${total}: ${hit ? 'hit' : 'miss'}`
                        : `−${total}`}
                  </b>
                </li>
              );
            })}
          </ul>
        </>
      );
    }
    case 'guard-roll':
    case 'burn-roll':
      return (
        <>
          <Somebody seat={roll.seat} table={table} />
          <p class="roll-sum">
            <b>{fallen ? `${roll.do === 'guard-roll' ? '+' : '−'}${sum(fallen)}` : `${roll.count}d${roll.faces}`}</b>
            <span>{roll.do === 'guard-roll' ? 'armour class' : 'hit points'}</span>
          </p>
        </>
      );
    case 'heal-roll':
    case 'medic-roll':
    case 'fate-roll': {
      const { art, name } = need(content.items, roll.card);
      return (
        <>
          <CutOut {...cutOf(art)} size={8} width={30} />
          <p class="roll-sum">
            <b>{fallen ? sum(fallen) : `${roll.count}d${roll.faces}`}</b>
            <span>{name}</span>
          </p>
          {roll.do === 'heal-roll' && <Somebody seat={roll.on} table={table} />}
        </>
      );
    }
    case 'amount-roll':
    case 'band-roll':
    case 'chest-roll': {
      const [id = ''] = roll.list.split('/');
      const card = content.encounters[id] ?? need(content.items, id);
      const each = roll.do === 'amount-roll' ? roll.heroes : [];
      const dice = roll.count / Math.max(1, each.length);
      return (
        <>
          <CutOut {...cutOf(card.art)} size={7} width={30} />
          <p class="roll-sum">
            <b>{fallen && each.length < 2 ? sum(fallen) : `${each.length > 1 ? dice : roll.count}d${roll.faces}`}</b>
            <span>{roll.do === 'band-roll' ? 'How many are there?' : card.name}</span>
          </p>
          {each.length > 1 && (
            <ul class="roll-rows">
              {each.map((seat, i) => (
                <li key={seat}>
                  <Somebody seat={seat} table={table} small />
                  <span>{play.names.value[seat]}</span>
                  <b>{fallen ? sum(fallen.slice(i * dice, (i + 1) * dice)) : '–'}</b>
                </li>
              ))}
            </ul>
          )}
        </>
      );
    }
  }
}

/** Three dice for each statistic: what has been rolled, and what falls now. */
function Statistics({ draft, fallen }: { draft: View['draft']; fallen: readonly number[] | null }) {
  const known = draft?.rolled ?? [];
  const all = [...known, ...(fallen ? Array.from({ length: fallen.length / 3 }, (_, i) => sum(fallen.slice(i * 3, i * 3 + 3))) : [])];
  return (
    <ul class="roll-rows">
      {STATISTICS.map((statistic, i) => (
        <li key={statistic} class={i === known.length ? 'now' : ''}>
          <span>{STATISTIC_NAMES[statistic]}</span>
          <b>{all[i] ?? '3d6'}</b>
        </li>
      ))}
    </ul>
  );
}

function Somebody({ seat, table: { view, play }, small = false }: { seat: number; table: Table; small?: boolean }) {
  const hero = view.heroes[seat];
  const emblem = play.seat(seat)?.emblem ?? 'sun';
  const puppet = hero && <HeroPuppet race={hero.race} klass={hero.class} emblem={emblem} size={small ? 3 : 8} label="" />;
  if (small || !hero) return puppet ?? null;
  return (
    <span class="roll-who">
      {puppet}
      <HitPoints now={hero.hp} most={hero.most} />
    </span>
  );
}

const Beast = ({ foe, table }: { foe: NonNullable<View['fight']>['foes'][number]; table: Table }) => (
  <span class="roll-who">
    <FoePuppet kind={foe.kind} content={table.content} size={8} />
    <HitPoints now={foe.hp} most={foe.most} foe />
  </span>
);

type SumProps = {
  readonly add: number;
  readonly what: string;
  readonly need: number;
  readonly fallen: readonly number[] | null;
  readonly good: string;
  readonly bad: string;
};
/** The die, what is added, and what it has to reach. */
function Sum({ add, what, need: most, fallen, good, bad }: SumProps) {
  const total = fallen && sum(fallen) + add;
  const well = total !== null && total >= most;
  return (
    <p class={`roll-sum ${total === null ? '' : well ? 'good' : 'bad'}`}>
      <b>{total === null ? `d20 ${signed(add)}` : total}</b>
      <span>{total === null ? `${what}: reach ${most}` : `against ${most}`}</span>
      {total !== null && <strong>{well ? good : bad}</strong>}
    </p>
  );
}
