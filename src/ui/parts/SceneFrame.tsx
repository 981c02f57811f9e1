import type { ComponentChildren } from 'preact';
import './backdrop.css';
import './scene-frame.css';
import { LightPool } from './LightPool.tsx';

export type Mood = 'bad' | 'good' | 'loud';
const LIGHTS: { readonly [K in Mood]: readonly [string, string, string] } = {
  bad: ['var(--plum-lo)', 'var(--plum)', 'var(--plum-hi)'],
  loud: ['var(--ember-lo)', 'var(--ember)', 'var(--flame)'],
  good: ['var(--moss-lo)', 'var(--moss)', 'var(--moss-hi)'],
};

type MomentProps = {
  readonly word: string;
  /** What comes of it, below the puppets. */
  readonly says?: string | undefined;
  readonly mood: Mood;
  readonly class: string;
  /** The puppets it is about. */
  readonly children?: ComponentChildren;
};

/** A full-screen event scene during an animation frame. Decoration: the prompt bar has the text. */
export const SceneFrame = ({ word, says, mood, class: name, children }: MomentProps) => (
  <div class={`moment backdrop ${mood} ${name}`} aria-hidden>
    <LightPool class="moment-light" radii={[430, 340, 250]} colours={LIGHTS[mood]} />
    <p class="moment-word paper">{word}</p>
    <div class="moment-puppets">{children}</div>
    {says !== undefined && <p class="moment-says note paper">{says}</p>}
  </div>
);
