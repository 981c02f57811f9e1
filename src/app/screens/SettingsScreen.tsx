import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Settings as Chosen } from '../../ui/settings.ts';
import { Settings } from '../../ui/shell/Settings.tsx';
import { taught, teachAgain } from '../kept.ts';
import { isKept } from '../persist.ts';

type SettingsScreenProps = {
  readonly settings: ReadonlySignal<Chosen>;
  readonly onChange: (change: Partial<Chosen>) => void;
  readonly voice: string | null;
  readonly version: string;
  readonly onClose: () => void;
};

/** The settings sheet with what this device answers. */
export function SettingsScreen({ settings, onChange, voice, version, onClose }: SettingsScreenProps) {
  const [kept, setKept] = useState<boolean | null>(null);
  useEffect(() => {
    let here = true;
    void isKept().then((promised) => here && setKept(promised));
    return () => {
      here = false;
    };
  }, []);
  return (
    <Settings
      settings={settings.value}
      onChange={onChange}
      facts={{ kept, voice, version }}
      onTeachAgain={taught.seen.value.length > 0 ? teachAgain : null}
      onClose={onClose}
    />
  );
}
