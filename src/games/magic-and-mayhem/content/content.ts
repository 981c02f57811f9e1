import { freeze } from '../../../engine/freeze.ts';
import { type ById, byId } from '../../../engine/shared/cards.ts';
import { rotateTile, type Tile } from '../rules/tiles.ts';
import type { DangerCard, Effect, HeroCard, MonsterSheet, TileCard, TreasureCard, Trigger, Use, Ware } from './card-schemas.ts';
import type { Quest } from './quest-schema.ts';
import type { Challenge, Riddle, Twister } from './riddle-and-challenge-schemas.ts';

export { cardOf } from '../../../engine/shared/cards.ts';

/** The content of Magic and Mayhem. Frozen; the rules receive it and no state contains it. */
export type Content = {
  readonly heroes: ById<HeroCard>;
  readonly treasures: ById<TreasureCard>;
  readonly dangers: ById<DangerCard>;
  readonly monsters: ById<MonsterSheet>;
  readonly tiles: ById<Tile>;
  readonly riddles: ById<Riddle>;
  readonly twisters: ById<Twister>;
  readonly challenges: ById<Challenge>;
  readonly quests: ById<Quest>;
  readonly store: readonly Ware[];
  /** The lowest Store price of each card, by id. */
  readonly prices: ReadonlyMap<string, number>;
  /** All effect lists by address, such as "warm-soup/use" or "warm-soup/use/0/then". Tasks refer to lists by address. */
  readonly lists: ReadonlyMap<string, readonly Effect[]>;
  /** The sheets of each monster with phases, one for each phase (MM-37a). */
  readonly moods: ReadonlyMap<string, readonly MonsterSheet[]>;
};

/** What a locked door asks of a hero without a key (MM-34). */
export const LOCKED_DOOR = 'locked-door/asks';
const DOOR_ASKS: readonly Effect[] = [
  {
    do: 'trial',
    kind: 'twister',
    won: [{ do: 'open-doors' }],
    lost: [
      {
        do: 'if',
        is: 'has-gold',
        then: [{ do: 'lose-gold', amount: 1, at: 'self' }],
        else: [{ do: 'hit', amount: 1, type: 'psy', at: 'self' }],
      },
    ],
  },
];

/** The decks as loaded from the content folder. */
export type Decks = {
  readonly heroes: readonly HeroCard[];
  readonly treasures: readonly TreasureCard[];
  readonly dangers: readonly DangerCard[];
  readonly monsters: readonly MonsterSheet[];
  readonly tiles: readonly TileCard[];
  readonly riddles: readonly Riddle[];
  readonly twisters: readonly Twister[];
  readonly challenges: readonly Challenge[];
  readonly quests: readonly Quest[];
  readonly store: readonly Ware[];
};

/** Adds `effects` and all nested lists by address. */
function index(lists: Map<string, readonly Effect[]>, address: string, effects: readonly Effect[]): void {
  lists.set(address, effects);
  effects.forEach((effect, i) => {
    const at = `${address}/${i}`;
    switch (effect.do) {
      case 'roll':
      case 'test':
      case 'if':
        index(lists, `${at}/then`, effect.then);
        index(lists, `${at}/else`, effect.else);
        break;
      case 'trial':
        index(lists, `${at}/won`, effect.won);
        index(lists, `${at}/lost`, effect.lost);
        break;
      case 'choose-one':
        effect.of.forEach((list, k) => {
          index(lists, `${at}/${k}`, list);
        });
        break;
      // A page has one answer without effects.
      case 'say':
        lists.set(`${at}/0`, []);
        break;
      case 'choose':
        effect.of.forEach(({ effects: list }, k) => {
          index(lists, `${at}/${k}`, list);
        });
        break;
      case 'for-each':
        index(lists, `${at}/each`, effect.effects);
        break;
      default:
    }
  });
}

type Powers = { readonly use: Use | null; readonly triggers: readonly Trigger[] };
function indexPowers(lists: Map<string, readonly Effect[]>, id: string, { use, triggers }: Powers): void {
  if (use) index(lists, `${id}/use`, use.effects);
  triggers.forEach((trigger, i) => {
    index(lists, `${id}/triggers/${i}`, trigger.effects);
  });
}

/** If a card is listed twice, the lower price counts. */
function pricesOf({ treasures, store }: Decks): Map<string, number> {
  const sold = [...treasures].sort((a, b) => (a.name < b.name ? -1 : 1));
  const sells = (ware: Ware, { id, kind }: TreasureCard): boolean => ('card' in ware ? ware.card === id : ware.any === kind);
  return new Map(
    sold.flatMap((card) => {
      const asked = store.flatMap((ware) => (sells(ware, card) ? [ware.price] : []));
      return asked.length > 0 ? [[card.id, Math.min(...asked)] as const] : [];
    }),
  );
}

/** Each phase is the previous sheet with changes. */
const moodsOf = (sheet: MonsterSheet): MonsterSheet[] => {
  let mood = sheet;
  return sheet.phases.map(({ hearts: _, says: __, ...change }) => {
    mood = Object.assign({}, mood, change);
    return mood;
  });
};

/** Builds the content from validated decks. Tests may pass other decks. */
export function contentOf(decks: Decks): Content {
  const lists = new Map<string, readonly Effect[]>();
  for (const hero of decks.heroes) indexPowers(lists, hero.id, hero.power);
  for (const card of decks.treasures) {
    indexPowers(lists, card.id, card);
    if (card.found.length > 0) index(lists, `${card.id}/found`, card.found);
  }
  for (const card of decks.dangers) index(lists, `${card.id}/effects`, card.effects);
  for (const { id, asks } of decks.monsters) if (asks) index(lists, `${id}/asks`, [{ do: 'trial', ...asks }]);
  index(lists, LOCKED_DOOR, DOOR_ASKS);
  for (const monster of decks.monsters) if (monster.effects.length > 0) index(lists, `${monster.id}/effects`, monster.effects);
  for (const { id, feature } of decks.tiles) if (feature) index(lists, `${id}/feature`, feature.effects);
  for (const { id, scenes } of decks.quests) for (const scene of scenes) index(lists, `${id}/${scene.id}`, scene.effects);
  return {
    heroes: freeze(byId(decks.heroes)),
    treasures: freeze(byId(decks.treasures)),
    dangers: freeze(byId(decks.dangers)),
    monsters: freeze(byId(decks.monsters)),
    tiles: freeze(byId(decks.tiles.map(rotateTile))),
    riddles: freeze(byId(decks.riddles)),
    twisters: freeze(byId(decks.twisters)),
    challenges: freeze(byId(decks.challenges)),
    quests: freeze(byId(decks.quests)),
    moods: new Map(decks.monsters.filter(({ phases }) => phases.length > 0).map((sheet) => [sheet.id, freeze(moodsOf(sheet))])),
    store: freeze(decks.store),
    prices: pricesOf(decks),
    lists,
  };
}

/** The effect at an address, such as "the-quest/the-scene/0". */
export function effectAt(address: string, { lists }: Content): Effect | undefined {
  const cut = address.lastIndexOf('/');
  return lists.get(address.slice(0, cut))?.[Number(address.slice(cut + 1))];
}
/** Whether a list of effects is a quest's. */
export const isStory = (list: string, { quests }: Content): boolean => Object.hasOwn(quests, list.slice(0, list.indexOf('/')));
