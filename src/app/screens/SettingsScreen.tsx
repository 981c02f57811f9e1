import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Settings as Chosen } from '../../ui/settings.ts';
import { Settings } from '../../ui/shell/settings/Settings.tsx';
import { isPersistent } from '../storage/persistence.ts';
import { resetTips, seenTips } from '../storage/preferences.ts';

type SettingsScreenProps = {
  readonly settings: ReadonlySignal<Chosen>;
  readonly onChange: (change: Partial<Chosen>) => void;
  readonly voice: string | null;
  readonly version: string;
  readonly onClose: () => void;
};

/** The settings sheet with the state of this device's storage. */
export function SettingsScreen({ settings, onChange, voice, version, onClose }: SettingsScreenProps) {
  const [kept, setKept] = useState<boolean | null>(null);
  useEffect(() => {
    let here = true;
    void isPersistent().then((promised) => here && setKept(promised));
    return () => {
      here = false;
    };
  }, []);
  const [guide, setGuide] = useState<ComponentChildren>(null);
  const openGuide = async () => {
    const [{ Guide }, { default: text }] = await Promise.all([
      import('../../ui/shell/settings/Guide.tsx'),
      import('../../../docs/how-to/play-by-ear.md?raw'),
    ]);
    setGuide(<Guide text={text} onClose={() => setGuide(null)} />);
  };
  return (
    <>
      <Settings
        settings={settings.value}
        onChange={onChange}
        facts={{ kept, voice, version }}
        onGuide={() => void openGuide()}
        onTeachAgain={seenTips.seen.value.length > 0 ? resetTips : null}
        onClose={onClose}
      />
      {guide}
    </>
  );
}
