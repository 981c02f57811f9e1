import type { Figure } from '../../puppets/figure.ts';

import { MONSTER_FIGURES } from './monster-figures.ts';

/** How a boss looks from its second phase on. */
export const SECOND_PHASES = {
  'madam-hush': {
    parts: [
      ['raised-wings', ['wood-lo']],
      ['ruffled-crest', ['wood-lo']],
      ['heart-face-owl', ['wood', 'wood-lo', 'paper-lo']],
    ],
    face: MONSTER_FIGURES['madam-hush'].face,
    plaster: MONSTER_FIGURES['madam-hush'].plaster,
  },
  'auntie-umbrella': {
    parts: [['umbrella-inside-out', ['blue', 'plum', 'sky']]],
    face: { eyes: [100, 116], apart: 36, radius: 12, mouth: [100, 140], width: 13 },
    plaster: [130, 96, 24],
  },
  'grandpa-rumble': {
    parts: [
      ['hill-man', ['grey', 'ink-2']],
      ['nightcap', ['plum', 'plum-hi']],
    ],
    face: { eyes: [100, 92], apart: 44, radius: 13, mouth: [100, 146], width: 18, brows: 'paper-hi' },
    plaster: [52, 130, -20],
  },
} as const satisfies Readonly<{ [id in keyof typeof MONSTER_FIGURES]?: Figure }>;
