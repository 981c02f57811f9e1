import type { Speech } from '../ui/ports.ts';

/** Chrome stops speaking after fifteen seconds, so long texts go sentence by sentence. */
const sentences = (words: string): string[] => words.match(/[^.!?]+[.!?]*/g) ?? [];

/** All our words are English. */
const LANGUAGE = 'en';

/** Reads aloud with a voice of this device, if it has one; a voice from the network is never used. */
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
