/** A small quest of three tiles, for tests: a button is lost in the second room, and is brought home, or not. */

const art = { icon: 'dragon-head', print: 'ink', holes: 'cream' } as const;
export const page = { do: 'say', text: 'The cat looks at you. It knows.', art } as const;
export const ending = (id: string, mood: 'won' | 'lost' = 'won') => ({
  id,
  mood,
  headline: `This is ${id}`,
  words: 'And so it ends, and all have tea.',
  guest: { icon: 'owl', says: 'Hoo!' },
});

export const aQuest = {
  id: 'lost-button',
  title: 'The Lost Button',
  teaser: 'A coat has lost its button. Bring it back.',
  tone: 'cosy',
  art,
  decisions: 20,
  torch: 20,
  map: ['SAB'],
  places: { S: { tile: 'front-steps' }, A: { tile: 'ballroom' }, B: { tile: 'hopscotch-hall' } },
  things: [{ id: 'button', name: 'The Button', called: 'the button', art }],
  goals: [{ text: 'Find the button.' }, { needs: ['right'], text: 'Bring the button home.' }],
  scenes: [
    {
      id: 'lost',
      when: { do: 'begins' },
      effects: [
        page,
        {
          do: 'choose',
          text: 'Which way do you look first?',
          art,
          of: [
            { label: 'To the left', effects: [{ do: 'set-flag', flag: 'left' }] },
            { label: 'To the right', effects: [{ do: 'set-flag', flag: 'right' }] },
          ],
        },
      ],
    },
    { id: 'found', when: { do: 'tile-flipped', place: 'A' }, effects: [{ do: 'place-thing', thing: 'button' }] },
    {
      id: 'home',
      when: { do: 'hero-on', place: 'S', with: 'button', all: true },
      effects: [{ do: 'test', stat: 'int', sum: 7, then: [{ do: 'end', ending: 'sewn' }], else: [{ do: 'end', ending: 'pinned' }] }],
    },
    { id: 'hurry', when: { do: 'flag-set', flag: 'left' }, unless: ['right'], effects: [page] },
  ],
  endings: [ending('sewn'), ending('pinned'), ending('torch', 'lost'), ending('all-down', 'lost')],
} as const;
