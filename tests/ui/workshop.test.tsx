import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { useState } from 'preact/hooks';
import { afterEach, expect, test, vi } from 'vitest';
import type { Json } from '../../src/engine/game.ts';
import type { CardPack } from '../../src/engine/pack.ts';
import { cardPackSupport } from '../../src/games/labyrinth/content/card-packs.ts';
import { POWERS } from '../../src/games/labyrinth/state/constants.ts';
import { cardOf, formOf, wants } from '../../src/ui/games/labyrinth/workshop/card-forms.ts';
import { FRESH, IDEAS } from '../../src/ui/games/labyrinth/workshop/card-ideas.ts';
import { Workshop } from '../../src/ui/games/labyrinth/workshop/Workshop.tsx';
import type { Danger, StoredCardPack, WorkshopProps } from '../../src/ui/workshop.ts';
import { band, ours, sword } from '../games/labyrinth/own.ts';

/** [LA-34] The workshop, by role and name, over a drawer that forgets everything. */

type Asked = { readonly card: Json; readonly onPart: (part: number) => void; readonly answer: (danger: Danger) => void };
const sent: CardPack[] = [];
const brought = vi.fn(async (_files: FileList | null) => undefined);
let asked: Asked[] = [];
let drawer: readonly StoredCardPack[] = [];

function Shop({ first, more }: { readonly first: readonly StoredCardPack[]; readonly more: Partial<WorkshopProps> }) {
  const [packs, setPacks] = useState(first);
  drawer = packs;
  const onChange: WorkshopProps['onChange'] = async (id, change) => {
    const next = change(packs.find(({ pack }) => pack.id === id) ?? null);
    expect(next === null ? [] : cardPackSupport.problems(next.pack)).toEqual([]);
    const others = packs.filter(({ pack }) => pack.id !== id);
    setPacks(next ? [...others, next] : others);
  };
  return (
    <Workshop
      packs={packs}
      damaged={[]}
      words=""
      freshId={() => 'n3w1'}
      seed={() => 0}
      measure={(card, onPart) => {
        let stop = (): void => undefined;
        const result = new Promise<Danger | null>((resolve) => {
          stop = () => resolve(null);
          asked.push({ card, onPart, answer: resolve });
        });
        return { result, stop: () => stop() };
      }}
      onChange={onChange}
      onForget={() => undefined}
      onSend={(pack) => sent.push(pack)}
      onBring={brought}
      onBack={() => undefined}
      {...more}
    />
  );
}
const kept: StoredCardPack = { pack: ours, on: true, changed: 1 };
const enter = (first: readonly StoredCardPack[] = [kept], more: Partial<WorkshopProps> = {}) => render(<Shop first={first} more={more} />);
const tap = (name: string | RegExp, role = 'button') => fireEvent.click(screen.getByRole(role, { name }));
const seen = (name: string | RegExp, role = 'button') => screen.queryByRole(role, { name });
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const card = () => screen.getByRole('article').textContent ?? '';
const cards = () => drawer.flatMap(({ pack }) => Object.values(pack.cards).flat());

afterEach(() => {
  cleanup();
  asked = [];
  sent.length = 0;
});

test('[LA-34] on an empty bench lies what can be made, for those who do not read yet; with a pack on it there is no room', () => {
  const scraps = () => document.querySelectorAll('.shop-scraps > svg').length;
  enter([]);
  const lying = scraps();
  tap('Make a card');
  expect(within(screen.getByRole('dialog', { name: 'What shall it be?' })).getAllByRole('listitem')).toHaveLength(lying);
  cleanup();
  enter();
  expect(scraps()).toBe(0);
});

test('[LA-34] three to six goblins, two silver each, by taps: the card is shown as it grows, and lies in a new pack', async () => {
  enter([]);
  tap('Make a card');
  tap(/^Monsters/);
  type('Name', 'Our Goblins');
  type('A joke', 'They live under the stairs.');
  tap('Silver for each: more');
  expect(card()).toContain('3 silver for each');
  tap('Silver for each: less');
  tap('To floor: less');
  tap('Cut it out and keep it');
  await waitFor(() => expect(seen('Our cards', 'region')).toBeTruthy());
  expect(drawer).toMatchObject([{ on: true, pack: { id: 'n3w1', name: 'Our cards', game: 'labyrinth' } }]);
  expect(cards()).toEqual([
    {
      id: 'own-n3w1-1',
      name: 'Our Goblins',
      flavour: 'They live under the stairs.',
      art: { icon: 'goblin-head', print: 'moss', holes: 'flame' },
      levels: [1, 4],
      copies: 2,
      effects: [{ do: 'monsters', monster: 'goblin', count: '1d4+2', reward: 2, looks: null }],
    },
  ]);
});

test('[LA-34] any monster of the box, or one that is put together from parts and colours', async () => {
  enter([]);
  tap('Make a card');
  tap(/^Monsters/);
  const monsters = within(screen.getByRole('group', { name: 'Which monster' })).getAllByRole('button');
  expect(monsters).toHaveLength(10);
  tap('Bugbear');
  expect(seen('Which picture?', 'region')).toBeNull();
  const puppet = () => screen.getByRole('article').querySelector('.stagelet')?.innerHTML;
  const printed = puppet();
  tap('We make them up');
  const first = puppet();
  expect(first).not.toBe(printed);
  tap('Head: mouse');
  tap('Colour: ember');
  expect(puppet()).not.toBe(first);
  type('Name', 'Sock Bears');
  type('A joke', 'They only want the left one.');
  tap('Cut it out and keep it');
  await waitFor(() => expect(seen('Our cards', 'region')).toBeTruthy());
  expect(cards()).toMatchObject([
    { effects: [{ monster: 'bugbear', looks: { head: 'mouse', ears: 'cat', top: 'none', front: 'bow-tie', colour: 'ember' } }] },
  ]);
});

test('[LA-34] no more monsters than fit into a room, by no button', () => {
  enter();
  tap('Make a card');
  tap(/^Monsters/);
  for (let i = 0; i < 20; i++) tap('How many: more');
  expect(screen.getByRole('status', { name: 'How many' }).textContent).toBe('9 to 12');
  expect(seen('up to 7 more')).toBeNull();
});

test.each([
  [/^A chest/, ['1 time in 6', 'Silver inside: more'], 'effects', [{ do: 'chest', gold: '1d6+2', trap: { die: '1d6', harm: '1d4' } }]],
  [/^A chest/, ['Never'], 'effects', [{ do: 'chest', gold: '1d6+1', trap: null }]],
  [
    /^A trap/,
    ['Strength', 'Hard: 20'],
    'effects',
    [
      {
        do: 'check',
        whom: 'each',
        statistic: 'strength',
        against: 20,
        may: false,
        won: [],
        lost: [{ do: 'hurt', amount: '1d4', whom: 'one' }],
      },
    ],
  ],
  [/^A trap/, ['Nothing', 'Silver', 'One of you'], 'effects', [{ do: 'lose-gold', amount: '1d4', whom: 'one' }]],
  [/^Gear/, ['2d6', 'Luck: less', 'Armour (AC): more'], 'worn', { strength: 0, intelligence: 0, luck: -1, attack: 0, damage: 0, ac: 1 }],
  [/^A curse/, ['Silver to be rid of it: more'], 'lifted', 7],
  [/^Something to eat/, ['No surprise'], 'amount', 2],
  [/^Treasure/, ['Price in silver: more'], 'price', 11],
])('[LA-34] %s, with %j', async (kind, taps, field, value) => {
  enter([]);
  tap('Make a card');
  tap(kind);
  for (const name of taps) tap(name);
  expect(card()).not.toContain('…');
  tap('Cut it out and keep it');
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(cards()[0]).toMatchObject({ [field]: value });
});

test('[LA-34] a card without a name, or that does nothing, is not kept, and says why', () => {
  enter();
  tap('Make a card');
  tap(/^Gear/);
  type('Name', ' ');
  tap('Cut it out and keep it');
  expect(screen.getByText('It still wants a name.')).toBeTruthy();
  type('Name', 'Limp Noodle');
  tap('No');
  tap('Cut it out and keep it');
  expect(screen.getByText('It does nothing yet. Give it a die, or add to a number.')).toBeTruthy();
  expect(cards()).toHaveLength(3);
});

test('[LA-34] a card is opened, changed, and stays the same card in its place', async () => {
  enter();
  tap(/^Goblin Choir/);
  tap('Change it');
  tap('Silver for each: more');
  tap('Cut it out and keep it');
  await waitFor(() => expect(seen('The workshop', 'heading')).toBeTruthy());
  expect(drawer[0]?.pack.cards.encounters?.[0]).toEqual({ ...band, effects: [{ ...band.effects[0], reward: 3 }] });
});

test('[LA-34] a card written by hand is shown, and no form changes it', () => {
  const byHand = { ...sword, knack: { klass: 'archer', statistic: 'luck' } } as const;
  enter([{ ...kept, pack: { ...ours, cards: { encounters: [], items: [byHand] } } }]);
  tap(/^Noodle Sword/);
  expect(card()).toContain('an archer');
  expect(seen('Change it')).toBeNull();
});

test('[LA-34] a card that was thrown away can be fetched back into its place', async () => {
  enter();
  tap(/^Goblin Choir/);
  tap('Throw it away');
  await waitFor(() => expect(cards()).toHaveLength(2));
  tap('Fetch it back');
  await waitFor(() => expect(cards()).toHaveLength(3));
  expect(drawer[0]?.pack).toEqual(ours);
});

test('[LA-34] so can a whole pack', async () => {
  enter();
  tap('Throw the pack away');
  await waitFor(() => expect(drawer).toEqual([]));
  tap('Fetch it back');
  await waitFor(() => expect(drawer).toEqual([kept]));
});

test('[LA-34] a pack is mixed in or left out with a switch, named, and sent', async () => {
  enter();
  expect(screen.getByRole('switch', { checked: true })).toBeTruthy();
  tap(/^Mixed in/, 'switch');
  await waitFor(() => expect(screen.getByRole('switch', { checked: false })).toBeTruthy());
  expect(drawer).toMatchObject([{ on: false }]);
  tap('Name it');
  type('Name of the pack', 'Goblin week');
  tap('Keep the name');
  await waitFor(() => expect(seen('Goblin week', 'heading')).toBeTruthy());
  tap('Send as a file');
  expect(sent).toMatchObject([{ name: 'Goblin week', cards: ours.cards }]);
});

test('[LA-34] how dangerous it is: a bar that can be stopped, torches and a sentence, gone when the card changes', async () => {
  enter();
  tap(/^Goblin Choir/);
  tap('Change it');
  tap('Send a party to try it');
  asked[0]?.onPart(0.4);
  await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40'));
  tap('Stop');
  await waitFor(() => expect(seen('Send a party to try it')).toBeTruthy());
  expect(screen.queryByRole('progressbar')).toBeNull();

  tap('Send a party to try it');
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  asked[1]?.answer({ torches: 3, words: 'A party of four loses 9 hit points.' });
  await waitFor(() => expect(screen.getByRole('img', { name: '3 of 5 torches' })).toBeTruthy());
  // it may lie below the edge of the screen
  const inSight = shown.mock.contexts.map((what) => (what as Element).textContent);
  expect(inSight).toEqual(['A party of four loses 9 hit points.']);
  shown.mockRestore();
  expect(screen.getByText('A party of four loses 9 hit points.')).toBeTruthy();
  expect(asked.map(({ card: tried }) => tried)).toEqual([band, band]);
  tap('Silver for each: more');
  await waitFor(() => expect(screen.queryByRole('img', { name: '3 of 5 torches' })).toBeNull());
});

test('[LA-34] cards are counted as often as they are in the deck', () => {
  enter();
  expect(screen.getByText('5 cards')).toBeTruthy();
  expect(seen('Goblin Choir Monsters, 2 times')).toBeTruthy();
  expect(seen('Noodle Sword Gear')).toBeTruthy();
});

test('[LA-53] what several of a monster are called is kept as it was written', () => {
  const made = cardOf({ ...FRESH.monster, name: 'Goose', flavour: 'Honk.', cry: 'Honk!', plural: 'Geese' }, 'own-k1t3-1');
  expect(made).toMatchObject({ monster: { called: 'a Goose', plural: 'Geese' } });
  expect(formOf(made)).toMatchObject({ plural: 'Geese' });
});

test('[LA-34] a damaged pack is told of', () => {
  const onForget = vi.fn();
  enter([], { damaged: [{ id: 'hurt', words: 'Something is wrong with these cards.' }], onForget });
  expect(within(screen.getByRole('region', { name: 'A damaged pack' })).getByText(/Something is wrong/)).toBeTruthy();
  tap('Throw it away');
  expect(onForget).toHaveBeenCalledWith('hurt');
});

test('[LA-53] a monster of one’s own comes whole out of the hat, changes by taps, shouts, and lies in a new pack', async () => {
  enter([]);
  tap('Make a card');
  tap(/^A monster of ours/);
  const first = (screen.getByLabelText('Name') as HTMLInputElement).value;
  tap('A monster out of the hat');
  expect((screen.getByLabelText('Name') as HTMLInputElement).value).not.toBe(first);
  type('Name', 'Goose');
  const several = () => (screen.getByLabelText('More than one') as HTMLInputElement).value;
  expect(several()).toBe('Gooses');
  type('More than one', 'Geese');
  expect(card()).toContain('Geese');
  // another name has another plural
  type('Name', 'Blubby');
  expect(several()).toBe('Blubbies');
  type('It shouts', 'Blub!');
  const puppet = () => screen.getByRole('article').querySelector('.stagelet')?.innerHTML;
  const before = puppet();
  tap('Head: lizard');
  expect(puppet()).not.toBe(before);
  expect(document.querySelector('.shop-stand')?.textContent).toBe('Blub!');
  tap('Falls in two');
  expect(card()).toContain('what is left of it falls in two');
  tap('Huge');
  // LA-35: what one sees is what one meets in a fair game
  expect(screen.getByRole('status', { name: 'Hit points' }).textContent).toBe('25');
  expect(screen.getByRole('status', { name: 'Attack' }).textContent).toBe('+7');
  tap('Hit points: less');
  expect(screen.getByRole('status', { name: 'Hit points' }).textContent).toBe('24');
  tap('1d10');
  tap('Fire');
  tap('A snack');
  tap('Cut it out and keep it');
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(cards()).toMatchObject([
    {
      id: 'own-n3w1-1',
      name: 'Blubby',
      effects: [{ do: 'monsters', monster: 'own', reward: 0 }],
      monster: {
        called: 'a Blubby',
        plural: 'Blubbies',
        hp: 48,
        die: '1d10',
        element: 'fire',
        power: 'splits',
        cry: 'Blub!',
        loot: 'snack',
        looks: { head: 'lizard' },
      },
    },
  ]);
  tap(/^Blubby/);
  tap('Change it');
  tap('Bites back');
  tap('Cut it out and keep it');
  await waitFor(() => expect(cards()).toMatchObject([{ monster: { power: 'bites', hp: 48 } }]));
});

test('[LA-53] every idea of the hat makes a card, and each has a power of its own', () => {
  expect(IDEAS.map(({ power }) => power).sort()).toEqual([...POWERS].sort());
  for (const idea of IDEAS) {
    const form = { ...FRESH.monster, ...idea };
    expect(wants(form)).toBeNull();
    const made = cardOf(form, 'own-k1t3-1');
    expect(cardPackSupport.problems({ ...ours, cards: { encounters: [made as never], items: [] } } as CardPack)).toEqual([]);
    expect(formOf(made)).toMatchObject(idea);
  }
});

test('[LA-53] its danger is measured by itself while one changes it', async () => {
  enter([]);
  tap('Make a card');
  tap(/^A monster of ours/);
  await waitFor(() => expect(asked).toHaveLength(1), { timeout: 5000 });
  asked[0]?.answer({ torches: 2, words: 'Hardly a scratch.' });
  await waitFor(() => expect(screen.getByText('Hardly a scratch.')).toBeTruthy());
  tap('Huge');
  // what was said stays until there is something newer
  expect(screen.getByText('Hardly a scratch.')).toBeTruthy();
  await waitFor(() => expect(asked).toHaveLength(2), { timeout: 5000 });
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  asked[1]?.answer({ torches: 5, words: 'Oh dear.' });
  await waitFor(() => expect(screen.getByText('Oh dear.')).toBeTruthy());
  // nobody asked for it now, so nothing moves; its torches burn beside the button that is always in sight
  expect(shown).not.toHaveBeenCalled();
  tap('Send a party to try it');
  asked[2]?.answer({ torches: 4, words: 'Oh my.' });
  await waitFor(() => expect(shown).toHaveBeenCalledOnce());
  shown.mockRestore();
});

test.each([
  ['Fox', 'a Fox', 'Foxes'],
  ['Sock Mouse', 'a Sock Mouse', 'Sock Mice'],
  ['Old Mo', 'an Old Mo', 'Old Mos'],
  ['The Big Blob', 'the Big Blob', 'Big Blobs'],
  ['Jelly Fairy', 'a Jelly Fairy', 'Jelly Fairies'],
])('[LA-53] %s is called %s, and several are %s', (name, called, plural) => {
  expect(cardOf({ ...FRESH.monster, name, cry: 'Boo!' }, 'own-k1t3-1')).toMatchObject({ monster: { called, plural } });
});
