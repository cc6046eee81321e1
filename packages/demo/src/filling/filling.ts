import type { Actor, Context } from '@chengji/server/kernel/context';
import type { Kernel } from '@chengji/server/kernel/kernel';
import { randomFrom } from '../random.ts';
import type { Films } from './film.ts';
import type { Pictures } from './pictures.ts';

/** Minutes before the market opens. */
export type MinutesBefore = number;

/** The hands that fill the market: verbs are called as someone, with the clock standing at some moment. */
export type Filling = {
  /** As the person who does it; `key` is the Idempotency-Key of a call that needs one. */
  as(actor: Actor, key?: string): Context;
  /** As the market itself. */
  readonly ctx: Context;
  /** From now on everything happens at some moment of this minute. */
  standAt(minutes: MinutesBefore): void;
  /** Lets every event be heard at the moment it happened. */
  hear(): Promise<void>;
} & Addresses;

/** Where what is shown is found. */
export type Addresses = Pick<Pictures, 'toUrl'> & Pick<Films, 'toFilmUrl'>;

export function createFilling(
  { clock, dispatcher, systemContext }: Kernel,
  opensAt: Date,
  addresses: Addresses,
): Filling {
  const ctx = systemContext();
  const random = randomFrom('seconds');
  const toMoment = (minutes: MinutesBefore): number => {
    if (minutes === 0) return opensAt.getTime();
    const second = Math.floor(minutes) * 60_000 + random.whole(0, 59_999);
    return opensAt.getTime() - second;
  };
  return {
    ...addresses,
    ctx,
    as: (actor, key) => ({ ...ctx, actor, idempotencyKey: key ?? null }),
    standAt: (minutes) => clock.standAt(new Date(toMoment(minutes))),
    hear: () => dispatcher.drain(),
  };
}
