import { MAX_MONSTERS } from '../../../../games/labyrinth/content/card-packs.ts';
import type { Worn } from '../../../../games/labyrinth/content/card-schemas.ts';
import type { Content } from '../../../../games/labyrinth/content/content.ts';
import { DIFFICULTIES, STATISTICS, type Statistic } from '../../../../games/labyrinth/state/constants.ts';
import { Puppet } from '../../../puppets/Puppet.tsx';
import { SeatSwitch } from '../../../shell/seats/SeatSwitch.tsx';
import { monsterFigure } from '../puppet-figures.ts';
import { ARTICLES, type Article, calledOf, type Form, type Kind, WEAPON_DICE } from './card-forms.ts';
import { Part, SpanField, Stepper, signed, Tiles } from './Fields.tsx';
import { LooksFields } from './LooksFields.tsx';
import { MonsterSection } from './MonsterSection.tsx';

/** What each kind of card is asked besides its name and face. */

type Of<K extends Kind> = Extract<Form, { kind: K }>;
type SectionProps<K extends Kind> = { readonly form: Of<K>; readonly content: Content; readonly onForm: (form: Of<K>) => void };

function Band({ form, content, onForm }: SectionProps<'band'>) {
  return (
    <Part title="Who is in there?">
      <Tiles
        label="Which monster"
        tiles={Object.values(content.monsters).map(({ id, name }) => ({
          value: id,
          name,
          picture: <Puppet figure={monsterFigure(id)} size={3.5} />,
        }))}
        value={form.monster}
        onChange={(monster) => onForm({ ...form, monster, art: content.monsters[monster]?.art ?? form.art })}
      />
      <LooksFields
        printed={content.monsters[form.monster]?.plural ?? 'them'}
        looks={form.looks}
        onLooks={(looks) => onForm({ ...form, looks })}
      />
      <div class="shop-pair">
        <SpanField label="How many" value={form.count} most={MAX_MONSTERS} onChange={(count) => onForm({ ...form, count })} />
        <Stepper label="Silver for each" value={form.reward} least={0} most={30} onChange={(reward) => onForm({ ...form, reward })} />
      </div>
    </Part>
  );
}

const ODDS = [4, 6, 8] as const;
function Chest({ form, onForm }: SectionProps<'chest'>) {
  const { trap } = form;
  return (
    <Part title="What is in it?">
      <SpanField label="Silver inside" value={form.gold} most={20} onChange={(gold) => onForm({ ...form, gold })} />
      <SeatSwitch
        label="Does it bite?"
        choices={[{ value: 0, words: 'Never' }, ...ODDS.map((die) => ({ value: die as number, words: `1 time in ${die}` }))]}
        value={trap?.die ?? 0}
        onChange={(odds) => {
          const die = ODDS.find((one) => one === odds);
          onForm({ ...form, trap: die === undefined ? null : { die, harm: trap?.harm ?? { least: 1, die: 4 } } });
        }}
      />
      {trap && (
        <SpanField
          label="Hit points it bites off"
          value={trap.harm}
          most={16}
          onChange={(harm) => onForm({ ...form, trap: { ...trap, harm } })}
        />
      )}
    </Part>
  );
}

const DODGES: { readonly [S in Statistic]: string } = { strength: 'Strength', intelligence: 'Brains', luck: 'Luck' };
const HARD = ['Easy', 'Tricky', 'Hard'] as const;
function Trap({ form, onForm }: SectionProps<'trap'>) {
  const { dodge } = form;
  return (
    <Part title="What does it do?">
      <SeatSwitch
        label="What is lost"
        choices={[
          { value: 'hurt', words: 'Hit points' },
          { value: 'lose-gold', words: 'Silver' },
        ]}
        value={form.what}
        onChange={(what) => onForm({ ...form, what })}
      />
      <SpanField label="How much" value={form.amount} most={16} onChange={(amount) => onForm({ ...form, amount })} />
      <SeatSwitch
        label="Who steps into it"
        choices={[
          { value: 'each', words: 'All of you' },
          { value: 'one', words: 'One of you' },
        ]}
        value={form.whom}
        onChange={(whom) => onForm({ ...form, whom })}
      />
      <SeatSwitch
        label="What helps against it"
        choices={[{ value: 'none', words: 'Nothing' }, ...STATISTICS.map((value) => ({ value: value as string, words: DODGES[value] }))]}
        value={dodge?.statistic ?? 'none'}
        onChange={(helps) => {
          const statistic = STATISTICS.find((one) => one === helps);
          onForm({ ...form, dodge: statistic === undefined ? null : { statistic, against: dodge?.against ?? 15 } });
        }}
      />
      {dodge && (
        <SeatSwitch
          label="How hard it is to dodge"
          choices={DIFFICULTIES.map((value, i) => ({ value, words: `${HARD[i]}: ${value}` }))}
          value={dodge.against}
          onChange={(against) => onForm({ ...form, dodge: { ...dodge, against } })}
        />
      )}
    </Part>
  );
}

const NUMBERS: { readonly [K in keyof Worn]: string } = {
  strength: 'Strength',
  intelligence: 'Intelligence',
  luck: 'Luck',
  attack: 'Attack',
  damage: 'Damage',
  ac: 'Armour (AC)',
};
const WornFields = ({ worn, onWorn }: { readonly worn: Worn; readonly onWorn: (worn: Worn) => void }) => (
  <div class="shop-pair">
    {(Object.keys(NUMBERS) as (keyof Worn)[]).map((key) => (
      <Stepper
        key={key}
        label={NUMBERS[key]}
        value={worn[key]}
        least={-5}
        most={5}
        words={signed}
        onChange={(by) => onWorn({ ...worn, [key]: by })}
      />
    ))}
  </div>
);
const ArticleField = ({
  name,
  value,
  onChange,
}: {
  readonly name: string;
  readonly value: Article;
  readonly onChange: (value: Article) => void;
}) => (
  <SeatSwitch
    label="How one says it: you find …"
    choices={ARTICLES.map((article) => ({ value: article, words: calledOf(article, name.trim() || 'thing') }))}
    value={value}
    onChange={onChange}
  />
);
const PriceField = ({ value, onChange }: { readonly value: number; readonly onChange: (value: number) => void }) => (
  <Stepper label="Price in silver" value={value} least={1} most={60} onChange={onChange} />
);

function Gear({ form, onForm }: SectionProps<'gear'>) {
  return (
    <Part title="What is it good for?">
      <SeatSwitch
        label="Does it hit? Then it is a weapon"
        choices={[{ value: 'none', words: 'No' }, ...WEAPON_DICE.map((die) => ({ value: die as string, words: die }))]}
        value={form.die ?? 'none'}
        onChange={(die) => onForm({ ...form, die: die === 'none' ? null : die })}
      />
      <WornFields worn={form.worn} onWorn={(worn) => onForm({ ...form, worn })} />
      <PriceField value={form.price} onChange={(price) => onForm({ ...form, price })} />
      <ArticleField name={form.name} value={form.article} onChange={(article) => onForm({ ...form, article })} />
    </Part>
  );
}
function Cursed({ form, onForm }: SectionProps<'cursed'>) {
  return (
    <Part title="What does the curse do?">
      <WornFields worn={form.worn} onWorn={(worn) => onForm({ ...form, worn })} />
      <Stepper label="Silver to be rid of it" value={form.lifted} least={1} most={60} onChange={(lifted) => onForm({ ...form, lifted })} />
      <ArticleField name={form.name} value={form.article} onChange={(article) => onForm({ ...form, article })} />
    </Part>
  );
}
function Healing({ form, onForm }: SectionProps<'healing'>) {
  return (
    <Part title="How well does it heal?">
      <SpanField label="Hit points back" value={form.amount} most={16} onChange={(amount) => onForm({ ...form, amount })} />
      <PriceField value={form.price} onChange={(price) => onForm({ ...form, price })} />
      <ArticleField name={form.name} value={form.article} onChange={(article) => onForm({ ...form, article })} />
    </Part>
  );
}
function Trinket({ form, onForm }: SectionProps<'trinket'>) {
  return (
    <Part title="What is it worth?">
      <PriceField value={form.price} onChange={(price) => onForm({ ...form, price })} />
      <ArticleField name={form.name} value={form.article} onChange={(article) => onForm({ ...form, article })} />
    </Part>
  );
}

type Any = {
  readonly form: Form;
  readonly content: Content;
  readonly onForm: (form: Form) => void;
  readonly seed: () => number;
};
/** The part of the form that belongs to its kind. */
export function KindSection({ form, seed, ...rest }: Any) {
  switch (form.kind) {
    case 'monster':
      return <MonsterSection form={form} seed={seed} {...rest} />;
    case 'band':
      return <Band form={form} {...rest} />;
    case 'chest':
      return <Chest form={form} {...rest} />;
    case 'trap':
      return <Trap form={form} {...rest} />;
    case 'gear':
      return <Gear form={form} {...rest} />;
    case 'cursed':
      return <Cursed form={form} {...rest} />;
    case 'healing':
      return <Healing form={form} {...rest} />;
    case 'trinket':
      return <Trinket form={form} {...rest} />;
  }
}
