import type { ErrandView } from '../state/view-types.ts';

/** Where an errand is, seen from the party (LA-44). */
const WHERE: { readonly [K in ErrandView['where']]: (floor: number) => string } = {
  below: (floor) => `on floor ${floor}`,
  floor: () => 'somewhere on this floor',
  door: () => 'behind the door with the flag',
  room: () => 'here!',
  missed: (floor) => `left behind on floor ${floor}`,
  done: () => 'done! Bring it home.',
  failed: () => 'it was not to be',
};
export const whereText = ({ where, floor }: ErrandView): string => WHERE[where](floor);
