import '../settings/settings.css';

/** Whom we thank, as their licences ask. */
export function Credits() {
  return (
    <section class="credits" aria-labelledby="credits">
      <h3 id="credits">Thanks to</h3>
      <p>
        <b>Silhouettes:</b> the game-icons authors (game-icons.net: Lorc, Delapouite and contributors), CC BY 3.0, changed: recoloured and
        cut out.
      </p>
      <p>
        <b>Lettering:</b> Lilita One by Juan Montoreano, Atkinson Hyperlegible Next by the Braille Institute. SIL Open Font License 1.1.
      </p>
      <p>
        <b>Everything else</b> is drawn and written by hand. MIT licence.
      </p>
    </section>
  );
}
