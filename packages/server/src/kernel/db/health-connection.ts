/**
 * Whether the database answers, asked on a connection that does nothing else: a pool whose connections are
 * all at work does not look dead, and a database that is dead is noticed at once.
 */
import type { ClientConfig } from 'pg';
import pg from 'pg';
import type { Logger } from '../log/log.ts';

/** A database that takes longer over `select 1` serves nobody. */
const answerWithinMs = 2_000;

export class HealthConnection {
  readonly #connection: ClientConfig;
  readonly #log: Logger;
  #client: pg.Client | null = null;
  #underWay: Promise<void> | null = null;

  constructor(connection: ClientConfig, log: Logger) {
    this.#connection = connection;
    this.#log = log;
  }

  /** Throws when the database does not answer. Concurrent requests share one answer. */
  ping(): Promise<void> {
    this.#underWay ??= this.#ask().finally(() => {
      this.#underWay = null;
    });
    return this.#underWay;
  }

  async close(): Promise<void> {
    await this.#underWay?.catch(() => {});
    this.#drop();
  }

  async #ask(): Promise<void> {
    try {
      this.#client ??= await this.#connect();
      await this.#client.query('select 1');
    } catch (error) {
      this.#drop();
      throw error;
    }
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      ...this.#connection,
      application_name: 'chengji health',
      connectionTimeoutMillis: answerWithinMs,
      query_timeout: answerWithinMs,
    });
    client.on('error', (error) => {
      this.#log.debug({ err: error }, 'the connection for health checks was lost');
      if (this.#client === client) this.#drop();
    });
    await client.connect();
    return client;
  }

  /** One that hangs is not waited for. */
  #drop(): void {
    this.#client?.end().catch(() => {});
    this.#client = null;
  }
}
