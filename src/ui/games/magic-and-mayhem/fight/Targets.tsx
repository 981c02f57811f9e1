import { speak } from '../../../../engine/shared/sentences.ts';
import { type Content, cardOf } from '../../../../games/magic-and-mayhem/content/content.ts';
import { phaseOf, sheetOf } from '../../../../games/magic-and-mayhem/rules/monster-phases.ts';
import type { View } from '../../../../games/magic-and-mayhem/state/tasks.ts';
import type { MonsterView } from '../../../../games/magic-and-mayhem/state/view-types.ts';
import { outcomeText, reachText, useLine } from '../../../../games/magic-and-mayhem/text/attack-preview.ts';
import { askName, askOutcome } from '../../../../games/magic-and-mayhem/text/monster-trials.ts';
import { sourceName, useName } from '../../../../games/magic-and-mayhem/text/names.ts';
import { CutOut } from '../../../parts/CutOut.tsx';
import { CrackedHearts, Hearts } from '../../../parts/Heart.tsx';
import { cutOf } from '../../../parts/inks.ts';
import { Puppet } from '../../../puppets/Puppet.tsx';
import type { Offer } from '../move-targets.ts';
import { monsterFigure, monsterMood } from '../puppet-figures.ts';
import { DamageMark } from './DamageMark.tsx';
import { damageIcon } from './damage-icons.ts';
import './targets.css';

/** A row of more hearts than this is told by a number. */
const MOST_HEARTS = 12;

type TargetsProps = {
  readonly view: View;
  readonly content: Content;
  /** The monsters that it is about, by their numbers. */
  readonly numbers: readonly number[];
  readonly offers: readonly Offer[];
  readonly onOffer: (offer: Offer) => void;
  readonly onLook: (number: number) => void;
};

/** Whom to hit, and with what: each monster with its face and hearts, and each attack with what it will do. */
export function Targets({ view, content, numbers, offers, onOffer, onLook }: TargetsProps) {
  return (
    <ul class="targets" aria-label="Monsters">
      {view.monsters.flatMap((monster) => {
        const { number } = monster;
        if (!numbers.includes(number)) return [];
        const own = offers.filter(({ command }) => 'number' in command && command.number === number);
        return <Target key={number} view={view} content={content} monster={monster} offers={own} onOffer={onOffer} onLook={onLook} />;
      })}
    </ul>
  );
}

type TargetProps = Omit<TargetsProps, 'numbers'> & { readonly monster: MonsterView };

function Target({ view, content, monster, offers, onOffer, onLook }: TargetProps) {
  const { number, monster: id, hp, most } = monster;
  const { name } = cardOf(content.monsters, id);
  const { attack } = sheetOf(view, monster, content);
  const gang = view.monsters.some((other) => other.number !== number && other.monster === id) ? number : undefined;
  return (
    <li class="target paper">
      <button type="button" class="target-face" aria-label={`${name} ${number}: look at its card`} onClick={() => onLook(number)}>
        <Puppet
          figure={monsterFigure(id, phaseOf(view, monster, content))}
          mood={monsterMood(monster)}
          gang={gang}
          base="spikes"
          numbered={false}
        />
        <b class="target-number">{number}</b>
      </button>
      <div class="target-words">
        <h3>{name}</h3>
        {most > MOST_HEARTS ? (
          <p>
            {hp} of {most} hearts
          </p>
        ) : (
          <Hearts now={hp} most={most} size={1.5} />
        )}
        <p class="target-back">
          <DamageMark damage={attack.damage} />
          <span>
            {attack.name}: it hits for {attack.damage}, {reachText(attack.range)}.
          </span>
        </p>
      </div>
      {offers.length > 0 && (
        <ul class="target-ways" aria-label={`Against ${name} ${number}`}>
          {offers.map((offer, i) => (
            <li key={offer.index}>
              <WayButton view={view} content={content} monster={monster} offer={offer} first={i === 0} onOffer={onOffer} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

type WayButtonProps = Pick<TargetProps, 'view' | 'content' | 'monster' | 'onOffer'> & { readonly offer: Offer; readonly first: boolean };

/** One attack, card or power against one monster: what it is called, what it does, and what is left after it. */
function WayButton({ view, content, monster, offer, first, onOffer }: WayButtonProps) {
  const { index, command, label } = offer;
  if (command.do === 'answer') {
    const asks = cardOf(content.monsters, monster.monster).asks;
    const { seat } = view.turn;
    const words = asks ? speak(askOutcome(view, seat, asks, content)) : '';
    return (
      <button
        type="button"
        class={first ? 'target-way first' : 'target-way'}
        data-option={index}
        aria-label={`${label}. ${words}`}
        onClick={() => onOffer(offer)}
      >
        <CutOut icon="talk" size={2.75} width={34} print="var(--wood-lo)" holes="var(--flame)" />
        <span>
          <b>{asks && askName(view, seat, asks)}</b>
          <small>{words}</small>
        </span>
      </button>
    );
  }
  if (!('source' in command)) return null;
  const { source } = command;
  const hits = command.do === 'attack';
  const preview = hits && view.previews.find((one) => one.source === source && one.number === monster.number);
  const does = preview ? outcomeText(preview, monster) : speak(useLine(source, content));
  const own = content.heroes[source]?.attack;
  const art = content.treasures[source]?.art;
  const lost = preview ? Math.min(preview.damage, monster.hp) : 0;
  return (
    <button
      type="button"
      class={first ? 'target-way first' : 'target-way'}
      data-option={index}
      aria-label={`${label}. ${does}`}
      onClick={() => onOffer(offer)}
    >
      {art ? (
        <CutOut {...cutOf(art)} size={2.75} width={34} />
      ) : (
        <CutOut icon={hits && own ? damageIcon(own) : 'light-bulb'} size={2.75} width={34} print="var(--wood-lo)" holes="var(--flame)" />
      )}
      <span>
        <b>{hits ? sourceName(source, content) : useName(source, content)}</b>
        <small>{does}</small>
        {preview && monster.most <= MOST_HEARTS && <CrackedHearts now={monster.hp - lost} lost={lost} most={monster.most} size={1.125} />}
      </span>
      {preview && <DamageMark damage={preview.damage} />}
    </button>
  );
}
