/** Makes the replay of a live that is over of what was recorded of it. */
import { rm } from 'node:fs/promises';
import type { Context } from '../../../../kernel/context.ts';
import { daysBefore, minutesAfter } from '../../../../kernel/time/durations.ts';
import { keepRecording } from '../../sessions/encoder.ts';
import { findLive, type Live } from '../../sessions/lives.queries.ts';
import { isOfSrs } from '../srs/srs-client.ts';
import { joinParts } from './join-parts.ts';
import {
  claimRecording,
  deleteRecording,
  listParts,
  noteFailure,
  type Part,
  releaseRecording,
} from './recordings.queries.ts';
import { type Recordings, replayRecipe } from './recordings.ts';
import type { SrsFiles } from './srs-files.ts';

/** As long as a node may be silent before another goes on with its work. */
const leaseMinutes = 5;
const renewEveryMs = 60_000;
const mostFailures = 5;
const longestAwayDays = 7;

export type Maker = { recordings: Recordings; srsFiles: SrsFiles | null; stopping: AbortSignal };

const getLeaseEnd = ({ clock }: Context): Date => minutesAfter(clock.now(), leaseMinutes);

/** One that waits, of those whose parts this node has; answers whether there was one. */
export async function makeNextReplay(ctx: Context, maker: Maker): Promise<boolean> {
  const claimed = await claimHere(ctx, maker);
  if (!claimed) return false;
  const { liveId, parts } = claimed;
  const renewing = setInterval(() => {
    releaseRecording(ctx.db, liveId, getLeaseEnd(ctx)).catch((err: unknown) =>
      ctx.log.warn({ err }, 'the claim of a recording was not renewed'),
    );
  }, renewEveryMs);
  try {
    const live = await findLive(ctx.db, liveId);
    if (live) await make(ctx, maker, live, parts);
    await forget(ctx, maker, liveId, parts);
  } catch (error) {
    // given up, not failed: this node, when it is back, begins it anew
    if (maker.stopping.aborted) await releaseRecording(ctx.db, liveId, null);
    else await fail(ctx, maker, { liveId, parts, error });
  } finally {
    clearInterval(renewing);
  }
  return true;
}

async function claimHere(
  ctx: Context,
  { recordings }: Maker,
): Promise<{ liveId: number; parts: Part[] } | null> {
  for (const elsewhere: number[] = []; ; ) {
    const now = ctx.clock.now();
    const liveId = await claimRecording(ctx.db, { now, until: getLeaseEnd(ctx), except: elsewhere });
    if (liveId === null) return null;
    const expected = (await listParts(ctx.db, liveId)).filter((part) => isExpected(part, now));
    const isHere = await Promise.all(expected.map(({ id, file }) => file !== '' || recordings.hasPart(id)));
    // what another node wrote is left to it; parts that are nowhere stop none of the others
    if (!recordings.isRecording(liveId) && (expected.length === 0 || isHere.includes(true)))
      return { liveId, parts: expected.filter((_, index) => isHere[index]) };
    await releaseRecording(ctx.db, liveId, null);
    elsewhere.push(liveId);
  }
}

/** Not what SRS never handed over, nor what is on a node that has not come back for days. */
const isExpected = ({ client, file, startedAt }: Part, now: Date): boolean =>
  !(isOfSrs(client) && file === '') && startedAt > daysBefore(now, longestAwayDays);

async function make(ctx: Context, maker: Maker, live: Live, parts: readonly Part[]): Promise<void> {
  if (live.state !== 'ended' || live.endReason === 'cut' || !live.beganAt) return;
  const { storage, tempFiles } = ctx.services;
  const fetched: string[] = [];
  const path = await tempFiles.newPath();
  try {
    const sources = [];
    for (const { id, file, startedAt } of parts) {
      if (file === '') sources.push({ path: maker.recordings.getPath(id), startedAt });
      else if (maker.srsFiles) {
        const copy = await maker.srsFiles.fetch(file, await tempFiles.newPath());
        if (copy.isOurs) fetched.push(copy.path);
        sources.push({ path: copy.path, startedAt });
      }
    }
    const seconds = await joinParts(live.beganAt, sources, path, maker.stopping);
    if (seconds === false) throw new Error(`the parts of live ${live.id} were not joined`);
    if (seconds === null) return;
    const recipe = replayRecipe(live.id);
    await storage.keepFile(recipe, path);
    const url = storage.toAddress(recipe);
    const isKept = await keepRecording(ctx, {
      liveId: live.id,
      url,
      seconds: Math.max(1, Math.round(seconds)),
    });
    if (!isKept) await storage.remove(url);
  } finally {
    for (const file of [path, ...fetched]) await rm(file, { force: true });
  }
}

async function forget(ctx: Context, maker: Maker, liveId: number, parts: readonly Part[]): Promise<void> {
  await deleteRecording(ctx.db, liveId);
  for (const { id, file } of parts)
    await (file === '' ? maker.recordings.removePart(id) : maker.srsFiles?.remove(file));
}

async function fail(
  ctx: Context,
  maker: Maker,
  { liveId, parts, error }: { liveId: number; parts: readonly Part[]; error: unknown },
): Promise<void> {
  const failures = await noteFailure(ctx.db, liveId, getLeaseEnd(ctx));
  ctx.log.error({ err: error, liveId, failures }, 'a replay was not made');
  if (failures >= mostFailures) await forget(ctx, maker, liveId, parts);
}
