import type { Sentence } from '../../../engine/kit/words.ts';
import type { Art } from '../../../games/magic-and-mayhem/cards.ts';
import { type Content, need } from '../../../games/magic-and-mayhem/content.ts';
import { attackText, dangerText, monsterText, powerText, treasureText } from '../../../games/magic-and-mayhem/describe/cards.ts';
import type { Ability, DangerKind, TreasureKind } from '../../../games/magic-and-mayhem/words.ts';

/** Everything that stands on the face of a card, whatever deck it is from. */
export type Face = {
  readonly card: { readonly id: string; readonly name: string; readonly flavour: string; readonly art: Readonly<Art> };
  readonly kind: TreasureKind | DangerKind | 'hero' | 'boss';
  readonly ability: Ability | null;
  /** A hero has one or two. */
  readonly abilities?: readonly Ability[];
  readonly text: readonly Sentence[];
  readonly facts: readonly { readonly icon: string; readonly words: string }[];
};

export function faceOf(id: string, content: Content): Face {
  const treasure = content.treasures[id];
  if (treasure) {
    const { attack, strength, kind, ability } = treasure;
    return {
      card: treasure,
      kind,
      ability,
      text: treasureText(id, content),
      facts: [
        ...(strength > 0 ? [{ icon: 'biceps', words: `STR ${strength}` }] : []),
        ...(attack ? [{ icon: 'crossed-swords', words: `${attack.damage} ${attack.type}` }] : []),
      ],
    };
  }
  const danger = content.dangers[id];
  if (danger) return { card: danger, kind: danger.kind, ability: null, text: dangerText(id, content), facts: [] };
  const monster = content.monsters[id];
  if (monster) {
    return {
      card: monster,
      kind: monster.boss ? 'boss' : 'monster',
      ability: null,
      text: monsterText(monster, content),
      facts: [
        { icon: 'hearts', words: `${monster.hp}` },
        { icon: 'walking-boot', words: `MOV ${monster.mov}` },
        { icon: 'fist', words: `${monster.attack.damage} ${monster.attack.type}` },
      ],
    };
  }
  const hero = need(content.heroes, id);
  return {
    card: hero,
    kind: 'hero',
    ability: null,
    abilities: hero.abilities,
    text: [
      [`${hero.attack.name}: `, ...attackText(hero.attack)],
      ...powerText(id, content).map((line, i): Sentence => (i === 0 ? [`${hero.power.name}. `, ...line] : line)),
    ],
    facts: [
      { icon: 'hearts', words: `${hero.hp}` },
      { icon: 'walking-boot', words: `MOV ${hero.mov}` },
      { icon: 'biceps', words: `STR ${hero.str}` },
      { icon: 'brain', words: `INT ${hero.int}` },
    ],
  };
}
