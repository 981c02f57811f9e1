import type { GameText } from '../../src/engine/shared/game-text.ts';
import type { Brawl } from '../engine/brawl.ts';
import { NAMES } from './box.ts';

/** The sentences of the pillow fight. Each says only what it is given. */
export const describe: GameText<Brawl> = {
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
  purposes: ['Bonk', 'Play'],
  listed: (_view, _choice, command, names) =>
    command.do === 'aim'
      ? { purpose: 'Bonk', words: `${names[command.at]}: bonk` }
      : { purpose: 'Play', words: `${NAMES[command.card]}: play it`, hushed: 'A card: play it' },
  sealed: (why) => `Undo ends here: ${why}.`,
  summary: ({ hearts }) => `Hearts: ${hearts.join(', ')}`,
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
  story: (event) => {
    switch (event.do) {
      case 'drew':
        return { weight: 'untold' };
      case 'played':
        return { weight: 'told', by: { seat: event.seat } };
      case 'hit':
        return { weight: 'told' };
      case 'asleep':
        return { weight: 'great', shows: { seat: event.seat } };
    }
  },
  happenings: (_view, events, reader, names) =>
    events.flatMap((event) => {
      if (event.do !== 'hit' || (reader !== 'table' && event.seat !== reader)) return [];
      const { seat, amount } = event;
      const words = `${reader === seat ? 'You' : names[seat]} lost ${amount}.`;
      return [{ kind: 'hit', to: seat, by: null, amount, unit: 'heart', good: false, weight: amount, words }];
    }),
  recap: ({ hearts }, names) => [`A pillow fight: ${names.map((name, seat) => `${name} has ${hearts[seat]} hearts`).join(', ')}.`],
  ending: (_view, _outcome, names) => ({
    headline: 'Good night!',
    mood: 'won',
    words: 'One is still awake.',
    awards: names.map((name) => ({ title: 'Best pillow', words: name })),
    guest: { icon: 'snail', says: 'Shh.' },
  }),
};
