import { Button } from '../../parts/Button.tsx';
import { AddDrawing, HomeDrawing, MenuDrawing, ShareDrawing } from './HomeScreenDrawings.tsx';
import './home-screen-guide.css';

type GuideProps = {
  readonly browser: 'safari' | 'firefox';
  /** Whether a game waits in this tab. */
  readonly waiting: boolean;
  readonly onNo: () => void;
};

const STEPS = {
  safari: [
    { words: 'Share', Drawing: ShareDrawing },
    { words: 'Add to Home Screen', Drawing: AddDrawing },
    { words: 'Tap the torch', Drawing: HomeDrawing },
  ],
  firefox: [
    { words: 'Menu', Drawing: MenuDrawing },
    { words: 'Add app to Home screen', Drawing: AddDrawing },
    { words: 'Tap the torch', Drawing: HomeDrawing },
  ],
} as const;

const WHY = {
  safari: 'Safari may clear the games in a tab after seven days without a visit. On the home screen they stay.',
  firefox: 'There it opens with one tap, like any other app, also where there is no internet.',
} as const;

/** How the app gets to the home screen in a browser that does not offer it by itself: in three pictures, for those who do not read yet. */
export function HomeScreenGuide({ browser, waiting, onNo }: GuideProps) {
  return (
    <section class="home-guide paper rim" aria-labelledby="home-guide">
      <div class="home-words">
        <h2 id="home-guide">Put the theatre on your home screen</h2>
        <p>
          {WHY[browser]}
          {/* Safari gives an app on the home screen a storage of its own */}
          {browser === 'safari' && waiting && ' Take your games along as files: see “All games”.'}
        </p>
        <Button tone="quiet" size="small" onClick={onNo}>
          No, thank you
        </Button>
      </div>
      <ol class="home-steps">
        {STEPS[browser].map(({ words, Drawing }) => (
          <li key={words}>
            <Drawing />
            <b>{words}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
