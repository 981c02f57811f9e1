import type { Level } from '../../../../games/traps-and-treasures/state/constants.ts';

/** The papers of a land. They are given as they are, not by token: a tile is a picture of its own, which cannot use the page's colours. */
type Land = {
  readonly name: string;
  readonly rock: string;
  /** The edge of its rock where it laps over a deeper land, and its small growth. */
  readonly lip: string;
  readonly growth: string;
  /** The shadow of the rock on the path. */
  readonly deep: string;
  readonly floor: string;
  readonly shade: string;
  readonly grain: string;
};

/** What each level looks like: the deeper, the darker its rock and the colder its paths. */
export const LANDS: { readonly [K in Level]: Land } = {
  1: {
    name: 'The Garden',
    rock: '#5e8035',
    lip: '#a9c763',
    growth: '#77993f',
    deep: '#3a5523',
    floor: '#fbe9bf',
    shade: '#c9a767',
    grain: '#ebd29a',
  },
  2: {
    name: 'The Cellar',
    rock: '#25626d',
    lip: '#4c98a1',
    growth: '#3b8792',
    deep: '#123a43',
    floor: '#f0d79f',
    shade: '#b98f52',
    grain: '#d3ae6b',
  },
  3: {
    name: 'The Glow Caves',
    rock: '#5b2149',
    lip: '#b0578f',
    growth: '#e08bc0',
    deep: '#431634',
    floor: '#bfe0e6',
    shade: '#6f9dae',
    grain: '#e6f4f2',
  },
};
