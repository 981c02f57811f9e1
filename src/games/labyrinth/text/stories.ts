import type { Doer, Story } from '../../../engine/shared/game-text.ts';
import { dispatch, type HandlerTable } from '../../../engine/shared/handlers.ts';
import { capitalize } from '../../../engine/shared/sentences.ts';
import { acts, chapter, does, doesGreatly, doesWell, greatFor, notableFor, tableCheers, tableNotes, told, untold } from '../../stories.ts';
import { type Content, cardOf } from '../content/content.ts';
import type { Event } from '../state/events.ts';
import { TRIED } from './events.ts';
import { type Speaker, speaker } from './names.ts';

const DUNGEON_MASTER: Doer = { name: 'The dungeon master' };
const masterDoes = (): Story => ({ weight: 'told', by: DUNGEON_MASTER });

type OfKind = { readonly kind: string; readonly foes?: readonly number[] };
/** A monster, or a gang of one kind. */
const monster = ({ kind, foes = [] }: OfKind, say: Speaker): Doer => ({
  figure: kind,
  name: foes.length > 1 ? `The ${cardOf(say.content.monsters, kind).plural}` : capitalize(say.theFoe(kind)),
});

const STORIES: HandlerTable<Event, [say: Speaker], Story> = {
  'statistic-rolled': untold,
  swapped: untold,
  'character-made': doesGreatly,
  'story-told': told,
  'came-home': ({ delves }) => ({ ...chapter(delves === 0 ? 'In town' : `In town, after delve ${delves}`), weight: 'told' }),
  'market-laid': untold,
  'town-turn': acts,
  bought: does,
  sold: does,
  'curse-lifted': doesWell,
  staked: untold,
  gambled: does,
  'errands-offered': untold,
  'errand-taken': does,
  'errand-near': tableNotes,
  'way-chosen': does,
  'errand-done': doesGreatly,
  'errand-failed': tableNotes,
  'errand-thanked': tableCheers,
  grew: doesWell,
  'floor-entered': ({ floor, fresh }) => ({ ...chapter(`On floor ${floor}`), weight: fresh ? 'notable' : 'told' }),
  'torch-passed': acts,
  'room-entered': does,
  'went-back': does,
  'room-done': untold,
  'stairs-found': tableNotes,
  came: (event, say) => ({ weight: 'notable', by: monster(event, say) }),
  'chest-opened': does,
  'chest-empty': told,
  volunteered: acts,
  paid: told,
  'coins-gained': told,
  'share-ran-out': told,
  'coins-lost': told,
  hurt: told,
  healed: told,
  died: greatFor,
  'statistic-changed': ({ by }) => (by === 0 ? untold() : told()),
  'switched-luck': told,
  'more-health': notableFor,
  'more-armour': notableFor,
  'item-found': notableFor,
  'no-item': told,
  cursed: notableFor,
  equipped: does,
  'put-away': does,
  gave: does,
  'gave-coins': does,
  used: does,
  'medic-rolled': ({ kept }) => (kept ? told() : untold()),
  'fate-rolled': told,
  checked: ({ seat, why, passed }, say) => ({
    ...(passed ? doesWell({ seat }) : does({ seat })),
    words: `${say.who(seat)} ${TRIED[why]}. ${passed ? 'It works!' : 'No luck.'}`,
  }),
  slipped: doesWell,
  talked: doesWell,
  surprised: tableNotes,
  'fight-began': untold,
  'order-rolled': untold,
  'round-began': untold,
  'fight-turn': acts,
  'monsters-turn': (event, say) => ({ weight: 'untold', by: monster(event, say) }),
  attacked: ({ seat, kind, weapon, hit }, say) => ({
    ...does({ seat }),
    words: `${say.who(seat)} ${hit ? 'hits' : 'misses'} ${say.theFoe(kind)} with ${weapon === null ? 'bare hands' : say.the(weapon)}.`,
  }),
  naughty: (event, say) => ({ weight: 'told', by: monster(event, say) }),
  'foe-hurt': ({ left }) => (left === 0 ? untold() : told()),
  'foe-beaten': (event, say) => ({ weight: 'notable', by: { seat: event.seat }, shows: monster(event, say) }),
  burned: told,
  skipped: acts,
  waited: acts,
  ducked: acts,
  guarded: does,
  // the doer is the gang whose turn it is
  struck: (event, say) => ({
    ...told(),
    words: `${capitalize(say.theFoe(event.kind))} ${event.hit ? 'hits' : 'goes for'} ${say.who(event.seat)}${event.hit ? '' : ' and misses'}.`,
  }),
  fled: doesWell,
  'fight-won': tableNotes,
  'dragon-waits': tableNotes,
  'dragon-near': tableNotes,
  'dragon-slain': tableCheers,
  'party-lost': tableCheers,
  'campaign-won': tableCheers,
  'began-again': tableNotes,
  ended: tableNotes,
  'dm-said': masterDoes,
  'dm-line': (): Story => ({ weight: 'notable', by: DUNGEON_MASTER }),
  'dm-added': masterDoes,
  'dm-removed': masterDoes,
  'dm-set': masterDoes,
  'dm-coins': masterDoes,
  'dm-health': masterDoes,
  'dm-gave': masterDoes,
  'dm-took': masterDoes,
  'dm-errand': (): Story => ({ weight: 'notable', by: DUNGEON_MASTER }),
  'dm-swapped': masterDoes,
  'dm-called': masterDoes,
};

const storyOf = dispatch(STORIES);

/** What the chronicle makes of an event. */
export const story = (event: Event, names: readonly string[], content: Content): Story => storyOf(event, speaker(names, content));
