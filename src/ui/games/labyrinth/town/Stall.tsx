import { type Content, cardOf } from '../../../../games/labyrinth/content/content.ts';
import type { View } from '../../../../games/labyrinth/state/view-types.ts';
import { Coin } from '../../../parts/Coin.tsx';
import { CutOut } from '../../../parts/CutOut.tsx';
import { cutOf } from '../../../parts/inks.ts';
import './stall.css';

type StallProps = { readonly view: View; readonly content: Content; readonly onCard: (card: string) => void };

/** What the market has today, under its awning; a tap holds a thing up. */
export function Stall({ view, content, onCard }: StallProps) {
  return (
    <section class="stall" aria-label="On the stall">
      <ul>
        {view.market.map((stall, i) => (
          <li key={i}>
            {stall ? (
              <button type="button" onClick={() => onCard(stall.card)}>
                <CutOut {...cutOf(cardOf(content.items, stall.card).art)} size={3.25} width={36} />
                <b>{cardOf(content.items, stall.card).name}</b>
                <span>
                  <Coin size={1.5} />
                  {stall.coins}
                  <span class="visually-hidden"> silver</span>
                </span>
              </button>
            ) : (
              <p>Sold!</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
