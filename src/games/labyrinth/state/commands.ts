import * as v from 'valibot';
import { type AnswersOf, commandOf, doing, id, natural, orNull, Seat } from '../../state-schemas.ts';
import { DIFFICULTIES, SIDES } from './constants.ts';
import * as dm from './dungeon-master-commands.ts';
import { elements, Floor, klass, race, statistic } from './state.ts';

/** The commands of Labyrinth: the answers to each of its choices. Types are inferred from the schemas that check a save. */

const side = v.picklist(SIDES);
const PickRace = v.variant('do', [
  doing('race', { race }),
  /** Random race, class and elements. */
  doing('surprise', {}),
]);
const PickClass = doing('class', { class: klass });
const PickElements = v.variant('do', [
  doing('elements', { elements }),
  /** Swaps the dice of two statistics, once. */
  doing('swap', { statistic, with: statistic }),
]);
const PickStory = doing('story', { story: orNull(id) });
/** What a hero has from a delve (LA-47). */
const PickFeat = doing('feat', { feat: id });
const Pack = doing('open-pack', { hero: Seat });
const CallDm = doing('call-dm', {});
/** The torch goes to another hero, who is asked then (LA-16). */
const PassTorch = doing('pass-torch', { to: Seat });
const Town = v.variant('do', [
  doing('buy', { card: id }),
  doing('sell', { card: id }),
  /** The wizard removes a curse (LA-25b). */
  doing('lift', { card: id }),
  doing('gamble', {}),
  Pack,
  CallDm,
  doing('pass', {}),
]);
/** What was just bought is put on, if need be in place of something, or not. */
const TryOn = v.variant('do', [doing('wear', { instead: orNull(id) }), doing('keep', {})]);
const Stake = v.variant('do', [doing('stake', { coins: natural, against: v.picklist(DIFFICULTIES) }), doing('keep', {})]);
const Gate = v.variant('do', [
  doing('delve', { floor: Floor }),
  /** Takes an errand, or none (LA-44). */
  doing('errand', { errand: orNull(id) }),
  /** That hero acts in town once more. */
  doing('shop', { hero: Seat }),
  PassTorch,
  CallDm,
  /** Ends the campaign. */
  doing('retire', {}),
]);
/** Uses a healing card on a hero, also on oneself. */
const Heal = doing('heal', { card: id, on: Seat });
const Explore = v.variant('do', [
  /** To a new room, through this door of a room that the party can reach. The torch passes on. */
  doing('door', { room: natural, side }),
  /** Back to a known room. */
  doing('go', { room: natural }),
  doing('search', { hero: Seat }),
  doing('open', { hero: Seat }),
  /** `up` goes home. */
  doing('stairs', { way: v.picklist(['up', 'down']) }),
  Heal,
  Pack,
  PassTorch,
  CallDm,
]);
const FromPack = v.variant('do', [
  doing('equip', { card: id }),
  doing('put-away', { card: id }),
  Heal,
  doing('fate', { card: id }),
  doing('give', { card: id, to: Seat }),
  doing('coins', { to: Seat }),
  doing('close', {}),
]);
const Purse = doing('pay-out', { coins: natural });
const MakeRoom = doing('put-away', { card: id });
/** The hero who does it, or nobody. */
const Volunteer = v.variant('do', [doing('hero', { hero: Seat }), doing('nobody', {}), PassTorch, CallDm]);
const Choose = v.variant('do', [doing('way', { way: natural }), PassTorch, CallDm]);
const PickStatistic = doing('statistic', { statistic });
const Switch = v.variant('do', [doing('statistic', { statistic }), doing('keep', {})]);
/** What the party does before a dangerous fight (LA-41). */
const Approach = v.variant('do', [doing('fight', {}), doing('slip', {}), doing('talk', {}), doing('trick', {}), PassTorch, CallDm]);
const InFight = v.variant('do', [
  doing('attack', { on: natural, weapon: orNull(id), statistic }),
  /** Skips the attack that a Hollow owes (LA-9). */
  doing('skip', {}),
  doing('bluff', { on: natural }),
  doing('flee', {}),
  doing('equip', { card: id }),
  doing('put-away', { card: id }),
  CallDm,
  doing('duck', {}),
  /** By the old book, in place of ducking. */
  doing('wait', {}),
]);
const Guard = v.variant('do', [doing('guard', {}), doing('bear', {})]);
const Fallen = v.variant('do', [doing('again', {}), doing('retire', {})]);
const Victory = v.variant('do', [doing('play-on', {}), doing('retire', {}), PassTorch]);
/** What answers each choice. */
const answers = {
  race: PickRace,
  class: PickClass,
  elements: PickElements,
  story: PickStory,
  feat: PickFeat,
  town: Town,
  'try-on': TryOn,
  stake: Stake,
  gate: Gate,
  explore: Explore,
  pack: FromPack,
  purse: Purse,
  'make-room': MakeRoom,
  volunteer: Volunteer,
  pay: Volunteer,
  choose: Choose,
  statistic: PickStatistic,
  'switch-luck': Switch,
  approach: Approach,
  fight: InFight,
  guard: Guard,
  target: dm.Target,
  difficulty: dm.Difficulty,
  dm: dm.Dm,
  'dm-hero': dm.DmHero,
  behind: dm.Behind,
  sure: dm.Sure,
  fallen: Fallen,
  victory: Victory,
};
export const Command = commandOf(answers);
export type Commands = AnswersOf<typeof answers>;
type Out<T extends v.GenericSchema> = v.InferOutput<T>;
export type AnyCommand = Out<typeof Command>;
export type TownCommand = Out<typeof Town>;
export type GateCommand = Out<typeof Gate>;
export type ExploreCommand = Out<typeof Explore>;
export type PackCommand = Out<typeof FromPack>;
export type ApproachCommand = Out<typeof Approach>;
export type FightCommand = Out<typeof InFight>;
