import type { Narrator, Teller } from '../../src/engine/kit/telling.ts';
import type { Brawl } from '../engine/brawl.ts';
import { NAMES } from './box.ts';

/** The sentences that the pillow fight is played on with. Each says only what it is given. */
export const teller: Teller<Brawl> = {
  call: (_view, { kind, seat }, names) => ({
    title: `${names[seat]}, your turn`,
    words: [kind === 'roll' ? 'Roll for your tumble.' : 'Choose one.'],
  }),
  roll: (_view, { seat }, names) => ({
    title: `${names[seat]} tumbles`,
    call: ['So many bonks.'],
    sides: [
      { faces: [1, 2, 3], title: 'A few', words: ['1 to 3'], mood: 'neutral', icon: 'socks' },
      { faces: [4, 5, 6], title: 'Many', words: ['4 to 6'], mood: 'good', icon: 'duck' },
    ],
  }),
  option: (_view, _choice, command, names) => (command.do === 'aim' ? `Bonk ${names[command.at]}` : `Play ${NAMES[command.card]}`),
  sealed: (why) => `Undo ends here: ${why}.`,
  summary: ({ hearts }) => `Hearts: ${hearts.join(', ')}`,
};

/** And of what has happened there. */
export const narrator: Narrator<Brawl> = {
  tell: (event, names) => {
    switch (event.do) {
      case 'drew':
        return [`${names[event.seat]} draws ${event.cards.map((card) => NAMES[card]).join(' and ')}.`];
      case 'played':
        return [`${names[event.seat]} plays ${NAMES[event.card]}.`];
      case 'hit':
        return [`${names[event.seat]} loses ${event.amount}.`];
      case 'asleep':
        return [`${names[event.seat]} is asleep.`];
    }
  },
  ending: (_view, _outcome, names) => ({
    headline: 'Good night!',
    mood: 'won',
    words: 'One is still awake.',
    awards: names.map((name) => ({ title: 'Best pillow', words: name })),
    guest: { icon: 'snail', says: 'Shh.' },
  }),
};
