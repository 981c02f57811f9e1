export { Ask } from '../Ask.tsx';
export { Held } from '../cards/Held.tsx';
export { DmScreen } from '../dm/DmScreen.tsx';
export { Moment } from '../moments/Moment.tsx';
export { Over } from '../Over.tsx';
