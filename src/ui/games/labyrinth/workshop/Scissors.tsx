import { Picture } from '../../../parts/Picture.tsx';

/** Paper scissors, half open, with a hard shadow. */
export const Scissors = ({ size }: { readonly size?: number }) => (
  <Picture class="scissors" viewBox="0 0 120 120" size={size}>
    <g transform="translate(5 8)" style={{ fill: 'var(--cast)' }} opacity=".35">
      <path d="M60 66L30 6Q20 16 26 30L50 74ZM60 66L90 6Q100 16 94 30L70 74Z" />
      <path d="M44 72a20 20 0 1 0 8 20l8-14l8 14a20 20 0 1 0 8-20l-16-10Z" />
    </g>
    <path
      d="M60 66L30 6Q20 16 26 30L50 74Z"
      style={{ fill: 'var(--on-steel, #d9e4e0)', stroke: 'var(--ink)' }}
      stroke-width="3.5"
      stroke-linejoin="round"
    />
    <path
      d="M60 66L90 6Q100 16 94 30L70 74Z"
      style={{ fill: 'var(--paper-hi)', stroke: 'var(--ink)' }}
      stroke-width="3.5"
      stroke-linejoin="round"
    />
    {[36, 84].map((x) => (
      <g key={x}>
        <circle cx={x} cy="94" r="17" fill="none" style={{ stroke: 'var(--ink)' }} stroke-width="15" />
        <circle cx={x} cy="94" r="17" fill="none" style={{ stroke: 'var(--ember)' }} stroke-width="8.5" />
      </g>
    ))}
    <path d="M48 78L60 64L72 78" fill="none" style={{ stroke: 'var(--ember)' }} stroke-width="9" stroke-linejoin="round" />
    <circle cx="60" cy="66" r="4.5" style={{ fill: 'var(--ink)' }} />
  </Picture>
);
