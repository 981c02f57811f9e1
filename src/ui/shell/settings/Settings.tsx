import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Button } from '../../parts/Button.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { type Settings as Chosen, TEXT_SIZES } from '../../settings.ts';
import { SeatGlyph } from '../seats/SeatGlyph.tsx';
import { RotationSwitch, rotationWords } from '../seats/SeatSides.tsx';
import { SeatSwitch } from '../seats/SeatSwitch.tsx';
import { Credits } from '../shelf/Credits.tsx';
import './settings.css';

const SAVED = 'They are saved on this device.';
const KEPT = 'They are saved on this device, and the browser keeps them for you.';
const MAY_GO = 'If it gets full, the browser may clear them. “All games” can send one as a file.';

type SettingsProps = {
  readonly settings: Chosen;
  readonly onChange: (change: Partial<Chosen>) => void;
  readonly facts: {
    /** Whether the browser has promised to keep the games; null until it has answered. */
    readonly kept: boolean | null;
    /** The name of a voice that speaks without a network; null when this device has none. */
    readonly voice: string | null;
    readonly version: string;
  };
  /** Opens the page on playing by ear, by keys and by switches. */
  readonly onGuide: () => void;
  /** Shows all first-play hints again; null when none was seen yet. */
  readonly onTeachAgain: (() => void) | null;
  readonly onClose: () => void;
};

/** How this device shows and tells the games. */
export function Settings({ settings, onChange, facts, onGuide, onTeachAgain, onClose }: SettingsProps) {
  return (
    <Sheet title="Settings" back="Done" onBack={onClose} class="settings-sheet">
      <div class="settings-list">
        <LookSettings settings={settings} onChange={onChange} />
        <PlaySettings settings={settings} onChange={onChange} facts={facts} />
        <DeviceSettings settings={settings} onChange={onChange} onTeachAgain={onTeachAgain} />
        <Row says="All games can be played by ear, by keys and by switches.">
          <Button tone="quiet" size="small" aria-haspopup="dialog" onClick={onGuide}>
            By ear and by keys
          </Button>
        </Row>
        <Row says={facts.kept ? KEPT : facts.kept === null ? SAVED : `${SAVED} ${MAY_GO}`}>
          <h3 class="switch-label">Your games</h3>
        </Row>
      </div>
      <footer class="settings-foot">
        <Credits />
        <p class="settings-version">Pass the Torch {facts.version}</p>
      </footer>
    </Sheet>
  );
}

/** How the games look: light, size of the words, motion. */
function LookSettings({ settings, onChange: set }: Pick<SettingsProps, 'settings' | 'onChange'>) {
  return (
    <>
      <Row says={settings.theme === 'device' ? 'Dark or light, as the device is.' : 'Torchlight for the evening, daylight for the garden.'}>
        <SeatSwitch
          label="Light"
          value={settings.theme}
          onChange={(theme) => set({ theme })}
          choices={[
            { value: 'torchlight', words: 'Torchlight', glyph: 'flame' },
            { value: 'daylight', words: 'Daylight', glyph: 'sun' },
            { value: 'device', words: 'As the device', glyph: 'tablet' },
          ]}
        />
      </Row>
      <Row says="Everything grows with it, the buttons too.">
        <SeatSwitch
          label="Size of the words"
          value={settings.textSize}
          onChange={(textSize) => set({ textSize })}
          choices={TEXT_SIZES.map((value) => ({
            value,
            words: `${value} %`,
            picture: (
              <span class="settings-letter" style={{ fontSize: `${value / 80}rem` }} aria-hidden>
                A
              </span>
            ),
          }))}
        />
      </Row>
      <Row says={settings.motion === 'calm' ? 'Nothing hops, sways or flickers.' : 'Calm only if the device asks for it.'}>
        <SeatSwitch
          label="Motion"
          value={settings.motion}
          onChange={(motion) => set({ motion })}
          choices={[
            { value: 'device', words: 'As the device', glyph: 'tablet' },
            { value: 'calm', words: 'Calm', glyph: 'feather' },
          ]}
        />
      </Row>
    </>
  );
}

const SPEEDS = {
  slow: 'Bots and monsters take their time, so that everybody can follow.',
  normal: 'Bots and monsters take their time, but not too much.',
  off: 'You only see how it ends.',
} as const;

/** How a game is told: speed, sound, a voice. */
function PlaySettings({ settings, onChange: set, facts }: Pick<SettingsProps, 'settings' | 'onChange' | 'facts'>) {
  return (
    <>
      <Row says={SPEEDS[settings.speed]}>
        <SeatSwitch
          label="Speed of the play"
          value={settings.speed}
          onChange={(speed) => set({ speed })}
          choices={[
            { value: 'slow', words: 'Slow', glyph: 'snail' },
            { value: 'normal', words: 'Normal', glyph: 'boot' },
            { value: 'off', words: 'At once', glyph: 'bolt' },
          ]}
        />
      </Row>
      <Row>
        <SeatSwitch
          label="Sound"
          value={settings.sound}
          onChange={(sound) => set({ sound })}
          choices={[
            { value: true, words: 'On', glyph: 'sound' },
            { value: false, words: 'Off', glyph: 'quiet' },
          ]}
        />
        {settings.sound && <Volume value={settings.volume} onChange={(volume) => set({ volume })} />}
      </Row>
      <Row
        says={
          facts.voice === null
            ? 'This device has no voice of its own. One can be added in its language settings.'
            : `${facts.voice} reads what happens. It needs no network.`
        }
      >
        <SeatSwitch
          label="Read aloud"
          value={settings.readAloud && facts.voice !== null}
          onChange={(readAloud) => set({ readAloud: readAloud && facts.voice !== null })}
          choices={[
            { value: true, words: 'On', glyph: 'speech' },
            { value: false, words: 'Off', glyph: 'hush' },
          ]}
        />
      </Row>
    </>
  );
}

/** What this device does while a game is played: the screen, and the hints. */
function DeviceSettings({ settings, onChange: set, onTeachAgain }: Pick<SettingsProps, 'settings' | 'onChange' | 'onTeachAgain'>) {
  return (
    <>
      <Row says={settings.keepAwake ? 'The screen stays bright while you play.' : 'The screen goes dark when the device wants to.'}>
        <SeatSwitch
          label="Keep the screen awake"
          value={settings.keepAwake}
          onChange={(keepAwake) => set({ keepAwake })}
          choices={[
            { value: true, words: 'Awake', glyph: 'eye' },
            { value: false, words: 'May sleep', glyph: 'asleep' },
          ]}
        />
      </Row>
      <Row says={rotationWords(settings.compass)}>
        <RotationSwitch compass={settings.compass} onCompass={(compass) => set({ compass })} />
      </Row>
      <Row says={settings.tips ? 'One sentence at a time, each of them once.' : 'Nobody whispers. The rule book is in the menu.'}>
        <SeatSwitch
          label="First-play hints"
          value={settings.tips}
          onChange={(tips) => set({ tips })}
          choices={[
            { value: true, words: 'On', glyph: 'feather' },
            { value: false, words: 'Off', glyph: 'hush' },
          ]}
        />
        {settings.tips && onTeachAgain && (
          <Button tone="quiet" size="small" onClick={onTeachAgain}>
            Show all hints again
          </Button>
        )}
      </Row>
    </>
  );
}

/** A choice, and what it means in one sentence. */
function Row({ says, children }: { says?: string; children: ComponentChildren }) {
  return (
    <section class="settings-row">
      {children}
      {says !== undefined && <p>{says}</p>}
    </section>
  );
}

const STEPS = [0.2, 0.4, 0.6, 0.8, 1] as const;

/** Five bars, each a button: no slider to be dragged. */
function Volume({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const label = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: as in SeatSwitch
    <div class="volume" role="group" aria-labelledby={label}>
      <span id={label}>How loud</span>
      <span class="volume-bars">
        {STEPS.map((step, i) => (
          <button
            key={step}
            type="button"
            aria-label={`${i + 1} of ${STEPS.length}`}
            aria-pressed={Math.abs(step - value) <= 0.1}
            data-filled={step <= value + 0.1}
            onClick={() => onChange(step)}
          >
            <span style={{ height: `${0.75 + i * 0.4375}rem` }} />
          </button>
        ))}
      </span>
      <SeatGlyph name="sound" size={1.75} />
    </div>
  );
}
