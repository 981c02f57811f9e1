import type { ChoicePrompt } from '../../../engine/session.ts';
import type { GameText } from '../../../engine/shared/game-text.ts';
import type { Content } from '../../../games/magic-and-mayhem/content/content.ts';
import type { AnyCommand, Mayhem, View } from '../../../games/magic-and-mayhem/state/tasks.ts';
import type { CellAction } from './board/props.ts';

/** The answers to a prompt, sorted by where on the table they are tapped. Every answer has at least one place. */

export type Offer = { readonly index: number; readonly command: AnyCommand; readonly label: string };
export type Offers = {
  readonly squares: ReadonlyMap<number, readonly Offer[]>;
  /** By place on the board: a dark tile that may be turned up. */
  readonly tiles: ReadonlyMap<number, Offer>;
  readonly cards: ReadonlyMap<string, readonly Offer[]>;
  readonly fight: readonly Offer[];
  readonly share: readonly Offer[];
  /** The hero's own power. */
  readonly power: readonly Offer[];
  /** Doors, loot: each a button. */
  readonly deeds: readonly Offer[];
  readonly end: Offer | null;
  /** Answers to a question that is no turn: a sheet with buttons. */
  readonly asked: readonly Offer[];
};

const add = <K>(map: Map<K, Offer[]>, key: K, offer: Offer): void => {
  const there = map.get(key);
  if (there) there.push(offer);
  else map.set(key, [offer]);
};

export function sortOffers(
  prompt: ChoicePrompt<Mayhem> | null,
  view: View,
  content: Content,
  describe: GameText<Mayhem>,
  names: readonly string[],
): Offers {
  const squares = new Map<number, Offer[]>();
  const tiles = new Map<number, Offer>();
  const cards = new Map<string, Offer[]>();
  const fight: Offer[] = [];
  const share: Offer[] = [];
  const power: Offer[] = [];
  const deeds: Offer[] = [];
  const asked: Offer[] = [];
  let end: Offer | null = null;
  const where = (number: number): number | undefined => view.monsters.find((monster) => monster.number === number)?.at;
  prompt?.options.forEach((command, index) => {
    const offer: Offer = { index, command, label: describe.option(view, prompt.choice, command, names) };
    const onCard = (source: string) => (content.treasures[source] ? add(cards, source, offer) : undefined);
    switch (command.do) {
      case 'walk':
        add(squares, command.to, offer);
        break;
      case 'mark':
        add(squares, command.at, offer);
        break;
      case 'tile':
        tiles.set(command.slot, offer);
        break;
      case 'attack':
      case 'use-on-monster': {
        const at = where(command.number);
        if (at !== undefined) add(squares, at, offer);
        onCard(command.source);
        fight.push(offer);
        break;
      }
      case 'use':
      case 'use-on-hero':
        if (content.treasures[command.source]) onCard(command.source);
        else power.push(offer);
        break;
      case 'give':
        onCard(command.card);
        share.push(offer);
        break;
      case 'give-gold':
      case 'trade':
        share.push(offer);
        break;
      case 'unlock':
        onCard(command.source);
        deeds.push(offer);
        break;
      case 'answer': {
        const at = where(command.number);
        if (at !== undefined) add(squares, at, offer);
        fight.push(offer);
        break;
      }
      case 'open':
      case 'loot':
      case 'shop':
      case 'peer':
      case 'help-up':
      case 'say':
      case 'use-feature':
        deeds.push(offer);
        break;
      case 'end':
        end = offer;
        break;
      default:
        asked.push(offer);
    }
  });
  return { squares, tiles, cards, fight, share, power, deeds, end, asked };
}

/** The monsters on a square that everybody sees. */
export const foesAt = ({ monsters }: View, square: number): View['monsters'] =>
  monsters.filter(({ at, unseen }) => at === square && !unseen);

const isFight = ({ command }: Offer): boolean => command.do === 'attack' || command.do === 'use-on-monster';
const isAtMonster = (offer: Offer): boolean => isFight(offer) || offer.command.do === 'answer';
/** Whoever taps a monster nearly always means to fight it. */
export const fightsFirst = (offers: readonly Offer[]): readonly Offer[] => [
  ...offers.filter(isFight),
  ...offers.filter((offer) => !isFight(offer)),
];

/** The hearts that the best of these attacks takes; nothing if they are only cards and powers. */
function bestDamage(offers: readonly Offer[], { previews }: View): { readonly damage?: number } {
  const all = offers.flatMap(({ command }) =>
    command.do === 'attack' ? previews.filter(({ source, number }) => source === command.source && number === command.number) : [],
  );
  return all.length > 0 ? { damage: Math.max(...all.map(({ damage }) => damage)) } : {};
}

/** What the board lights: one answer is a tap, several ask once more; so does a walk onto a monster, since whoever taps one may mean it. */
export function cellActions(offers: Offers, view: View): ReadonlyMap<number, CellAction> {
  const actions = new Map<number, CellAction>();
  for (const [square, there] of offers.squares) {
    const [first] = there;
    if (!first) continue;
    const fights = there.some(isAtMonster);
    const damage = fights ? bestDamage(there, view) : {};
    const mood = fights ? 'target' : first.command.do === 'walk' ? 'walk' : 'other';
    if (there.length === 1 && (fights || foesAt(view, square).length === 0))
      actions.set(square, { kind: 'option', index: first.index, label: first.label, mood, ...damage });
    else actions.set(square, { kind: 'narrow', label: `Choose: ${there.map(({ label }) => label).join(', or ')}`, mood, ...damage });
  }
  return actions;
}
