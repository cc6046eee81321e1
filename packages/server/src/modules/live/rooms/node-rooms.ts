/** The rooms of one node: what its sockets do is gathered, stored many at a time, and told over all nodes. */
import { randomUUID } from 'node:crypto';
import type { Language, LiveSay } from '@chengji/contract';
import type { LivingInfoFrame } from '@chengji/contract/socket';
import type { Kernel } from '../../../kernel/kernel.ts';
import { findShoppers } from '../../identity/index.ts';
import { isOver } from '../sessions/live.rules.ts';
import { getLivingInfo, listRecent } from '../sessions/living-info.ts';
import { presentSays } from '../sessions/present-says.ts';
import { Gathered } from './gathered.ts';
import type { LiveNews, LiveRooms } from './live-rooms.ts';
import { toLivingFrame } from './living-frame.ts';
import { Momentary } from './momentary.ts';
import { type Entered, Room, type Shown } from './room.ts';
import { roomPrefix, toLiveId, viewersRoom } from './room-names.ts';
import type { SayRow } from './rooms.queries.ts';
import { type NewSay, type Reason, storeSays } from './store-says.ts';
import { listChanged, type NodeCounts, tellAgainMs, ViewerCounts } from './viewer-counts.ts';

/** Timers only gather: what is stored is of the moment it happened at. */
const tickMs = 100;
const every = { storing: 5, checking: 50 };
const recentKeptMs = 500;
/** More wait only while the database is away. */
const mostWaiting = 2_000;

type Waiting = { say: NewSay; answer: (reason: Reason | null) => void };
type Told<T> = { liveId: number } & T;

export class NodeRooms implements LiveRooms {
  readonly #kernel: Kernel;
  readonly #node = randomUUID();
  readonly #others = new ViewerCounts();
  readonly #gathered = new Gathered();
  readonly #rooms = new Map<number, Room>();
  /** Many ask for the same when a node is back. */
  readonly #recent = new Momentary<LiveSay[]>(recentKeptMs);
  readonly #running = new Map<string, Promise<void>>();
  #waiting: Waiting[] = [];
  #here: ReadonlyMap<number, number> = new Map();
  #toldAtMs = 0;
  #ticks = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
    const { bus, services } = kernel;
    bus.subscribe('live.counts', (message) => this.#hearCounts(message as NodeCounts));
    bus.subscribe('live.counts_asked', () => this.#tellCounts());
    bus.subscribe('live.changed', (message) => {
      const { liveId } = message as Told<object>;
      services.livingInfos.forget(liveId);
      this.#rooms.get(liveId)?.change();
    });
    bus.subscribe('live.news', (message) => this.#hearNews(message as Told<{ news: LiveNews }>));
    bus.subscribe('live.said', (message) => {
      const { liveId, says } = message as Told<{ says: Shown[] }>;
      this.#forgetRecent(liveId);
      this.#rooms.get(liveId)?.addSays(says, performance.now());
    });
    bus.subscribe('live.entered', (message) => {
      const { liveId, ...entered } = message as Told<Entered>;
      this.#rooms.get(liveId)?.addEntered(entered);
    });
    bus.onMissed(() => this.#askAll());
  }

  start(): void {
    this.#askAll();
    this.#timer = setInterval(() => this.tick(performance.now()), tickMs).unref();
  }

  /** What was gathered is stored; the other nodes hear that nobody watches here any more. */
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await Promise.all(this.#running.values());
    await this.#storeSays();
    await this.#storeGathered();
    this.#kernel.bus.publish('live.counts', { node: this.#node, counts: [] } satisfies NodeCounts);
  }

  countViewers(liveId: number): number {
    return this.#kernel.gateway.countSockets(viewersRoom(liveId)) + this.#others.count(liveId);
  }

  countAll(): ReadonlyMap<number, number> {
    return this.#others.addAll(this.#countHere());
  }

  announce(liveId: number): void {
    this.#kernel.bus.publish('live.changed', { liveId });
  }

  tell(liveId: number, news: LiveNews): void {
    this.#kernel.bus.publish('live.news', { liveId, news });
  }

  say(say: NewSay): Promise<Reason | null> {
    if (this.#waiting.length >= mostWaiting) return Promise.resolve({ key: 'common.busy_try_again' });
    return new Promise((answer) => this.#waiting.push({ say, answer }));
  }

  like(liveId: number, count: number): void {
    this.#gathered.like(liveId, count);
  }

  arrive(liveId: number, shopperId: number): void {
    this.open(liveId);
    this.#gathered.arrive({ liveId, shopperId, at: this.#kernel.clock.now() });
    this.#gathered.see(liveId, this.countViewers(liveId));
  }

  /** Somebody is in it on this node. */
  open(liveId: number): void {
    if (!this.#rooms.has(liveId))
      this.#rooms.set(liveId, new Room(this.#kernel.gateway, liveId, performance.now()));
  }

  async show(liveId: number, language: Language): Promise<LivingInfoFrame | null> {
    const ctx = { ...this.#kernel.systemContext(), language };
    const info = await getLivingInfo(ctx, liveId);
    if (!info) return null;
    const recent = await this.#recent.get(`${liveId} ${language}`, async () =>
      presentSays(ctx, info.shopId, await listRecent(ctx, liveId)),
    );
    return toLivingFrame(info, this.countViewers(liveId), recent);
  }

  tick(nowMs: number): void {
    this.#ticks += 1;
    const isTurn = (ticks: number) => this.#ticks % ticks === 0;
    if (this.#waiting.length > 0) this.#run('says', () => this.#storeSays());
    if (isTurn(every.storing)) {
      this.#count(nowMs);
      this.#run('gathered', () => this.#storeGathered());
      this.#forgetEmpty();
    }
    if (isTurn(every.checking)) this.#run('checked', () => this.#emptyThoseOver());
    for (const [liveId, room] of this.#rooms) {
      room.showDueSays(nowMs);
      room.tellEntered(nowMs);
      this.#run(`standing ${liveId}`, () => room.tellStanding(nowMs, () => this.#readStanding(liveId)));
    }
  }

  /** One at a time of each kind; what fails is tried again with a later tick. */
  #run(name: string, work: () => Promise<void>): void {
    if (this.#running.has(name)) return;
    const running = work()
      .catch((error: unknown) => this.#kernel.log.warn({ err: error }, `rooms of lives: ${name} failed`))
      .finally(() => this.#running.delete(name));
    this.#running.set(name, running);
  }

  async #storeSays(): Promise<void> {
    const waiting = this.#waiting;
    if (waiting.length === 0) return;
    this.#waiting = [];
    const ctx = this.#kernel.systemContext();
    try {
      const answers = await storeSays(
        ctx,
        waiting.map(({ say }) => say),
      );
      const stored = answers.filter((answer) => 'id' in answer);
      await this.#publishSays(waiting, stored);
      for (const [index, { answer }] of waiting.entries()) {
        const said = answers[index];
        answer(said && 'key' in said ? said : null);
      }
    } catch (error) {
      for (const { answer } of waiting) answer({ key: 'common.busy_try_again' });
      throw error;
    }
  }

  async #publishSays(waiting: readonly Waiting[], rows: readonly SayRow[]): Promise<void> {
    const ctx = this.#kernel.systemContext();
    for (const [liveId, said] of Map.groupBy(rows, (row) => row.liveId)) {
      const shopId = waiting.find(({ say }) => say.live.liveId === liveId)?.say.live.shopId ?? 0;
      const zh = await presentSays(ctx, shopId, said);
      // only a shop is named otherwise in English
      const isOfShop = said.some(({ shopperId }) => shopperId === null);
      const en = isOfShop ? await presentSays({ ...ctx, language: 'en' }, shopId, said) : [];
      const says = zh.map((say, index): Shown => {
        const read = en[index];
        return read && say.form.shop_id !== null ? { zh: say, en: read } : { zh: say };
      });
      this.#kernel.bus.publish('live.said', { liveId, says });
    }
  }

  async #storeGathered(): Promise<void> {
    const ctx = this.#kernel.systemContext();
    for (const liveId of await this.#gathered.storeLikes(ctx)) this.announce(liveId);
    await this.#gathered.storePeaks(ctx);
    const came = await this.#gathered.storeArrivals(ctx);
    const byLive = Map.groupBy(came, ({ liveId }) => liveId);
    const last = [...byLive].flatMap(([, people]) => people.at(-1)?.shopperId ?? []);
    const names = await findShoppers(ctx.db, last);
    for (const [liveId, people] of byLive) {
      const nickname = names.get(people.at(-1)?.shopperId ?? 0)?.nickname ?? '';
      this.#kernel.bus.publish('live.entered', { liveId, nickname, count: people.length });
    }
  }

  #readStanding = async (liveId: number): Promise<LivingInfoFrame | null> => {
    const info = await getLivingInfo(this.#kernel.systemContext(), liveId);
    return info && toLivingFrame(info, this.countViewers(liveId), []);
  };

  #countHere(): Map<number, number> {
    const { gateway } = this.#kernel;
    return new Map(
      gateway.listRooms(roomPrefix('viewers')).map((room) => [toLiveId(room), gateway.countSockets(room)]),
    );
  }

  #count(nowMs: number): void {
    const before = this.#here;
    this.#here = this.#countHere();
    const changed = listChanged(before, this.#here);
    const gone = this.#others.forgetGone(nowMs);
    if (changed.length > 0 || (this.#here.size > 0 && nowMs - this.#toldAtMs >= tellAgainMs))
      this.#tellCounts();
    this.#changeCounts([...changed, ...gone]);
  }

  #changeCounts(liveIds: readonly number[]): void {
    for (const liveId of liveIds) {
      const room = this.#rooms.get(liveId);
      room?.change();
      if (room) this.#gathered.see(liveId, this.countViewers(liveId));
    }
  }

  #tellCounts(): void {
    this.#toldAtMs = performance.now();
    const counts = [...this.#countHere()];
    this.#kernel.bus.publish('live.counts', { node: this.#node, counts } satisfies NodeCounts);
  }

  #hearCounts(counts: NodeCounts): void {
    if (counts.node !== this.#node) this.#changeCounts(this.#others.hear(counts, performance.now()));
  }

  /** Of a node that just came, or may have missed something. */
  #askAll(): void {
    this.#kernel.bus.publish('live.counts_asked', null);
  }

  /** What was said up to now is told to nobody who joins later: it has to be among the recent. */
  #forgetRecent(liveId: number): void {
    for (const language of ['zh', 'en']) this.#recent.forget(`${liveId} ${language}`);
  }

  #hearNews({ liveId, news }: Told<{ news: LiveNews }>): void {
    if (news.type === 'say_deleted') this.#forgetRecent(liveId);
    const room = this.#rooms.get(liveId);
    if (!room) return;
    room.showSays(performance.now());
    room.tell(news);
    if (news.type === 'over') this.#close(liveId, room);
  }

  #close(liveId: number, room: Room): void {
    room.empty();
    this.#rooms.delete(liveId);
  }

  #forgetEmpty(): void {
    for (const [liveId, room] of this.#rooms) if (room.isEmpty) this.#rooms.delete(liveId);
  }

  /** Where the end was missed on its way over the bus; the end page says why it came. */
  async #emptyThoseOver(): Promise<void> {
    for (const [liveId, room] of this.#rooms) {
      const info = await getLivingInfo(this.#kernel.systemContext(), liveId);
      if (info && !isOver(info)) continue;
      room.tell({ type: 'over', content: { reason: '' } });
      this.#close(liveId, room);
    }
  }
}
