import { Paper } from './paper.tsx';
import { Puppet } from './puppets.tsx';

/** Face to face round an empty frame: what one does, the other does. */
export function MagicMirror() {
  return (
    <>
      <Paper pieces={[['M168 60Q180 40 192 60V214H168Z', 'var(--wood-hi)']]}>
        <path d="M174 72Q180 62 186 72V206H174Z" style={{ fill: 'var(--glow)' }} opacity=".75" />
      </Paper>
      <Puppet
        x={108}
        y={212}
        shirt="#e69f00"
        head="bob"
        arms={[
          [
            [36, -124],
            [38, -92],
          ],
          [
            [22, -104],
            [34, -78],
          ],
        ]}
        mouth="oh"
      />
      <Puppet
        x={252}
        y={212}
        shirt="#e69f00"
        head="bob"
        arms={[
          [
            [36, -124],
            [38, -92],
          ],
          [
            [22, -104],
            [34, -78],
          ],
        ]}
        mouth="oh"
        turned
      />
    </>
  );
}
