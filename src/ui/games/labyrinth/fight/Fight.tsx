import { useEffect, useMemo, useState } from 'preact/hooks';
import type { SeatRecord } from '../../../../engine/seats.ts';
import { type Content, need } from '../../../../games/labyrinth/content.ts';
import type { FoeView, HeroView, View } from '../../../../games/labyrinth/sights.ts';
import type { FightCommand } from '../../../../games/labyrinth/vocabulary.ts';
import type { Cue } from '../../../parts/board/Flourish.tsx';
import { CutOut } from '../../../parts/CutOut.tsx';
import { cutOf } from '../../../parts/inks.ts';
import { signed, weaponName } from '../explain.ts';
import { type Offer, type Offers, that } from '../offers.ts';
import './fight.css';
import { Foe } from './Foe.tsx';
import { Track } from './Track.tsx';

/** How a hero goes at a monster: with a weapon, or with words. */
export type Way = { readonly kind: 'attack'; readonly weapon: string | null } | { readonly kind: 'bluff' };
export const sameWay = (a: Way, b: Way): boolean =>
  a.kind === b.kind && (a.kind === 'bluff' || (b.kind === 'attack' && a.weapon === b.weapon));
const offerFor = (offers: Offers, way: Way, foe: number): Offer | null =>
  way.kind === 'bluff'
    ? that(offers, 'bluff', ({ on }) => on === foe)
    : that(offers, 'attack', ({ on, weapon }) => on === foe && weapon === way.weapon);

/** The way that is held ready: the first attack, until somebody picks another. */
export function useWay(hero: HeroView | null, offers: Offers, revision: number): readonly [Way, readonly Way[], (way: Way) => void] {
  const [picked, setPicked] = useState<Way | null>(null);
  useEffect(() => setPicked(null), [revision]);
  const ways = useMemo((): readonly Way[] => {
    const attacks = (hero?.attacks ?? []).map(({ weapon }): Way => ({ kind: 'attack', weapon }));
    const all: readonly Way[] = [...attacks, { kind: 'bluff' }];
    return all.filter((way) =>
      offers.some(
        ({ command }) => command.do === way.kind && (way.kind === 'bluff' || ('weapon' in command && command.weapon === way.weapon)),
      ),
    );
  }, [hero, offers]);
  const held = picked && ways.find((way) => sameWay(way, picked));
  return [held ?? ways[0] ?? { kind: 'attack', weapon: null }, ways, setPicked];
}

type FightProps = {
  readonly view: View;
  readonly fight: NonNullable<View['fight']>;
  readonly offers: Offers;
  readonly way: Way;
  readonly seats: readonly SeatRecord[];
  readonly content: Content;
  readonly cue: (Cue & { readonly foe: number }) | null;
  readonly onOffer: (offer: Offer) => void;
  readonly onFoe: (foe: FoeView) => void;
  readonly onWhy: (command: FightCommand) => void;
};

/** The fight: the order, and everybody who has come to it. One tap on a monster is an attack. */
export function Fight({ view, fight, offers, way, seats, content, cue, onOffer, onFoe, onWhy }: FightProps) {
  const many = fight.foes.length;
  const nth = (foe: FoeView) => {
    const alike = fight.foes.filter(({ kind }) => kind === foe.kind);
    return alike.length > 1 ? alike.indexOf(foe) + 1 : 0;
  };
  const tap = (foe: FoeView) => {
    const offer = offerFor(offers, way, foe.id);
    if (offer) onOffer(offer);
    else if (offers.length > 0) onWhy({ do: 'bluff', on: foe.id });
    else onFoe(foe);
  };
  return (
    <section class="fight" aria-label="The fight">
      <Track fight={fight} heroes={view.heroes} seats={seats} content={content} />
      <ul class={`foes ${many > 4 ? 'crowd' : many < 3 ? 'few' : ''}`} aria-label="Monsters">
        {fight.foes.map((foe) => {
          const offer = offerFor(offers, way, foe.id);
          const { name } = need(content.monsters, foe.kind);
          const number = nth(foe);
          const says = `${name}${number > 0 ? ` ${number}` : ''}: ${foe.hp} of ${foe.most} hit points, armour class ${foe.ac}`;
          return (
            <Foe
              key={foe.id}
              foe={foe}
              nth={number}
              content={content}
              option={offer?.index ?? null}
              label={offer ? `${offer.label}. ${says}` : says}
              cue={cue?.foe === foe.id ? cue : null}
              now={fight.now === foe.kind}
              onFoe={tap}
            />
          );
        })}
      </ul>
    </section>
  );
}

type WaysProps = {
  readonly hero: HeroView;
  readonly ways: readonly Way[];
  readonly way: Way;
  readonly content: Content;
  readonly onWay: (way: Way) => void;
};

/** With what: each weapon, or a good story. */
export function Ways({ hero, ways, way, content, onWay }: WaysProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a browser's own box
    <div class="ways" role="group" aria-label="With what?">
      {ways.map((one) => {
        const lit = sameWay(one, way);
        const key = one.kind === 'bluff' ? 'bluff' : `with ${one.weapon}`;
        const attack = one.kind === 'attack' ? hero.attacks.find(({ weapon }) => weapon === one.weapon) : null;
        const art = one.kind === 'bluff' ? BLUFF : one.weapon === null ? FIST : need(content.items, one.weapon).art;
        const words = one.kind === 'bluff' ? 'Bluff' : weaponName(one.weapon, content);
        const signs = attack
          ? `${signed(attack.attack)}, hits ${attack.die}${attack.damage === 0 ? '' : signed(attack.damage)}`
          : `${signed(hero.modifiers.intelligence)} against 20`;
        return (
          <button key={key} type="button" class={lit ? 'way lit' : 'way'} aria-pressed={lit} data-narrow="" onClick={() => onWay(one)}>
            <CutOut {...cutOf(art)} size={2.5} width={36} />
            <span>
              <b>{words}</b>
              <small>{signs}</small>
            </span>
          </button>
        );
      })}
    </div>
  );
}
const BLUFF = { icon: 'talk', print: 'plum', holes: 'cream' } as const;
const FIST = { icon: 'fist', print: 'brown', holes: 'cream' } as const;
