import { useMemo } from 'preact/hooks';
import type { Content } from '../../../../games/labyrinth/content/content.ts';
import { MONSTER_BOUNDS, MONSTER_DICE } from '../../../../games/labyrinth/content/own-monster.ts';
import { FOE_ATTACK, hitPointsInPlay } from '../../../../games/labyrinth/rules/difficulty.ts';
import { ELEMENTS, LOOT, POWERS, type Power } from '../../../../games/labyrinth/state/constants.ts';
import { LOOT_TEXTS, ownMonsterLines, POWER_TEXTS } from '../../../../games/labyrinth/text/powers.ts';
import { Button } from '../../../parts/Button.tsx';
import { CutOut } from '../../../parts/CutOut.tsx';
import { SentenceText } from '../../../parts/SentenceText.tsx';
import { Puppet } from '../../../puppets/Puppet.tsx';
import { SeatSwitch } from '../../../shell/seats/SeatSwitch.tsx';
import { ownMonsterFigure } from '../own-monster-figure.ts';
import { type Form, spanWords } from './card-forms.ts';
import { drawn, IDEAS, SIZES, type Size, wholeMonster } from './card-ideas.ts';
import { Part, Stepper, signed, TextField, Tiles } from './Fields.tsx';
import { LooksParts } from './LooksFields.tsx';
import './monster.css';

/** A monster of one's own (LA-53): few large choices, and it stands there as it will look, and says what it will shout. */

type Monster = Extract<Form, { kind: 'monster' }>;
type SectionProps = { readonly form: Monster; readonly onForm: (form: Form) => void; readonly seed: () => number };

/** The monster as it is by now. */
const Stand = ({ form }: { readonly form: Monster }) => (
  <div class="shop-stand" aria-hidden>
    <Puppet figure={ownMonsterFigure(form.looks)} mood="cross" base="spikes" />
    <q class="paper" dir="auto">
      {form.cry.trim() || '…'}
    </q>
  </div>
);

/** A whole monster at one tap. */
export const HatSection = ({ form, onForm, seed }: SectionProps) => (
  <Part title="No idea yet?">
    <Button tone="teal" icon="pointy-hat" onClick={() => onForm(wholeMonster(form, seed()))}>
      A monster out of the hat
    </Button>
  </Part>
);

const POWER_ICONS: { readonly [P in Power]: string } = {
  pinches: 'shiny-purse',
  splits: 'two-feathers',
  stinks: 'socks',
  giggles: 'lizard-tongue',
  grows: 'bear-face',
  hides: 'round-shield',
  bites: 'spiked-dragon-head',
  munches: 'cupcake',
  runs: 'boots',
  calls: 'goblin-camp',
};
const SIZE_WORDS: { readonly [S in Size]: string } = { tiny: 'Tiny', middling: 'Middling', big: 'Big', huge: 'Huge' };
const isSize = (form: Monster, size: Size): boolean =>
  (['hp', 'ac', 'attack', 'die'] as const).every((number) => SIZES[size][number] === form[number]);

type Props = SectionProps & { readonly content: Content };
/** What a monster of one's own is asked besides its name. */
export function MonsterSection({ form, content, onForm, seed }: Props) {
  const sizes = Object.keys(SIZES) as Size[];
  const [does] = ownMonsterLines(form, content);
  const { looks } = form;
  // thirty puppets are drawn anew only when it looks different; a change of `looks` alone is merged into what the form is by then
  const parts = useMemo(() => <LooksParts looks={looks} onLooks={(next) => onForm({ ...form, looks: next })} />, [looks]);
  return (
    <>
      <Part title="What does it look like?">
        <Stand form={form} />
        {parts}
        <TextField
          label="It shouts"
          value={form.cry}
          most={40}
          onChange={(cry) => onForm({ ...form, cry })}
          onHat={() =>
            onForm({
              ...form,
              cry: drawn(
                IDEAS.map(({ cry }) => cry),
                form.cry,
                seed(),
              ),
            })
          }
        />
      </Part>
      <Part title="What does it do that is naughty?">
        <Tiles
          label="Its naughty power"
          tiles={POWERS.map((power) => ({
            value: power,
            name: POWER_TEXTS[power].name,
            picture: <CutOut icon={POWER_ICONS[power]} size={2.75} width={36} print="var(--plum)" holes="var(--glow)" />,
          }))}
          value={form.power}
          onChange={(power) => onForm({ ...form, power })}
        />
        {does && (
          <p role="status">
            <SentenceText words={does} />
          </p>
        )}
      </Part>
      <Part title="How strong is it?">
        <SeatSwitch
          label="How big?"
          choices={sizes.map((value) => ({ value, words: SIZE_WORDS[value] }))}
          value={sizes.find((size) => isSize(form, size)) ?? ''}
          onChange={(size) => onForm({ ...form, ...SIZES[size as Size] })}
        />
        <div class="shop-pair">
          <Stepper
            label="Hit points"
            value={form.hp}
            {...MONSTER_BOUNDS.hp}
            by={2}
            words={(hp) => String(hitPointsInPlay(hp))}
            onChange={(hp) => onForm({ ...form, hp })}
          />
          <Stepper label="Armour (AC)" value={form.ac} {...MONSTER_BOUNDS.ac} onChange={(ac) => onForm({ ...form, ac })} />
          <Stepper
            label="Attack"
            value={form.attack}
            {...MONSTER_BOUNDS.attack}
            words={(attack) => signed(attack + FOE_ATTACK.fair)}
            onChange={(attack) => onForm({ ...form, attack })}
          />
        </div>
        <SeatSwitch
          label="How hard does it hit?"
          choices={MONSTER_DICE.map((value) => ({ value, words: value }))}
          value={form.die}
          onChange={(die) => onForm({ ...form, die })}
        />
        <p>So it is in a fair game. The more of you there are, the harder it hits.</p>
        <SeatSwitch
          label="What is it of?"
          choices={[
            { value: 'none', words: 'Nothing' },
            ...ELEMENTS.map((value) => ({ value: value as string, words: content.elements[value].name })),
          ]}
          value={form.element ?? 'none'}
          onChange={(of) => onForm({ ...form, element: ELEMENTS.find((element) => element === of) ?? null })}
        />
      </Part>
      <Part title="How many, and what do they leave?">
        <Stepper
          label="How many"
          value={form.count.least}
          least={1}
          most={6}
          words={() => spanWords(form.count)}
          onChange={(least) => onForm({ ...form, count: { ...form.count, least } })}
        />
        <SeatSwitch
          label="They leave"
          choices={LOOT.map((value) => ({ value, words: LOOT_TEXTS[value].name }))}
          value={form.loot}
          onChange={(loot) => onForm({ ...form, loot })}
        />
        {form.loot === 'silver' && (
          <Stepper label="Silver for each" value={form.reward} least={0} most={30} onChange={(reward) => onForm({ ...form, reward })} />
        )}
      </Part>
    </>
  );
}
