/** How the two sides of a competitive game are called (MM-42). */
export const SIDE_NAMES = ['Owls', 'Foxes'] as const;
export const sideName = (side: number): string => `the ${SIDE_NAMES[side] ?? 'others'}`;
