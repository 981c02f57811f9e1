export { Question, Which } from '../Ask.tsx';
export { SmallMap } from '../board/SmallMap.tsx';
export { Drawn, Held } from '../Held.tsx';
export { Moment } from '../moments/Moment.tsx';
export { Shop } from '../Shop.tsx';
export { StoryScene } from '../story/StoryScene.tsx';
export { TrialScene } from '../trial/TrialScene.tsx';
