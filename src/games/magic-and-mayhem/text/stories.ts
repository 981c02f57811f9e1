import type { Doer, Story } from '../../../engine/shared/game-text.ts';
import { dispatch, type HandlerTable } from '../../../engine/shared/handlers.ts';
import { capitalize } from '../../../engine/shared/sentences.ts';
import { acts, chapter, does, doesGreatly, doesWell, greatFor, tableCheers, tableHears, tableNotes, told, untold } from '../../stories.ts';
import type { Content } from '../content/content.ts';
import type { Event, Figure } from '../state/events.ts';
import { called } from './names.ts';

/** From so many rounds on, the torch that burns low is worth a sentence. */
const LOW_TORCH = 3;

const doer = (figure: Figure, content: Content): Doer =>
  'hero' in figure ? { seat: figure.hero } : { figure: figure.monster, name: capitalize(called(content, figure.monster)) };

type OfMonster = { readonly monster: string };
const ofMonster = ({ monster }: OfMonster, content: Content): Doer => doer({ number: 0, monster }, content);
const monsterActs = (event: OfMonster, content: Content): Story => ({ weight: 'untold', by: ofMonster(event, content) });
const monsterDoes = (event: OfMonster, content: Content): Story => ({ weight: 'told', by: ofMonster(event, content) });
const monsterDoesWell = (event: OfMonster, content: Content): Story => ({ weight: 'notable', by: ofMonster(event, content) });

const STORIES: HandlerTable<Event, [content: Content], Story> = {
  'round-began': ({ round, left }) => ({
    ...chapter(`Round ${round}`),
    weight: left !== null && left <= LOW_TORCH ? 'notable' : 'untold',
  }),
  'turn-began': acts,
  'lost-turn': does,
  walked: acts,
  flipped: does,
  'boss-came': (event, content) => ({ weight: 'great', by: ofMonster(event, content) }),
  rolled: untold,
  'danger-drawn': does,
  'treasure-drawn': doesWell,
  'found-nothing': told,
  refilled: untold,
  kept: untold,
  'left-behind': told,
  spawned: monsterDoes,
  attacked: ({ by }, content) => ({ weight: 'told', by: doer(by, content) }),
  used: does,
  hurt: (event, content) => (event.left === 1 && 'hero' in event.who ? { weight: 'notable', shows: doer(event.who, content) } : told()),
  unhurt: told,
  dodged: told,
  healed: told,
  afflicted: told,
  'wore-off': untold,
  cured: told,
  slain: (event, content) => ({
    weight: event.by === null ? 'told' : 'notable',
    ...(event.by === null ? {} : { by: { seat: event.by } }),
    shows: ofMonster(event, content),
  }),
  'boss-beaten': (event, content) => ({ weight: 'great', shows: ofMonster(event, content) }),
  fell: greatFor,
  'got-up': doesWell,
  'came-back': doesWell,
  whisked: told,
  'gold-found': told,
  'gold-lost': told,
  'gold-spilled': told,
  looted: does,
  gave: does,
  'gave-gold': does,
  traded: does,
  'refused-trade': does,
  opened: does,
  talked: does,
  knocked: does,
  'feature-used': doesWell,
  'dungeon-woke': () => ({ weight: 'great' }),
  tidied: tableNotes,
  'rolled-up': greatFor,
  fetched: doesGreatly,
  'helped-up': doesGreatly,
  shouted: does,
  'torch-mended': told,
  stuck: told,
  saw: does,
  blocked: told,
  'monster-walked': monsterActs,
  ran: monsterDoes,
  woke: monsterDoes,
  called: monsterDoes,
  changed: monsterDoesWell,
  shrugged: told,
  stole: monsterDoesWell,
  'let-go': told,
  turned: untold,
  dropped: does,
  bought: does,
  asked: does,
  'too-few': untold,
  answered: ({ seat, good }) => (good ? doesWell({ seat }) : does({ seat })),
  told: tableNotes,
  decided: does,
  'thing-taken': doesGreatly,
  won: tableCheers,
  escaped: tableCheers,
  counted: tableHears,
  lost: tableCheers,
};

const storyOf = dispatch(STORIES);

/** What the chronicle makes of an event. */
export const story = (event: Event, content: Content): Story => storyOf(event, content);
