import type { Said, Speech } from '../../ui/ports.ts';

/** Chrome stops speaking after fifteen seconds, so long texts are split into sentences. */
const sentences = (words: string): string[] => words.match(/[^.!?]+[.!?]*/g) ?? [];

/** The app is in English. */
const LANGUAGE = 'en';

/** So many results wait to be read at most; the oldest ones give way. */
const MAX_WAITING = 4;

type Saying = { readonly words: string; readonly kind: Said };

/**
 * Reads aloud with a local voice of this device. Network voices are never used. A result is read to its end, whatever comes meanwhile; a
 * question waits for the results, and gives way to whatever comes next.
 */
export function speech(): Speech {
  const synth = 'speechSynthesis' in window ? window.speechSynthesis : null;
  let voice: SpeechSynthesisVoice | null = null;
  let now: Saying | null = null;
  let waiting: readonly Saying[] = [];
  const choose = () => {
    const local = synth?.getVoices().filter((one) => one.localService && one.lang.startsWith(LANGUAGE)) ?? [];
    voice = local.find((one) => one.default) ?? local[0] ?? null;
  };
  choose();
  synth?.addEventListener?.('voiceschanged', choose);
  const next = () => {
    const [first = null, ...rest] = waiting;
    now = first;
    waiting = rest;
    if (!synth || !voice || !first) return;
    const parts = sentences(first.words);
    for (const [i, sentence] of parts.entries()) {
      const utterance = new SpeechSynthesisUtterance(sentence.trim());
      utterance.voice = voice;
      utterance.lang = voice.lang;
      const ended = () => now === first && next();
      if (i === parts.length - 1) Object.assign(utterance, { onend: ended, onerror: ended });
      synth.speak(utterance);
    }
    if (parts.length === 0) next();
  };
  return {
    voice: () => voice?.name ?? null,
    say(words, kind = 'question') {
      if (!synth || !voice) return;
      waiting = [...waiting.filter((one) => one.kind === 'result'), { words, kind }].slice(-MAX_WAITING);
      if (now?.kind === 'result') return;
      now = null;
      synth.cancel();
      next();
    },
    hush() {
      now = null;
      waiting = [];
      synth?.cancel();
    },
  };
}
