export { DelveMap } from '../delve/DelveMap.tsx';
export { RoomPanel } from '../delve/RoomPanel.tsx';
export { Fight } from '../fight/Fight.tsx';
export { Moves } from '../fight/Moves.tsx';
