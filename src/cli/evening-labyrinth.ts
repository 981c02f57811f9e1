import type { Immutable } from '../engine/game.ts';
import { checkChance } from '../games/labyrinth/bots/odds.ts';
import type { Content } from '../games/labyrinth/content/content.ts';
import { heroAt } from '../games/labyrinth/rules/characters.ts';
import { thrower } from '../games/labyrinth/rules/throws.ts';
import { BLUFF, FLEE } from '../games/labyrinth/state/constants.ts';
import type { State } from '../games/labyrinth/state/state.ts';
import type { Choice, Event, Labyrinth } from '../games/labyrinth/state/tasks.ts';
import type { EveningStatistics } from './evening.ts';
import { mean, percentile, rounded } from './statistics.ts';

type Command = Labyrinth['commands'][Choice['do']];
/** An attempt counts as a choice if it works as often as this. */
const HOPE = 0.25;
/** The delve in which the new kinds of encounters are counted. */
const LATER_DELVE = 4;

/** The answers of a fight turn that differ in kind. An attempt without hope is none, and changing things counts once. */
function differentAnswers(
  options: readonly Command[],
  { seat }: { readonly seat: number },
  state: Immutable<State>,
  content: Content,
): number {
  const hero = heroAt(state, seat);
  const kinds = options.flatMap(({ do: word }) => {
    switch (word) {
      case 'wait':
      case 'call-dm':
        return [];
      case 'bluff':
        return checkChance(hero, 'intelligence', BLUFF, content) >= HOPE ? [word] : [];
      case 'flee':
        return checkChance(hero, 'luck', FLEE, content) >= HOPE ? [word] : [];
      case 'put-away':
        return ['equip'];
      default:
        return [word];
    }
  });
  return new Set(kinds).size;
}

type Counts = {
  campaigns: number;
  won: number;
  deaths: number;
  wipes: number;
  kindStarts: number;
  fights: number;
  fled: number;
  slipped: number;
  talked: number;
  turns: number;
  turnsWithChoice: number;
  encounters: number;
  fightsFirst: number;
  errandsSought: number;
  errandsDone: number;
  readonly delvesToDragon: number[];
  readonly answersPerFight: number[];
  readonly answersPerDelve: number[];
  readonly newCards: number[];
};

/** What one campaign has been like so far. */
type Campaign = {
  died: boolean;
  /** Answers and throws of people; null outside a delve or a fight. */
  inDelve: number | null;
  inFight: number | null;
  kinds: Set<string>;
  readonly met: Set<string>;
  newInLaterDelve: number | null;
};

function endFight(counts: Counts, campaign: Campaign): void {
  if (campaign.inFight === null) return;
  if (campaign.kinds.size === 1) counts.answersPerFight.push(campaign.inFight);
  campaign.inFight = null;
}
function endDelve(counts: Counts, campaign: Campaign): void {
  endFight(counts, campaign);
  if (campaign.inDelve !== null) counts.answersPerDelve.push(campaign.inDelve);
  campaign.inDelve = null;
}
function meet(counts: Counts, campaign: Campaign, card: string, delve: number, content: Content): void {
  counts.encounters++;
  if (content.encounters[card]?.effects[0]?.do === 'monsters') counts.fightsFirst++;
  if (delve === LATER_DELVE) campaign.newInLaterDelve = (campaign.newInLaterDelve ?? 0) + (campaign.met.has(card) ? 0 : 1);
  campaign.met.add(card);
}
function hear(counts: Counts, campaign: Campaign, event: Event, state: Immutable<State>, content: Content): void {
  switch (event.do) {
    case 'floor-entered':
      if (campaign.inDelve === null && state.errands.taken) counts.errandsSought++;
      campaign.inDelve ??= 0;
      break;
    case 'room-entered':
      if (event.card !== null) meet(counts, campaign, event.card, state.delves, content);
      break;
    case 'errand-thanked':
      counts.errandsDone++;
      break;
    case 'fight-began':
      counts.fights++;
      campaign.inFight ??= 0;
      campaign.kinds = new Set(state.delve?.rooms[event.room]?.foes.map(({ kind }) => kind));
      break;
    case 'fled':
      counts.fled++;
      endFight(counts, campaign);
      break;
    case 'slipped':
    case 'talked':
      counts.fights++;
      counts[event.do]++;
      campaign.inFight = null;
      break;
    case 'fight-won':
      endFight(counts, campaign);
      break;
    case 'died':
      counts.deaths++;
      if (state.delves <= 1) campaign.died = true;
      break;
    case 'party-lost':
      counts.wipes++;
      endDelve(counts, campaign);
      break;
    case 'came-home':
      endDelve(counts, campaign);
  }
}

/** What campaigns were like: see the figures. A throw counts like an answer, since both are a tap; what falls by itself is none. */
export function labyrinthEvenings(content: Content): EveningStatistics<Labyrinth> {
  const counts: Counts = {
    campaigns: 0,
    won: 0,
    deaths: 0,
    wipes: 0,
    kindStarts: 0,
    fights: 0,
    fled: 0,
    slipped: 0,
    talked: 0,
    turns: 0,
    turnsWithChoice: 0,
    encounters: 0,
    fightsFirst: 0,
    errandsSought: 0,
    errandsDone: 0,
    delvesToDragon: [],
    answersPerFight: [],
    answersPerDelve: [],
    newCards: [],
  };
  const share = (part: number, of: number): number => rounded(part / Math.max(1, of), 3);
  return {
    watch() {
      const campaign: Campaign = { died: false, inDelve: null, inFight: null, kinds: new Set(), met: new Set(), newInLaterDelve: null };
      const tap = (): void => {
        if (campaign.inDelve !== null) campaign.inDelve++;
        if (campaign.inFight !== null) campaign.inFight++;
      };
      return {
        answered(choice, options, _command, state) {
          if (choice.do === 'approach') campaign.inFight ??= 0;
          tap();
          if (choice.do !== 'fight') return;
          counts.turns++;
          if (differentAnswers(options, choice, state, content) >= 3) counts.turnsWithChoice++;
        },
        rolled: (roll, _dice, state) => {
          if (thrower(state, roll) === 'asked') tap();
        },
        happened: (event, state) => hear(counts, campaign, event, state, content),
        ended(state, outcome) {
          endDelve(counts, campaign);
          counts.campaigns++;
          if (!campaign.died) counts.kindStarts++;
          if (campaign.newInLaterDelve !== null) counts.newCards.push(campaign.newInLaterDelve);
          if (outcome.reason !== 'won') return;
          counts.won++;
          counts.delvesToDragon.push(state.delves);
        },
      };
    },
    figures: () => ({
      /** Share of campaigns won before the bots give up. */
      won: share(counts.won, counts.campaigns),
      /** Delves until the Dragon was slain, median of the campaigns won. */
      delves: percentile(counts.delvesToDragon, 0.5),
      /** Fallen heroes and lost parties, mean of a campaign. */
      deaths: share(counts.deaths, counts.campaigns),
      wipes: share(counts.wipes, counts.campaigns),
      /** Share of first delves that everybody survived. */
      firstDelve: share(counts.kindStarts, counts.campaigns),
      /** What people answer or throw, median, in a fight with one kind of monster and in a delve. */
      answersPerFight: percentile(counts.answersPerFight, 0.5),
      answersPerDelve: percentile(counts.answersPerDelve, 0.5),
      /** Share of the turns in fights with three answers or more that differ. */
      choices: share(counts.turnsWithChoice, counts.turns),
      /** Share of encounters that begin with a fight. */
      fightsFirst: share(counts.fightsFirst, counts.encounters),
      /** New kinds of encounters in the fourth delve, mean. */
      newCards: rounded(mean(counts.newCards)),
      /** Share of fights that the party left, or slipped away from before they began. */
      fled: share(counts.fled + counts.slipped, counts.fights),
      /** Share of fights that were talked away. */
      talked: share(counts.talked, counts.fights),
      /** Share of the errands taken that were done and brought home (LA-45). */
      errands: share(counts.errandsDone, counts.errandsSought),
    }),
  };
}
