import type { Immutable } from '../../../engine/game.ts';
import { Random } from '../../../engine/random.ts';
import { type Content, cardOf } from '../content/content.ts';
import type { AnyEffect } from '../content/errand-schemas.ts';
import { type OwnMonster, ownOf } from '../content/own-monster.ts';
import { D20, LEAST_DAMAGE, OXKIN, POWER, STING, TORCHES_ASKED } from '../state/constants.ts';
import type { AnyHero, Foe, State } from '../state/state.ts';
import {
  armourClassOf,
  attackOf,
  damageDie,
  damageOf,
  fireHurts,
  isAlive,
  isBurning,
  isRenegade,
  modifierOf,
  weaponsOf,
} from './characters.ts';
import { type Dice, diceOf } from './dice.ts';
import { bandLimit, foeNumbers } from './difficulty.ts';
import { comesWith, staysAway } from './dragon.ts';
import { elementEdge } from './elements.ts';

/** How dangerous a room is for this party (LA-40). It is played a fixed number of times with the same dice, so all see the same number. */

/** A campaign, or its view. */
export type Party = Immutable<Pick<State, 'byTheBook' | 'difficulty' | 'floor' | 'dragon'>> & {
  readonly heroes: readonly (AnyHero | null)[];
};
/** Who misses the first round (LA-41). */
export type Late = 'heroes' | 'foes' | null;

const TRIALS = 40;
const SEED = 40;
/** A fight that goes on for so long is broken off. */
const MOST_ROUNDS = 20;

export type Danger = {
  /** From 1 to 5. */
  readonly torches: number;
  /** Hit points that the party loses, on average. */
  readonly lost: number;
  /** How often somebody falls, how many do, and how often all do. */
  readonly falls: number;
  readonly fallen: number;
  readonly wiped: number;
};

/** The danger from 1 to 5: by the share of the party's hit points that is lost, and by how often somebody falls. */
export const torchesFor = (lost: number, falls: number): number =>
  1 + [lost > 0.06, lost > 0.16, lost > 0.32 || falls > 0.4, lost > 0.55 || falls > 0.8].filter(Boolean).length;

type Blow = { readonly attack: number; readonly dice: Dice; readonly plus: number };
/** A hero in a trial. */
type Fighter = {
  readonly hero: AnyHero;
  readonly ac: number;
  readonly blows: readonly Blow[];
  hp: number;
  /** LA-54: it giggles, and has to skip an attack. */
  giggles: boolean;
};
/** A monster in a trial. */
type Beast = {
  readonly ac: number;
  readonly attack: number;
  readonly dice: Dice;
  readonly fire: boolean;
  readonly kind: string;
  readonly most: number;
  readonly own: Immutable<OwnMonster> | null;
  hp: number;
};

function fighterOf(hero: AnyHero, content: Content): Fighter {
  const blows = weaponsOf(hero, content).map((weapon) => ({
    attack: attackOf(hero, weapon, content),
    dice: diceOf(damageDie(hero, weapon, content)),
    plus: damageOf(hero, weapon, content),
  }));
  return { hero, ac: armourClassOf(hero, content), blows, hp: hero.hp, giggles: false };
}
function beastOf(party: Party, kind: string, hp: number | null, content: Content): Beast {
  const { hp: most, ac, attack, die, fire } = foeNumbers(party, kind, content);
  return { kind, ac, attack, dice: diceOf(die), fire, most, own: ownOf(kind, content), hp: hp ?? most };
}

/** What a hero's element does more to a monster that dreads it (LA-53). */
const edgeOf = ({ elements }: AnyHero, { own }: Beast): number => elementEdge(elements, own?.element ?? null);

/** One way in which a room may go. The heroes do what is likely: they use their best weapon on the weakest monster. */
class Trial {
  readonly fighters: Fighter[];
  private readonly party: Party;
  private readonly random: Random;
  private readonly content: Content;

  constructor(party: Party, fighters: readonly Fighter[], random: Random, content: Content) {
    this.party = party;
    this.fighters = fighters.map((one) => ({ ...one }));
    this.random = random;
    this.content = content;
  }

  private throws({ count, faces, plus }: Dice): number {
    let sum = plus;
    for (let i = 0; i < count; i++) sum += this.random.die(faces);
    return sum;
  }
  private standing(): Fighter[] {
    return this.fighters.filter(({ hp }) => hp > 0);
  }
  private hurt(one: Fighter, amount: number): void {
    one.hp = Math.max(0, one.hp - amount);
  }

  /** A fight to the end. */
  fight(beasts: Beast[], late: Late): void {
    const { random } = this;
    const order: (Fighter | string)[] = [...this.standing(), ...new Set(beasts.map(({ kind }) => kind))];
    random.shuffle(order);
    for (let round = 1; round <= MOST_ROUNDS; round++) {
      for (const who of order) {
        if (round === 1 && late === (typeof who === 'string' ? 'foes' : 'heroes')) continue;
        if (typeof who === 'string') this.act(who, beasts, round);
        else this.attack(who, beasts);
      }
      if (this.standing().length === 0 || beasts.every(({ hp }) => hp === 0)) return;
    }
  }
  /** The turn of a kind of monsters, with what a power does as it begins (LA-54). */
  private act(who: string, beasts: Beast[], round: number): void {
    const there = beasts.filter(({ kind, hp }) => kind === who && hp > 0);
    const [first] = there;
    const power = first?.own?.power;
    if (power === 'stinks') for (const one of this.standing()) this.hurt(one, Math.min(POWER.stinks, one.hp - 1));
    if (power === 'runs' && round >= POWER.runs) for (const one of there) one.hp = 0;
    else if (first && power === 'calls' && round % POWER.calls === 0 && there.length < this.fighters.length) {
      const friend = { ...first, hp: first.most };
      beasts.push(friend);
      there.push(friend);
    }
    this.strike(there.filter(({ hp }) => hp > 0));
  }
  /** A hit on a monster, and what a power makes of it. */
  private strikes(beast: Beast, amount: number, beasts: Beast[]): void {
    const { kind, own } = beast;
    const alike = beasts.filter((one) => one.kind === kind && one.hp > 0);
    const hit = own?.power === 'hides' ? alike.reduce((most, one) => (one.hp > most.hp ? one : most), beast) : beast;
    hit.hp = Math.max(0, hit.hp - amount);
    if (own?.power !== 'splits' || hit.hp < POWER.splits || alike.length >= this.fighters.length) return;
    const half = { ...hit, hp: Math.floor(hit.hp / 2) };
    hit.hp -= half.hp;
    beasts.push(half);
  }
  private attack(fighter: Fighter, beasts: Beast[]): void {
    if (fighter.giggles) {
      fighter.giggles = false;
      return;
    }
    for (let i = isRenegade(fighter.hero) ? OXKIN.attacks : 1; i > 0 && fighter.hp > 0; i--) {
      let weakest: Beast | null = null;
      for (const beast of beasts) if (beast.hp > 0 && (weakest === null || beast.hp < weakest.hp)) weakest = beast;
      if (weakest === null) return;
      const { ac } = weakest;
      const worth = ({ attack, dice, plus }: Blow) => (D20 + 1 + attack - ac) * ((dice.count * (dice.faces + 1)) / 2 + dice.plus + plus);
      const [first, ...others] = fighter.blows;
      if (!first) return;
      const blow = others.reduce((best, other) => (worth(other) > worth(best) ? other : best), first);
      if (this.random.die(D20) + blow.attack >= ac)
        this.strikes(weakest, Math.max(LEAST_DAMAGE, this.throws(blow.dice) + blow.plus + edgeOf(fighter.hero, weakest)), beasts);
      else if (weakest.own?.power === 'bites') this.hurt(fighter, POWER.bites);
      if (isBurning(fighter.hero)) this.hurt(fighter, this.random.die(STING));
    }
  }
  private strike(beasts: readonly Beast[]): void {
    for (const beast of beasts) {
      const { attack, dice, fire, own, hp, most } = beast;
      const more = own?.power === 'grows' && hp * 2 <= most ? POWER.grows : 0;
      const there = this.standing();
      if (there.length === 0) return;
      const on = this.random.pick(there);
      const die = this.random.die(D20);
      if (die + attack + more >= on.ac) this.hurt(on, (this.throws(dice) + more) * (fire ? fireHurts(on.hero) : 1));
      else if (own?.power === 'munches' && hp < most) beast.hp = Math.min(most, hp + POWER.munches);
      if (own?.power === 'giggles' && die >= POWER.giggles) on.giggles = true;
    }
  }

  /** The effects of a card, one after the other. `one`: the hero whom they mean. */
  play(effects: readonly Immutable<AnyEffect>[], one: Fighter): void {
    let band: Beast[] = [];
    const meet = () => {
      if (band.length > 0) this.fight(band, null);
      band = [];
    };
    for (const effect of effects) {
      if (effect.do === 'monsters') {
        const most = bandLimit(this.party) ?? Number.POSITIVE_INFINITY;
        const { monster } = effect;
        if (staysAway(this.party, monster, effects, this.content)) continue;
        for (let i = Math.min(most, this.throws(diceOf(effect.count))); i > 0; i--)
          band.push(beastOf(this.party, monster, comesWith(this.party, monster, this.content), this.content));
        continue;
      }
      meet();
      if (this.standing().length > 0) this.suffer(effect, one);
    }
    meet();
  }
  private suffer(effect: Immutable<AnyEffect>, one: Fighter): void {
    switch (effect.do) {
      case 'hurt':
        for (const each of effect.whom === 'each' ? this.standing() : [one]) this.hurt(each, this.throws(diceOf(effect.amount)));
        return;
      case 'die':
        one.hp = 0;
        return;
      case 'chest':
        if (effect.trap && this.throws(diceOf(effect.trap.die)) === 1) this.hurt(one, this.throws(diceOf(effect.trap.harm)));
        return;
      case 'pay':
        this.play(this.fighters.some(({ hero }) => hero.coins >= effect.price) ? effect.paid : effect.kept, one);
        return;
      // the careful way is written first
      case 'choose':
        this.play(effect.ways[0].effects, one);
        return;
      case 'check': {
        const { statistic, against, won, lost, whom } = effect;
        const by = ({ hero }: Fighter) => modifierOf(hero, statistic, this.content);
        const all = this.standing();
        const best = all.reduce((first, other) => (by(other) > by(first) ? other : first));
        for (const each of whom === 'each' ? all : [best]) this.play(this.random.die(D20) + by(each) >= against ? won : lost, each);
      }
    }
  }
}

/** What comes of a room: the mean of all trials. */
function measure(party: Party, content: Content, plays: (trial: Trial, first: Fighter) => void): Danger {
  const random = Random.seed(SEED);
  const fighters = party.heroes.flatMap((hero) => (isAlive(hero) ? [fighterOf(hero, content)] : []));
  const whole = fighters.reduce((sum, { hp }) => sum + hp, 0);
  let [left, falls, fallen, wiped] = [0, 0, 0, 0];
  for (let i = 0; i < TRIALS; i++) {
    const trial = new Trial(party, fighters, random, content);
    const [first] = trial.fighters;
    if (first) plays(trial, first);
    const down = trial.fighters.filter(({ hp }) => hp === 0).length;
    left += trial.fighters.reduce((sum, { hp }) => sum + hp, 0);
    fallen += down;
    if (down > 0) falls++;
    if (down === fighters.length) wiped++;
  }
  const lost = whole - left / TRIALS;
  const share = falls / TRIALS;
  return { torches: torchesFor(lost / Math.max(1, whole), share), lost, falls: share, fallen: fallen / TRIALS, wiped: wiped / TRIALS };
}

type Foes = readonly Immutable<Pick<Foe, 'kind' | 'hp'>>[];
/** The danger of a fight with these monsters (LA-40). `late`: who misses the first round. */
export const fightDanger = (party: Party, foes: Foes, content: Content, late: Late = null): Danger =>
  measure(party, content, (trial) => {
    trial.fight(
      foes.map(({ kind, hp }) => beastOf(party, kind, hp, content)),
      late,
    );
  });
/** The danger of an encounter card, before anybody knows how many come (LA-40). */
export const cardDanger = (party: Party, card: string, content: Content): Danger =>
  measure(party, content, (trial, first) => trial.play(cardOf(content.encounters, card).effects, first));

/** Whether the party is asked before it fights these monsters (LA-41). By the old book it never is. */
export const isAskedFirst = (party: Party, foes: Foes, content: Content): boolean =>
  !party.byTheBook && fightDanger(party, foes, content).torches > TORCHES_ASKED;
