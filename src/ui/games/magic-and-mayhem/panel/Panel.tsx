import { useEffect, useRef } from 'preact/hooks';
import { equal } from '../../../../engine/equal.ts';
import type { Json } from '../../../../engine/game.ts';
import type { SeatRecord } from '../../../../engine/seats.ts';
import { type Content, cardOf } from '../../../../games/magic-and-mayhem/content/content.ts';
import type { View } from '../../../../games/magic-and-mayhem/state/tasks.ts';
import type { HeroView } from '../../../../games/magic-and-mayhem/state/view-types.ts';
import { stateName } from '../../../../games/magic-and-mayhem/text/effects.ts';
import { CutOut } from '../../../parts/CutOut.tsx';
import { HELP_NAMES, HelpGlyph } from '../../../parts/HelpSheet.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { cutOf } from '../../../parts/inks.ts';
import { memoized } from '../../../parts/memoize.tsx';
import { useAfterPaint } from '../../../parts/use-after-paint.ts';
import { PuppetBadge } from '../../../puppets/PuppetBadge.tsx';
import { Banner } from '../Banner.tsx';
import { AbilityShape } from '../cards/AbilityShape.tsx';
import type { Offer, Offers } from '../move-targets.ts';
import { heroFigure, heroMood } from '../puppet-figures.ts';
import { Actions } from './Actions.tsx';
import { Allies } from './Allies.tsx';
import { Life } from './Life.tsx';
import { Skills } from './Skills.tsx';
import './panel.css';
import './panel-small.css';
import { Stats } from './Stats.tsx';

type PanelProps = {
  readonly view: View;
  readonly content: Content;
  readonly seats: readonly SeatRecord[];
  /** Whose sheet lies here: the hero in turn, or who is asked. */
  readonly seat: number;
  readonly offers: Offers;
  /** What can be tapped is drawn only while somebody is asked. */
  readonly open: boolean;
  /** An earlier turn is looked at: nothing goes on. */
  readonly past: boolean;
  readonly onOffer: (offer: Offer) => void;
  readonly onNarrow: (title: string, offers: readonly Offer[]) => void;
  readonly onCard: (card: string) => void;
  readonly onHero: (seat: number) => void;
};

/** What the sheet says of the heroes: all but where they stand, which changes at every step of a show. */
const said = ({ heroes, turn }: View): Json => [turn, heroes.map(({ at: _, ...hero }) => hero)];
/** The verbs are new each time; what they do hangs on the offers alone. */
const samePanel = (a: PanelProps, b: PanelProps): boolean =>
  a.offers === b.offers &&
  a.open === b.open &&
  a.past === b.past &&
  a.seat === b.seat &&
  a.seats === b.seats &&
  equal(said(a.view), said(b.view));

/** The acting hero's sheet: who it is, what it has, what it can do; and the others, small. Another hero's sheet comes after the board is painted. */
export const Panel = memoized(function Panel(props: PanelProps) {
  const { view, content, seats, seat } = props;
  const hero = view.heroes[seat];
  const record = seats[seat];
  const sheet = useRef<HTMLElement>(null);
  const shown = useAfterPaint('sheet', seat, hero && record ? <PanelContent {...props} hero={hero} record={record} /> : null);
  // whoever comes next sees their own name first
  useEffect(() => {
    if (sheet.current) sheet.current.scrollTop = 0;
  }, [seat]);
  if (!hero || !record) return null;
  return (
    <section
      ref={sheet}
      class="panel paper"
      aria-label={`${record.name}, ${cardOf(content.heroes, hero.hero).title}`}
      data-late={shown.late || undefined}
    >
      {shown.children}
    </section>
  );
}, samePanel);

/** What is on a hero's sheet. */
function PanelContent({
  view,
  content,
  seats,
  seat,
  offers,
  open,
  past,
  hero,
  record,
  onOffer,
  onNarrow,
  onCard,
  onHero,
}: PanelProps & { readonly hero: HeroView; readonly record: SeatRecord }) {
  const card = cardOf(content.heroes, hero.hero);
  const steps = view.turn.seat === seat && open ? view.turn.steps : null;
  const contest = view.sides.length > 1;
  return (
    <>
      <Who hero={hero} record={record} title={card.title} contest={contest} onHero={onHero} />
      <Life hero={hero} steps={steps} content={content} />
      <Stats hero={hero} steps={steps} />
      {hero.lasting.length > 0 && (
        <ul class="panel-states">
          {hero.lasting.map(({ state, rounds }) => (
            <li key={state} class="chip">
              {stateName(state)}: {rounds}
            </li>
          ))}
        </ul>
      )}
      <ul class={hero.cards.length > 2 ? 'panel-cards many' : 'panel-cards'} aria-label="Cards">
        {hero.cards.map((id) => (
          <Item key={id} id={id} content={content} usable={open && offers.cards.has(id)} onCard={onCard} />
        ))}
      </ul>
      <Allies heroes={view.heroes} seat={seat} seats={seats} contest={contest} onHero={onHero} />
      <Skills hero={hero} content={content} />
      <Actions power={card.power.name} offers={offers} last={view.turn.actions === 1} open={open} onOffer={onOffer} onNarrow={onNarrow} />
      {!open && !past && (
        <p class="panel-wait">
          <Icon name="hourglass" size={1.5} /> Watch the stage …
        </p>
      )}
    </>
  );
}

type WhoProps = {
  readonly hero: HeroView;
  readonly record: SeatRecord;
  readonly title: string;
  readonly contest: boolean;
  readonly onHero: (seat: number) => void;
};

/** Whose sheet it is: a tap shows all that is on it. */
const Who = ({ hero, record, title, contest, onHero }: WhoProps) => (
  <button type="button" class="panel-who" onClick={() => onHero(hero.seat)} aria-label={`${record.name}: look at the hero's sheet`}>
    <PuppetBadge emblem={record.emblem} class="panel-rosette" figure={heroFigure(hero.hero)} mood={heroMood(hero)} />
    <span class="panel-name">
      <b>
        {record.name}
        {contest && <Banner side={hero.side} size={1.75} />}
      </b>
      <small>{title}</small>
      {hero.help !== 'none' && (
        <em class="chip panel-help">
          <HelpGlyph level={hero.help} size={1.25} />
          <span>{HELP_NAMES[hero.help]}</span>
        </em>
      )}
      <span class="panel-abilities">
        {hero.abilities.map((ability) => (
          <AbilityShape key={ability} ability={ability as never} />
        ))}
      </span>
    </span>
  </button>
);

type ItemProps = { readonly id: string; readonly content: Content; readonly usable: boolean; readonly onCard: (id: string) => void };

/** A card in the hand, lit where it can be used. */
function Item({ id, content, usable, onCard }: ItemProps) {
  const { name, art } = cardOf(content.treasures, id);
  return (
    <li>
      <button type="button" class={usable ? 'item usable' : 'item'} data-narrow={usable || undefined} onClick={() => onCard(id)}>
        <CutOut size={2.6} width={30} {...cutOf(art)} />
        <span>{name}</span>
      </button>
    </li>
  );
}
