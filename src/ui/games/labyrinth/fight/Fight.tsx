import type { SeatRecord } from '../../../../engine/seats.ts';
import type { FightCommand } from '../../../../games/labyrinth/commands.ts';
import { type Content, need } from '../../../../games/labyrinth/content.ts';
import type { FoeView, View } from '../../../../games/labyrinth/sights.ts';
import type { Cue } from '../../../parts/board/Flourish.tsx';
import { Leaf } from '../../../parts/Curtain.tsx';
import type { Offer, Offers } from '../offers.ts';
import { saidOf } from '../party/said.ts';
import { FoePuppet, HeroOnStick } from '../puppets/Puppets.tsx';
import { Stand } from './Stand.tsx';
import './fight.css';
import { Track } from './Track.tsx';
import { offerFor, type Way, wayCut, waysOf } from './Ways.tsx';

type FightProps = {
  readonly view: View;
  readonly fight: NonNullable<View['fight']>;
  readonly offers: Offers;
  /** With what somebody has said to attack. */
  readonly picked: Way | null;
  readonly seats: readonly SeatRecord[];
  readonly content: Content;
  readonly acting: number;
  /** What a tap on a hero answers just now, by seat; and the monster that it is about. */
  readonly answers: ReadonlyMap<number, Offer>;
  readonly striker: number | null;
  /** What happens just now; its square is a hero's seat, or a monster's id counted down from −1. */
  readonly cue: Cue | null;
  readonly onOffer: (offer: Offer) => void;
  readonly onFoe: (foe: FoeView) => void;
  readonly onHero: (seat: number) => void;
  readonly onWhy: (command: FightCommand) => void;
};

const tallRanks = (many: number): number => (many < 5 ? 1 : many < 11 ? 2 : 3);
/** How many stand beside each other, and in how many ranks: where the stage is wide, and where it is tall. */
function ranks(many: number) {
  const deep = many < 4 ? 1 : many < 9 ? 2 : 3;
  return { '--many': many, '--wide': Math.ceil(many / deep), '--wide-ranks': deep, '--tall': Math.ceil(many / tallRanks(many)) };
}
/** Only a blow moves whoever deals it. */
const blowOf = (cue: Cue | null, foe: boolean): number | null =>
  cue && (cue.kind === 'hurt' || cue.kind === 'miss') && cue.square < 0 !== foe ? cue.id : null;

/** The fight as a paper theatre: the order on top, the party on one side, the monsters on the other. One tap on a monster is an attack. */
export function Fight({
  view,
  fight,
  offers,
  picked,
  seats,
  content,
  acting,
  answers,
  striker,
  cue,
  onOffer,
  onFoe,
  onHero,
  onWhy,
}: FightProps) {
  const { way } = waysOf(offers, picked);
  const tall = tallRanks(fight.foes.length) + tallRanks(view.heroes.length);
  const nthOf = (foe: FoeView): number => {
    const alike = fight.foes.filter(({ kind }) => kind === foe.kind);
    return alike.length > 1 ? alike.indexOf(foe) + 1 : 0;
  };
  const tap = (foe: FoeView) => {
    const offer = offerFor(offers, way, foe.id);
    if (offer) onOffer(offer);
    else if (offers.length > 0) onWhy({ do: 'bluff', on: foe.id });
    else onFoe(foe);
  };
  return (
    <section class="fight" aria-label="The fight">
      <Leaf side="left" />
      <Leaf side="right" />
      <Track fight={fight} heroes={view.heroes} seats={seats} content={content} />
      <div class={tall > 2 ? 'fight-hall crowd' : 'fight-hall'} style={{ '--ranks': tall }}>
        <ul class="lab-stands foes" style={ranks(fight.foes.length)} aria-label="Monsters">
          {fight.foes.map((foe) => {
            const offer = offerFor(offers, way, foe.id);
            const { name } = need(content.monsters, foe.kind);
            const nth = nthOf(foe);
            const says = `${name}${nth > 0 ? ` ${nth}` : ''}: ${foe.hp} of ${foe.most} hit points, armour class ${foe.ac}`;
            return (
              <Stand
                key={foe.id}
                foe
                name={name}
                nth={nth}
                hp={foe.hp}
                most={foe.most}
                ac={foe.ac}
                now={striker === null ? fight.now === foe.kind : striker === foe.id}
                cue={cue?.square === -1 - foe.id ? cue : null}
                blow={fight.now === foe.kind ? blowOf(cue, true) : null}
                option={offer?.index ?? null}
                label={offer ? `${offer.label}. ${says}` : says}
                means={wayCut(way, content)}
                onTap={() => tap(foe)}
              >
                <FoePuppet kind={foe.kind} content={content} stick />
              </Stand>
            );
          })}
        </ul>
        <ul class="lab-stands" style={ranks(view.heroes.length)} aria-label="The party">
          {view.heroes.map((hero, seat) => {
            const { name = '', emblem = 'sun' } = seats[seat] ?? {};
            const offer = answers.get(seat);
            const says = saidOf(name, hero, view.torch === seat);
            return (
              hero && (
                <Stand
                  key={seat}
                  name={name}
                  hp={hero.hp}
                  most={hero.most}
                  ac={hero.ac}
                  now={fight.now === seat}
                  cue={cue?.square === seat ? cue : null}
                  blow={acting === seat ? blowOf(cue, false) : null}
                  option={offer?.index ?? null}
                  label={offer ? `${offer.label}. ${says}` : says}
                  purse={seat}
                  onTap={() => onHero(seat)}
                >
                  <HeroOnStick race={hero.race} klass={hero.class} emblem={emblem} />
                </Stand>
              )
            );
          })}
        </ul>
      </div>
    </section>
  );
}
