import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { useState } from 'preact/hooks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Settings as Chosen, DEFAULT_SETTINGS, readSettings } from '../../src/ui/settings.ts';
import { Settings } from '../../src/ui/shell/settings/Settings.tsx';

const FACTS = { kept: true, voice: 'Daniel', version: '0.1.0' };

function open(facts: { kept: boolean | null; voice: string | null; version: string } = FACTS): {
  now: Chosen;
  closed: ReturnType<typeof vi.fn>;
} {
  const told = { now: DEFAULT_SETTINGS, closed: vi.fn() };
  const Host = () => {
    const [settings, setSettings] = useState(DEFAULT_SETTINGS);
    return (
      <Settings
        settings={settings}
        facts={facts}
        onChange={(change) => {
          told.now = { ...told.now, ...change };
          setSettings(told.now);
        }}
        onGuide={() => undefined}
        onTeachAgain={null}
        onClose={told.closed}
      />
    );
  };
  render(<Host />);
  return told;
}
const choose = (group: string, name: string) => within(screen.getByRole('group', { name: group })).getByRole('button', { name });

afterEach(cleanup);

describe('settings', () => {
  it.each([
    ['Light', 'Daylight', { theme: 'daylight' }],
    ['Size of the words', '130 %', { textSize: 130 }],
    ['Motion', 'Calm', { motion: 'calm' }],
    ['Speed of the play', 'At once', { speed: 'off' }],
    ['Sound', 'Off', { sound: false }],
    ['How loud', '5 of 5', { volume: 1 }],
    ['Read aloud', 'On', { readAloud: true }],
    ['Keep the screen awake', 'May sleep', { keepAwake: false }],
    ['Which way up is the screen?', 'Turns to you', { compass: true }],
    ['First-play hints', 'Off', { tips: false }],
  ])('%s: %s', (group, name, change) => {
    const told = open();
    expect(choose(group, name).getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(choose(group, name));
    expect(told.now).toEqual({ ...DEFAULT_SETTINGS, ...change });
    if (group !== 'How loud') expect(choose(group, name).getAttribute('aria-pressed')).toBe('true');
  });

  it('has nothing to turn up when the sound is off', () => {
    open();
    fireEvent.click(choose('Sound', 'Off'));
    expect(screen.queryByRole('group', { name: 'How loud' })).toBeNull();
  });

  it('says why it cannot read aloud, and stays off', () => {
    const told = open({ ...FACTS, voice: null });
    expect(screen.getByText(/This device has no voice of its own/)).toBeTruthy();
    fireEvent.click(choose('Read aloud', 'On'));
    expect(told.now.readAloud).toBe(false);
    expect(choose('Read aloud', 'Off').getAttribute('aria-pressed')).toBe('true');
  });

  it.each([
    ['the browser has promised to keep them', true, /saved on this device, and the browser keeps them/],
    ['it has promised nothing, and nothing is called safe', false, /saved on this device\. If it gets full, the browser may clear them/],
    ['it has not answered yet', null, /saved on this device\.$/],
  ])('says how the games are kept: %s', (_what, kept, said) => {
    open({ ...FACTS, kept });
    expect(screen.getByText(said)).toBeTruthy();
  });

  it('says which version this is, and whom we thank', () => {
    open();
    expect(screen.getByText('Pass the Torch 0.1.0')).toBeTruthy();
    const thanks = screen.getByRole('region', { name: 'Thanks to' }).textContent;
    for (const words of ['game-icons authors', 'CC BY 3.0', 'changed', 'SIL Open Font License 1.1', 'MIT']) expect(thanks).toContain(words);
  });

  it('closes', () => {
    const told = open();
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(told.closed).toHaveBeenCalledOnce();
  });
});

describe('settings that were kept', () => {
  it('come back as they were', () => {
    const kept: Chosen = { ...DEFAULT_SETTINGS, theme: 'daylight', textSize: 150, volume: 0, keepAwake: false, speed: 'slow' };
    expect(readSettings(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it('become the default where they are missing or strange', () => {
    expect(readSettings(null)).toEqual(DEFAULT_SETTINGS);
    expect(readSettings('old')).toEqual(DEFAULT_SETTINGS);
    expect(readSettings({ theme: 'neon', textSize: 400, volume: 3, sound: 'loud', motion: 'calm' })).toEqual({
      ...DEFAULT_SETTINGS,
      motion: 'calm',
    });
  });
});
