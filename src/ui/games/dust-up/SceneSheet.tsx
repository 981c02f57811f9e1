import type { ComponentChildren } from 'preact';
import { PAINTS } from '../../puppets/puppet-colours.ts';
import './knock-out.css';

type SheetProps = {
  readonly class: string;
  /** What is behind everything. */
  readonly ground: string;
  /** How it sounds. */
  readonly word?: string | false;
  /** What stands below. */
  readonly says?: string | false;
  /** Who did it. */
  readonly by?: string | false | null;
  readonly children: ComponentChildren;
};

/** A sheet of paper of 320 by 240 before everything, for a scene of its own. Decoration: the prompt says it in words. */
export const SceneSheet = ({ class: kind, ground, word, says, by, children }: SheetProps) => (
  <div class={`dust-knock-out ${kind}`} aria-hidden>
    <svg viewBox="0 0 320 240" aria-hidden>
      <clipPath id="dust-scene-frame">
        <rect width="320" height="240" rx="18" />
      </clipPath>
      <rect x="-6" y="-6" width="332" height="252" rx="24" style={{ fill: PAINTS['paper-hi'] }} />
      <g clip-path="url(#dust-scene-frame)">
        <rect width="320" height="240" style={{ fill: ground }} />
        {children}
      </g>
    </svg>
    {word && <b class="dust-fall-word">{word}</b>}
    {says && (
      <b class="dust-fall-says">
        {says}
        {by && <small>{by}</small>}
      </b>
    )}
  </div>
);
