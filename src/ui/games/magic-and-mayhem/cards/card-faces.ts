import type { Immutable } from '../../../../engine/game.ts';
import { pluralize, type Sentence, type Word } from '../../../../engine/shared/sentences.ts';
import type { Art, MonsterSheet } from '../../../../games/magic-and-mayhem/content/card-schemas.ts';
import { type Content, cardOf } from '../../../../games/magic-and-mayhem/content/content.ts';
import { mostHearts } from '../../../../games/magic-and-mayhem/rules/monster-phases.ts';
import type { Ability, DangerKind, TreasureKind } from '../../../../games/magic-and-mayhem/state/constants.ts';
import { attackText, comers, comersText, dangerText, monsterText, treasureText } from '../../../../games/magic-and-mayhem/text/cards.ts';
import { ABILITY_NAMES } from '../../../../games/magic-and-mayhem/text/effects.ts';
import { key, STAT_NAMES } from '../../../../games/magic-and-mayhem/text/keywords.ts';
import { powerText } from '../../../../games/magic-and-mayhem/text/powers.ts';
import type { Figure } from '../../../puppets/figure.ts';
import { heroFigure, monsterFigure } from '../puppet-figures.ts';

/** Everything that stands on the face of a card, whatever deck it is from. */
export type Face = {
  readonly card: { readonly id: string; readonly name: string; readonly flavour: string; readonly art: Readonly<Art> };
  readonly kind: TreasureKind | DangerKind | 'hero' | 'boss';
  /** Who is on it; things and events have the card's own picture. */
  readonly figure?: Figure;
  readonly ability: Ability | null;
  /** A hero has one or two. */
  readonly abilities?: readonly Ability[];
  /** What one needs to use it, or is good at; null where nobody asks. */
  readonly need: Sentence | null;
  readonly text: readonly Sentence[];
  readonly facts: readonly { readonly icon: string; readonly words: Sentence }[];
};

const hearts = (n: number): Word => ({ symbol: `${n}`, spoken: pluralize(n, 'heart') });
const named = (abilities: readonly Ability[]): Word[] =>
  abilities.flatMap((ability, i): Word[] => [i > 0 ? ' and ' : '', key(ability, ABILITY_NAMES[ability])]);

/** A monster in three numbers. */
const factsOf = (monster: Immutable<MonsterSheet>, bossHearts = 0): Face['facts'] => [
  { icon: 'hearts', words: [hearts(mostHearts({ bossHearts }, monster))] },
  { icon: 'walking-boot', words: [key('mov', STAT_NAMES.mov), ` ${monster.mov}`] },
  { icon: 'fist', words: [`${monster.attack.damage} `, key(monster.attack.type, monster.attack.type)] },
];

/** `bossHearts`: how many hearts more than printed a boss has at this level. */
export function faceOf(id: string, content: Content, bossHearts = 0): Face {
  const treasure = content.treasures[id];
  if (treasure) {
    const { attack, strength, kind, ability } = treasure;
    return {
      card: treasure,
      kind,
      ability,
      need: ability === null ? ['For anybody'] : ['You need ', ...named([ability])],
      text: treasureText(id, content),
      facts: [
        ...(strength > 0 ? [{ icon: 'biceps', words: [key('str', STAT_NAMES.str), ` ${strength}`] }] : []),
        ...(attack ? [{ icon: 'crossed-swords', words: [`${attack.damage} `, key(attack.type, attack.type)] }] : []),
      ],
    };
  }
  const danger = content.dangers[id];
  if (danger) {
    const [only, ...others] = comers(id, content);
    return {
      card: danger,
      kind: danger.kind,
      ...(only && danger.kind === 'monster' ? { figure: monsterFigure(only.id) } : {}),
      ability: null,
      need: null,
      text: [...dangerText(id, content), ...comersText(id, content)],
      facts: only && others.length === 0 ? factsOf(only) : [],
    };
  }
  const monster = content.monsters[id];
  if (monster) {
    return {
      card: monster,
      kind: monster.boss ? 'boss' : 'monster',
      figure: monsterFigure(id),
      ability: null,
      need: null,
      text: monsterText(monster, content, bossHearts),
      facts: factsOf(monster, bossHearts),
    };
  }
  const hero = cardOf(content.heroes, id);
  return {
    card: hero,
    kind: 'hero',
    figure: heroFigure(id),
    ability: null,
    abilities: hero.abilities,
    need: ['Good at ', ...named(hero.abilities)],
    text: [
      [`${hero.attack.name}: `, ...attackText(hero.attack)],
      ...powerText(id, content).map(
        (line, i): Sentence => (i === 0 ? [`${hero.power.name}${/[?!]$/.test(hero.power.name) ? '' : '.'} `, ...line] : line),
      ),
    ],
    facts: [
      { icon: 'hearts', words: [hearts(hero.hp)] },
      { icon: 'walking-boot', words: [key('mov', STAT_NAMES.mov), ` ${hero.mov}`] },
      { icon: 'biceps', words: [key('str', STAT_NAMES.str), ` ${hero.str}`] },
      { icon: 'brain', words: [key('int', STAT_NAMES.int), ` ${hero.int}`] },
    ],
  };
}
