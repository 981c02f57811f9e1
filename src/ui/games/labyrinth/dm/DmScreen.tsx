import { need } from '../../../../games/labyrinth/content.ts';
import { CutOut } from '../../../parts/CutOut.tsx';
import { Answer } from '../Answers.tsx';
import { that, those } from '../offers.ts';
import { HitPoints } from '../party/Numbers.tsx';
import { FoePuppet, HeroPuppet } from '../puppets/Puppets.tsx';
import { Chip } from './Chip.tsx';
import './dm.css';
import type { DmProps } from './props.ts';
import { WithHero } from './WithHero.tsx';

/** The dungeon master's folding screen, with everything one may meddle with; or with one `hero` of the party. */
export function DmScreen({ title, hero, ...rest }: DmProps & { readonly title: string; readonly hero: number | null }) {
  const done = that(rest.offers, 'done');
  return (
    <section class="dm-screen" aria-label={title}>
      <header class="dm-head">
        <CutOut icon="cowled" size={3.5} width={36} print="var(--plum-lo)" holes="var(--glow)" />
        <h2>Behind the screen</h2>
        {done && <Answer offer={done} says={hero === null ? 'Go on' : 'Back'} onOffer={rest.onOffer} />}
      </header>
      <div class="dm-panels">{hero === null ? <Meddle {...rest} /> : <WithHero {...rest} hero={hero} />}</div>
    </section>
  );
}

function Meddle({ offers, view, content, seats, onOffer }: DmProps) {
  const foes = view.at === null ? [] : (view.rooms[view.at]?.foes ?? []);
  const adds = those(offers, 'add');
  return (
    <>
      <div class="dm-panel">
        <h3>A hero</h3>
        <div class="dm-row">
          {those(offers, 'hero').map((offer) => {
            const hero = view.heroes[offer.command.hero];
            const { name, emblem = 'sun' } = seats[offer.command.hero] ?? {};
            return (
              hero && (
                <Chip key={offer.index} look="hero" offer={offer} onOffer={onOffer}>
                  <HeroPuppet race={hero.race} klass={hero.class} emblem={emblem} />
                  <b>{name}</b>
                  <HitPoints now={hero.hp} most={hero.most} />
                </Chip>
              )
            );
          })}
        </div>
      </div>
      <div class="dm-panel">
        <h3>Say something</h3>
        <div class="dm-row">
          {those(offers, 'note').map((offer) => (
            <Chip key={offer.index} look="note" offer={offer} onOffer={onOffer}>
              {offer.label}
            </Chip>
          ))}
        </div>
      </div>
      {adds.length > 0 && (
        <div class="dm-panel">
          <h3>One more monster</h3>
          <div class="dm-row">
            {adds.map((offer) => (
              <Chip key={offer.index} look="beast" offer={offer} onOffer={onOffer}>
                <FoePuppet kind={offer.command.kind} content={content} />
                <small>{need(content.monsters, offer.command.kind).name}</small>
              </Chip>
            ))}
          </div>
        </div>
      )}
      {foes.length > 0 && (
        <div class="dm-panel">
          <h3>Send one home</h3>
          <div class="dm-row">
            {those(offers, 'remove').map((offer) => {
              const foe = foes.find(({ id }) => id === offer.command.foe);
              return (
                foe && (
                  <Chip key={offer.index} look="beast" offer={offer} onOffer={onOffer}>
                    <FoePuppet kind={foe.kind} content={content} />
                    <small>{foe.hp} HP</small>
                  </Chip>
                )
              );
            })}
          </div>
        </div>
      )}
    </>
  );
}
