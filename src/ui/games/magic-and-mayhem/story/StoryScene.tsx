import { useEffect } from 'preact/hooks';
import { cardOf } from '../../../../games/magic-and-mayhem/content/content.ts';
import { Button } from '../../../parts/Button.tsx';
import { CutOut } from '../../../parts/CutOut.tsx';
import { cutOf } from '../../../parts/inks.ts';
import { LightPool } from '../../../parts/LightPool.tsx';
import { ReadAloud } from '../../../parts/ReadAloud.tsx';
import { Puppet } from '../../../puppets/Puppet.tsx';
import { storyFigure } from '../puppet-figures.ts';
import { useStageAlone } from '../trial/use-stage-alone.ts';
import type { StoryProps } from './props.ts';
import '../../../parts/backdrop.css';
import './story.css';

/** A page of the quest's book, to be read aloud: a picture on the stage, large words, and the way on (MM-43). */
export function StoryScene({ play, page, quest, offers, onOffer }: StoryProps) {
  const scene = useStageAlone(page.text);
  const { title } = cardOf(play.box.content.quests, quest);
  const seat = play.deciding.value;
  const reads = seat !== null && play.seat(seat)?.reading === 'is-read-to';
  useEffect(() => {
    if (reads) play.speak(page.text);
  }, [reads, page.text]);
  const only = offers.length === 1;
  return (
    <section ref={scene} class="story-scene backdrop" tabIndex={-1} aria-label={title}>
      <LightPool class="story-light" radii={[640, 500, 360, 230]} />
      <div class="story-stage">
        {page.art.who ? (
          <Puppet key={page.text} class="story-art" figure={storyFigure(page.art.who)} mood={page.art.face ?? 'well'} />
        ) : (
          <CutOut key={page.text} class="story-art" {...cutOf(page.art)} width={24} />
        )}
      </div>
      <article class="story-page paper rim">
        <h2>{title}</h2>
        <p class="story-text">{page.text}</p>
        <div class="story-ways">
          {offers.map((offer) => (
            <Button key={offer.index} tone={only ? 'primary' : 'teal'} data-option={offer.index} onClick={() => onOffer(offer)}>
              {offer.label}
            </Button>
          ))}
          <ReadAloud words={page.text} onSpeak={(words) => play.speak(words)} />
        </div>
      </article>
    </section>
  );
}
