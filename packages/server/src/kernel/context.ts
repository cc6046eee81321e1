/** What a verb is given: one value that holds all it may touch. */
import type { Language } from '@chengji/contract';
import type { MarketCalendar } from '@chengji/contract/market-calendar';
import type { AuditContext } from './audit/audit.ts';
import type { NameStaff } from './audit/edit-version.ts';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import type { Outbox } from './events/events.ts';
import type { RateLimiter } from './http/limits/limits.ts';
import type { Translate } from './i18n/i18n.ts';
import type { Advanced } from './jobs/advance.ts';
import type { NextDeadline } from './jobs/runner.ts';
import type { KeyedMutex } from './keyed-mutex.ts';
import type { Logger } from './log/log.ts';
import type { Ports } from './ports.ts';
import type { Settings } from './settings/settings.ts';
import type { Push } from './socket/push.ts';
import type { Storage } from './storage/storage.ts';
import type { TempFiles } from './storage/temp-files.ts';
import type { Clock } from './time/clock.ts';

export type { Language };

export type Actor =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'shopper'; readonly id: number; readonly sessionId: number }
  | {
      readonly kind: 'seller';
      readonly staffId: number;
      readonly shopId: number;
      readonly rights: readonly string[];
      readonly sessionId: number;
    }
  | {
      readonly kind: 'platform';
      readonly staffId: number;
      readonly rights: readonly string[];
      readonly sessionId: number;
    }
  | { readonly kind: 'system' };

export const visitor: Actor = { kind: 'visitor' };
export const system: Actor = { kind: 'system' };

/** Technology handed in at the start. */
export type KernelServices = {
  readonly config: Config;
  /** Provided by the module that knows the staff. */
  readonly nameStaff?: NameStaff;
  readonly settings: Settings;
  readonly storage: Storage;
  readonly tempFiles: TempFiles;
  readonly push: Push;
  readonly translate: Translate;
  readonly rateLimiter: RateLimiter;
  readonly outbox: Outbox;
  /** Work of one key at a time on this node. */
  readonly mutex: KeyedMutex;
  /** What other modules answer for this one. */
  readonly ports: Ports;
  /** Moves the demo market's clock forward; answers when every deadline passed has fired. */
  advanceClock(seconds: number): Promise<Advanced>;
  /** How far it was moved so far. */
  clockOffsetMs(): number;
  /** How far this node's clock was ahead of the database's when it was last compared. */
  clockSkewMs(): number;
  /** How many sockets are open on this node. */
  countSockets(): number;
  /** The next deadline of each kind. */
  listDeadlines(): Promise<NextDeadline[]>;
};

/**
 * A module that brings technology of its own (an SMS port, a gateway) adds it by `declare module` to this
 * interface and hands it over in its `provide`.
 */
export interface Services extends KernelServices {}

/**
 * The open transaction: statements whose answers nobody waits for before its commit, what is done last in it,
 * and what waits for it.
 */
export type OpenTransaction = {
  readonly sent: Promise<unknown>[];
  readonly beforeCommit: ((ctx: Context) => Promise<void>)[];
  readonly afterCommit: (() => void)[];
};

/** What a call came by, as its headers say; each is empty where there is none. */
export type Client = {
  /** The client's name, such as `H5`. */
  readonly app: string;
  /** The browser's name. */
  readonly agent: string;
  /** The secret by which the client recognises its device. */
  readonly device: string;
  /** The solution of a challenge that was asked before. */
  readonly challenge: string;
  /** Where in the client the person came from, a `VisitSource`. */
  readonly from: string;
  /** The name it reached the market by, without a port. */
  readonly host: string;
};

export const unknownClient: Client = { app: '', agent: '', device: '', challenge: '', from: '', host: '' };

export type Context = {
  /** The pool, or the transaction that is open. */
  readonly db: Db;
  readonly transaction: OpenTransaction | null;
  readonly clock: Clock;
  /** The days of the market's time zone, as it was set when the work began. */
  readonly calendar: MarketCalendar;
  readonly log: Logger;
  readonly language: Language;
  readonly actor: Actor;
  readonly requestId: string;
  readonly ip: string;
  readonly client: Client;
  /** The caller's Idempotency-Key, where the call has one. */
  readonly idempotencyKey: string | null;
  /** For the audit log; null where no call is under way. */
  readonly auditContext: AuditContext | null;
  readonly services: Services;
};
