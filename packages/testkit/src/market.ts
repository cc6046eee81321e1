/** A market for a test file: real HTTP on a port of its own, real PostgreSQL, a clock that is moved by hand. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CallClient, createCallClient, type SentCall } from '@chengji/client-kit';
import type { Language } from '@chengji/contract';
import type { SettingName, SettingValue } from '@chengji/contract/settings';
import { hasKeys, loadKeys, type SandboxKeys, sandboxModule, saveKeys } from '@chengji/sandbox';
import { type Config, readConfig } from '@chengji/server/kernel/config';
import type { Actor, Context } from '@chengji/server/kernel/context';
import type { Module } from '@chengji/server/kernel/module';
import { type Server, startServer } from '@chengji/server/kernel/server';
import { toUnixSeconds } from '@chengji/server/kernel/time/unix-seconds';
import { modules } from '@chengji/server/main';
import { inject } from 'vitest';
import type {} from './global-setup.ts'; // what `inject` gives
import { createDatabase, dropDatabase } from './postgres/databases.ts';
import { quickFetch } from './quick-fetch.ts';
import { type Answer, type RequestOptions, request } from './request.ts';

/** What the run's global set-up hands to every test file. */
declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string;
    template: string;
  }
}

const startedAt = new Map<string, number>();

/** Time stands where the first node on this database started, so that its others agree. */
function standStill(databaseUrl: string): () => number {
  const at = startedAt.get(databaseUrl) ?? Date.now();
  startedAt.set(databaseUrl, at);
  return () => at;
}

export type MarketOptions = {
  /** Other modules than all of main.ts and the stand-in gateways. */
  modules?: readonly Module[];
  environment?: Record<string, string>;
  /** What its operator has set otherwise than by default. */
  settings?: { [K in SettingName]?: SettingValue<K> };
  /** Let deadlines fire, events be brought and work at an interval be done by themselves. */
  background?: boolean;
  /** Else time stands still until it is moved, unless it runs by itself. `Date.now` beside nodes in processes of their own. */
  systemTime?: () => number;
  /** The database of a market that was started before: a second node, a restart, or no test at all. */
  databaseUrl?: string;
};

/** For tests in which one person leaves more unpaid than the market allows. */
export const withoutPlacingLimits = {
  'orders.max_unpaid': 1_000,
  'orders.max_unpaid_pieces': 1_000_000,
  'orders.max_placed_per_minute': 1_000,
} as const;

export type Market = {
  readonly server: Server;
  readonly url: string;
  readonly databaseUrl: string;
  readonly config: Config;
  /** The client of someone with this token, or of a visitor. */
  client(token?: string | null, language?: Language, device?: string): CallClient;
  /** A request right or wrong, and its answer as it came. */
  request(name: string, parameters?: Record<string, unknown>, options?: RequestOptions): Promise<Answer>;
  /** To call a verb or query without HTTP. */
  context(actor?: Actor): Context;
  now(): Date;
  /** Now, in whole Unix seconds, as calls give and take moments. */
  seconds(): number;
  /** Moves the clock; every deadline on the way fires in order, and events are delivered. */
  advance(seconds: number): Promise<void>;
  /** Waits until every event has been delivered. */
  settle(): Promise<void>;
  /** Until all long work is done. */
  finishTasks(): Promise<void>;
  stop(): Promise<void>;
};

let sandboxKeys: SandboxKeys | undefined;

/** All markets of a worker have those of its first: two pairs of RSA keys take longer to make than its database. */
function shareSandboxKeys(dataDir: string): void {
  const folder = join(dataDir, 'sandbox');
  sandboxKeys ??= loadKeys(folder);
  if (!hasKeys(folder)) saveKeys(folder, sandboxKeys);
}

export async function startMarket(options: MarketOptions = {}): Promise<Market> {
  const databaseUrl = options.databaseUrl ?? (await createDatabase(inject('clusterUrl'), inject('template')));
  const dataDir = mkdtempSync(join(tmpdir(), 'chengji-market-'));
  const config = readConfig(
    {
      NODE_ENV: 'test',
      PORT: '0',
      HOST: '127.0.0.1',
      RTMP_PORT: '0',
      READ_CACHE_MS: '0',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      ...options.environment,
    },
    { production: false },
  );
  shareSandboxKeys(config.dataDir);
  const server = await startServer(config, options.modules ?? [sandboxModule, ...modules], {
    background: options.background ?? false,
    systemTime: options.systemTime ?? (options.background ? Date.now : standStill(databaseUrl)),
  });
  const { kernel } = server;
  for (const [name, value] of Object.entries(options.settings ?? {}))
    await kernel.services.settings.save(kernel.systemContext(), name, value);
  await kernel.services.settings.load();
  return {
    server,
    url: server.url,
    databaseUrl,
    config,
    client: (token = null, language = 'zh', device = '') =>
      createCallClient({
        base: `${server.url}/api`,
        socketUrl: config.socketUrl,
        appClient: 'H5',
        token: () => token,
        language: () => language,
        device: () => device,
        fetch: (url, init) => fetchOrFault(server, url, init),
      }),
    request: (name, parameters, options) => request(server.url, name, parameters, options),
    context: (actor) => ({ ...kernel.systemContext(), ...(actor ? { actor } : {}) }),
    now: () => kernel.clock.now(),
    seconds: () => toUnixSeconds(kernel.clock.now()),
    async advance(seconds) {
      await kernel.services.advanceClock(seconds);
    },
    settle: () => kernel.dispatcher.drain(),
    finishTasks: () => kernel.tasks.drain(),
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
      if (options.databaseUrl === undefined) await dropDatabase(inject('clusterUrl'), databaseUrl);
    },
  };
}

/** A fault of the market is the test's failure, with its own stack. */
async function fetchOrFault(server: Server, url: string, init: SentCall): Promise<Response> {
  const response = await quickFetch(url, init);
  const fault = response.status === 500 ? server.kernel.faults.pop() : undefined;
  if (fault) throw fault;
  return response;
}
