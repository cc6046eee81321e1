/** What nodes tell each other at once and may also miss: each message reaches every node, this one included. */
import { Redis } from 'ioredis';
import type { Config } from '../config.ts';
import type { Logger } from '../log/log.ts';

type Receive = (message: unknown) => void;

export interface Bus {
  /** Whether there may be other nodes. */
  readonly isShared: boolean;
  publish(topic: string, message: unknown): void;
  subscribe(topic: string, receive: Receive): void;
  /** Runs whenever messages of other nodes may have been missed: what was kept because nobody spoke is looked up again. */
  onMissed(run: () => void): void;
  /** Throws when the bus does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export const createBus = (config: Config, log: Logger): Bus =>
  config.redisUrl ? new RedisBus(config.redisUrl, log) : new LocalBus();

class Topics {
  readonly #receivers = new Map<string, Receive[]>();

  add(topic: string, receive: Receive): void {
    this.#receivers.set(topic, [...(this.#receivers.get(topic) ?? []), receive]);
  }

  deliver(topic: string, message: unknown): void {
    for (const receive of this.#receivers.get(topic) ?? []) receive(message);
  }
}

/** The bus of a market that is one process. */
export class LocalBus implements Bus {
  readonly isShared = false;
  readonly #topics = new Topics();

  publish(topic: string, message: unknown): void {
    queueMicrotask(() => this.#topics.deliver(topic, message));
  }

  subscribe(topic: string, receive: Receive): void {
    this.#topics.add(topic, receive);
  }

  onMissed(): void {} // within a process nothing is

  async ping(): Promise<void> {}

  async close(): Promise<void> {}
}

/** A server that does not answer within this time is as good as away. */
const answerWithinMs = 1_000;

export class RedisBus implements Bus {
  readonly isShared = true;
  static readonly channel = 'chengji';
  readonly #missed: (() => void)[] = [];
  #isClosed = false;
  readonly #topics = new Topics();
  readonly #sender: Redis;
  readonly #receiver: Redis;
  readonly #log: Logger;

  constructor(url: string, log: Logger) {
    this.#log = log;
    this.#sender = new Redis(url, { maxRetriesPerRequest: 1, commandTimeout: answerWithinMs });
    this.#receiver = new Redis(url, { maxRetriesPerRequest: null, autoResubscribe: false });
    for (const client of [this.#sender, this.#receiver]) {
      client.on('error', (error: Error) => log.warn({ err: error }, 'the bus is not reachable'));
    }
    let hasJoined = false;
    this.#receiver.on('ready', () => {
      this.#receiver.subscribe(RedisBus.channel).then(
        () => {
          if (hasJoined) for (const run of this.#missed) run();
          hasJoined = true;
        },
        (error: unknown) => log.error({ err: error }, 'the bus could not be joined'),
      );
    });
    this.#receiver.on('message', (_channel: string, text: string) => {
      const { topic, message } = JSON.parse(text) as { topic: string; message: unknown };
      this.#topics.deliver(topic, message);
    });
  }

  /** What cannot be sent is heard by this node all the same: it goes on as if it were the only one. */
  publish(topic: string, message: unknown): void {
    this.#sender.publish(RedisBus.channel, JSON.stringify({ topic, message })).catch((error: unknown) => {
      this.#log.warn({ err: error, topic }, 'a message was not sent over the bus');
      if (!this.#isClosed) this.#topics.deliver(topic, message);
    });
  }

  subscribe(topic: string, receive: Receive): void {
    this.#topics.add(topic, receive);
  }

  onMissed(run: () => void): void {
    this.#missed.push(run);
  }

  async ping(): Promise<void> {
    await this.#sender.ping();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#sender.disconnect();
    this.#receiver.disconnect();
  }
}
