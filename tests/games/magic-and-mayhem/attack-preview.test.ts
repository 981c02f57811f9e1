import { describe, expect, it } from 'vitest';
import { mayhem } from '../../../src/games/magic-and-mayhem/index.ts';
import { outcomeText } from '../../../src/games/magic-and-mayhem/text/attack-preview.ts';
import { monster } from './content-helpers.ts';
import { type Setup, table } from './helpers.ts';

/** What is said before an attack is what happens. */

function both(setup: Setup) {
  const play = table(setup);
  const { previews, monsters, heroes } = mayhem.view(play.session.now, 'table', play.content);
  const preview = previews.find(({ source, number }) => source === heroes[0]?.hero && number === monsters[0]?.number);
  if (!preview) throw new Error('nothing is said of the basic attack');
  play.attack();
  return { preview, took: play.told('hurt').find(({ who }) => 'number' in who)?.amount ?? 0, play };
}
const beside = (id: string, box = {}) => ({ heroes: [{ at: 'yard 2,2' }], monsters: [{ monster: id, at: 'yard 2,3' }], box });

describe('an attack does what its preview says', () => {
  it('[MM-28] as it is printed', () => {
    const { preview, took } = both(beside('statue'));
    expect(preview.damage).toBe(took);
    expect(took).toBeGreaterThan(0);
  });

  it.each([
    ['double', { do: 'takes', type: 'melee', times: 'double' }],
    ['half', { do: 'takes', type: 'melee', times: 'half' }],
    ['none', { do: 'takes', type: 'melee', times: 'none' }],
    ['less', { do: 'less', amount: 1 }],
  ] as const)('[MM-29] to somebody who takes %s of it', (_name, bonus) => {
    const { preview, took } = both(beside('lump', { monsters: [monster('lump', { hp: 9, bonuses: [bonus] })] }));
    expect(preview.damage).toBe(took);
  });

  it('[MM-29] and who may dodge it is said, with the die', () => {
    const setup = beside('eel', { monsters: [monster('eel', { hp: 9, bonuses: [{ do: 'dodge', on: 5 }] })] });
    const play = table(setup);
    const [preview] = mayhem.view(play.session.now, 'table', play.content).previews;
    expect(preview && outcomeText(preview, { hp: 9 })).toMatch(/^It dodges on 5\+\. If not: takes \d hearts?, \d left\.$/);
  });
});

it('what is left is said in hearts', () => {
  const preview = { source: 'bramble', number: 1, damage: 2, dodgesOn: null };
  expect(outcomeText(preview, { hp: 5 })).toBe('Takes 2 hearts, 3 left.');
  expect(outcomeText(preview, { hp: 2 })).toBe('That beats it!');
  expect(outcomeText({ ...preview, damage: 0 }, { hp: 2 })).toBe('It would not feel that.');
  expect(outcomeText({ ...preview, dodgesOn: 4 }, { hp: 2 })).toBe('It dodges on 4+. If not: that beats it!');
});
