import { isolateBidi } from '../../../../engine/shared/sentences.ts';
import { Sheet } from '../../../parts/Sheet.tsx';
import { SeatSwitch } from '../../../shell/seats/SeatSwitch.tsx';
import { TableOption } from '../../../shell/seats/TableOptions.tsx';

type PartProps = {
  readonly name: string;
  /** Whether they are the dungeon master. */
  readonly master: boolean;
  readonly onMaster: (master: boolean) => void;
  readonly onBack: () => void;
};

/** What one of the family is: an adventurer, or the dungeon master, whom the app is if nobody is (LA-1). */
export const PartPicker = ({ name, master, onMaster, onBack }: PartProps) => (
  <Sheet title={`What is ${isolateBidi(name)} tonight?`} back="Done" onBack={onBack}>
    <TableOption
      says={
        master
          ? `${isolateBidi(name)} has the last seat, plays no hero, runs the monsters, and may meddle.`
          : 'If nobody is the dungeon master, the app runs the monsters. It is fair, and it never peeks.'
      }
    >
      <SeatSwitch
        label="What you are"
        quiet
        choices={[
          { value: false, words: 'Adventurer', glyph: 'person' },
          { value: true, words: 'Dungeon Master', glyph: 'flame' },
        ]}
        value={master}
        onChange={onMaster}
      />
    </TableOption>
  </Sheet>
);
