import { type Content, cardOf } from '../../../../games/labyrinth/content/content.ts';
import type { FoeView, HeroView } from '../../../../games/labyrinth/state/view-types.ts';
import { bluffWorks, hitWorks, orMore } from '../../../../games/labyrinth/text/fight-odds.ts';
import { weaponName } from '../../../../games/labyrinth/text/names.ts';
import { span } from '../../../../games/labyrinth/text/numbers.ts';
import { CutOut } from '../../../parts/CutOut.tsx';
import { type Art, cutOf } from '../../../parts/inks.ts';
import { type Offer, type Offers, that, those } from '../move-targets.ts';
import './attack-choices.css';

/** How a hero goes at a monster: with a weapon, or with words. */
export type Way = { readonly kind: 'attack'; readonly weapon: string | null } | { readonly kind: 'bluff' };
const BLUFF: Way = { kind: 'bluff' };
const sameWay = (a: Way, b: Way): boolean => a.kind === b.kind && (a.kind === 'bluff' || (b.kind === 'attack' && a.weapon === b.weapon));
export const offerFor = (offers: Offers, way: Way, foe: number): Offer | null =>
  way.kind === 'bluff'
    ? that(offers, 'bluff', ({ on }) => on === foe)
    : that(offers, 'attack', ({ on, weapon }) => on === foe && weapon === way.weapon);

/** Every way that is open, and the one that is held ready: the first, until another is picked. */
export function waysOf(offers: Offers, picked: Way | null): { readonly ways: readonly Way[]; readonly way: Way } {
  const weapons = new Set(those(offers, 'attack').map(({ command }) => command.weapon));
  const ways: readonly Way[] = [
    ...[...weapons].map((weapon) => ({ kind: 'attack' as const, weapon })),
    ...(that(offers, 'bluff') ? [BLUFF] : []),
  ];
  const held = picked && ways.find((way) => sameWay(way, picked));
  return { ways, way: held ?? ways[0] ?? { kind: 'attack', weapon: null } };
}

const STORY: Art = { icon: 'talk', print: 'plum', holes: 'cream' };
const FIST: Art = { icon: 'fist', print: 'brown', holes: 'cream' };
/** A way as a picture. */
export const wayCut = (way: Way, content: Content) =>
  cutOf(way.kind === 'bluff' ? STORY : way.weapon === null ? FIST : cardOf(content.items, way.weapon).art);

/** An Archer holds a bow, so it is said why the hands are bare, and what helps (LA-10). */
const attackName = (weapon: string | null, hero: HeroView, content: Content): string =>
  weapon === null && hero.class === 'archer' ? 'Bare hands, no arrows: get a weapon' : weaponName(weapon, content);

type WaysProps = {
  readonly hero: HeroView;
  readonly foes: readonly FoeView[];
  readonly offers: Offers;
  readonly picked: Way | null;
  readonly content: Content;
  readonly onWay: (way: Way) => void;
  readonly onOffer: (offer: Offer) => void;
  readonly onWhy: () => void;
};

/** With what: each weapon, or a good story. A tap goes at the only monster there is; with several it holds the way ready. A story that nobody would believe stays unlit. */
export function AttackChoices({ hero, foes, offers, picked, content, onWay, onOffer, onWhy }: WaysProps) {
  // null if somebody must pick one
  const only = foes.length === 1 ? (foes[0]?.id ?? null) : null;
  const { ways, way } = waysOf(offers, picked);
  const bluff = ways.some(({ kind }) => kind === 'bluff');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a browser's own box
    <div class="ways" role="group" aria-label="With what?">
      {(bluff ? ways : [...ways, BLUFF]).map((one) => {
        const unlit = one.kind === 'bluff' && !bluff;
        const lit = only === null && sameWay(one, way);
        const offer = only === null ? null : offerFor(offers, one, only);
        const attack = one.kind === 'attack' ? hero.attacks.find(({ weapon }) => weapon === one.weapon) : null;
        const signs = attack
          ? `${orMore(...foes.map((foe) => hitWorks(hero, attack.weapon, foe)))}: ${span(attack.die, attack.damage)}`
          : orMore(bluffWorks(hero));
        return (
          <button
            key={one.kind === 'bluff' ? 'bluff' : `with ${one.weapon}`}
            type="button"
            class={lit ? 'way lit' : 'way'}
            {...(unlit ? { 'aria-disabled': true } : offer ? { 'data-option': offer.index } : { 'aria-pressed': lit, 'data-narrow': '' })}
            onClick={() => (unlit ? onWhy() : offer ? onOffer(offer) : onWay(one))}
          >
            <CutOut {...wayCut(one, content)} size={2.5} width={36} />
            <span>
              <b>{one.kind === 'bluff' ? 'Bluff' : attackName(one.weapon, hero, content)}</b>
              <small>{signs}</small>
            </span>
          </button>
        );
      })}
    </div>
  );
}
