import { LONGEST_LINE } from '../../../../games/labyrinth/state/constants.ts';
import { tidyLine } from '../../../../games/labyrinth/state/dungeon-master-commands.ts';
import { Button } from '../../../parts/Button.tsx';
import { useNow } from '../../../parts/signals.ts';
import { that } from '../move-targets.ts';
import type { DmProps } from './props.ts';

/** A line of the dungeon master's own, which all will read or hear (LA-50); or they say it out loud. */
export function OwnLine({ offers, onLine }: Pick<DmProps, 'offers' | 'onLine'>) {
  const [line, setLine, lineNow] = useNow('');
  const offer = that(offers, 'line');
  const silent = tidyLine(line) === '';
  if (!offer) return null;
  return (
    <form
      class="dm-line"
      onSubmit={(event) => {
        event.preventDefault();
        onLine(offer, tidyLine(lineNow()));
      }}
    >
      <label>
        In your own words:
        <textarea rows={2} maxLength={LONGEST_LINE} value={line} onInput={(event) => setLine(event.currentTarget.value)} />
      </label>
      <Button tone={silent ? 'quiet' : 'primary'} type="submit" data-option={offer.index}>
        {silent ? 'I say it out loud' : 'Show it to all'}
      </Button>
    </form>
  );
}
