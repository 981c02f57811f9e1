import type { DangerKind, TreasureKind } from '../../../../games/magic-and-mayhem/state/constants.ts';

export type CardKind = TreasureKind | DangerKind | 'hero' | 'boss';
type Family = 'treasure' | 'monster' | 'trap' | 'situation' | 'hero' | 'boss';
/** Which scenery stands behind the cut-out. */
export type Scenery = 'hills' | 'arch' | 'planks' | 'night' | 'curtain' | 'shelf';
/** The papers of a stage: behind everything, three rings from the large to the small, and what stands in front. */
export type Papers = {
  readonly back: string;
  readonly rings: readonly [string, string, string];
  readonly near: string;
  readonly stars: boolean;
};
type Kind = { readonly word: string; readonly icon: string; readonly family: Family; readonly scenery: Scenery; readonly papers: Papers };

const MOSS: Papers = { back: 'var(--moss-lo)', rings: ['var(--moss)', 'var(--moss-hi)', 'var(--glow)'], near: '#26391a', stars: true };
const TEAL: Papers = { back: 'var(--night-800)', rings: ['var(--night-600)', '#3f8a8c', '#bfe0cf'], near: 'var(--night-900)', stars: true };
const PLUM: Papers = { back: 'var(--plum-lo)', rings: ['var(--plum)', 'var(--plum-hi)', '#f3c9de'], near: '#2e1030', stars: true };
const EMBER: Papers = { back: 'var(--ember-lo)', rings: ['var(--ember)', 'var(--ember-hi)', 'var(--glow)'], near: '#6b2408', stars: false };
const HONEY: Papers = { back: '#8a5a00', rings: ['#c98b1f', 'var(--flame)', 'var(--glow)'], near: '#5b3a00', stars: true };
const NIGHT: Papers = {
  back: 'var(--night-900)',
  rings: ['var(--night-700)', 'var(--night-600)', 'var(--paper-lo)'],
  near: '#071a1f',
  stars: true,
};
const DREAD: Papers = {
  back: '#2e1030',
  rings: ['var(--plum-lo)', 'var(--plum)', 'var(--plum-hi)'],
  near: 'var(--night-900)',
  stars: false,
};
const SWAMP: Papers = { back: '#1d2b12', rings: ['var(--moss-lo)', 'var(--moss)', 'var(--moss-hi)'], near: '#162010', stars: false };

export const KINDS: Readonly<Record<CardKind, Kind>> = {
  potion: { word: 'Potion', icon: 'round-potion', family: 'treasure', scenery: 'shelf', papers: TEAL },
  item: { word: 'Item', icon: 'backpack', family: 'treasure', scenery: 'hills', papers: MOSS },
  spell: { word: 'Spell', icon: 'spell-book', family: 'treasure', scenery: 'night', papers: PLUM },
  skill: { word: 'Skill', icon: 'light-bulb', family: 'treasure', scenery: 'hills', papers: HONEY },
  weapon: { word: 'Weapon', icon: 'broadsword', family: 'treasure', scenery: 'planks', papers: EMBER },
  armour: { word: 'Armour', icon: 'chest-armor', family: 'treasure', scenery: 'arch', papers: TEAL },
  scenario: { word: 'Scenario', icon: 'open-book', family: 'treasure', scenery: 'night', papers: HONEY },
  monster: { word: 'Monster', icon: 'imp', family: 'monster', scenery: 'arch', papers: DREAD },
  trap: { word: 'Trap', icon: 'wolf-trap', family: 'trap', scenery: 'planks', papers: SWAMP },
  situation: { word: 'Situation', icon: 'hourglass', family: 'situation', scenery: 'night', papers: NIGHT },
  hero: { word: 'Hero', icon: 'torch', family: 'hero', scenery: 'curtain', papers: HONEY },
  boss: {
    word: 'Boss',
    icon: 'dragon-head',
    family: 'boss',
    scenery: 'arch',
    papers: { ...EMBER, back: '#3a0f12', near: 'var(--plum-lo)' },
  },
};
