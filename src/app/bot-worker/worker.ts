import { chooseOption } from '../../engine/bots/choose.ts';
import type { AnyGameModule } from '../../engine/game-module.ts';
import type { CardPack } from '../../engine/pack.ts';
import { dangerEstimates } from '../../games/danger-estimates.ts';
import { gameModules } from '../../games/game-modules.ts';
import type { Answered, BotRequest, DangerRequest, TriedOut } from './bot-messages.ts';

/** The worker for bot decisions and danger estimates. It receives only an imagined position, without names and saves. */

declare const self: DedicatedWorkerGlobalScope;

/** Time limit for one decision of a clever bot, in milliseconds (decision 190). On fast devices the iteration limit ends the search first. */
const MAX_THINKING_TIME = 2000;

const opened = new Map<string, Promise<AnyGameModule>>();
function open(game: string, packs: readonly CardPack[]): Promise<AnyGameModule> {
  const name = JSON.stringify([game, packs]);
  const box = opened.get(name) ?? loadGameWithPacks(game, packs);
  opened.set(name, box);
  return box;
}
/** The game module with these packs. The page has validated the packs. */
async function loadGameWithPacks(game: string, packs: readonly CardPack[]): Promise<AnyGameModule> {
  const box = await gameModules[game]?.();
  if (!box) throw new Error(`no box ${game}`);
  const packing = packs.length > 0 ? await box.cardPackSupport?.() : undefined;
  return packing ? { ...box, content: packing.content(packs) } : box;
}

async function answer({ key, game, packs, question }: BotRequest): Promise<void> {
  const until = performance.now() + MAX_THINKING_TIME;
  const say = (rest: { readonly index: number } | { readonly failed: string }) => self.postMessage({ key, ...rest } satisfies Answered);
  try {
    say({ index: await chooseOption(await open(game, packs), question, () => performance.now() >= until) });
  } catch (error) {
    say({ failed: String(error) });
  }
}

/** Estimates a card's danger. To stop it, the page terminates this worker. */
async function tryOut({ game, card, seed }: DangerRequest): Promise<void> {
  const say = (said: TriedOut) => self.postMessage(said);
  try {
    const dangerOf = await dangerEstimates[game]?.();
    if (!dangerOf) throw new Error(`no card of ${game} can be tried out`);
    const trials = dangerOf(card, seed);
    for (let step = trials.next(); ; step = trials.next()) {
      if (step.done) return say({ danger: step.value });
      say({ part: step.value });
    }
  } catch (error) {
    say({ failed: String(error) });
  }
}

self.onmessage = ({ data }: MessageEvent<BotRequest | DangerRequest>): void => void ('card' in data ? tryOut(data) : answer(data));
