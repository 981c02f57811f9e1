import type { Content } from '../../../../games/magic-and-mayhem/content/content.ts';
import type { HeroView } from '../../../../games/magic-and-mayhem/state/view-types.ts';
import { powerText } from '../../../../games/magic-and-mayhem/text/powers.ts';
import { SentenceText } from '../../../parts/SentenceText.tsx';

/** What a hero's power does; crossed out once it is used up. */
export const PowerWords = ({ hero, content }: { hero: HeroView; content: Content }) => (
  <span class={hero.spent ? 'skill-words used' : 'skill-words'}>
    {powerText(hero.hero, content).map((line, i) => (
      <span key={i}>
        {' '}
        <SentenceText words={line} />
      </span>
    ))}
  </span>
);
