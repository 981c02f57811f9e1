// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/engine/random.ts';
import { act, observe, prompt, startSession } from '../../../src/engine/session.ts';
import { speak } from '../../../src/engine/shared/sentences.ts';
import { dustUp, dustUpModule } from '../../../src/games/dust-up/index.ts';
import { cardText } from '../../../src/games/dust-up/text/cards.ts';
import { gameText } from '../../../src/games/dust-up/text/index.ts';
import { cardNow } from '../../../src/games/dust-up/text/prompts.ts';

/** What a held-up card says that it is now, and what it then is. */

const { content } = dustUpModule;
const HEROES = ['auntie-buckle', 'bruno-boom', 'mama-pockets', 'pip-zip'];
const NAMES = ['Mira', 'Klaus', 'Zoë', 'Opa'];

/** By card: what it said, and how many bonks it was, in games of those four who tap anything. */
function played(games: number): Map<string, [said: number, was: number][]> {
  const found = new Map<string, [said: number, was: number][]>();
  for (let seed = 1; seed <= games; seed++) {
    const random = Random.seed(seed);
    let { session } = startSession(dustUp, content, 4, { heroes: HEROES }, seed);
    for (;;) {
      const asked = prompt(dustUp, content, session.now);
      if (asked?.kind !== 'choose') break;
      const command = random.pick(asked.options);
      const card = command.do === 'play' || command.do === 'card' ? command.card : null;
      const { view } = observe(dustUp, content, session.now, asked.seat);
      const said = card === null ? null : cardNow(view, asked.choice, card, content);
      const { session: next, events } = act(dustUp, content, session, command);
      session = next;
      if (card === null || typeof said !== 'number') continue;
      const after = prompt(dustUp, content, session.now);
      const hits = events.flatMap(({ event }) => (event.do === 'attacked' ? [event.amount] : []));
      const aimed = after?.kind === 'choose' && after.choice.do === 'attack' ? after.choice.amount : null;
      const was = aimed ?? hits[0];
      if (was !== undefined) found.set(card, [...(found.get(card) ?? []), [said, was]]);
    }
  }
  return found;
}

describe('[DU-15] a card whose bonks are counted', () => {
  it('is as many as it says that it is now', () => {
    const found = played(60);
    expect(found.size).toBe(4);
    for (const [card, pairs] of found) {
      expect(new Set(pairs.map(([said]) => said)).size, `${card} differs`).toBeGreaterThan(1);
      for (const [said, was] of pairs) expect(said, card).toBe(was);
    }
  });

  it('says so on the card and on its button, and no other card does', () => {
    const { session } = startSession(dustUp, content, 4, { heroes: HEROES }, 1);
    const { view } = observe(dustUp, content, session.now, 0);
    const option = (card: string) => gameText(content).option(view, { do: 'play', seat: 0 }, { do: 'play', card }, NAMES);
    const counting = content.heroes['auntie-buckle']?.cards.filter(
      ({ id }) => cardNow(view, { do: 'play', seat: 0 }, id, content) !== null,
    );
    expect(counting?.map(({ name }) => name)).toEqual(['Here Comes the Wall']);
    const [{ id = '' } = {}] = counting ?? [];
    expect(cardText(id, content, 1).map(speak)).toEqual([
      'Shield for 1.',
      'Attack for 1 for each shield card you have in front. Now: 1 bonk.',
    ]);
    expect(cardText(id, content).map(speak).join(' ')).not.toContain('Now');
    expect(option(id)).toMatch(/Now: \d bonks?\.$/);
  });
});

describe('[DU-15] a card that has nobody to be aimed at', () => {
  const heroes = ['coco-likewise', 'fingers-finn', 'boo-turnip'];
  const { session } = startSession(dustUp, content, 3, { heroes }, 1);
  const { view } = observe(dustUp, content, session.now, 0);
  const now = (card: string, changed = view) => cardNow(changed, { do: 'play', seat: 0 }, card, content);
  const said = (card: string) => cardText(card, content, now(card)).map(speak).join(' ');

  it('says what it wants', () => {
    expect(said('me-too')).toBe('Copy what the last card of another player did. Now: nothing to copy. Draw 1 card.');
    expect(said('yours-is-mine')).toContain('Now: no shield to take.');
  });

  it('says nothing of it where there is somebody', () => {
    const played = { ...view, players: view.players.map((player) => ({ ...player, played: ['boo'] })) };
    expect([now('me-too', played), now('boo')]).toEqual([null, null]);
    const hidden = { ...view, players: view.players.map((player) => ({ ...player, untouchable: true })) };
    expect(now('boo', hidden)).toBe('nothing');
  });
});
