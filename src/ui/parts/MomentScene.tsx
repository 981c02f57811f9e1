import type { ComponentChildren } from 'preact';
import './moment.css';
import { Pool } from './Pool.tsx';

export type Mood = 'bad' | 'good' | 'loud';
const LIGHTS: { readonly [K in Mood]: readonly [string, string, string] } = {
  bad: ['var(--plum-lo)', 'var(--plum)', 'var(--plum-hi)'],
  loud: ['var(--ember-lo)', 'var(--ember)', 'var(--flame)'],
  good: ['var(--moss-lo)', 'var(--moss)', 'var(--moss-hi)'],
};

type MomentProps = {
  readonly word: string;
  readonly mood: Mood;
  readonly class?: string;
  /** The puppets it is about. */
  readonly children?: ComponentChildren;
};

/** A moment, over everything, for as long as its picture lasts. It is only to look at: the call says the rest. */
export const MomentScene = ({ word, mood, class: name = '', children }: MomentProps) => (
  <div class={`moment ${mood} ${name}`} aria-hidden="true">
    <Pool class="moment-light" radii={[430, 340, 250]} colours={LIGHTS[mood]} />
    <p class="moment-word paper">{word}</p>
    <div class="moment-puppets">{children}</div>
  </div>
);
