/** What clients say in lives. Who is refused is told why, in the language they read. */
import { liveLimits } from '@chengji/contract/live/live-limits';
import { type LiveClientFrame, LiveClientFrame as LiveClientFrameSchema } from '@chengji/contract/socket';
import type { Context } from '../../../kernel/context.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { FrameListener, Sender } from '../../../kernel/socket/client-frames.ts';
import { holdsShopRight } from '../../shops/index.ts';
import { isOver } from '../sessions/live.rules.ts';
import { getLivingInfo, type LivingInfo } from '../sessions/living-info.ts';
import { Allowance } from './allowance.rules.ts';
import { hostsRoom, viewersRoom } from './room-names.ts';
import type { Reason } from './store-says.ts';

/** Of one person, on all nodes. */
const saysOfPerson = { max: 3, seconds: 3 };
/** Clients sum up to one a second; a slow network brings some together. */
const likeFrames = { perSecond: 1, atOnce: 3 };

type FrameOf<T extends LiveClientFrame['type']> = Extract<LiveClientFrame, { type: T }>;
type Hears = { kernel: Kernel; sender: Sender; ctx: Context };

/** What is known of a socket; it goes with it. */
type Memory = { likes: Allowance; joining: Map<number, symbol> };
const memories = new WeakMap<object, Memory>();

function remember({ socket }: Sender): Memory {
  const memory = memories.get(socket) ?? {
    likes: new Allowance(likeFrames, performance.now()),
    joining: new Map(),
  };
  memories.set(socket, memory);
  return memory;
}

function refuse(
  { kernel, sender }: Hears,
  live_id: number,
  { key, params }: Reason,
  say: string | null = null,
) {
  const reason = kernel.translate(sender.language, key, params);
  sender.reply({ type: 'live', live_id, message: { type: 'refused', content: { reason, say } } });
}

const isLoggedIn = ({ shopperId, shopId, isPlatform }: Sender): boolean =>
  shopperId !== null || shopId !== null || isPlatform;

/** Staff of the shop, who is linked to it and may host, and the operator. */
async function isHost({ ctx, sender }: Hears, { shopId }: LivingInfo): Promise<boolean> {
  if (sender.shopperId === null) return sender.isPlatform || sender.shopId === shopId;
  return holdsShopRight(ctx, { shopperId: sender.shopperId, shopId, right: 'live.host' });
}

/** Viewers come in while it is living; hosts also before, when they look after their encoder. */
function findReason(info: LivingInfo | null, sender: Sender, hosts: boolean): Reason | null {
  if (!info) return { key: 'common.not_found' };
  if (sender.shopperId === null && !hosts) return { key: 'live.other_shop' };
  if (isOver(info)) return { key: 'live.over' };
  return info.state === 'created' && !hosts ? { key: 'live.not_begun' } : null;
}

async function join(hears: Hears, liveId: number): Promise<void> {
  const { sender, ctx } = hears;
  if (!isLoggedIn(sender)) return refuse(hears, liveId, { key: 'common.login_required' });
  const mine = Symbol();
  const { joining } = remember(sender);
  joining.set(liveId, mine);
  const info = await getLivingInfo(ctx, liveId);
  const hosts = info !== null && (await isHost(hears, info));
  // left again meanwhile, or joined once more
  if (joining.get(liveId) !== mine) return;
  joining.delete(liveId);
  const reason = findReason(info, sender, hosts);
  if (reason) return refuse(hears, liveId, reason);
  const { liveRooms } = ctx.services;
  sender.leave(hosts ? viewersRoom(liveId) : hostsRoom(liveId));
  sender.join(hosts ? hostsRoom(liveId) : viewersRoom(liveId));
  if (hosts || sender.shopperId === null) liveRooms.open(liveId);
  else liveRooms.arrive(liveId, sender.shopperId);
  await show(hears, liveId);
}

function leave({ sender }: Hears, liveId: number): void {
  remember(sender).joining.delete(liveId);
  sender.leave(viewersRoom(liveId));
  sender.leave(hostsRoom(liveId));
}

function like(
  { sender, ctx }: Hears,
  { live_id, count }: Extract<FrameOf<'live'>, { action: unknown }>,
): void {
  if (!sender.isIn(viewersRoom(live_id)) && !sender.isIn(hostsRoom(live_id))) return;
  if (remember(sender).likes.take(1, performance.now()) === 0) return;
  ctx.services.liveRooms.like(live_id, count);
}

async function show({ sender, ctx }: Hears, liveId: number): Promise<void> {
  const frame = await ctx.services.liveRooms.show(liveId, sender.language);
  if (frame) sender.reply(frame);
}

async function say(hears: Hears, { live_id, text }: FrameOf<'say'>): Promise<void> {
  const reason = await findWhyUnsaid(hears, live_id, text);
  if (reason) refuse(hears, live_id, reason, text);
}

/** Who hosts it says it as the shop. */
async function findWhyUnsaid({ sender, ctx }: Hears, liveId: number, text: string): Promise<Reason | null> {
  const { shopperId } = sender;
  if (shopperId === null)
    return { key: isLoggedIn(sender) ? 'common.no_permission' : 'common.login_required' };
  const hosts = sender.isIn(hostsRoom(liveId));
  if (!hosts && !sender.isIn(viewersRoom(liveId))) return { key: 'live.not_in_room' };
  const at = ctx.clock.now();
  await ctx.services.rateLimiter.consume(`live.say:${shopperId}`, 1, saysOfPerson);
  const live = await getLivingInfo(ctx, liveId);
  if (live?.state !== 'living') return { key: live?.state === 'created' ? 'live.not_begun' : 'live.over' };
  return ctx.services.liveRooms.say({ live, shopperId: hosts ? null : shopperId, text, at });
}

async function showPool(hears: Hears, liveId: number): Promise<void> {
  if (!isLoggedIn(hears.sender)) return refuse(hears, liveId, { key: 'common.login_required' });
  if (!(await getLivingInfo(hears.ctx, liveId))) return refuse(hears, liveId, { key: 'common.not_found' });
  await show(hears, liveId);
}

async function answer(hears: Hears, frame: LiveClientFrame): Promise<void> {
  if (frame.type === 'say') return say(hears, frame);
  if (frame.type === 'getLivingPool') return showPool(hears, frame.live_id);
  if (frame.action === 'join') return join(hears, frame.live_id);
  return frame.action === 'leave' ? leave(hears, frame.live_id) : like(hears, frame);
}

/** A refusal is told; of a fault the log tells, and the client that it may try again. */
function explain(hears: Hears, frame: LiveClientFrame, error: unknown): void {
  const said = frame.type === 'say' ? frame.text : null;
  const isExpected = error instanceof Refusal;
  refuse(hears, frame.live_id, isExpected ? error : { key: 'common.busy_try_again' }, said);
  if (isExpected) return;
  hears.kernel.log.error({ err: error, frame: frame.type }, 'a frame of a live could not be answered');
}

function hear(kernel: Kernel, sender: Sender, frame: unknown): void {
  const hears = { kernel, sender, ctx: { ...kernel.systemContext(), language: sender.language } };
  const read = LiveClientFrameSchema.safeParse(frame);
  if (read.success) {
    void answer(hears, read.data).catch((error: unknown) => explain(hears, read.data, error));
    return;
  }
  // what is no frame of a live at all is ignored
  const { type, live_id, text } = frame as { type: unknown; live_id?: unknown; text?: unknown };
  if (type === 'say' && Number.isSafeInteger(live_id) && typeof text === 'string')
    refuse(hears, live_id as number, { key: 'live.say_length', params: { most: liveLimits.say } }, text);
}

export const liveFrames: readonly FrameListener[] = (['live', 'say', 'getLivingPool'] as const).map(
  (type) => ({
    type,
    hear,
  }),
);
