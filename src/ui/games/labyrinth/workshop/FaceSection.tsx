import { useState } from 'preact/hooks';
import { HOLES, INKS } from '../../../../games/card-schemas.ts';
import { PICTURE_GROUPS, PICTURES, type PictureGroup } from '../../../../games/labyrinth/content/pictures.ts';
import { FLOORS } from '../../../../games/labyrinth/state/constants.ts';
import { CutOut } from '../../../parts/CutOut.tsx';
import { cutOf } from '../../../parts/inks.ts';
import { type Form, guessedPlural, type Kind } from './card-forms.ts';
import { drawn, HAT } from './card-ideas.ts';
import { Part, Stepper, TextField, Tiles } from './Fields.tsx';

type FaceProps = { readonly form: Form; readonly onForm: (form: Form) => void; readonly seed: () => number };

/** The name and the joke of a card. */
export function NameSection({ form, onForm, seed }: FaceProps) {
  const hat = HAT[form.kind];
  // another name has another plural
  const named = (name: string) => onForm({ ...form, name, ...(form.kind === 'monster' && { plural: '' }) });
  return (
    <Part title="What is it called?">
      <TextField label="Name" value={form.name} most={22} onChange={named} onHat={() => named(drawn(hat.names, form.name, seed()))} />
      {form.kind === 'monster' && (
        <TextField
          label="More than one"
          value={form.plural || guessedPlural(form.name)}
          most={24}
          onChange={(plural) => onForm({ ...form, plural })}
        />
      )}
      <TextField
        label="A joke"
        value={form.flavour}
        most={110}
        onChange={(flavour) => onForm({ ...form, flavour })}
        onHat={() => onForm({ ...form, flavour: drawn(hat.jokes, form.flavour, seed()) })}
      />
    </Part>
  );
}

const DRAWER_NAMES: { readonly [D in PictureGroup]: string } = {
  beasts: 'Beasts',
  rooms: 'Places',
  mischief: 'Mischief',
  weapons: 'Weapons',
  clothes: 'Clothes',
  food: 'Food',
  treasure: 'Treasure',
};
const INK_NAMES: { readonly [I in (typeof INKS)[number]]: string } = {
  ink: 'black',
  plum: 'plum',
  moss: 'green',
  ember: 'orange',
  night: 'teal',
  brown: 'brown',
  sea: 'blue',
  stone: 'grey',
};
const PAPER_NAMES: { readonly [P in (typeof HOLES)[number]]: string } = { cream: 'cream', flame: 'yellow', leaf: 'pale green' };
/** Where each kind looks first. */
const FIRST_DRAWER: { readonly [K in Kind]: PictureGroup } = {
  monster: 'beasts',
  band: 'beasts',
  chest: 'treasure',
  trap: 'mischief',
  gear: 'weapons',
  healing: 'food',
  trinket: 'treasure',
  cursed: 'clothes',
};

/** The picture: which one, in which ink, on which paper. */
export function PictureSection({ form, onForm }: Omit<FaceProps, 'seed'>) {
  const [drawer, setDrawer] = useState<PictureGroup>(PICTURES[form.art.icon]?.drawer ?? FIRST_DRAWER[form.kind]);
  const { art } = form;
  const cut = (change: Partial<Form['art']>) => <CutOut {...cutOf({ ...art, ...change })} size={2.75} width={36} />;
  return (
    <Part title="Which picture?">
      <Tiles
        label="Drawers with pictures"
        tiles={PICTURE_GROUPS.map((value) => ({
          value,
          name: DRAWER_NAMES[value],
          picture: (
            <CutOut
              {...cutOf({ ...art, icon: Object.keys(PICTURES).find((icon) => PICTURES[icon]?.drawer === value) ?? art.icon })}
              size={2.25}
              width={36}
            />
          ),
        }))}
        value={drawer}
        onChange={setDrawer}
      />
      <Tiles
        label={`Pictures: ${DRAWER_NAMES[drawer]}`}
        bare
        tiles={Object.entries(PICTURES)
          .filter(([, picture]) => picture.drawer === drawer)
          .map(([icon, { name }]) => ({ value: icon, name, picture: cut({ icon }) }))}
        value={art.icon}
        onChange={(icon) => onForm({ ...form, art: { ...art, icon } })}
      />
      <Tiles
        label="Ink"
        bare
        tiles={INKS.map((print) => ({ value: print, name: `printed in ${INK_NAMES[print]}`, picture: cut({ print }) }))}
        value={art.print}
        onChange={(print) => onForm({ ...form, art: { ...art, print } })}
      />
      <Tiles
        label="Paper"
        bare
        tiles={HOLES.map((holes) => ({ value: holes, name: `on ${PAPER_NAMES[holes]} paper`, picture: cut({ holes }) }))}
        value={art.holes}
        onChange={(holes) => onForm({ ...form, art: { ...art, holes } })}
      />
    </Part>
  );
}

/** Where the card is met, and how often. */
export function DeckSection({ form, onForm }: Omit<FaceProps, 'seed'>) {
  const [first, last] = form.levels;
  const floor = (n: number) => FLOORS.find((one) => one === n) ?? 1;
  const set = (from: number, to: number) => onForm({ ...form, levels: [floor(from), floor(to)] });
  return (
    <Part title="Where and how often?">
      <div class="shop-pair">
        <Stepper label="From floor" value={first} least={1} most={5} onChange={(from) => set(from, Math.max(from, last))} />
        <Stepper label="To floor" value={last} least={1} most={5} onChange={(to) => set(Math.min(first, to), to)} />
        <Stepper label="How many such cards" value={form.copies} least={1} most={6} onChange={(copies) => onForm({ ...form, copies })} />
      </div>
    </Part>
  );
}
