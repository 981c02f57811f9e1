import * as v from 'valibot';
import { doing, id, natural, orNull, Seat } from '../../state-schemas.ts';
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
  CallDm,
  /** Ends the campaign. */
  doing('retire', {}),
]);
const Explore = v.variant('do', [
  /** To a new room, through this door of a room that the party can reach. The torch passes on. */
  doing('door', { room: natural, side }),
  /** Back to a known room. */
  doing('go', { room: natural }),
  doing('search', { hero: Seat }),
  doing('open', { hero: Seat }),
  /** `up` goes home. */
  doing('stairs', { way: v.picklist(['up', 'down']) }),
  Pack,
  CallDm,
]);
const FromPack = v.variant('do', [
  doing('equip', { card: id }),
  doing('put-away', { card: id }),
  /** Uses a healing card on a hero, also on oneself. */
  doing('heal', { card: id, on: Seat }),
  doing('fate', { card: id }),
  doing('give', { card: id, to: Seat }),
  doing('coins', { to: Seat }),
  doing('close', {}),
]);
const Purse = doing('pay-out', { coins: natural });
const MakeRoom = doing('put-away', { card: id });
/** The hero who does it, or nobody. */
const Volunteer = v.variant('do', [doing('hero', { hero: Seat }), doing('nobody', {}), CallDm]);
const Choose = v.variant('do', [doing('way', { way: natural }), CallDm]);
const PickStatistic = doing('statistic', { statistic });
const Switch = v.variant('do', [doing('statistic', { statistic }), doing('keep', {})]);
/** What the party does before a dangerous fight (LA-41). */
const Approach = v.variant('do', [doing('fight', {}), doing('slip', {}), doing('talk', {}), doing('trick', {}), CallDm]);
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
const Victory = v.variant('do', [doing('play-on', {}), doing('retire', {})]);
export const Command = v.union([
  PickRace,
  PickClass,
  PickElements,
  PickStory,
  PickFeat,
  Town,
  TryOn,
  Stake,
  Gate,
  Explore,
  FromPack,
  Purse,
  MakeRoom,
  Volunteer,
  Choose,
  PickStatistic,
  Switch,
  Approach,
  InFight,
  Guard,
  dm.Target,
  dm.Difficulty,
  dm.Dm,
  dm.DmHero,
  dm.Behind,
  dm.Sure,
  Fallen,
  Victory,
]);
type Out<T extends v.GenericSchema> = v.InferOutput<T>;
export type AnyCommand = Out<typeof Command>;
export type TownCommand = Out<typeof Town>;
export type GateCommand = Out<typeof Gate>;
export type ExploreCommand = Out<typeof Explore>;
export type PackCommand = Out<typeof FromPack>;
export type ApproachCommand = Out<typeof Approach>;
export type FightCommand = Out<typeof InFight>;

/** The answers of each choice. */
export type Commands = {
  race: Out<typeof PickRace>;
  class: Out<typeof PickClass>;
  elements: Out<typeof PickElements>;
  story: Out<typeof PickStory>;
  feat: Out<typeof PickFeat>;
  town: TownCommand;
  'try-on': Out<typeof TryOn>;
  stake: Out<typeof Stake>;
  gate: GateCommand;
  explore: ExploreCommand;
  pack: PackCommand;
  purse: Out<typeof Purse>;
  'make-room': Out<typeof MakeRoom>;
  volunteer: Out<typeof Volunteer>;
  pay: Out<typeof Volunteer>;
  choose: Out<typeof Choose>;
  statistic: Out<typeof PickStatistic>;
  'switch-luck': Out<typeof Switch>;
  approach: ApproachCommand;
  fight: FightCommand;
  guard: Out<typeof Guard>;
  target: Out<typeof dm.Target>;
  difficulty: Out<typeof dm.Difficulty>;
  dm: dm.DmCommand;
  'dm-hero': Out<typeof dm.DmHero>;
  behind: Out<typeof dm.Behind>;
  sure: Out<typeof dm.Sure>;
  fallen: Out<typeof Fallen>;
  victory: Out<typeof Victory>;
};
