/** One of the two who write to each other in `chat-walk.ts`, as a client that is cut off again and again. */
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createCallClient } from '../../../packages/client-kit/src/index.ts';
import type { ServerFrame } from '../../../packages/contract/src/socket.ts';
import { toMessage } from '../../../packages/testkit/src/index.ts';

export type Seen = { id: number; clientMsgId: string };
/** When messages were sent, and through which node; for those who hear of them. */
export type Sent = Map<string, { at: number; node: number }>;

type Options = {
  urls: readonly string[];
  token: string;
  peerId: number;
  isShop: boolean;
  firstId: number;
  sent: Sent;
};

export class WalkingSide {
  /** What is shown, in its order. */
  readonly seen: Seen[] = [];
  readonly acknowledged: Seen[] = [];
  /** From sending on one node until the frame on another. */
  readonly heardMs: number[] = [];
  reconnects = 0;
  repeats = 0;
  readonly #options: Options;
  #node = 0;
  #socket: WebSocket | null = null;
  #isOver = false;
  #reading: Promise<void> | null = null;
  #isStale = false;

  constructor(options: Options) {
    this.#options = options;
    this.#node = randomInt(options.urls.length);
    this.#open();
  }

  /** As when a network is gone: without a goodbye. */
  cut(): void {
    this.#socket?.close();
  }

  /** Sends one message until it is acknowledged, by whichever node answers. */
  async say(text: string): Promise<void> {
    const { peerId, isShop, sent } = this.#options;
    const message = toMessage(text, randomUUID());
    for (let node = randomInt(2); ; node = 1 - node) {
      const path = isShop ? 'POST /seller/chat/send' : 'POST /wanlshop/chat/send';
      if (!sent.has(message.client_msg_id)) sent.set(message.client_msg_id, { at: performance.now(), node });
      const answer = await this.#client(node)
        .call(path, { to_id: peerId, message })
        .catch(() => null);
      if (answer) {
        this.acknowledged.push({ id: answer.id, clientMsgId: message.client_msg_id });
        return;
      }
      this.repeats += 1;
      await wait(randomInt(200, 500));
    }
  }

  /** Reads on after the last it shows, until there is no more. */
  readOn(): Promise<void> {
    this.#isStale = true;
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  stop(): void {
    this.#isOver = true;
    this.#socket?.close();
  }

  async #read(): Promise<void> {
    const { peerId, isShop, firstId } = this.#options;
    while (this.#isStale && !this.#isOver) {
      this.#isStale = false;
      for (let more = true; more; ) {
        const asked = { user_id: peerId, after_id: this.seen.at(-1)?.id ?? firstId, limit: 100 };
        const path = isShop ? 'GET /seller/chat/history' : 'GET /wanlshop/chat/history';
        const page = await this.#client(this.#node)
          .call(path, asked)
          .catch(() => null);
        if (!page) {
          await wait(randomInt(200, 500));
          this.#node = 1 - this.#node;
          continue;
        }
        for (const { message } of page.rows)
          this.seen.push({ id: message.id, clientMsgId: message.client_msg_id });
        more = page.more;
      }
    }
  }

  #client(node: number) {
    return createCallClient({
      base: `${this.#options.urls[node]}/api`,
      socketUrl: '/socket',
      appClient: 'H5',
      token: () => this.#options.token,
      language: () => 'zh',
    });
  }

  #open(): void {
    if (this.#isOver) return;
    const node = this.#node;
    const socket = new WebSocket(`${this.#options.urls[node]?.replace(/^http/, 'ws')}/socket`);
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) =>
      this.#hear(JSON.parse(String(data)) as ServerFrame, node),
    );
    socket.addEventListener('close', () => {
      this.reconnects += 1;
      this.#node = 1 - node;
      setTimeout(() => this.#open(), randomInt(50, 500));
    });
  }

  #hear(frame: ServerFrame, node: number): void {
    if (frame.type === 'ping') this.#socket?.send(JSON.stringify({ type: 'pong' }));
    if (frame.type === 'init') void this.#bind(frame.client_id, node);
    if (frame.type !== 'chat') return;
    const isOfPeer =
      frame.form.id === this.#options.peerId && (frame.form.shop_id === null) === this.#options.isShop;
    const isOwn =
      frame.to_id === this.#options.peerId && (frame.form.shop_id !== null) === this.#options.isShop;
    if (!isOfPeer && !isOwn) return;
    const sent = this.#options.sent.get(frame.message.client_msg_id);
    if (isOfPeer && sent && sent.node !== node) this.heardMs.push(performance.now() - sent.at);
    void this.readOn();
  }

  async #bind(client_id: string, node: number): Promise<void> {
    const path = this.#options.isShop ? 'POST /seller/chat/shake' : 'POST /wanlshop/chat/shake';
    const bound = await this.#client(node)
      .call(path, { client_id })
      .catch(() => null);
    if (bound) await this.readOn();
    else this.cut();
  }
}
