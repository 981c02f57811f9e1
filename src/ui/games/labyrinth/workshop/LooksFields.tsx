import { LOOKS, type Looks } from '../../../../games/labyrinth/content/card-schemas.ts';
import { Puppet } from '../../../puppets/Puppet.tsx';
import { SeatSwitch } from '../../../shell/seats/SeatSwitch.tsx';
import { ownMonsterFigure } from '../own-monster-figure.ts';
import { Tiles } from './Fields.tsx';

/** How one's own monster looks before anything is changed. */
const FIRST: Looks = { head: 'round', ears: 'cat', top: 'none', front: 'bow-tie', colour: 'plum' };

const NAMES: { readonly [K in keyof Looks]: string } = { head: 'Head', ears: 'Ears', top: 'On top', front: 'In front', colour: 'Colour' };

const CHOICES: { readonly [K in keyof Looks]: readonly Looks[K][] } = LOOKS;

type FieldProps<K extends keyof Looks> = { readonly part: K; readonly looks: Looks; readonly onLooks: (looks: Looks) => void };

/** One part of a monster: a small monster with each of them. */
function LooksField<K extends keyof Looks>({ part, looks, onLooks }: FieldProps<K>) {
  return (
    <Tiles
      label={NAMES[part]}
      bare
      tiles={CHOICES[part].map((value) => ({
        value,
        name: `${NAMES[part]}: ${value}`,
        picture: <Puppet figure={ownMonsterFigure({ ...looks, [part]: value })} size={3.5} />,
      }))}
      value={looks[part]}
      onChange={(value) => onLooks({ ...looks, [part]: value })}
    />
  );
}

type PartsProps = Omit<FieldProps<keyof Looks>, 'part'>;
/** All parts and colours. */
export const LooksParts = (props: PartsProps) => (
  <>
    <LooksField part="head" {...props} />
    <LooksField part="ears" {...props} />
    <LooksField part="top" {...props} />
    <LooksField part="front" {...props} />
    <LooksField part="colour" {...props} />
  </>
);

type LooksProps = {
  /** What those of the kind are called: "goblins". */
  readonly printed: string;
  readonly looks: Looks | null;
  readonly onLooks: (looks: Looks | null) => void;
};

/** How a band looks: as its kind does, or put together from parts and colours. */
export const LooksFields = ({ printed, looks, onLooks }: LooksProps) => (
  <>
    <SeatSwitch
      label="What do they look like?"
      choices={[
        { value: 'printed', words: `Like ${printed}` },
        { value: 'own', words: 'We make them up' },
      ]}
      value={looks ? 'own' : 'printed'}
      onChange={(how) => onLooks(how === 'own' ? FIRST : null)}
    />
    {looks && <LooksParts looks={looks} onLooks={onLooks} />}
  </>
);
