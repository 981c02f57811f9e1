/** Ways to show what nobody may see, planted so that the check that finds none can be seen to find one. */
export const LEAKS = ['attribute', 'title', 'storage', 'field', 'tree', 'speech', 'behind'] as const;
export type Leak = (typeof LEAKS)[number];
