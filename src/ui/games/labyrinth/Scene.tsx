import type { SeatRecord } from '../../../engine/seats.ts';
import type { Content } from '../../../games/labyrinth/content/content.ts';
import type { AnyCommand } from '../../../games/labyrinth/state/commands.ts';
import type { Labyrinth } from '../../../games/labyrinth/state/tasks.ts';
import type { HeroView, View } from '../../../games/labyrinth/state/view-types.ts';
import type { Cue } from '../../parts/board/Flourish.tsx';
import { DelveMap } from './delve/DelveMap.tsx';
import { DungeonMasterScreen } from './dungeon-master/DungeonMasterScreen.tsx';
import type { Way } from './fight/AttackChoices.tsx';
import { Fight } from './fight/Fight.tsx';
import { isAskedOnSlip, isMeddling, type Kind, type Offer, type Offers } from './move-targets.ts';
import type { Looked } from './Overlays.tsx';
import { Question } from './Question.tsx';
import { Town } from './town/Town.tsx';

type Props = {
  readonly view: View;
  readonly seats: readonly SeatRecord[];
  readonly content: Content;
  readonly choice: Labyrinth['choice'] | null;
  /** The title of what is asked; null when nothing is. */
  readonly title: string | null;
  readonly offers: Offers;
  readonly acting: number;
  /** Who is in town just now. */
  readonly visitor: HeroView | null;
  /** With what somebody has said to attack. */
  readonly picked: Way | null;
  /** What a tap on a hero answers just now, by seat. */
  readonly answers: ReadonlyMap<number, Offer>;
  readonly cue: Cue | null;
  readonly revision: number;
  readonly onOffer: (offer: Offer) => void;
  /** What only one may know is not named aloud. */
  readonly hushed: boolean;
  readonly onLine: (offer: Offer, line: string) => void;
  readonly onHero: (seat: number) => void;
  readonly onLook: (looked: Looked) => void;
  readonly onWhy: (matches: (command: AnyCommand) => boolean) => void;
};

/** Where the party is: the town, the map or a fight; and a question that has no place of its own. */
export function Scene(props: Props) {
  const { view, seats, content, choice, title, offers, revision, onOffer, onWhy } = props;
  const shared = { view, seats, content, offers, onOffer };
  return (
    <div class="lab-scene" data-coins="">
      <Place {...props} />
      {choice && title !== null && isAskedOnSlip(choice.do) && (
        <Question key={revision} {...shared} choice={choice} title={title} onWhy={onWhy} />
      )}
      {choice && title !== null && isMeddling(choice.do) && (
        <DungeonMasterScreen {...shared} hushed={props.hushed} onLine={props.onLine} title={title} choice={choice} />
      )}
    </div>
  );
}

function Place({ choice, offers, acting, visitor, picked, answers, cue, onHero, onLook, onWhy, ...shared }: Props) {
  const { view, revision } = shared;
  const { fight } = view;
  const room = view.at === null ? null : view.rooms[view.at];
  const offersFor = (...kinds: readonly Kind[]) => (choice && kinds.includes(choice.do) ? offers : []);
  if (view.at === null || !room) {
    return <Town {...shared} hero={visitor} offers={offersFor('town', 'gate')} onWhy={onWhy} onLook={onLook} />;
  }
  if (fight) {
    return (
      <Fight
        {...shared}
        fight={fight}
        offers={offersFor('fight')}
        picked={picked}
        acting={acting}
        answers={answers}
        striker={choice?.do === 'target' ? (fight.volley[choice.attack]?.foe ?? null) : null}
        cue={cue}
        onFoe={(foe) => onLook({ what: 'monster', id: foe.kind, foe, says: 'A monster' })}
        onHero={onHero}
        onWhy={(foe) => onWhy((command) => command.do === 'attack' && command.on === foe)}
      />
    );
  }
  return (
    <DelveMap
      key={view.floor}
      {...shared}
      at={view.at}
      asked={choice && isAskedOnSlip(choice.do) ? revision : null}
      offers={offersFor('explore')}
      onRoom={(other) => other.card !== null && onLook({ what: 'card', id: other.card, says: 'What is in there' })}
      onShut={(from, side) => onWhy((command) => command.do === 'door' && command.room === from && command.side === side)}
    />
  );
}
