import { Picture } from './Picture.tsx';

/** A bot's head with its antenna, `size` rem: a bot plays here. Decoration: words beside it say so. */
export const BotMark = ({ size }: { readonly size: number }) => (
  <Picture viewBox="0 0 24 24" size={size} class="bot-mark">
    <g style={{ fill: 'var(--night-600)', stroke: 'var(--paper-hi)' }} stroke-width="2" stroke-linejoin="round" paint-order="stroke">
      <path d="M10.5 7V4.6A2.2 2.2 0 1 1 13.5 4.6V7H17Q21 7 21 11V17Q21 21 17 21H7Q3 21 3 17V11Q3 7 7 7Z" />
    </g>
    <path d="M8 12.5h.01M16 12.5h.01M9 17h6" fill="none" style={{ stroke: 'var(--paper-hi)' }} stroke-width="2.5" stroke-linecap="round" />
  </Picture>
);
