export { Creation } from '../creation/Creation.tsx';
export { Stall } from '../town/Stall.tsx';
export { Town } from '../town/Town.tsx';
