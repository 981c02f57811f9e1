export { Ask } from '../Ask.tsx';
export { Held } from '../cards/Held.tsx';
export { DecksSheet } from '../delve/DecksSheet.tsx';
export { DmScreen } from '../dm/DmScreen.tsx';
export { Moment } from '../moments/Moment.tsx';
export { PackSheet } from '../PackSheet.tsx';
export { Market, Wizard } from '../town/Houses.tsx';
