import type { Speech } from '../../ui/ports.ts';

/** Chrome stops speaking after fifteen seconds, so long texts are split into sentences. */
const sentences = (words: string): string[] => words.match(/[^.!?]+[.!?]*/g) ?? [];

/** The app is in English. */
const LANGUAGE = 'en';

/** Reads aloud with a local voice of this device. Network voices are never used. */
export function speech(): Speech {
  const synth = 'speechSynthesis' in window ? window.speechSynthesis : null;
  let voice: SpeechSynthesisVoice | null = null;
  const choose = () => {
    const local = synth?.getVoices().filter((one) => one.localService && one.lang.startsWith(LANGUAGE)) ?? [];
    voice = local.find((one) => one.default) ?? local[0] ?? null;
  };
  choose();
  synth?.addEventListener?.('voiceschanged', choose);
  return {
    voice: () => voice?.name ?? null,
    say(words) {
      if (!synth || !voice) return;
      synth.cancel();
      for (const sentence of sentences(words)) {
        const utterance = new SpeechSynthesisUtterance(sentence.trim());
        utterance.voice = voice;
        utterance.lang = voice.lang;
        synth.speak(utterance);
      }
    },
    hush() {
      synth?.cancel();
    },
  };
}
