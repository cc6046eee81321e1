/** The technology under the modules, put together. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Bus, createBus } from './bus/bus.ts';
import { type Config, ConfigError } from './config.ts';
import {
  type Actor,
  type Context,
  type KernelServices,
  type Services,
  system,
  unknownClient,
} from './context.ts';
import { type Database, type Db, openDatabase } from './db/database.ts';
import { migrateDatabase } from './db/migrate.ts';
import { findDemoMark } from './demo-mark/demo-mark.queries.ts';
import { Dispatcher } from './events/dispatcher.ts';
import { ResponseCache } from './http/calls/response-cache.ts';
import { createRateLimiter } from './http/limits/limits.ts';
import { RefusedBodies } from './http/uploads/request-body.ts';
import { UploadSlots } from './http/uploads/upload-slots.ts';
import { createTranslate, type Translate } from './i18n/i18n.ts';
import { advanceClock } from './jobs/advance.ts';
import { JobRunner } from './jobs/runner.ts';
import { kernelMessages } from './kernel.messages.ts';
import { KeyedMutex } from './keyed-mutex.ts';
import { createLog, type Logger } from './log/log.ts';
import type { Module } from './module.ts';
import { Ports } from './ports.ts';
import { Settings } from './settings/settings.ts';
import { Gateway } from './socket/gateway.ts';
import { SessionCheck } from './socket/session-check.ts';
import { Disk } from './storage/disk.ts';
import { createStorage } from './storage/storage.ts';
import { TempFiles } from './storage/temp-files.ts';
import { TaskRunner } from './tasks/runner.ts';
import { findClockOffsetMs, readDatabaseTimeMs } from './time/clock.queries.ts';
import { MarketClock, type SystemTime } from './time/clock.ts';
import { ClockSkew } from './time/clock-skew.ts';

export type Kernel = {
  /** Where this node itself can be reached, such as by what calls back; empty until it listens. */
  url: string;
  /** Whether it does by itself what nobody asks for, once it has started. */
  hasBackground: boolean;
  readonly config: Config;
  readonly log: Logger;
  readonly database: Database;
  readonly db: Db;
  readonly bus: Bus;
  readonly clock: MarketClock;
  readonly clockSkew: ClockSkew;
  readonly uploadSlots: UploadSlots;
  readonly refusedBodies: RefusedBodies;
  /** What people got alike a moment ago. */
  readonly responseCache: ResponseCache;
  readonly translate: Translate;
  readonly services: Services;
  readonly dispatcher: Dispatcher;
  readonly runner: JobRunner;
  readonly tasks: TaskRunner;
  readonly gateway: Gateway;
  readonly disk: Disk;
  readonly sessionCheck: SessionCheck;
  /** In tests: the faults answered with 500, for the test that caused them. */
  readonly faults: unknown[];
  resolveActor(ctx: Context, token: string): Promise<Actor | null>;
  assertConfirmed(ctx: Context): Promise<void>;
  /** For what happens by itself: jobs, listeners, tools. */
  systemContext(): Context;
};

export async function createKernel(
  config: Config,
  modules: readonly Module[],
  systemTime: SystemTime = Date.now,
): Promise<Kernel> {
  const log = createLog(config);
  const database = await openDatabase(config, log);
  const { db } = database;
  await prepareDatabase(config, database);
  const bus = createBus(config, log);
  const clock = new MarketClock(systemTime);
  const clockSkew = new ClockSkew({ readDatabaseTimeMs: () => readDatabaseTimeMs(db), systemTime, log });
  const translate = createTranslate([kernelMessages, ...modules.map((module) => module.messages ?? {})]);
  const settings = new Settings(db, bus, log);
  const gateway = new Gateway(bus, log, config.rateLimit > 0);
  // what other nodes stored is taken over here too when there is no bus to tell of it
  const followOthers = async () => {
    clock.follow(config.demo ? await findClockOffsetMs(db) : 0);
    await settings.load();
  };
  const systemContext = (): Context => {
    const requestId = randomUUID();
    return {
      db,
      transaction: null,
      clock,
      calendar: settings.calendar,
      log: log.child({ requestId }),
      language: 'zh',
      actor: system,
      requestId,
      ip: '',
      client: unknownClient,
      idempotencyKey: null,
      auditContext: null,
      services,
    };
  };
  const dispatcher = new Dispatcher(
    modules.flatMap((module) => module.listeners ?? []),
    systemContext,
  );
  const runner = new JobRunner(
    modules.flatMap((module) => module.jobs ?? []),
    systemContext,
    async () => {
      await followOthers();
      return clockSkew.isWithinTolerance();
    },
  );
  const tasks = new TaskRunner(
    modules.flatMap((module) => module.tasks ?? []),
    systemContext,
  );
  const rateLimiter = createRateLimiter(config.redisUrl);
  const tempFiles = new TempFiles(join(config.dataDir, 'tmp'));
  await tempFiles.removeLeftovers();
  const ports = new Ports();
  for (const module of modules) module.ports?.(ports);
  // what modules bring of their own is handed over by their `provide`, below
  const own: KernelServices = {
    config,
    settings,
    storage: createStorage(config, rateLimiter),
    tempFiles,
    push: gateway,
    translate,
    rateLimiter,
    outbox: dispatcher,
    mutex: new KeyedMutex(),
    ports,
    advanceClock: (seconds: number) => advanceClock({ db, clock, runner, dispatcher }, seconds),
    clockOffsetMs: () => clock.offsetMs,
    clockSkewMs: () => clockSkew.lastMs,
    countSockets: () => gateway.size,
    listDeadlines: () => runner.listNext(),
  };
  const services = own as Services;
  await followOthers();
  await clockSkew.isWithinTolerance();
  const kernel: Kernel = {
    url: '',
    hasBackground: false,
    config,
    log,
    database,
    db,
    bus,
    clock,
    clockSkew,
    uploadSlots: new UploadSlots(),
    refusedBodies: new RefusedBodies(),
    responseCache: new ResponseCache(config.readCacheMs),
    translate,
    services,
    dispatcher,
    runner,
    tasks,
    gateway,
    disk: new Disk(config.dataDir, log),
    sessionCheck: new SessionCheck({
      gateway,
      translate,
      log,
      listOpen: (ids) => listOpenSessions(modules, systemContext(), ids),
    }),
    faults: [],
    systemContext,
    async resolveActor(ctx, token) {
      for (const module of modules) {
        const actor = await module.resolveActor?.(ctx, token);
        if (actor) return actor;
      }
      return null;
    },
    async assertConfirmed(ctx) {
      for (const module of modules) await module.assertConfirmed?.(ctx);
    },
  };
  for (const module of modules) Object.assign(services, await module.provide?.(kernel));
  return kernel;
}

/** Those that some module knows to be open; where none keeps sessions all are. */
async function listOpenSessions(modules: readonly Module[], ctx: Context, ids: readonly number[]) {
  const keepers = modules.flatMap((module) => module.listOpenSessions ?? []);
  const open = await Promise.all(keepers.map((listOpen) => listOpen(ctx, ids)));
  return new Set(keepers.length > 0 ? open.flat() : ids);
}

/** What stops the start leaves nothing open behind. */
async function prepareDatabase(config: Config, database: Database): Promise<void> {
  try {
    await database.assertReachable();
    await database.inSession(migrateDatabase);
    await refuseDemoMarket(config, database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The demo market has accounts whose passwords everybody knows. */
async function refuseDemoMarket({ production }: Config, database: Database): Promise<void> {
  if (!production || !(await findDemoMark(database.db))) return;
  throw new ConfigError('the database holds the demo market: production needs a database of its own');
}
