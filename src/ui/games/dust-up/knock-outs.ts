import { disc, oval } from '../../puppets/outline.ts';
import type { Sheet } from '../../puppets/part.ts';
import type { Paint } from '../../puppets/puppet-colours.ts';

/** What somebody falls into when they are out: it is always what they wanted all along. */
export type KnockOut = {
  /** How it sounds. */
  readonly word: string;
  readonly says: string;
  /** Drawn in the puppet's own box of 200, behind it and before it. */
  readonly behind: readonly Sheet<Paint>[];
  readonly before: readonly Sheet<Paint>[];
};

/** The knock-outs of the heroes, by their id in the content. */
export const KNOCK_OUTS: Readonly<Record<string, KnockOut>> = {
  'auntie-buckle': {
    word: 'Clonk!',
    says: 'out, and the lid fits',
    behind: [['night-800', oval(100, 124, 92, 16)]],
    before: [
      ['night-700', 'M2 132H-18V156H8ZM198 132H218V156H192Z'],
      ['night-600', 'M4 124Q100 146 196 124V176Q194 204 160 206H40Q6 204 4 176Z'],
      ['teal', 'M4 122Q100 146 196 122V134Q100 158 4 134Z'],
      ['snow', 'M24 160V184', 7],
    ],
  },
  'boo-turnip': {
    word: 'Fwump!',
    says: 'out, and warm at last',
    behind: [
      ['wood-lo', oval(100, 124, 96, 18)],
      ['heart', 'M24 124V92H46V112L60 120V132H24ZM176 126V88H152V112L138 120V134Z'],
    ],
    before: [
      ['wood-hi', 'M2 130Q100 150 198 130L182 206H18Z'],
      ['wood', 'M6 148Q100 168 194 148M10 166Q100 186 190 166M14 186Q100 204 186 186M50 142L56 206M100 146V206M150 142L144 206', 5],
      ['sky', 'M60 122H84V150L104 156Q106 170 94 170H66Q56 168 60 156Z'],
      ['flame', 'M124 126H146V152Q150 166 138 168H116Q108 156 124 150Z'],
      ['paper-hi', 'M60 122H84V130H60ZM124 126H146V133H124Z'],
    ],
  },
  'bruno-boom': {
    word: 'Splop!',
    says: 'out, and full',
    behind: [['paper-edge', oval(100, 124, 100, 18)]],
    before: [
      ['blue', 'M-4 126H204Q198 194 140 206H60Q2 194 -4 126Z'],
      ['sky', 'M4 148H196L190 164H10Z'],
      [
        'paper-hi',
        `${disc(12, 126, 17)}${disc(42, 132, 19)}${disc(76, 128, 18)}${disc(108, 133, 20)}${disc(142, 128, 18)}${disc(176, 130, 19)}M0 116H196V132H0Z`,
      ],
      ['paper-edge', 'M58 126q6 5 12 0M122 128q6 5 12 0', 4],
    ],
  },
  'coco-likewise': {
    word: 'Squish!',
    says: 'out, and gone bananas',
    behind: [['ember-hi', oval(100, 122, 98, 20)]],
    before: [
      ['ember-hi', 'M-8 128Q20 196 96 186Q180 198 208 126Q212 190 150 206H50Q-12 190 -8 128Z'],
      ['flame', 'M-10 122Q26 176 92 162Q60 204 14 184Q-14 166 -10 122ZM210 118Q174 172 108 160Q138 204 186 182Q214 164 210 118Z'],
      ['glow', 'M52 118Q62 162 128 176Q76 196 52 168Q38 146 52 118ZM150 112Q140 150 96 168Q146 182 164 154Q172 132 150 112Z'],
      ['wood-lo', 'M-10 122L-2 134M210 118L202 130M52 118L56 131M150 112L148 126', 6],
    ],
  },
  'fingers-finn': {
    word: 'Clatter!',
    says: 'out, and in the biscuits',
    behind: [['lead', oval(100, 122, 84, 15)]],
    before: [
      ['tin', 'M18 124Q100 144 182 124L166 206H34Z'],
      ['lead', 'M12 120Q100 144 188 120V132Q100 156 12 132ZM58 146L64 206H72L68 148ZM132 148L128 206H136L142 146ZM96 150H104V206H96Z'],
      ['wood-hi', disc(44, 124, 18) + disc(78, 134, 16) + disc(150, 126, 19)],
      [
        'wood-lo',
        disc(38, 120, 3.4) + disc(48, 128, 3.4) + disc(76, 130, 3) + disc(83, 138, 3) + disc(146, 122, 3.4) + disc(156, 130, 3.4),
      ],
    ],
  },
  'lord-humph': {
    word: 'Flomp!',
    says: 'out, and snoring',
    behind: [
      ['wood', 'M-14 60H14V206H-14ZM186 60H214V206H186Z'],
      ['wood-hi', 'M-6 74H206V128H-6Z'],
      ['snow', oval(100, 118, 74, 26)],
    ],
    before: [
      ['heart', 'M-10 136Q44 112 100 134Q156 112 210 136V206H-10Z'],
      ['flame', 'M-10 152H30V180H-10ZM70 152H110V180H70ZM150 152H190V180H150ZM30 180H70V206H30ZM110 180H150V206H110ZM190 180H210V206H190Z'],
      ['paper-hi', 'M-12 132Q44 108 100 130Q156 108 212 132V148Q156 124 100 146Q44 124 -12 148Z'],
    ],
  },
  'madame-muddle': {
    word: 'Poof!',
    says: 'out, and up the sleeve',
    behind: [['ink', oval(100, 126, 104, 18)]],
    before: [
      ['night-900', 'M34 130H166L156 206H44Z'],
      ['flame', 'M35 140H165L163 156H37Z'],
      ['night-800', 'M-8 126Q100 160 208 126Q202 148 100 152Q-2 148 -8 126Z'],
      ['glow', 'M100 168l5 10 11 1-8 8 3 11-11-6-11 6 3-11-8-8 11-1Z'],
    ],
  },
  'mama-pockets': {
    word: 'Thwup!',
    says: 'out, and in a bigger pouch',
    behind: [
      ['heart', 'M44 126Q44 56 100 56Q156 56 156 126H140Q140 74 100 74Q60 74 60 126Z'],
      ['night-900', oval(100, 126, 96, 18)],
    ],
    before: [
      ['blue', 'M2 128Q100 156 198 128L188 206H12Z'],
      ['heart', 'M0 124Q100 152 200 124V138Q100 166 0 138Z'],
      ['sky', 'M46 168Q100 180 154 168L150 206H50Z'],
      ['flame', disc(100, 184, 10)],
      ['paper-hi', 'M18 150V164M182 150V164M40 156V166M160 156V166', 4],
    ],
  },
  'pip-zip': {
    word: 'Boing!',
    says: 'out, and sitting still',
    behind: [
      ['moss', 'M94 150H106V216H94Z'],
      ['plum-hi', disc(20, 112, 32) + disc(180, 112, 32) + disc(46, 78, 30) + disc(154, 78, 30)],
    ],
    before: [
      ['moss', 'M94 180H106V216H94ZM106 206Q140 168 166 186Q150 214 106 212Z'],
      ['pink', disc(22, 148, 32) + disc(74, 164, 34) + disc(128, 164, 34) + disc(180, 148, 32)],
      ['plum-hi', 'M38 136Q44 152 40 164M100 146V176M162 136Q156 152 160 164', 5],
      ['glow', oval(100, 140, 62, 13)],
    ],
  },
};
