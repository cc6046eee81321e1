/** What the sockets of a live on this node are still to be told, each kind at its own pace. */
import type { Language, LiveSay } from '@chengji/contract';
import type { LiveFrame, LivingInfoFrame, ServerFrame } from '@chengji/contract/socket';
import type { Gateway } from '../../../kernel/socket/gateway.ts';
import { Allowance } from './allowance.rules.ts';
import { hostsRoom, viewersRoom } from './room-names.ts';
import { sampleSays, shownPerSecond, toSayFrames } from './say-frames.rules.ts';

/** A say as it is read; `en` where that is something else. */
export type Shown = { zh: LiveSay; en?: LiveSay };
export type Entered = { nickname: string; count: number };

/** Where much is said a frame carries what came meanwhile; where little is, it is shown at once. */
const saysEveryMs = 200;
const enteredEveryMs = 1_000;
const standingEveryMs = 500;

export class Room {
  readonly #liveId: number;
  readonly #gateway: Gateway;
  readonly #allowance: Allowance;
  #says: Shown[] = [];
  #shownAtMs = Number.NEGATIVE_INFINITY;
  #entered: Entered | null = null;
  #enteredAtMs = Number.NEGATIVE_INFINITY;
  #isChanged = false;
  #isReading = false;
  #standing = '';
  #stoodAtMs = Number.NEGATIVE_INFINITY;

  constructor(gateway: Gateway, liveId: number, nowMs: number) {
    this.#gateway = gateway;
    this.#liveId = liveId;
    this.#allowance = new Allowance({ perSecond: shownPerSecond, atOnce: shownPerSecond }, nowMs);
  }

  /** Whether nobody is in it, on this node. */
  get isEmpty(): boolean {
    const { hosts, viewers } = this.#names;
    return this.#gateway.countSockets(viewers) + this.#gateway.countSockets(hosts) === 0;
  }

  addSays(says: readonly Shown[], nowMs: number): void {
    this.#says.push(...says);
    this.showDueSays(nowMs);
  }

  showDueSays(nowMs: number): void {
    if (nowMs - this.#shownAtMs >= saysEveryMs) this.showSays(nowMs);
  }

  addEntered({ nickname, count }: Entered): void {
    this.#entered = { nickname, count: count + (this.#entered?.count ?? 0) };
  }

  change(): void {
    this.#isChanged = true;
  }

  /** Hosts see each say, viewers a sample where there are more than anybody reads, and everybody their own. */
  showSays(nowMs: number): void {
    if (this.#says.length === 0) return;
    this.#shownAtMs = nowMs;
    const says = this.#says.map(({ zh, en = zh }) => ({ form: zh.form, zh, en }));
    this.#says = [];
    const { hosts, viewers } = this.#names;
    this.#sendSays(hosts, says);
    const people = says.filter(({ form }) => form.shop_id === null).length;
    const { shown, left } = sampleSays(says, this.#allowance.take(people, nowMs));
    this.#sendSays(viewers, shown);
    for (const [shopperId, own] of Map.groupBy(left, ({ form }) => form.id))
      this.#sendSays(viewers, own, shopperId);
  }

  tellEntered(nowMs: number): void {
    if (!this.#entered || nowMs - this.#enteredAtMs < enteredEveryMs) return;
    const content = this.#entered;
    this.#entered = null;
    this.#enteredAtMs = nowMs;
    this.tell({ type: 'enter', content });
  }

  tell(message: LiveFrame['message']): void {
    this.#send({ type: 'live', live_id: this.#liveId, message });
  }

  /** Tells how it stands, where that is something else than was told before. */
  async tellStanding(nowMs: number, read: () => Promise<LivingInfoFrame | null>): Promise<void> {
    if (!this.#isChanged || this.#isReading || nowMs - this.#stoodAtMs < standingEveryMs) return;
    this.#isChanged = false;
    this.#isReading = true;
    try {
      const frame = await read();
      const standing = JSON.stringify(frame);
      if (!frame || standing === this.#standing) return;
      this.#standing = standing;
      this.#stoodAtMs = nowMs;
      this.#send(frame);
    } catch (error) {
      this.#isChanged = true;
      throw error;
    } finally {
      this.#isReading = false;
    }
  }

  empty(): void {
    for (const room of Object.values(this.#names)) this.#gateway.emptyRoomHere(room);
  }

  get #names() {
    return { viewers: viewersRoom(this.#liveId), hosts: hostsRoom(this.#liveId) };
  }

  #send(frame: ServerFrame): void {
    for (const room of Object.values(this.#names)) this.#gateway.toRoomHere(room, () => frame);
  }

  #sendSays(room: string, says: readonly Record<Language, LiveSay>[], shopperId?: number): void {
    const frames = { zh: toFrames(this.#liveId, says, 'zh'), en: toFrames(this.#liveId, says, 'en') };
    for (const [index, zh] of frames.zh.entries())
      this.#gateway.toRoomHere(
        room,
        (language) => (language === 'zh' ? zh : (frames.en[index] ?? zh)),
        shopperId,
      );
  }
}

const toFrames = (liveId: number, says: readonly Record<Language, LiveSay>[], language: Language) =>
  toSayFrames(
    liveId,
    says.map((say) => say[language]),
  );
