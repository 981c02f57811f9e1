import { cleanup, render, screen, act as settle } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { lazy, madeOf, ready } from '../../src/ui/parts/lazy.tsx';

afterEach(cleanup);

const cups = { Cup: ({ of }: { readonly of: string }) => <p>A cup of {of}</p>, Saucer: () => <p>A saucer</p> };
/** A part that comes when it is let; how often it was asked for. */
function shipped() {
  const asked: { readonly bring: () => void; readonly lose: () => void }[] = [];
  const part = lazy(
    () => new Promise<typeof cups>((bring, lose) => asked.push({ bring: () => bring(cups), lose: () => lose(new Error('lost')) })),
  );
  return { part, asked, Cup: part.shows((all) => all.Cup), Saucer: part.shows((all) => all.Saucer) };
}

describe('a part that comes later', () => {
  it('is fetched when it is drawn, and drawn when it is here', async () => {
    const { asked, Cup, Saucer } = shipped();
    const { container } = render(
      <>
        <Cup of="tea" />
        <Saucer />
      </>,
    );
    expect(container.textContent).toBe('');
    await settle(async () => asked[0]?.bring());
    expect(container.textContent).toBe('A cup of teaA saucer');
  });

  it('is drawn at once when it was fetched before', async () => {
    const { part, asked, Cup } = shipped();
    const coming = part.load();
    asked[0]?.bring();
    await coming;
    render(<Cup of="milk" />);
    expect(screen.getByText('A cup of milk')).toBeTruthy();
    await part.load();
    expect(asked).toHaveLength(1);
  });

  it('is here or not yet, for whoever asks it for something; one that need not be fetched is here at once', async () => {
    const { part, asked } = shipped();
    expect(part.here).toBeNull();
    const coming = part.load();
    asked[0]?.bring();
    expect(await coming).toBe(cups);
    expect(part.here).toBe(cups);
    expect(ready(cups).here).toBe(cups);
    expect(await ready(cups).load()).toBe(cups);
  });

  it('brings with it what is made of it', async () => {
    const { part, asked } = shipped();
    const names = madeOf(part, (all) => Object.keys(all));
    expect(names.here).toBeNull();
    const coming = names.load();
    asked[0]?.bring();
    expect(await coming).toEqual(['Cup', 'Saucer']);
    expect(names.here).toEqual(['Cup', 'Saucer']);
    const late = shipped();
    const others = madeOf(late.part, (all) => Object.keys(all));
    const fetched = late.part.load();
    late.asked[0]?.bring();
    await fetched;
    expect(others.here, 'whoever fetched it').toEqual(['Cup', 'Saucer']);
  });

  it('is tried again after it could not be fetched', async () => {
    const { part, asked, Cup } = shipped();
    const first = part.load();
    asked[0]?.lose();
    await expect(first).rejects.toThrow('lost');
    render(<Cup of="soup" />);
    await settle(async () => asked[1]?.bring());
    expect(screen.getByText('A cup of soup')).toBeTruthy();
  });
});
