/**
 * Compares the sockets of this node with the sessions in the database. A session that ends is told over the bus
 * at once; a node that missed it (the bus was away, the session's time ran out) finds it here.
 */
import type { Translate } from '../i18n/i18n.ts';
import type { Logger } from '../log/log.ts';
import type { Gateway } from './gateway.ts';

const everyMs = 3_000;

/** Which of these sessions are open. */
export type ListOpenSessions = (ids: readonly number[]) => Promise<ReadonlySet<number>>;

type Parts = { gateway: Gateway; listOpen: ListOpenSessions; translate: Translate; log: Logger };

export class SessionCheck {
  readonly #parts: Parts;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#running ??= this.run()
        .catch((error: unknown) => this.#parts.log.warn({ err: error }, 'sessions could not be checked'))
        .finally(() => {
          this.#running = null;
        });
    }, everyMs);
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.#running;
  }

  /** Shuts the sockets of sessions that are over. */
  async run(): Promise<void> {
    const { gateway, listOpen, translate } = this.#parts;
    const bound = gateway.listSessions();
    if (bound.length === 0) return;
    const open = await listOpen(bound);
    for (const id of bound) {
      if (!open.has(id)) gateway.endSession(id, (language) => translate(language, 'common.session_over'));
    }
  }
}
