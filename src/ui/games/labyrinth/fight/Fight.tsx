import { useRef } from 'preact/hooks';
import type { SeatRecord } from '../../../../engine/seats.ts';
import { type Content, cardOf } from '../../../../games/labyrinth/content/content.ts';
import type { FoeView, View } from '../../../../games/labyrinth/state/view-types.ts';
import type { Cue } from '../../../parts/board/Flourish.tsx';
import { Leaf } from '../../../parts/Curtain.tsx';
import type { Mood } from '../../../puppets/figure.ts';
import { Puppet } from '../../../puppets/Puppet.tsx';
import type { Offer, Offers } from '../move-targets.ts';
import { heroDescription } from '../party/hero-description.ts';
import { foePuppet, heroBadge } from '../puppet-props.ts';
import { FightPuppet } from './FightPuppet.tsx';
import { useFightMotion } from './fight-motion.ts';
import './fight.css';
import { offerFor, type Way, wayCut, waysOf } from './AttackChoices.tsx';
import { TurnOrder } from './TurnOrder.tsx';

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
  /** Why this monster cannot be attacked. */
  readonly onWhy: (foe: number) => void;
};

/** Printed hit points from which on a monster towers over the others. */
const HUGE = 40;

const tallRanks = (many: number): number => (many < 5 ? 1 : many < 11 ? 2 : 3);
/** How many stand beside each other, and in how many ranks: where the stage is wide, and where it is tall. */
function ranks(many: number) {
  const deep = many < 4 ? 1 : many < 9 ? 2 : 3;
  return { '--many': many, '--wide': Math.ceil(many / deep), '--wide-ranks': deep, '--tall': Math.ceil(many / tallRanks(many)) };
}
/** A monster's face: it hurts to be hit, it is cross while it attacks, and asleep once it is beaten. */
function foeMood({ hp }: FoeView, cue: Cue | null, attacking: boolean): Mood | undefined {
  if (cue?.kind === 'hurt') return 'hurt';
  if (cue?.kind === 'slain' || hp <= 0) return 'out';
  if (cue?.kind === 'miss') return 'proud';
  return attacking ? 'cross' : undefined;
}
/** A hero's face, where it is not the one of its hit points: startled by a blow that comes, hurt when it is hit, proud of a monster that it has beaten. */
function heroMood(cue: Cue | null, seat: number, acting: number): Mood | undefined {
  if (cue?.kind === 'hurt' && cue.square === seat) return 'hurt';
  if (cue?.kind === 'deed' && cue.to === seat) return 'oh';
  if (cue?.kind === 'deed' && cue.square === seat) return 'cross';
  if (cue?.kind === 'hurt' && cue.by?.square === seat) return 'proud';
  return cue?.kind === 'slain' && acting === seat ? 'proud' : undefined;
}

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
  const stage = useRef<HTMLElement>(null);
  useFightMotion(stage, cue);
  const tall = tallRanks(fight.foes.length) + tallRanks(view.heroes.length);
  const tap = (foe: FoeView) => {
    const offer = offerFor(offers, way, foe.id);
    if (offer) onOffer(offer);
    else if (offers.length > 0) onWhy(foe.id);
    else onFoe(foe);
  };
  return (
    <section ref={stage} class="fight" aria-label="The fight">
      <Leaf side="left" />
      <Leaf side="right" />
      <TurnOrder fight={fight} heroes={view.heroes} seats={seats} content={content} />
      <div class={tall > 2 ? 'fight-hall crowd' : 'fight-hall'} style={{ '--ranks': tall }}>
        <ul class="lab-stands foes" style={ranks(fight.foes.length)} aria-label="Monsters">
          {fight.foes.map((foe) => {
            const offer = offerFor(offers, way, foe.id);
            const { name, hp: printed } = cardOf(content.monsters, foe.kind);
            const now = striker === null ? fight.now === foe.kind : striker === foe.id;
            const mark = cue?.square === -1 - foe.id ? cue : null;
            const called = `${name}${foe.number > 0 ? ` ${foe.number}` : ''}`;
            const says = `${called}: ${foe.hp} of ${foe.most} hit points, armour class ${foe.ac}`;
            return (
              <FightPuppet
                key={foe.id}
                square={-1 - foe.id}
                foe
                huge={printed > HUGE}
                name={name}
                hp={foe.hp}
                most={foe.most}
                ac={foe.ac}
                now={now}
                cue={mark}
                option={offer?.index ?? null}
                label={offer ? `${offer.label}. ${says}` : says}
                called={called}
                means={wayCut(way, content)}
                onTap={() => tap(foe)}
                {...(offers.length > 0 ? { onLook: () => onFoe(foe) } : {})}
              >
                <Puppet {...foePuppet(foe, foeMood(foe, mark, now))} stick />
              </FightPuppet>
            );
          })}
        </ul>
        <ul class="lab-stands" style={ranks(view.heroes.length)} aria-label="The party">
          {view.heroes.map((hero, seat) => {
            const { name = '' } = seats[seat] ?? {};
            const offer = answers.get(seat);
            const says = heroDescription(name, hero, view.torch === seat, view.help[seat]);
            return (
              hero && (
                <FightPuppet
                  key={seat}
                  square={seat}
                  name={name}
                  hp={hero.hp}
                  most={hero.most}
                  ac={hero.ac}
                  now={fight.now === seat}
                  cue={cue?.square === seat ? cue : null}
                  option={offer?.index ?? null}
                  label={offer ? `${offer.label}. ${says}` : says}
                  purse={seat}
                  onTap={() => onHero(seat)}
                >
                  <Puppet {...heroBadge(hero, view.heroes, seats, heroMood(cue, seat, acting))} stick />
                </FightPuppet>
              )
            );
          })}
        </ul>
      </div>
    </section>
  );
}
