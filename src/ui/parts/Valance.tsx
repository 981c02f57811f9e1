import './theatre.css';

/** Two rows of scalloped cloth with a fringe along the top of the stage. */
export function Valance() {
  return <div class="valance" aria-hidden />;
}
