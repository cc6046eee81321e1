/** What media servers report of the encoder of a live, and of its recording. */
import type { EncoderState } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { emit } from '../../../kernel/events/events.ts';
import { secondsAfter } from '../../../kernel/time/durations.ts';
import { isSuspended } from '../../shops/index.ts';
import { announce, tellRoom } from './announce.ts';
import { beginLive } from './begin-live.ts';
import { isKeyGood, isOver } from './live.rules.ts';
import {
  findLive,
  findOtherLiving,
  isClient,
  isNotCut,
  type Live,
  type LiveCondition,
  lockLive,
  lockLivesOfShop,
  moveLive,
  updateLive,
} from './lives.queries.ts';

/** `key`: not of this live, or expired. `busy`: another connection sends. `taken`: another live of the shop runs. */
export type EncoderReason = 'unknown' | 'key' | 'over' | 'busy' | 'taken' | 'shop_closed';

/** An encoder that must be thrown out. */
export class EncoderRefused extends Error {
  override name = 'EncoderRefused';
  readonly reason: EncoderReason;

  constructor(reason: EncoderReason) {
    super(`the encoder was refused: ${reason}`);
    this.reason = reason;
  }
}

/** Of an encoder that was not reported for so long another one may take the place: who reported it is gone. */
const silentMs = 20_000;

const isSilent = ({ encoderSeenAt }: Live, now: Date): boolean =>
  encoderSeenAt === null || now.getTime() - encoderSeenAt.getTime() > silentMs;

type Connected = { liveId: number; client: string };

/** Lets a connection send a live. What was started begins with it; what was lost goes on. */
export async function acceptEncoder(
  ctx: Context,
  { liveId, key, client }: Connected & { key: string },
): Promise<void> {
  const known = await findLive(ctx.db, liveId);
  if (!known) throw new EncoderRefused('unknown');
  await transact(ctx, async (ctx) => {
    const now = ctx.clock.now();
    await lockLivesOfShop(ctx.db, known.shopId);
    const live = await lockLive(ctx.db, liveId);
    if (!live) throw new EncoderRefused('unknown');
    if (isOver(live)) throw new EncoderRefused('over');
    if (!isKeyGood(live, key, now)) throw new EncoderRefused('key');
    const isOther = live.encoder === 'sending' && live.encoderClient !== client;
    if (isOther && !isSilent(live, now)) throw new EncoderRefused('busy');
    if (await isSuspended(ctx, live.shopId)) throw new EncoderRefused('shop_closed');
    const sending = { encoder: 'sending' as const, encoderClient: client, encoderSeenAt: now };
    if (live.state === 'created' && live.startBy && live.startBy > now) {
      if (await findOtherLiving(ctx.db, live)) throw new EncoderRefused('taken');
      await beginLive(ctx, live, sending);
    } else {
      await updateLive(
        ctx.db,
        { id: liveId, states: ['created', 'living'] },
        { ...sending, lostUntil: null },
      );
    }
    tellEncoder(ctx, liveId, 'sending');
  });
}

/** Its connection is gone. Of a live that runs it is waited for. */
export async function loseEncoder(ctx: Context, { liveId, client }: Connected): Promise<void> {
  await transact(ctx, async (ctx) => {
    const nothing = { encoderClient: '', kbps: null, fps: null };
    const seconds = ctx.services.settings.get('live.lost_seconds');
    const lostUntil = secondsAfter(ctx.clock.now(), seconds);
    const ofClient = { id: liveId, where: isClient(client) };
    const lost = await updateLive(
      ctx.db,
      { ...ofClient, states: ['living'] },
      { ...nothing, encoder: 'lost', lostUntil },
    );
    if (lost) return tellEncoder(ctx, liveId, 'lost');
    const left = await updateLive(
      ctx.db,
      { ...ofClient, states: ['created'] },
      { ...nothing, encoder: 'none' },
    );
    if (left) tellEncoder(ctx, liveId, 'none');
  });
}

export type EncoderFigures = { kbps: number; fps: number; width: number; height: number };

/** How it sends. False when it is not the one that may: it must be thrown out. */
export async function noteEncoder(
  ctx: Context,
  { liveId, client, ...figures }: Connected & EncoderFigures,
): Promise<boolean> {
  const noted = await updateLive(
    ctx.db,
    { id: liveId, states: ['created', 'living'], where: isClient(client) },
    { ...figures, encoderSeenAt: ctx.clock.now() },
  );
  return noted !== null;
}

/** What was recorded can be watched. False when there is to be none: then it must be deleted. */
export function keepRecording(
  ctx: Context,
  { liveId, url, seconds }: { liveId: number; url: string; seconds: number },
): Promise<boolean> {
  return transact(ctx, async (ctx) => {
    const days = ctx.services.settings.get('live.recording_days');
    const kept = await moveLive(
      ctx.db,
      liveId,
      'record',
      {
        replayUrl: url,
        replaySeconds: seconds,
        replayUntil: ctx.calendar.addDays(ctx.clock.now(), days),
      },
      isNotCut(),
    );
    if (!kept) return false;
    await emit(ctx, 'live.recorded', { liveId, shopId: kept.shopId });
    announce(ctx, liveId);
    return true;
  });
}

/** The live stays, without its replay. Null where there was none; else where it was stored. */
export function dropRecording(ctx: Context, liveId: number, where?: LiveCondition): Promise<string | null> {
  return transact(ctx, async (ctx) => {
    const live = await lockLive(ctx.db, liveId);
    const nothing = { replayUrl: '', replayUntil: null };
    const dropped = await moveLive(ctx.db, liveId, 'forget_recording', nothing, where);
    if (!live || !dropped) return null;
    await emit(ctx, 'live.recording_removed', { liveId, shopId: live.shopId });
    announce(ctx, liveId);
    return live.replayUrl;
  });
}

function tellEncoder(ctx: Context, liveId: number, state: EncoderState): void {
  tellRoom(ctx, liveId, { type: 'encoder', content: { state } });
}
