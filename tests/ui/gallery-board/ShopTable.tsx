import { useState } from 'preact/hooks';
import type { Position } from '../../../src/engine/game.ts';
import { act, observe, refusals, type Session, startSession } from '../../../src/engine/session.ts';
import { mayhemModule } from '../../../src/games/magic-and-mayhem/index.ts';
import { boardGeometry, marked } from '../../../src/games/magic-and-mayhem/rules/board.ts';
import { STORE_MARK } from '../../../src/games/magic-and-mayhem/rules/tiles.ts';
import type { Mayhem } from '../../../src/games/magic-and-mayhem/state/tasks.ts';
import { gameText } from '../../../src/games/magic-and-mayhem/text/index.ts';
import { sortOffers } from '../../../src/ui/games/magic-and-mayhem/move-targets.ts';
import { Shop } from '../../../src/ui/games/magic-and-mayhem/Shop.tsx';

const { game, content } = mayhemModule;
const tell = gameText(content);

/** A game in which the first hero has just gone into the shop, with so much gold; `held` are cards that the second one has. */
export function inShop(hero: string, gold: number, held: readonly string[] = []): Session<Mayhem> {
  const heroes = [hero, 'dumpling'];
  const { session } = startSession(game, content, 2, { tiles: 9, heroes }, 7);
  const state = structuredClone(session.now.state) as Mayhem['state'];
  state.board = { ...state.board, slots: state.board.slots.map((slot) => slot && { ...slot, up: true }) };
  const [at = 0] = marked(boardGeometry(state.board, content), STORE_MARK);
  Object.assign(state.heroes[0] ?? {}, { at, gold });
  state.heroes[1]?.cards.push(...held);
  state.treasures.draw = state.treasures.draw.filter((id) => !held.includes(id));
  const agenda: Position<Mayhem>['agenda'] = [
    { do: 'go-on', seat: 0 },
    { do: 'shop', seat: 0, paid: false },
  ];
  const now: Position<Mayhem> = { ...session.now, state, agenda };
  return { ...session, checkpoint: now, commands: [], undone: [], now };
}

/** The shop as it stands on the table, over a game of its own; `onLeave` comes when nobody shops any longer. */
export function ShopTable({ session, onLeave }: { session: Session<Mayhem>; onLeave: (session: Session<Mayhem>) => void }) {
  const [now, setNow] = useState(session);
  const { view, prompt } = observe(game, content, now.now, 'table');
  const hero = view.heroes[0];
  if (prompt?.kind !== 'choose' || prompt.choice.do !== 'shop' || !hero) return null;
  return (
    <Shop
      hero={hero}
      content={content}
      says={tell.call(view, prompt, ['Mira', 'Otto']).words}
      offers={sortOffers(prompt, view, content, tell, ['Mira', 'Otto']).asked}
      why={(card) =>
        refusals(game, content, now.now).find(({ command }) => command.do === 'buy' && (command as { card: string }).card === card)
          ?.refusal ?? null
      }
      onOffer={({ command }) => {
        const next = act(game, content, now, command).session;
        setNow(next);
        if (command.do === 'leave') onLeave(next);
      }}
    />
  );
}
